import { sealedPiecesOf } from '../../../session/sealed-pieces.ts';

/** The lock has the name of the database that its holder writes. */
const nameOf = sealedPiecesOf;

/**
 * One tab of this browser records for a person. Gives what lets go of that, or null where another tab has it. A browser
 * that cannot tell tabs apart lets everyone have it; the server still takes one recording at a time.
 */
export function takeTab(userId: string): Promise<(() => void) | null> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (locks === undefined) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    void locks.request(nameOf(userId), { ifAvailable: true }, (lock) => {
      if (lock === null) {
        resolve(null);
        return undefined;
      }
      return new Promise<void>((letGo) => resolve(letGo));
    });
  });
}

/** Resolves when no other tab records any more, also where it crashed. Rejects with `stay`. */
export async function waitForTab(userId: string, stay: AbortSignal): Promise<void> {
  await navigator.locks.request(nameOf(userId), { signal: stay }, () => undefined);
}
