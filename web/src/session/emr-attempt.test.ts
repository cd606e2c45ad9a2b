import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetEmrLaunch, keepEmrAttempt, keepEmrLaunch, loadEmrLaunch, takeEmrAttempt } from './emr-attempt.ts';
import { MemoryStorage } from './testing/memory-storage.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

it('keeps a launch for its tab alone, until it is begun', () => {
  expect(loadEmrLaunch()).toBeNull();
  expect(keepEmrLaunch({ iss: 'https://ehr.example/fhir', launch: 'opaque' })).toBe(true);
  expect(loadEmrLaunch()).toEqual({ iss: 'https://ehr.example/fhir', launch: 'opaque' });
  expect(localStorage.length).toBe(0);
  forgetEmrLaunch();
  expect(sessionStorage.length).toBe(0);
});

it('gives the secret of an opening out once', () => {
  keepEmrAttempt({ secret: 's', chatId: 'c' });
  expect(takeEmrAttempt()).toEqual({ secret: 's', chatId: 'c' });
  expect(takeEmrAttempt()).toBeNull();
});

it('takes what is damaged, or somebody else’s, for nothing', () => {
  for (const value of ['{', '"text"', '{"secret":7}', 'null']) {
    sessionStorage.setItem('emrAttempt', value);
    expect(takeEmrAttempt()).toBeNull();
  }
});

it('says where a tab can keep nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(keepEmrAttempt({ secret: 's', chatId: null })).toBe(false);
});
