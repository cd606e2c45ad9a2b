import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { sessionStore } from './session-store.ts';

/** What stood in half-filled forms when the screen was locked; in memory only, and gone with its person. */
const kept = new Map<string, unknown>();

sessionStore.subscribe((now, before) => {
  if (now.user?.id !== before.user?.id) kept.clear();
});

/**
 * A component's state that is there again after the screen was locked and unlocked, though everything was taken from
 * the page meanwhile. It is the state of one place: of another page, or after it was closed in the usual way, the
 * component starts without it.
 * @param name tells it from other states of the same page
 * @param withoutSecrets what may be kept of it
 */
export function useStateAcrossLock<T>(
  name: string,
  initial: () => T,
  withoutSecrets: (value: T) => T = (value) => value,
): [T, Dispatch<SetStateAction<T>>] {
  const place = `${globalThis.location?.pathname ?? ''} ${name}`;
  const [state, setState] = useState(() => {
    // Only what this hook kept under this place comes out of it.
    const value = kept.has(place) ? (kept.get(place) as T) : initial();
    kept.delete(place);
    return value;
  });
  const latest = useRef({ place, state, withoutSecrets });
  useEffect(() => {
    latest.current = { place, state, withoutSecrets };
  });
  useEffect(
    () => () => {
      const { place: where, state: last, withoutSecrets: clean } = latest.current;
      if (sessionStore.getState().isLocked) kept.set(where, clean(last));
    },
    [],
  );
  return [state, setState];
}
