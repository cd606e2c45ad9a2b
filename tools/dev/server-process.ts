import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run-command.ts';

const preload = pathToFileURL(path.join(root, 'tools', 'end-with-parent.mjs')).href;
const flags = JSON.parse(readFileSync(path.join(root, 'server', 'node-flags.json'), 'utf8')) as string[];

export interface DevServer {
  readonly origin: string;
  /** Resolves when the process has ended: true when a signal asked it to, false after a mistake of its own. */
  readonly ended: Promise<boolean>;
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
  // A server ends with 0 when it was asked to, and with no status when it was killed.
  const ended = new Promise<boolean>((resolve) =>
    child.once('exit', (status) => resolve(status === 0 || status === null)),
  );
  const origin = await readOrigin(child, ended);
  return origin === null ? null : { origin, ended, stop: () => stopChild(child, ended) };
}

function readOrigin(child: ChildProcess, ended: Promise<boolean>): Promise<string | null> {
  return new Promise((resolve) => {
    child.once('message', (origin) => resolve(typeof origin === 'string' ? origin : null));
    void ended.then(() => resolve(null));
  });
}

async function stopChild(child: ChildProcess, ended: Promise<boolean>): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}
