import { isAtWork } from './idle.ts';
import { flagKey, loadSession, parseSession, saveLock, sessionKey } from './session-storage.ts';
import { adoptStored, endSession, renewTokens, sessionStore, setLocked, type SessionState } from './session-store.ts';

/**
 * Keeps the tabs of one browser in step. Remembered sessions speak through local storage's `storage` event. A session
 * of one tab can still live in two, since a duplicated tab takes a copy of the session storage along: a channel tells
 * the copy about renewed tokens (a refresh token works once) and about the end.
 */
type TabMessage =
  | {
      readonly type: 'tokens-renewed';
      readonly from: string;
      readonly accessToken: string;
      readonly refreshToken: string;
    }
  | { readonly type: 'session-ended'; readonly refreshToken: string }
  | { readonly type: 'lock-changed'; readonly refreshToken: string; readonly isLocked: boolean };

function onStorage(event: StorageEvent): void {
  const isLocal = event.storageArea === globalThis.localStorage;
  if (isLocal && event.key === flagKey) return followLock(event.newValue);
  // A null key means that the whole storage was cleared.
  if (!isLocal || (event.key !== sessionKey && event.key !== null)) return;
  const session = event.key === null ? null : parseSession(event.newValue);
  const { accessToken, remembered, user } = sessionStore.getState();
  if (session === null) {
    if (accessToken !== null && remembered) endSession('signed-out');
  } else if (accessToken === null || (remembered && user?.id === session.user.id)) {
    adoptStored({ session, remembered: true });
  } else if (remembered) {
    // Someone else signed in over this session: what this tab shows belongs to the one before.
    globalThis.location.reload();
  }
}

/** The flag beside a remembered session says whether it is locked. */
function followLock(flag: string | null): void {
  if (!sessionStore.getState().remembered || flag === null) return;
  // A tab that slept for long does not know that somebody is at work in this one.
  if (flag === 'locked' && isAtWork()) saveLock(false, true);
  else setLocked(flag === 'locked');
}

/**
 * A page from the browser's back/forward cache has heard nothing meanwhile: where its session is over, locked or
 * another's by now, it is reloaded.
 */
function onPageShow(event: PageTransitionEvent): void {
  if (!event.persisted) return;
  const { user, isLocked } = sessionStore.getState();
  const stored = loadSession();
  if (user !== null && (stored?.session.user.id !== user.id || !isLocked)) globalThis.location.reload();
}

function onMessage(message: TabMessage, disagree: (answer: TabMessage) => void): void {
  const { refreshToken, remembered } = sessionStore.getState();
  if (remembered || refreshToken === null) return;
  if (message.type === 'tokens-renewed' && message.from === refreshToken)
    renewTokens(message.accessToken, message.refreshToken);
  if (message.type === 'session-ended' && message.refreshToken === refreshToken) endSession('signed-out');
  if (message.type === 'lock-changed' && message.refreshToken === refreshToken) {
    if (message.isLocked && isAtWork()) disagree({ type: 'lock-changed', refreshToken, isLocked: false });
    else setLocked(message.isLocked);
  }
}

function changeBetween(now: SessionState, before: SessionState): TabMessage | null {
  if (before.refreshToken === null || before.remembered) return null;
  if (now.refreshToken === before.refreshToken) return lockChangeBetween(now, before);
  if (now.refreshToken === null) return { type: 'session-ended', refreshToken: before.refreshToken };
  if (now.accessToken === null || now.user?.id !== before.user?.id) return null;
  return {
    type: 'tokens-renewed',
    from: before.refreshToken,
    accessToken: now.accessToken,
    refreshToken: now.refreshToken,
  };
}

function lockChangeBetween(now: SessionState, before: SessionState): TabMessage | null {
  if (now.refreshToken === null || now.isLocked === before.isLocked) return null;
  return { type: 'lock-changed', refreshToken: now.refreshToken, isLocked: now.isLocked };
}

/** Starts listening to the other tabs and telling them. Gives a function that stops both. */
export function joinTabs(): () => void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('notewright-session') : null;
  const tell = (message: TabMessage): void => channel?.postMessage(message);
  channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => onMessage(event.data, tell));
  const leaveStore = sessionStore.subscribe((now, before) => {
    const message = changeBetween(now, before);
    if (message) tell(message);
  });
  globalThis.addEventListener('storage', onStorage);
  globalThis.addEventListener('pageshow', onPageShow);
  return () => {
    globalThis.removeEventListener('storage', onStorage);
    globalThis.removeEventListener('pageshow', onPageShow);
    leaveStore();
    channel?.close();
  };
}
