/**
 * Wrong guesses, and what was spent, in the memory of this process beside what the database says of them, which whoever
 * writes to the database can set back. It lets more through than the database does, so that it holds up nobody else.
 */
export interface GuessMemory {
  /** Notes one wrong guess; the window of its key begins with its first and lasts `lasts` milliseconds. */
  note(key: string, now: number, lasts: number): void;
  /** True for the first of this process that takes what counts once, such as a code; it is remembered for `lasts`. */
  take(key: string, now: number, lasts: number): boolean;
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
  const note: GuessMemory['note'] = (key, now, lasts) => {
    const { points, endsAt } = find(key, now) ?? { points: 0, endsAt: now + lasts };
    // Behind the others, so that the one that was noted longest ago goes first.
    windows.delete(key);
    windows.set(key, { points: points + 1, endsAt });
    const oldest = windows.size > keptAtMost ? windows.keys().next().value : undefined;
    if (oldest !== undefined) windows.delete(oldest);
  };
  return {
    note,
    take: (key, now, lasts) => {
      if (find(key, now) !== null) return false;
      note(key, now, lasts);
      return true;
    },
    read: (key, now) => find(key, now)?.points ?? 0,
  };
}
