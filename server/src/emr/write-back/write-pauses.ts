const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Minutes to wait after the first, second ... try in a row of which nothing came; the last one from then on. */
const pauses = [1, 2, 5, 15, 30, 60, 120, 240, 480, 720] as const;

/** How long a note is tried by itself since somebody asked for it: over a week without its server, and a second one. */
const longest = 14 * day;

/** When it is looked again whether a record is open: soon at first, and seldom of one that nobody comes back to. */
export function nextLook(askedAt: number, now: number): number {
  return now + Math.min(Math.max(Math.ceil((now - askedAt) / 10), minute), day);
}

/** The longest that a server may ask to be left alone for. */
const longestAsked = day;

export interface TriedWrite {
  readonly askedAt: number;
  /** Tries in a row before this one. */
  readonly tries: number;
  readonly now: number;
  readonly retryAfterSeconds: number | null;
}

/** When something that is not written is tried again (epoch milliseconds); null when it waits for a person from now on. */
export function nextTry({ askedAt, tries, now, retryAfterSeconds }: TriedWrite): number | null {
  if (now >= askedAt + longest) return null;
  const pause = (pauses[Math.min(tries, pauses.length - 1)] ?? pauses[0]) * minute;
  return now + Math.max(pause, Math.min((retryAfterSeconds ?? 0) * 1000, longestAsked));
}
