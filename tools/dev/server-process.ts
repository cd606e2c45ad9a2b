import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run-command.ts';

const preload = pathToFileURL(path.join(root, 'tools', 'end-with-parent.mjs')).href;
const flags = JSON.parse(readFileSync(path.join(root, 'server', 'node-flags.json'), 'utf8')) as string[];

export interface DevServer {
  readonly origin: string;
  /** Lets what runs end; resolves when the process has. */
  stop(): Promise<void>;
}

/**
 * Starts the server from its sources on any free port, telling people `publicUrl`.
 * @returns null when it ended before it answered; what was wrong stands in the terminal
 */
export async function startDevServer(
  publicUrl: string,
  pagesRoot: string,
  isFirst: boolean,
): Promise<DevServer | null> {
  const entry = path.join(root, 'tools', 'dev', 'serve.ts');
  const child = spawn(process.execPath, [...flags, '--import', preload, entry, pagesRoot, isFirst ? 'first' : 'next'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // The page's own address: links in mails lead there, and calls come from there.
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', PUBLIC_URL: publicUrl },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = await readOrigin(child, ended);
  return origin === null ? null : { origin, stop: () => stopChild(child, ended) };
}

function readOrigin(child: ChildProcess, ended: Promise<void>): Promise<string | null> {
  return new Promise((resolve) => {
    child.once('message', (origin) => resolve(typeof origin === 'string' ? origin : null));
    void ended.then(() => resolve(null));
  });
}

async function stopChild(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}
