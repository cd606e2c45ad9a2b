import type { User } from '@notewright/contract';
import { forgetResetToken } from './reset-token.ts';

/** What is stored of a session: nothing about the person beyond the id and the e-mail address. */
export interface SavedSession {
  readonly user: User;
  readonly accessToken: string;
  readonly refreshToken: string;
}

export const sessionKey = 'persist:root';
/** `true`, or `locked` while the screen waits for the password, so that a reload and the other tabs know without the network. */
export const flagKey = 'isAuthenticated';
const emailKey = 'email';
const unverifiedKey = 'unverified';

/** Storage can be missing or refuse (private windows, policies, a full disk); the page then works for this visit only. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

const areas = (): readonly [Storage, boolean][] =>
  [attempt(() => globalThis.localStorage), attempt(() => globalThis.sessionStorage)].flatMap((area, index) =>
    area ? [[area, index === 0] as [Storage, boolean]] : [],
  );

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Reads a stored session; anything that is not one (old, damaged, written by someone else) is null. */
export function parseSession(text: string | null): SavedSession | null {
  const value = attempt(() => JSON.parse(text ?? 'null') as Partial<SavedSession> | null);
  if (value === null || typeof value !== 'object') return null;
  const { user, accessToken, refreshToken } = value;
  if (!isText(user?.id) || !isText(user.email) || !isText(accessToken) || !isText(refreshToken)) return null;
  return { user: { id: user.id, email: user.email }, accessToken, refreshToken };
}

/** This tab's own session first, then the remembered one. */
export function loadSession(): { session: SavedSession; remembered: boolean } | null {
  for (const [area, remembered] of areas().toReversed()) {
    const session = parseSession(attempt(() => area.getItem(sessionKey)));
    if (session) return { session, remembered };
  }
  return null;
}

/** Stores a session in local storage (`remembered`) or for this tab, and clears the other place. */
export function saveSession(
  { user, accessToken, refreshToken }: SavedSession,
  remembered: boolean,
  isLocked = false,
): void {
  const fields: SavedSession = { user: { id: user.id, email: user.email }, accessToken, refreshToken };
  for (const [area, isLocal] of areas()) {
    if (isLocal === remembered) {
      attempt(() => area.setItem(sessionKey, JSON.stringify(fields)));
      attempt(() => area.setItem(flagKey, isLocked ? 'locked' : 'true'));
    } else {
      // A tab's own sign-in leaves a remembered session of other tabs alone; a remembered one replaces the tab's.
      if (!isLocal) for (const key of [sessionKey, flagKey]) attempt(() => area.removeItem(key));
    }
  }
  if (remembered) saveEmail(user.email);
}

/** Notes beside the stored session whether it is locked. */
export function saveLock(isLocked: boolean, remembered: boolean): void {
  for (const [area, isLocal] of areas())
    if (isLocal === remembered) attempt(() => area.setItem(flagKey, isLocked ? 'locked' : 'true'));
}

/** True when the session that is stored in this place was locked. */
export function isStoredLocked(remembered: boolean): boolean {
  return areas().some(([area, isLocal]) => isLocal === remembered && attempt(() => area.getItem(flagKey)) === 'locked');
}

/** Removes the session, the flag and the e-mail from both storages, and what a reset left behind. */
export function forgetSession(): void {
  forgetResetToken();
  for (const [area] of areas())
    for (const key of [sessionKey, flagKey, emailKey, unverifiedKey]) attempt(() => area.removeItem(key));
}

/** Keeps the address that verification (and later a reset) is about. */
export function saveEmail(email: string): void {
  attempt(() => globalThis.localStorage.setItem(emailKey, JSON.stringify({ email })));
}

/** The stored address, or null. */
export function loadEmail(): string | null {
  const value = attempt(
    () => JSON.parse(globalThis.localStorage.getItem(emailKey) ?? 'null') as { email?: unknown } | null,
  );
  return isText(value?.email) ? value.email : null;
}

export function forgetEmail(): void {
  attempt(() => globalThis.localStorage.removeItem(emailKey));
}

/** A sign-up attempt that is not verified yet: its own token, kept for its tab and outside the session. */
export interface UnverifiedAttempt {
  readonly accessToken: string | null;
  readonly remember: boolean;
}

export function saveAttempt(attemptToKeep: UnverifiedAttempt): void {
  attempt(() => globalThis.sessionStorage.setItem(unverifiedKey, JSON.stringify(attemptToKeep)));
}

export function loadAttempt(): UnverifiedAttempt | null {
  const value = attempt(
    () => JSON.parse(globalThis.sessionStorage.getItem(unverifiedKey) ?? 'null') as Partial<UnverifiedAttempt> | null,
  );
  return value === null
    ? null
    : { accessToken: isText(value.accessToken) ? value.accessToken : null, remember: value.remember === true };
}

export function forgetAttempt(): void {
  attempt(() => globalThis.sessionStorage.removeItem(unverifiedKey));
}
