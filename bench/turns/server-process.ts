import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { spawnBound } from '../../tools/spawn-bound.ts';

const root = path.dirname(path.dirname(import.meta.dirname));

/** What `npm start` gives to the server's Node. */
export const serverFlags = JSON.parse(readFileSync(path.join(root, 'server/node-flags.json'), 'utf8')) as string[];

/** The real server as a process of its own, with the sample account signed in. */
export interface ServerProcess {
  readonly origin: string;
  readonly token: string;
  readonly email: string;
  readonly password: string;
  readonly child: ChildProcess;
  /** SIGTERM, and waits for the end. */
  stop(): Promise<void>;
}

/**
 * Starts it on any free port, in development, on the data in `dataDir`; other settings by name. `core` binds it, with
 * all its threads, to one processor core (Linux, `taskset`).
 */
export async function startServerProcess(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
  core: number | null = null,
): Promise<ServerProcess> {
  const start = [...serverFlags, path.join(root, 'server/src/main.ts')];
  const [command, args] =
    core === null ? [process.execPath, start] : ['taskset', ['-c', String(core), process.execPath, ...start]];
  const env = { NODE_ENV: 'development', PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '100000', ...settings };
  const child = spawnBound(command, args, { env, output: 'pipe' });
  const { origin, email, password } = await readStart(child);
  const token = await signIn(origin, email, password);
  return {
    origin,
    token,
    email,
    password,
    child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

interface Start {
  readonly origin: string;
  readonly email: string;
  readonly password: string;
}

function readStart(child: ChildProcess): Promise<Start> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      const email = /Sample e-mail\s+(\S+)/.exec(printed)?.[1];
      const password = /Password\s+(\S+)\n/.exec(printed)?.[1];
      if (origin !== undefined && email !== undefined && password !== undefined) resolve({ origin, email, password });
    });
    child.once('exit', () => reject(new Error(`The server ended early:\n${printed}`)));
  });
}

async function signIn(origin: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${origin}/authentication_app/signin/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { accessToken } = (await answer.json()) as { accessToken?: string };
  if (accessToken === undefined) throw new Error(`The sample account could not sign in: ${answer.status}.`);
  return accessToken;
}
