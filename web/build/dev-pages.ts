import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { Language } from './languages.ts';
import { browserConfig, root } from './pages-config.ts';

const repository = join(root, '..');

/** The pages from their sources, for `npm run dev` (`tools/dev.ts`). */
export interface DevPages {
  /** Answers with a source, made for the browser; calls `next` for anything else. */
  answer(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** The frame of the page of a path, with what replaces changed sources in it. */
  turn(path: string, html: string): Promise<string>;
  close(): Promise<void>;
}

/** Makes the pages in one language ready; what changes is told to browsers by way of `http`. */
export async function startDevPages(language: Language, http: Server): Promise<DevPages> {
  const vite = await createServer({
    ...(await browserConfig(language, join(root, 'dist'))),
    appType: 'custom',
    cacheDir: join(repository, 'node_modules', '.cache', 'vite-dev'),
    server: { middlewareMode: true, hmr: { server: http }, fs: { allow: [repository] } },
  });
  return {
    answer: (request, response, next) => vite.middlewares(request, response, next),
    turn: (path, html) => vite.transformIndexHtml(path, html),
    close: () => vite.close(),
  };
}
