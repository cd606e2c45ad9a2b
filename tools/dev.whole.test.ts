import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listTree } from './process-tree.ts';
import { root } from './run-command.ts';
import { readProcess } from './watch-parents.mjs';

let dataDir: string;
let dev: ChildProcess;
let printed = '';
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'notewright-dev-test-'));
  printed = '';
  dev = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0' },
  });
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (chunk) => (printed += String(chunk)));
});
afterEach(async () => {
  dev.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** A bound for what never comes, generous for a busy machine. */
const polling = { timeout: 60_000 };

it('shows pages from their sources before a server that is restarted, and stops with one signal', async () => {
  await expect.poll(() => printed, polling).toMatch(/Password +\S+\n/);
  const origin = /Notewright +(http\S+)/.exec(printed)?.[1] ?? '';
  const load = (place: string): Promise<string> =>
    fetch(`${origin}${place}`, { headers: { accept: 'text/html' } }).then((answer) => answer.text());
  await expect.poll(() => load('/login'), polling).toContain('/src/app/main.tsx');
  const login = await load('/login');
  expect(login).toContain('/@vite/client');
  // What only the server knows of the installation.
  expect(login).toContain('<meta name="notewright-trial-days"');
  expect(await load('/src/app/main.tsx')).toContain('drawApp');
  expect(await load('/readyz')).toContain('"database":"ok"');

  const now = new Date();
  await utimes(path.join(root, 'server/src/main.ts'), now, now);
  await expect.poll(() => printed, polling).toContain('server/src/main.ts: restarted');
  expect(await load('/readyz')).toContain('"database":"ok"');

  const all = listTree(dev.pid ?? 0);
  expect(all.some(({ command }) => command.includes('tools/dev/serve.ts'))).toBe(true);
  dev.kill('SIGINT');
  await expect.poll(() => all.filter(({ pid }) => readProcess(pid) !== null), polling).toEqual([]);
  expect(existsSync(path.join(dataDir, 'notewright.sqlite-wal'))).toBe(false);
}, 240_000);

it('stops whole when its server is stopped', async () => {
  await expect.poll(() => printed, polling).toMatch(/Password +\S+\n/);
  const all = listTree(dev.pid ?? 0);
  const server = all.find(({ command }) => command.includes('tools/dev/serve.ts'));
  process.kill(server?.pid ?? 0, 'SIGTERM');
  await expect.poll(() => all.filter(({ pid }) => readProcess(pid) !== null), polling).toEqual([]);
}, 240_000);
