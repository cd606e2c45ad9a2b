import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';

/** The repository's root, wherever a tool was started. */
export const root = path.dirname(import.meta.dirname);

/** Runs a command with inherited output; the exit status, with 128 plus the number for a signal. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      stdio: 'inherit',
      env: { ...process.env, ...options.env },
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 128 + constants.signals[signal] : (code ?? 1)));
  });
}
