import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The server as a process of its own. */
export interface MainRun {
  readonly output: () => string;
  readonly errors: () => string;
  /** Its status; null when a signal ended it. */
  readonly exit: Promise<number | null>;
  readonly kill: (signal: NodeJS.Signals) => void;
  /** Resolves with what `pattern` takes out of what it prints, as soon as it prints it; rejects when it ends before. */
  readonly prints: (pattern: RegExp) => Promise<string>;
}

/** Starts it on any free port with these settings and no others. */
export function runMain(environment: Readonly<Record<string, string>>): MainRun {
  const child = spawn(process.execPath, [main], {
    cwd: tmpdir(),
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      ...environment,
    },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const exit = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const prints = (pattern: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = pattern.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      };
      child.stdout.on('data', look);
      child.once('close', () => reject(new Error(`The server ended: ${errors}`)));
      look();
    });
  return { output: () => output, errors: () => errors, exit, prints, kill: (signal) => void child.kill(signal) };
}
