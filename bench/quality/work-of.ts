const rounds = 5;

/** Milliseconds of this process's own work, whatever else the machine does: of each text the best of several rounds, summed. */
export function workOf(texts: readonly string[], work: (text: string) => unknown): number {
  const best = texts.map(() => Infinity);
  for (let round = 0; round < rounds; round += 1)
    texts.forEach((text, index) => {
      const before = process.cpuUsage();
      work(text);
      const { user, system } = process.cpuUsage(before);
      best[index] = Math.min(best[index] ?? Infinity, (user + system) / 1000);
    });
  return best.reduce((sum, time) => sum + time, 0);
}
