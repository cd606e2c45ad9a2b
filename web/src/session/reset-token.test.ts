import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetResetToken, keepResetToken, loadResetToken } from './reset-token.ts';
import { forgetSession } from './session-storage.ts';
import { MemoryStorage } from './testing/memory-storage.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});
afterEach(() => {
  forgetResetToken();
  vi.unstubAllGlobals();
});

it('stands in the storage of its tab and nowhere else, until it is forgotten', () => {
  expect(loadResetToken()).toBeNull();
  keepResetToken('token-1');
  expect(loadResetToken()).toBe('token-1');
  expect(localStorage.length).toBe(0);
  expect(sessionStorage.length).toBe(1);
  forgetResetToken();
  expect(loadResetToken()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

it('survives a reload, which empties the memory', async () => {
  keepResetToken('token-2');
  vi.resetModules();
  const afterReload = await import('./reset-token.ts');
  expect(afterReload.loadResetToken()).toBe('token-2');
  afterReload.forgetResetToken();
  expect(afterReload.loadResetToken()).toBeNull();
});

it('works without storage', () => {
  const refuse = (): never => {
    throw new DOMException('no storage', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(loadResetToken()).toBeNull();
  keepResetToken('token-3');
  expect(loadResetToken()).toBe('token-3');
  forgetResetToken();
  expect(loadResetToken()).toBeNull();
});

it('goes when the session goes', () => {
  keepResetToken('token-4');
  forgetSession();
  expect(loadResetToken()).toBeNull();
});
