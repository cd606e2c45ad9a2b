const minute = 60_000;

/** Minutes to wait after the first, second ... failed try. */
const pauses = [1, 5, 15, 60, 120, 240, 480] as const;
/** The longest that a mail is tried; the last try falls on its end. */
const longest = 24 * 60 * minute;

export interface TriedMail {
  readonly createdAt: number;
  readonly attempts: number;
  readonly now: number;
}

/**
 * When a mail that could not be handed over is tried again: later each time, for a day (RFC 5321, section 4.5.4.1,
 * which asks for growing pauses). Times are epoch milliseconds; null when the day is over.
 */
export function nextTry({ createdAt, attempts, now }: TriedMail): number | null {
  const end = createdAt + longest;
  if (now >= end) return null;
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? pauses[0];
  return Math.min(now + pause * minute, end);
}
