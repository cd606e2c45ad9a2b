import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnBound } from '../tools/spawn-bound.ts';

const root = path.dirname(import.meta.dirname);

/** A whole Notewright as `npm start` runs it, on a free port and a data folder of its own. */
export interface App {
  readonly address: string;
  readonly dataDir: string;
  /** Everything the process has printed so far, the log included. */
  output(): string;
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same data and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const startLimit = 90_000;

type Settings = Readonly<Record<string, string>>;

function launch(dataDir: string, port: string, settings: Settings): { child: ChildProcess; output: string[] } {
  // Whoever journeys brings an account; to write the sample chats is a third of the work of a start.
  const usual = { NODE_ENV: 'development', SAMPLE_ACCOUNT: 'no', RATE_LIMIT_FACTOR: '1000' };
  const given = { ...usual, PORT: port, DATA_DIR: dataDir, ...settings };
  const bound = { cwd: root, env: given, output: 'pipe', errors: 'pipe' } as const;
  const child = spawnBound(process.execPath, ['server/src/main.ts'], bound);
  const output: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  return { child, output };
}

async function waitForAddress(child: ChildProcess, output: readonly string[]): Promise<string> {
  const until = Date.now() + startLimit;
  while (Date.now() < until) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output.join(''))?.[0];
    if (
      address &&
      (await fetch(`${address}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      ))
    )
      return address;
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server did not start:\n${output.join('')}`);
}

async function waitForExit(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((resolve) => child.once('exit', resolve));
}

export async function startApp(settings: Settings = {}): Promise<App> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'notewright-e2e-'));
  let { child, output } = launch(dataDir, '0', settings);
  const address = await waitForAddress(child, output);
  const all: string[][] = [output];
  return {
    address,
    dataDir,
    output: () => all.flat().join(''),
    kill: async (signal = 'SIGKILL') => {
      child.kill(signal);
      await waitForExit(child);
    },
    restart: async () => {
      ({ child, output } = launch(dataDir, new URL(address).port, settings));
      all.push(output);
      await waitForAddress(child, output);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await waitForExit(child);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
