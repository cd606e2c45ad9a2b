/**
 * Wrong guesses in the memory of this process, beside their counts in the database, which whoever writes to the database
 * can set back. It holds more than the counts allow, so that it holds up nobody else; a window begins with the first.
 */
export interface GuessMemory {
  /** Notes one wrong guess; the window of its key begins with its first and lasts `lasts` milliseconds. */
  note(key: string, now: number, lasts: number): void;
  /** How many were noted in the window that is open. */
  read(key: string, now: number): number;
}

interface Window {
  readonly points: number;
  readonly endsAt: number;
}

/** More keys than can be guessed at within a window. */
const keptAtMost = 20_000;

export function createGuessMemory(): GuessMemory {
  const windows = new Map<string, Window>();
  const find = (key: string, now: number): Window | null => {
    const window = windows.get(key);
    return window === undefined || window.endsAt <= now ? null : window;
  };
  return {
    note: (key, now, lasts) => {
      const { points, endsAt } = find(key, now) ?? { points: 0, endsAt: now + lasts };
      // Behind the others, so that the one that was noted longest ago goes first.
      windows.delete(key);
      windows.set(key, { points: points + 1, endsAt });
      const oldest = windows.size > keptAtMost ? windows.keys().next().value : undefined;
      if (oldest !== undefined) windows.delete(oldest);
    },
    read: (key, now) => find(key, now)?.points ?? 0,
  };
}
