import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetSession, loadAttempt, saveAttempt, saveEmail, saveSession } from './session-storage.ts';
import { MemoryStorage } from './testing/memory-storage.ts';

const session = { user: { id: 'u1', email: 'dana@lakeside.example' }, accessToken: 'a1', refreshToken: 'r1' };
const keysOf = (area: Storage): string[] => Array.from({ length: area.length }, (_, index) => area.key(index) ?? '');

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

it('uses these keys and no other', () => {
  saveEmail('dana@lakeside.example');
  saveAttempt({ accessToken: 'attempt', remember: false });
  saveSession(session, true);
  expect(keysOf(localStorage).sort()).toEqual(['email', 'isAuthenticated', 'persist:root']);
  expect(keysOf(sessionStorage)).toEqual(['unverified']);
  forgetSession();
  saveSession(session, false);
  expect(keysOf(localStorage)).toEqual([]);
  expect(keysOf(sessionStorage).sort()).toEqual(['isAuthenticated', 'persist:root']);
});

it('keeps an unverified attempt for its tab, outside the session', () => {
  expect(loadAttempt()).toBeNull();
  saveAttempt({ accessToken: 'attempt', remember: true });
  expect(loadAttempt()).toEqual({ accessToken: 'attempt', remember: true });
  expect(localStorage.length).toBe(0);
  forgetSession();
  expect(loadAttempt()).toBeNull();
});
