import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { knownLanguages } from '../server/src/language/wanted-language.ts';
import { forward } from './dev/forward.ts';
import { startDevServer, type DevServer } from './dev/server-process.ts';
import { watchSources } from './dev/watch-sources.ts';
import { root } from './run-command.ts';

/*
 * `npm run dev [-- LANGUAGE]`: the pages from their sources, replaced in the browser as they change, in front of a server that
 * is restarted as its own sources change. The next server is up before the last one stops: two may share a data
 * folder, and one that does not start leaves the last one answering.
 */
/** What `web/build/dev-pages.ts` makes. */
interface DevPages {
  answer(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  turn(pagePath: string, html: string): Promise<string>;
  close(): Promise<void>;
}

const [language = 'en'] = process.argv.slice(2);
if (!knownLanguages.includes(language)) {
  console.error(`There are no pages in ${language}; there are some in ${knownLanguages.join(', ')}.`);
  process.exit(2);
}
const http = createServer();
await listen(http, Number(process.env['PORT'] ?? 3000));
const address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
const pagesRoot = await mkdtemp(path.join(tmpdir(), 'notewright-dev-'));
let server: DevServer | null = null;
let pages = await startPages();
/** Servers that were replaced, until they have ended. */
const leaving: Promise<void>[] = [];
/** Starts and restarts one after the other. */
let last = restart(true);
let isStopping = false;

http.on('request', (request, response) => {
  pages.answer(request, response, () => {
    if (server === null) {
      response.writeHead(503, { 'content-type': 'text/plain' }).end('The server is not up; the terminal says why.\n');
      return;
    }
    forward(request, response, server.origin, (url, html) => pages.turn(url, html));
  });
});
const watcher = watchSources((files) => {
  last = last.then(() => change(files));
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop());
await last;
const others = knownLanguages.filter((one) => one !== language).map((one) => `npm run dev -- ${one}`);
if (server !== null)
  process.stdout.write(`  Pages          in ${language}; ${others.join(', ')}: in another language\n\n`);

async function change(files: readonly string[]): Promise<void> {
  // What the pages take of the contract is read when they begin.
  if (files.some((file) => file.startsWith('contract'))) {
    await pages.close();
    pages = await startPages();
  }
  const began = performance.now();
  await restart(false);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(
    `  ${files.length === 1 ? String(files[0]) : `${files.length} files`}: restarted in ${seconds} s\n`,
  );
}

async function restart(isFirst: boolean): Promise<void> {
  await copyPages();
  const next = await startDevServer(address, pagesRoot, isFirst);
  if (next === null) return;
  const previous = server;
  server = next;
  // A signal to the server ends the session; after an error in a file, the session waits for the file to be fixed.
  void next.ended.then((wasAsked) => (wasAsked && server === next ? stop() : undefined));
  // What runs there may end meanwhile; nobody waits for it but the end of the session.
  if (previous !== null) leaving.push(previous.stop());
}

/** The pages' frames, where the server looks for built ones: it puts into them what belongs to the installation. */
async function copyPages(): Promise<void> {
  const dist = path.join(pagesRoot, 'web', 'dist');
  for (const [source, target] of [
    ['index.html', '.pages/en/app.html'],
    ['workbench.html', '.workbench/workbench.html'],
  ] as const) {
    await mkdir(path.dirname(path.join(dist, target)), { recursive: true });
    await copyFile(path.join(root, 'web', source), path.join(dist, target));
  }
}

async function startPages(): Promise<DevPages> {
  // A project of its own to the compiler, which sees neither's types from the other.
  const module = pathToFileURL(path.join(root, 'web', 'build', 'dev-pages.ts')).href;
  const { startDevPages } = (await import(module)) as {
    startDevPages(language: string, target: Server): Promise<DevPages>;
  };
  return startDevPages(language, http);
}

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  watcher.close();
  http.close();
  http.closeAllConnections();
  await last;
  await Promise.all([pages.close(), server?.stop(), ...leaving]);
  await rm(pagesRoot, { recursive: true, force: true });
  process.exit(0);
}

async function listen(target: Server, port: number): Promise<void> {
  await new Promise<void>((resolve) => {
    target.once('error', () => {
      process.stderr.write(`Port ${port} is already in use; stop what runs there or set PORT to another one.\n`);
      process.exit(1);
    });
    target.listen(port, '127.0.0.1', resolve);
  });
}
