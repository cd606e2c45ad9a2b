import { setTimeout as sleep } from 'node:timers/promises';

/** Tries again with growing pauses while `work` fails, for at most `timeout` ms; then the last error goes through. */
export async function retryUntil<T>(work: () => Promise<T>, timeout: number): Promise<T> {
  const deadline = performance.now() + timeout;
  for (let pause = 50; ; pause = Math.min(pause * 2, 1_000)) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() + pause > deadline) throw error;
      await sleep(pause);
    }
  }
}
