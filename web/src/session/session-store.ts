import type { User } from '@notewright/contract';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { forgetSealedPieces } from './sealed-pieces.ts';
import {
  forgetSession,
  isStoredLocked,
  loadSession,
  saveLock,
  saveSession,
  type SavedSession,
} from './session-storage.ts';

/** Why a session is over: the person logged out (here or in another tab), or the server no longer knows it. */
export type SessionEnd = 'signed-out' | 'expired';

export interface SessionState {
  readonly user: User | null;
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
  /** Kept over browser restarts (local storage) or for this tab only (session storage). */
  readonly remembered: boolean;
  /** The screen waits for the password: nothing is shown and nothing is asked of the server but to unlock and to log out. */
  readonly isLocked: boolean;
  readonly hydrated: boolean;
  /** How the last session of this page ended; null before the first end and once the guards have acted on it. */
  readonly ended: SessionEnd | null;
}

const signedOut = { user: null, accessToken: null, refreshToken: null, remembered: false, isLocked: false } as const;

export const sessionStore = createStore<SessionState>(() => ({ ...signedOut, hydrated: false, ended: null }));

/** Reads the session in a component; `select` picks what it needs, so that it renders only when that changes. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(sessionStore, select);
}

/** Takes over a session from sign-in or verification and stores it. */
export function startSession(session: SavedSession, remembered: boolean): void {
  saveSession(session, remembered);
  sessionStore.setState({ ...session, remembered, isLocked: false, ended: null });
}

/** Puts changed fields of the session in the place of the old ones; locked stays locked. */
function keepSession(session: SavedSession, remembered: boolean): void {
  saveSession(session, remembered, sessionStore.getState().isLocked);
  sessionStore.setState({ ...session, remembered, ended: null });
}

/** Locks or unlocks what this tab shows, and tells the other tabs. Without a session it does nothing. */
export function setLocked(isLocked: boolean): void {
  const { accessToken, remembered, isLocked: before } = sessionStore.getState();
  if (accessToken === null || isLocked === before) return;
  saveLock(isLocked, remembered);
  sessionStore.setState({ isLocked });
}

/** Merges fields into the user, as the profile calls do after an edit. Without a user it does nothing. */
export function updateUser(fields: Partial<User>): void {
  const { user, accessToken, refreshToken, remembered } = sessionStore.getState();
  if (user === null || accessToken === null || refreshToken === null) return;
  keepSession({ user: { ...user, ...fields }, accessToken, refreshToken }, remembered);
}

/** Puts a renewed pair of tokens in place of the old one. After the session has ended it does nothing. */
export function renewTokens(accessToken: string, refreshToken: string): void {
  const { user, remembered } = sessionStore.getState();
  if (user !== null) keepSession({ user, accessToken, refreshToken }, remembered);
}

/** Clears the session from memory and storage. */
export function endSession(reason: SessionEnd): void {
  forgetSession();
  const { accessToken, user } = sessionStore.getState();
  if (accessToken === null) return;
  sessionStore.setState({ ...signedOut, ended: reason });
  if (user !== null) forgetSealedPieces(user.id);
}

/** The guards have sent the person on; a later visit to a protected page is an ordinary one again. */
export function acknowledgeEnd(): void {
  if (sessionStore.getState().ended !== null) sessionStore.setState({ ended: null });
}

/** Takes over what another tab (or an earlier visit) has stored; true when it differs from what this tab holds. */
export function adoptStored(stored: { session: SavedSession; remembered: boolean }): boolean {
  if (stored.session.refreshToken === sessionStore.getState().refreshToken) return false;
  sessionStore.setState({ ...stored.session, remembered: stored.remembered, ended: null });
  return true;
}

/** How long the page waits for the stored session before it goes on signed out, in milliseconds (specification section 9). */
export const hydrationLimit = 5000;

/**
 * Fills the store from storage. A storage that fails counts as empty, and one that has not answered after
 * `hydrationLimit` no longer counts at all.
 */
export async function hydrateSession(
  load: () => Promise<ReturnType<typeof loadSession>> = async () => loadSession(),
): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), hydrationLimit);
  });
  const stored = await Promise.race([load().catch(() => null), late]);
  clearTimeout(timer);
  if (sessionStore.getState().hydrated) return;
  if (stored === null) sessionStore.setState({ hydrated: true });
  else {
    const { session, remembered } = stored;
    sessionStore.setState({ ...session, remembered, isLocked: isStoredLocked(remembered), hydrated: true });
  }
}
