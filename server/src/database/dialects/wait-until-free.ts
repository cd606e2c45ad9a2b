const busyCode = 5;
const longestWait = 15_000;

/**
 * Runs `work`, and again while another process holds the write lock. Waiting inside SQLite would stop this whole
 * process, so only its first short wait happens there.
 */
export async function waitUntilFree<T>(work: () => T): Promise<T> {
  const start = performance.now();
  for (let pause = 1; ; pause = Math.min(pause * 2, 50)) {
    try {
      return work();
    } catch (error) {
      const isBusy = error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busyCode;
      if (!isBusy || performance.now() - start > longestWait) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
    }
  }
}
