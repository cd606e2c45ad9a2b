import { execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Benchmark, Figure } from '../benchmark.ts';
import { spawnBound } from '../../tools/spawn-bound.ts';

const root = path.dirname(path.dirname(import.meta.dirname));

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Starts `npm start` in a clone and waits until it answers; seconds, and a way to stop it. */
async function timeStart(clone: string): Promise<number> {
  const began = performance.now();
  const child = spawnBound('npm', ['start'], { cwd: clone, env: { PORT: '0' }, output: 'pipe' });
  const ended = once(child, 'exit');
  // What is asked to end ends the server first, so that the clone can be removed.
  const stop = (): void => void child.kill('SIGTERM');
  for (const signal of signals) process.on(signal, stop);
  try {
    const address = await readAddress(child);
    const isReady = async (): Promise<boolean> => {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error('npm start ended before it answered.');
      return fetch(`${address}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
    };
    while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 10));
    return (performance.now() - began) / 1000;
  } finally {
    child.kill('SIGTERM');
    await ended;
    for (const signal of signals) process.off(signal, stop);
  }
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`npm start ended early:\n${printed}`)));
  });
}

/** From a fresh clone of the committed tree to the first answer, and the same once more. */
export const benchmark: Benchmark = {
  title: 'From a fresh clone to an answering server (npm cache warm)',
  async run() {
    const folder = mkdtempSync(path.join(tmpdir(), 'notewright-clone-'));
    const clone = path.join(folder, 'notewright');
    try {
      execFileSync('git', ['clone', '-q', root, clone]);
      const first = await timeStart(clone);
      const seconds = [await timeStart(clone), await timeStart(clone), await timeStart(clone)].sort((a, b) => a - b);
      const figures: Figure[] = [
        { what: 'first start', value: first, unit: 's', limit: 120 },
        { what: 'second start (median of 3)', value: seconds[1] ?? Number.NaN, unit: 's', limit: 2 },
      ];
      return figures;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
