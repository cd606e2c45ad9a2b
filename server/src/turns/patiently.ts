import { setTimeout as sleep } from 'node:timers/promises';

/** Tries again with growing pauses while `work` fails, for at most `patience` ms; then the last error goes through. */
export async function patiently<T>(work: () => Promise<T>, patience: number): Promise<T> {
  const deadline = performance.now() + patience;
  for (let pause = 50; ; pause = Math.min(pause * 2, 1_000)) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() + pause > deadline) throw error;
      await sleep(pause);
    }
  }
}
