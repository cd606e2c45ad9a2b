import { useLayoutEffect, useState } from 'react';
import { sessionStore } from './session-store.ts';

type Letter = Readonly<Record<string, string>>;

/** Letters that are being written, by the name of their form; in memory only. */
const letters = new Map<string, Letter>();
/** Grows when all are forgotten: what stood on the screen then is not kept either. */
let age = 0;
/** Who was signed in last. */
let owner: string | null = null;

sessionStore.subscribe((now, before) => {
  const [next, last] = [now.user?.id ?? null, before.user?.id ?? owner];
  const isSignedOut = next === null && before.user !== null && now.ended === 'signed-out';
  const isOther = next !== null && last !== null && next !== last;
  owner = isSignedOut ? null : (next ?? last);
  if (!isSignedOut && !isOther) return;
  letters.clear();
  age += 1;
});

/**
 * What stands in a form whose fields hold their own values, when the page around it is rendered again: a session begins,
 * expires or is locked, perhaps in another tab. Gone when somebody signs out, or somebody else signs in.
 * @param name tells the form from others
 * @param readNow what stands in it, or null once its letter was sent; the same function each time
 * @returns what stood in it last, or nothing
 */
export function useFormDraft(name: string, readNow: () => Letter | null): Letter {
  const [kept] = useState(() => letters.get(name) ?? {});
  useLayoutEffect(() => {
    const born = age;
    // Read when it is taken from the page, not as it is typed: what was typed before any script ran is there too.
    return () => {
      const last = readNow();
      letters.delete(name);
      if (last !== null && born === age) letters.set(name, last);
    };
  }, [name, readNow]);
  return kept;
}
