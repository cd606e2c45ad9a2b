import { isMainThread, Worker, workerData } from 'node:worker_threads';

const checkEveryMilliseconds = 100;

/**
 * Ends this process with SIGKILL when its resident memory passes the limit. Runs in a thread of its own, so that it
 * also sees a main thread that never comes back, and native memory that no heap limit counts.
 */
export function watchMemory(limitMegabytes: number): void {
  new Worker(new URL(import.meta.url), { workerData: { limitMegabytes } }).unref();
}

if (!isMainThread) {
  const { limitMegabytes } = workerData as { limitMegabytes: number };
  setInterval(() => {
    if (process.memoryUsage.rss() > limitMegabytes * 1024 * 1024) process.kill(process.pid, 'SIGKILL');
  }, checkEveryMilliseconds);
}
