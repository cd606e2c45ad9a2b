import { authenticationApp } from '@notewright/contract';
import { call, CallProblem } from './call.ts';
import { sessionStore, setLocked } from '../session/session-store.ts';

/** Time in which another tab can still say that somebody is at work, in milliseconds. */
const objectionTime = 1000;
/** How often the server is told again while it cannot be reached. */
const tryAgainEvery = 30_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells the server that this session is locked; later again where it could not be reached. */
async function tellServer(): Promise<void> {
  if (!sessionStore.getState().isLocked) return;
  try {
    await call(authenticationApp.lock, { body: {}, evenLocked: true });
  } catch (error) {
    // That it is locked already is what was to be said; a session that is over needs no lock.
    if (error instanceof CallProblem && error.status === 401) return;
    plan(tryAgainEvery);
  }
}

function plan(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void tellServer(), milliseconds);
}

/** Has the server know of every lock of this page. Gives a function that stops it. */
export function tellLocks(): () => void {
  const whenOnline = (): void => plan(0);
  const leave = sessionStore.subscribe((now, before) => {
    if (now.isLocked === before.isLocked) return;
    clearTimeout(timer);
    if (now.isLocked) plan(objectionTime);
  });
  // A page that was locked and reloaded may have been closed before the server heard of the lock.
  if (sessionStore.getState().isLocked) plan(0);
  globalThis.addEventListener('online', whenOnline);
  return () => {
    leave();
    clearTimeout(timer);
    globalThis.removeEventListener('online', whenOnline);
  };
}

export type UnlockKey = Parameters<typeof call<typeof authenticationApp.unlock>>[1]['body'];

/** Unlocks this session, here and in the other tabs. Throws `CallProblem`; after too many wrong tries the session is over. */
export async function unlockSession(key: UnlockKey): Promise<void> {
  await call(authenticationApp.unlock, { body: key, evenLocked: true });
  clearTimeout(timer);
  setLocked(false);
}
