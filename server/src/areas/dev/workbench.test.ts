import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { TestServer } from '../../testing/start-test-server.ts';

let root: string;
let server: TestServer;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'notewright-workbench-'));
  const bench = join(root, 'web/dist/.workbench');
  await mkdir(join(bench, 'assets'), { recursive: true });
  await writeFile(join(bench, 'workbench.html'), '<!doctype html><title>Workbench</title>');
  await writeFile(join(bench, 'assets/workbench-abc123de.js'), 'export {};');
  await writeFile(join(bench, 'assets/notes.txt'), 'no part of a page');
  await writeFile(join(root, 'secret.js'), 'secret');
  for (const language of ['en', 'es']) {
    const pages = join(root, 'web/dist/.pages', language);
    await mkdir(pages, { recursive: true });
    for (const name of ['app', 'not-found']) await writeFile(join(pages, `${name}.html`), `<head></head>${name}`);
  }
  for (const [name, bytes] of [
    ['favicon.ico', 'icon'],
    ['site.webmanifest', '{}'],
    ['social-en.png', 'picture'],
  ] as const)
    await writeFile(join(root, 'web/dist', name), bytes);
  server = await startTestServer({ pagesRoot: root });
});
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true });
});

const get = (path: string): Promise<Response> => fetch(server.origin + path, { headers: { accept: 'text/html' } });

describe('the workbench', () => {
  it('stands in development, with its files', async () => {
    for (const address of ['/dev/workbench', '/dev/workbench/document']) {
      const page = await get(address);
      expect(page.status, address).toBe(200);
      expect(await page.text()).toContain('Workbench');
      expect(page.headers.get('content-security-policy')).toContain("style-src 'self'");
    }
    const script = await get('/dev/workbench/assets/workbench-abc123de.js');
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  });

  it.each(['notes.txt', 'missing.js', '..%2Fworkbench.html', '..%2F..%2F..%2F..%2Fsecret.js', '.'])(
    'gives nothing else away: %s',
    async (file) => {
      const answer = await get(`/dev/workbench/assets/${file}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toMatch(/secret|no part/);
    },
  );

  it('is in production no page at all', async () => {
    const production = await startTestServer({
      pagesRoot: root,
      settings: {
        NODE_ENV: 'production',
        BILLING: 'off',
        ALLOW_EMBEDDED_MAIL: 'yes',
        PUBLIC_URL: 'https://notes.clinic.example',
        INSTALLATION_KEY: Buffer.from(Array.from({ length: 32 }, (_, at) => (at * 71 + 13) % 256)).toString('base64'),
      },
    });
    for (const path of ['/dev/workbench', '/dev/workbench/document', '/dev/workbench/assets/workbench-abc123de.js'])
      expect((await fetch(production.origin + path, { headers: { accept: 'text/html' } })).status, path).toBe(404);
    await production.stop();
  });

  it('is not under the pages, by which everybody could have it', async () => {
    expect((await get('/.workbench/workbench.html')).status).toBe(404);
  });
});

describe('what stands beside the pages', () => {
  it.each([
    ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)/],
    ['/site.webmanifest', /^application\/manifest\+json/],
    ['/social-en.png', /^image\/png/],
  ])('%s has its own type, and is asked for again', async (path, type) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(type);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('etag')).not.toBeNull();
  });
});
