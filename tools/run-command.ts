import { spawn, type StdioOptions } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The repository's root, wherever a tool was started. */
export const root = path.dirname(import.meta.dirname);

export interface CommandOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs a command with inherited output; the exit status, with 128 plus the number for a signal. */
export function runCommand(command: string, args: readonly string[], options: CommandOptions = {}): Promise<number> {
  return runWith('inherit', command, args, options);
}

/** `runCommand` for a script of Node, which ends when this process does, however this one ends. */
export function runScript(args: readonly string[], options: CommandOptions = {}): Promise<number> {
  const endWithParent = pathToFileURL(path.join(root, 'tools', 'end-with-parent.mjs')).href;
  const stdio: StdioOptions = ['inherit', 'inherit', 'inherit', 'ipc'];
  return runWith(stdio, process.execPath, ['--import', endWithParent, ...args], options);
}

function runWith(
  stdio: StdioOptions,
  command: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      stdio,
      env: { ...process.env, ...options.env },
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 128 + constants.signals[signal] : (code ?? 1)));
  });
}
