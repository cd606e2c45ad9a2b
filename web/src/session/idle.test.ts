import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idleStore, isAtWork, noteActivity, noteCall, setIdleMinutes, watchIdleTime } from './idle.ts';
import { isStoredLocked } from './session-storage.ts';
import { endSession, hydrateSession, sessionStore, setLocked, startSession } from './session-store.ts';
import { MemoryStorage } from './testing/memory-storage.ts';

const session = { user: { id: 'u1', email: 'dana@lakeside.example' }, accessToken: 'a1', refreshToken: 'r1' };
const minute = 60_000;
const tell = vi.fn();
let stop: () => void;

/** What a page hears of its window and document; nothing is shown. */
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 5, 9) });
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('document', new EventTarget());
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
  sessionStore.setState(sessionStore.getInitialState(), true);
  tell.mockReset();
  startSession(session, true);
  stop = watchIdleTime(tell);
  setIdleMinutes(15);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isLocked = (): boolean => sessionStore.getState().isLocked;
const isWarning = (): boolean => idleStore.getState().isWarning;

describe('the idle clock', () => {
  it('warns a minute before it locks', () => {
    vi.advanceTimersByTime(14 * minute - 1);
    expect([isWarning(), isLocked()]).toEqual([false, false]);
    vi.advanceTimersByTime(1);
    expect([isWarning(), isLocked()]).toEqual([true, false]);
    vi.advanceTimersByTime(minute);
    expect([isWarning(), isLocked()]).toEqual([false, true]);
  });

  it('restarts with each sign of activity, and takes the warning back', () => {
    for (let count = 0; count < 10; count += 1) {
      vi.advanceTimersByTime(14 * minute + 59_000);
      expect(isWarning()).toBe(true);
      noteActivity();
      expect([isWarning(), isLocked()]).toEqual([false, false]);
    }
  });

  it('locks when the clock on the wall says so, though no timer ran: a computer slept', () => {
    vi.setSystemTime(Date.now() + 9 * 60 * minute);
    noteActivity();
    expect(isLocked()).toBe(true);
  });

  it('locks as soon as the page is looked at again', () => {
    vi.setSystemTime(Date.now() + 16 * minute);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(isLocked()).toBe(true);
  });

  it('is not held up by a clock that is set back', () => {
    vi.advanceTimersByTime(10 * minute);
    vi.setSystemTime(Date.now() - 60 * minute);
    vi.advanceTimersByTime(5 * minute);
    expect(isLocked()).toBe(true);
  });

  it('goes by the minutes of the company, also when they become fewer', () => {
    vi.advanceTimersByTime(3 * minute);
    setIdleMinutes(2);
    expect(isLocked()).toBe(true);
  });

  it.each([Number.NaN, 0, -5, Number.POSITIVE_INFINITY])('takes no notice of %s minutes', (minutes) => {
    setIdleMinutes(minutes);
    vi.advanceTimersByTime(15 * minute);
    expect(isLocked()).toBe(true);
  });

  it('rests while nobody is logged in, and begins with the next person', () => {
    endSession('signed-out');
    vi.advanceTimersByTime(60 * minute);
    expect(isLocked()).toBe(false);
    startSession({ ...session, user: { id: 'u2', email: 'lee@lakeside.example' } }, false);
    vi.advanceTimersByTime(14 * minute);
    expect([isWarning(), isLocked()]).toEqual([true, false]);
  });

  it('knows whether somebody is at work, for a tab that slept and believes otherwise', () => {
    expect(isAtWork()).toBe(true);
    vi.advanceTimersByTime(15 * minute - 4000);
    expect(isAtWork()).toBe(false);
    setLocked(true);
    expect(isAtWork()).toBe(false);
  });
});

describe('what the server hears', () => {
  it('is one call in two minutes while somebody works, and none while nobody does', () => {
    for (let second = 0; second < 20 * 60; second += 1) {
      noteActivity();
      vi.advanceTimersByTime(1000);
    }
    expect(tell.mock.calls.length).toBeLessThanOrEqual(10);
    expect(tell.mock.calls.length).toBeGreaterThanOrEqual(9);
    vi.advanceTimersByTime(2 * minute);
    const sofar = tell.mock.calls.length;
    vi.advanceTimersByTime(12 * minute);
    expect(tell.mock.calls.length).toBe(sofar);
  });

  it('is nothing beside the calls that went anyway', () => {
    for (let second = 0; second < 20 * 60; second += 1) {
      noteActivity();
      noteCall();
      vi.advanceTimersByTime(1000);
    }
    expect(tell).not.toHaveBeenCalled();
  });

  it('is told of the last activity within two minutes', () => {
    noteCall();
    vi.advanceTimersByTime(minute);
    noteActivity();
    vi.advanceTimersByTime(minute + 1);
    expect(tell).toHaveBeenCalledTimes(1);
  });
});

describe('the note of a lock', () => {
  it('stands in the flag beside the session, and a reload finds it there', async () => {
    vi.advanceTimersByTime(15 * minute);
    expect(localStorage.getItem('isAuthenticated')).toBe('locked');
    expect(isStoredLocked(true)).toBe(true);
    sessionStore.setState(sessionStore.getInitialState(), true);
    await hydrateSession();
    expect(isLocked()).toBe(true);
    setLocked(false);
    expect(localStorage.getItem('isAuthenticated')).toBe('true');
  });

  it('goes with the session, and stays while its tokens are renewed', async () => {
    const { renewTokens } = await import('./session-store.ts');
    setLocked(true);
    renewTokens('a2', 'r2');
    expect([isLocked(), localStorage.getItem('isAuthenticated')]).toEqual([true, 'locked']);
    endSession('signed-out');
    expect([isLocked(), localStorage.getItem('isAuthenticated')]).toEqual([false, null]);
  });
});
