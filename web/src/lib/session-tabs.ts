import { parseSession, sessionKey } from './session-storage.ts';
import { adoptStored, endSession, renewTokens, sessionStore, type SessionState } from './session-store.ts';

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
  | { readonly type: 'session-ended'; readonly refreshToken: string };

function onStorage(event: StorageEvent): void {
  const isLocal = event.storageArea === globalThis.localStorage;
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

function onMessage(message: TabMessage): void {
  const { refreshToken, remembered } = sessionStore.getState();
  if (remembered || refreshToken === null) return;
  if (message.type === 'tokens-renewed' && message.from === refreshToken)
    renewTokens(message.accessToken, message.refreshToken);
  if (message.type === 'session-ended' && message.refreshToken === refreshToken) endSession('signed-out');
}

function changeBetween(now: SessionState, before: SessionState): TabMessage | null {
  if (before.refreshToken === null || before.remembered || now.refreshToken === before.refreshToken) return null;
  if (now.refreshToken === null) return { type: 'session-ended', refreshToken: before.refreshToken };
  if (now.accessToken === null || now.user?.id !== before.user?.id) return null;
  return {
    type: 'tokens-renewed',
    from: before.refreshToken,
    accessToken: now.accessToken,
    refreshToken: now.refreshToken,
  };
}

/** Starts listening to the other tabs and telling them. Gives a function that stops both. */
export function joinTabs(): () => void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('notewright-session') : null;
  channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => onMessage(event.data));
  const leaveStore = sessionStore.subscribe((now, before) => {
    const message = changeBetween(now, before);
    if (message) channel?.postMessage(message);
  });
  globalThis.addEventListener('storage', onStorage);
  return () => {
    globalThis.removeEventListener('storage', onStorage);
    leaveStore();
    channel?.close();
  };
}
