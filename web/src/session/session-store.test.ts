import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadEmail, loadSession, parseSession, saveEmail } from './session-storage.ts';
import {
  acknowledgeEnd,
  endSession,
  hydrateSession,
  renewTokens,
  sessionStore,
  startSession,
  updateUser,
} from './session-store.ts';
import { MemoryStorage } from './testing/memory-storage.ts';

const session = { user: { id: 'u1', email: 'dana@lakeside.example' }, accessToken: 'a1', refreshToken: 'r1' };
const initial = sessionStore.getInitialState();

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  sessionStore.setState(initial, true);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stored = (area: Storage): unknown => JSON.parse(area.getItem('persist:root') ?? 'null');

describe('a remembered session', () => {
  it('is kept in local storage with nothing but the id, the e-mail and the tokens', () => {
    startSession({ ...session, user: { ...session.user, name: 'Dana' } as never }, true);
    expect(stored(localStorage)).toEqual(session);
    expect(localStorage.getItem('isAuthenticated')).toBe('true');
    expect(JSON.parse(localStorage.getItem('email') ?? '')).toEqual({ email: 'dana@lakeside.example' });
    expect(sessionStorage.length).toBe(0);
  });

  it('comes back with the next visit', async () => {
    startSession(session, true);
    sessionStore.setState(initial, true);
    await hydrateSession();
    expect(sessionStore.getState()).toMatchObject({ ...session, remembered: true, hydrated: true });
  });
});

describe('a session that is not remembered', () => {
  it('stays in its tab and leaves no address behind', () => {
    startSession(session, false);
    expect(localStorage.length).toBe(0);
    expect(stored(sessionStorage)).toEqual(session);
    expect(sessionStorage.getItem('isAuthenticated')).toBe('true');
    expect(loadSession()).toEqual({ session, remembered: false });
  });

  it('wins in its tab over a remembered one and leaves that alone', () => {
    startSession(session, true);
    const guest = { user: { id: 'u2', email: 'lee@lakeside.example' }, accessToken: 'a2', refreshToken: 'r2' };
    startSession(guest, false);
    expect(loadSession()).toEqual({ session: guest, remembered: false });
    expect(stored(localStorage)).toEqual(session);
  });
});

describe('an update of the user', () => {
  it('merges the fields of an update into the user, and stores them', () => {
    startSession(session, true);
    updateUser({ email: 'new@lakeside.example' });
    const user = { id: session.user.id, email: 'new@lakeside.example' };
    expect(sessionStore.getState()).toMatchObject({ user, accessToken: 'a1', refreshToken: 'r1', remembered: true });
    expect(stored(localStorage)).toMatchObject({ user });
  });
});

describe('the end of a session', () => {
  it('clears memory and both storages and says why once', () => {
    startSession(session, true);
    endSession('signed-out');
    expect(sessionStore.getState()).toMatchObject({
      user: null,
      accessToken: null,
      refreshToken: null,
      ended: 'signed-out',
    });
    expect(localStorage.length + sessionStorage.length).toBe(0);
    acknowledgeEnd();
    expect(sessionStore.getState().ended).toBeNull();
  });

  it('is not undone by a renewal that comes late', () => {
    startSession(session, true);
    endSession('signed-out');
    renewTokens('a9', 'r9');
    updateUser({ email: 'other@lakeside.example' });
    expect(sessionStore.getState().accessToken).toBeNull();
    expect(localStorage.length).toBe(0);
  });
});

describe('hydration', () => {
  it('goes on signed out after 5000 ms, and an answer that comes later changes nothing', async () => {
    vi.useFakeTimers();
    let answer: (value: null) => void = () => undefined;
    const hydrating = hydrateSession(() => new Promise((resolve) => (answer = resolve)));
    await vi.advanceTimersByTimeAsync(4999);
    expect(sessionStore.getState().hydrated).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await hydrating;
    expect(sessionStore.getState()).toMatchObject({ hydrated: true, accessToken: null });
    answer({ session, remembered: true } as never);
    await vi.advanceTimersByTimeAsync(10);
    expect(sessionStore.getState().accessToken).toBeNull();
  });

  it('counts a storage that throws, or holds something else, as empty', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('refused');
      },
    });
    await hydrateSession();
    expect(sessionStore.getState()).toMatchObject({ hydrated: true, user: null });
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '"a"',
      '{"user":null}',
      JSON.stringify({ ...session, refreshToken: 5 }),
    ]) {
      expect(parseSession(text), text).toBeNull();
    }
  });

  it('works without any storage', () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    startSession(session, true);
    expect(sessionStore.getState().accessToken).toBe('a1');
    endSession('signed-out');
    expect(sessionStore.getState().accessToken).toBeNull();
  });
});

it('keeps the address for verification as an object', () => {
  expect(loadEmail()).toBeNull();
  saveEmail('dana@lakeside.example');
  expect(localStorage.getItem('email')).toBe('{"email":"dana@lakeside.example"}');
  expect(loadEmail()).toBe('dana@lakeside.example');
  localStorage.setItem('email', 'not json');
  expect(loadEmail()).toBeNull();
});

it('the end of a session removes what was recorded and not sent, of this person alone', () => {
  const deleteDatabase = vi.fn();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  endSession('signed-out');
  expect(deleteDatabase).not.toHaveBeenCalled();
  for (const reason of ['signed-out', 'expired'] as const) {
    startSession(session, true);
    endSession(reason);
  }
  expect(deleteDatabase.mock.calls).toEqual([['notewright-visit-u1'], ['notewright-visit-u1']]);
});

it('a browser that refuses its databases ends the session all the same', () => {
  vi.stubGlobal('indexedDB', {
    deleteDatabase: () => {
      throw new DOMException('No', 'SecurityError');
    },
  });
  startSession(session, true);
  endSession('signed-out');
  expect(sessionStore.getState().accessToken).toBeNull();
  expect(loadSession()).toBeNull();
});
