/** What a lookup is kept for, in milliseconds. */
export interface Keeping {
  /** Not looked up again before this. */
  readonly fresh: number;
  /** After a failure, nobody looks again before this; what was found earlier goes on being used. */
  readonly pause: number;
}

/**
 * Looks something up once for everybody who asks at the same time, and keeps it. A failed lookup falls back to what was
 * found before; without that, who asks within the pause hears of the same failure at once instead of waiting again.
 */
export function rememberForAWhile<T>(
  lookUp: () => Promise<T>,
  now: () => number,
  { fresh, pause }: Keeping,
): () => Promise<T> {
  let found: { readonly value: T } | null = null;
  let failed: unknown = null;
  let lookAgainAt = 0;
  let running: Promise<T> | null = null;

  const look = async (): Promise<T> => {
    try {
      found = { value: await lookUp() };
      failed = null;
      lookAgainAt = now() + fresh;
    } catch (error) {
      failed = error;
      lookAgainAt = now() + pause;
      if (found === null) throw error;
    } finally {
      running = null;
    }
    return found.value;
  };
  return async () => {
    const mayWait = now() < lookAgainAt;
    if (mayWait && found !== null) return found.value;
    if (mayWait && failed !== null) throw failed;
    return (running ??= look());
  };
}
