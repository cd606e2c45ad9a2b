import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const endWithParent = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.mjs')).href;

export interface BoundOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What becomes of what it prints. */
  readonly output: 'pipe' | 'ignore';
  /** What becomes of the errors that it prints; they are shown unless said. */
  readonly errors?: 'pipe' | 'inherit';
  /** In a process group of its own. */
  readonly detached?: boolean;
}

/**
 * Starts a process of Node, also by way of npm or `taskset`, that is asked to end when this one does, however this one
 * ends: a benchmark or a journey that is broken off must leave no server behind that weighs on the next.
 */
export function spawnBound(command: string, args: readonly string[], options: BoundOptions): ChildProcess {
  const stdio: StdioOptions = ['ignore', options.output, options.errors ?? 'inherit', 'ipc'];
  const nodeOptions = [options.env?.['NODE_OPTIONS'] ?? process.env['NODE_OPTIONS'], `--import=${endWithParent}`]
    .filter(Boolean)
    .join(' ');
  return spawn(command, args, {
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    detached: options.detached ?? false,
    stdio,
    env: { ...process.env, ...options.env, NODE_OPTIONS: nodeOptions },
  });
}
