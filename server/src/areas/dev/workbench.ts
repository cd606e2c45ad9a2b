import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { askForDevKey, hasDevKey } from '../../http/dev-key.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { pagePolicy } from '../../http/security-headers.ts';

export interface WorkbenchParts {
  /** Where the built workbench lies; there is none where the pages have not been built. */
  readonly folder: string;
  /** What a reader has to give as password; null on a machine that nobody else can reach. */
  readonly devKey: string | null;
}

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
};

/**
 * The workbench of the design system at `/dev/workbench`: every component of the pages with its states, and at
 * `/dev/workbench/document` a text with every step of its reading. Mounted in development only; elsewhere these are
 * addresses of no page.
 */
export function mountWorkbench(app: FastifyInstance, { folder, devKey }: WorkbenchParts): void {
  for (const address of ['/dev/workbench', '/dev/workbench/document'])
    app.get(address, async (request, reply) => {
      if (!hasDevKey(request, devKey)) return askForDevKey(reply, 'Workbench');
      const page = join(folder, 'workbench.html');
      if (!existsSync(page)) throw new ProblemError('not_found');
      return reply
        .headers({ 'Content-Security-Policy': pagePolicy, 'Cache-Control': 'no-cache' })
        .type('text/html; charset=utf-8')
        .send(readFileSync(page));
    });
  app.get('/dev/workbench/assets/:file', async (request, reply) => {
    if (!hasDevKey(request, devKey)) return askForDevKey(reply, 'Workbench');
    const { file } = request.params as { readonly file: string };
    const assets = join(folder, 'assets');
    // By its name among those that are there: no part of an address is ever put into a path unseen.
    const known = existsSync(assets) ? readdirSync(assets).find((name) => name === file) : undefined;
    const type = types[known?.split('.').at(-1) ?? ''];
    if (known === undefined || type === undefined) throw new ProblemError('not_found');
    return reply
      .headers({ 'Content-Security-Policy': pagePolicy, 'Cache-Control': 'no-cache' })
      .type(type)
      .send(readFileSync(join(assets, known)));
  });
}
