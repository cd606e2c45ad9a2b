import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { preparePage } from './prepare-page.ts';

it('tells the page the settings it is given, in its head, and never as markup', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'notewright-page-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><html><head><title>x</title></head></html>');
  const page = preparePage(join(folder, 'index.html'), { help: '"><script>' });
  const app = fastify().get('/', (request, reply) => page(request, reply));
  expect((await app.inject('/')).body).toContain(
    '<head><meta name="notewright-help" content="&quot;&gt;&lt;script&gt;"><title>',
  );
  await app.close();
  await rm(folder, { recursive: true });
});
