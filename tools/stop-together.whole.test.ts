import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { byTier } from '../server/src/testing/test-tier.ts';
import { listTree, type RunningProcess } from './process-tree.ts';
import { root } from './run-command.ts';
import { readProcess } from './watch-parents.mjs';

/** A benchmark that has started a server and measures it for ever. */
const endlessBenchmark = `
  const { startServerProcess } = await import(process.argv[1]);
  const { child } = await startServerProcess(process.argv[2]);
  console.log('server ' + child.pid);
  setInterval(() => undefined, 60_000);
`;

/** Milliseconds after which what still runs will never end; a machine with seven times its work took more than ten seconds. */
const longestStop = 40_000;

let folder: string;
let waitingShell: string;
const groups: number[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'notewright-stop-'));
  const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as Package;
  const start = scripts.start
    .replace('tools/bootstrap.mjs', `"${path.join(root, 'tools/bootstrap.mjs')}"`)
    // Without building the pages first, which would take a minute and leaves nothing running.
    .replace('tools/start.ts', 'server/src/main.ts');
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ private: true, scripts: { start } }));
  waitingShell = path.join(folder, 'waiting-shell');
  await writeFile(waitingShell, '#!/bin/sh\n/bin/sh "$@"\nexit $?\n');
  await chmod(waitingShell, 0o755);
});
afterEach(() => {
  // Only a test that failed has left anything behind.
  for (const group of groups.splice(0)) {
    try {
      process.kill(-group, 'SIGKILL');
    } catch {
      // Nobody of the group is left.
    }
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Package {
  readonly scripts: { readonly start: string };
}

type Member = 'npm' | 'shell' | 'bootstrap' | 'server';

interface Chain {
  readonly all: readonly RunningProcess[];
  /** Without a waiting shell, `shell` and `bootstrap` are one process. */
  readonly pids: Readonly<Record<Member, number>>;
  readonly dataDir: string;
}

interface ChainOptions {
  readonly hasWaitingShell: boolean;
  /** A server with a sample account is at work on its chats when it is stopped; one without starts in two thirds of the time. */
  readonly hasSample: boolean;
}

/** Starts the whole chain of processes in a group of its own, as a terminal does, and waits until the server answers. */
async function startChain(options: ChainOptions): Promise<Chain> {
  const dataDir = await mkdtemp(path.join(folder, 'data-'));
  const child = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      ...(options.hasWaitingShell ? { npm_config_script_shell: waitingShell } : {}),
      DATA_DIR: dataDir,
      PORT: '0',
      SAMPLE_ACCOUNT: options.hasSample ? 'yes' : 'no',
    },
  });
  const { pid = 0 } = child;
  groups.push(pid);
  let output = '';
  const ended = Promise.withResolvers<never>();
  child.once('exit', () => ended.reject(new Error(`npm start ended early: ${output}`)));
  const started = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (/Checkout +\S.*\n/.test(output)) started.resolve();
    });
  await Promise.race([started.promise, ended.promise]);
  ended.promise.catch(() => undefined);
  const all = listTree(pid);
  const server = all.find(({ command }) => /server\/src\/main\.ts\W*$/.test(command) && !command.includes('bootstrap'));
  const shell = all.find(({ parent }) => parent === pid);
  if (server === undefined || shell === undefined) throw new Error('The chain of processes is not as expected.');
  const pids = { npm: pid, shell: shell.pid, bootstrap: server.parent, server: server.pid };
  return { all, pids, dataDir };
}

/** The commands of those that still run when the time is over; empty as soon as all have ended. */
async function listSurvivors(processes: readonly RunningProcess[]): Promise<readonly string[]> {
  const deadline = performance.now() + longestStop;
  for (;;) {
    const alive = processes.filter(({ pid }) => readProcess(pid) !== null);
    if (alive.length === 0 || performance.now() > deadline)
      return alive.map(({ command }) => command.replaceAll('\0', ' '));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The write-ahead log is folded into the database and removed by a close, and stays where a process was broken off. */
function wasClosed(chain: Chain): boolean {
  return !existsSync(path.join(chain.dataDir, 'notewright.sqlite-wal'));
}

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const;
type Case = readonly [signal: (typeof signals)[number], member: Member];
const everyCase = (['npm', 'bootstrap', 'server'] as const).flatMap((member) =>
  signals.map((signal): Case => [signal, member]),
);

describe('npm, the bootstrap and the server stop together', { timeout: 120_000 }, () => {
  it.each(byTier<readonly Case[]>([['SIGTERM', 'npm']], everyCase))('on %s to the %s', async (signal, member) => {
    const chain = await startChain({ hasWaitingShell: false, hasSample: false });
    process.kill(chain.pids[member], signal);
    expect(await listSurvivors(chain.all)).toEqual([]);
    expect(wasClosed(chain)).toBe(member !== 'server' || signal !== 'SIGKILL');
  });

  it('on a Ctrl+C of the terminal, which reaches each of them', async () => {
    const chain = await startChain({ hasWaitingShell: false, hasSample: true });
    process.kill(-chain.pids.npm, 'SIGINT');
    expect(await listSurvivors(chain.all)).toEqual([]);
    expect(wasClosed(chain)).toBe(true);
  });
});

/** A shell that waits for its command passes no signal on, and keeps SIGINT to itself until the command has ended. */
const casesOfShell = (['npm', 'shell'] as const).flatMap((member) =>
  (['SIGTERM', 'SIGHUP', 'SIGKILL'] as const).map((signal): Case => [signal, member]),
);

describe('with a shell between npm and the bootstrap that stays, they stop together', { timeout: 120_000 }, () => {
  it.each(byTier<readonly Case[]>([['SIGKILL', 'npm']], casesOfShell))('on %s to the %s', async (signal, member) => {
    const chain = await startChain({ hasWaitingShell: true, hasSample: true });
    expect(chain.pids.shell).not.toBe(chain.pids.bootstrap);
    process.kill(chain.pids[member], signal);
    expect(await listSurvivors(chain.all)).toEqual([]);
    expect(wasClosed(chain)).toBe(true);
  });
});

describe('a benchmark that is broken off', { timeout: 120_000 }, () => {
  it.each(byTier<readonly NodeJS.Signals[]>(['SIGKILL'], ['SIGKILL', 'SIGTERM']))(
    'by %s takes its server along',
    async (signal) => {
      const dataDir = await mkdtemp(path.join(folder, 'bench-'));
      const starter = pathToFileURL(path.join(root, 'bench/turns/server-process.ts')).href;
      const args = ['--input-type=module', '-e', endlessBenchmark, starter, dataDir];
      const benchmark = spawn(process.execPath, args, { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
      const { pid = 0 } = benchmark;
      groups.push(pid);
      await once(benchmark.stdout, 'data');
      const all = listTree(pid);
      expect(all.some(({ command }) => command.includes('server/src/main.ts'))).toBe(true);
      process.kill(pid, signal);
      expect(await listSurvivors(all)).toEqual([]);
      expect(existsSync(path.join(dataDir, 'notewright.sqlite-wal'))).toBe(false);
    },
  );
});
