import { authenticationApp } from '@notewright/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../api/call.ts';
import { proofStore, settleProof } from './confirm-identity.ts';
import { endSession, sessionStore, setLocked, startSession } from './session-store.ts';
import { MemoryStorage } from './testing/memory-storage.ts';

const session = { user: { id: 'u1', email: 'dana@lakeside.example' }, accessToken: 'a1', refreshToken: 'r1' };
const problem = (status: number, code: string): Response =>
  Response.json({ code, message: 'A sentence.', errors: {} }, { status });

let isProved = false;
let sent: string[] = [];

beforeEach(() => {
  isProved = false;
  sent = [];
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('fetch', (path: string) => {
    sent.push(path);
    return Promise.resolve(isProved ? Response.json({ message: 'Done.' }) : problem(403, 'proof_required'));
  });
  sessionStore.setState(sessionStore.getInitialState(), true);
  startSession(session, false);
});

afterEach(() => {
  settleProof(false);
  vi.unstubAllGlobals();
});

const change = (knownPassword?: string) =>
  call(authenticationApp.changeEmail, {
    body: { new_email: 'next@lakeside.example' },
    ...(knownPassword === undefined ? {} : { knownPassword }),
  });
const asked = () => vi.waitFor(() => expect(proofStore.getState().isAsking).toBe(true), 60_000);

it('asks once for however many calls wait, and sends each of them again', async () => {
  const calls = [change(), change(), change()];
  await asked();
  await vi.waitFor(() => expect(sent).toHaveLength(3), 60_000);
  isProved = true;
  settleProof(true);
  expect(await Promise.all(calls)).toEqual([{ message: 'Done.' }, { message: 'Done.' }, { message: 'Done.' }]);
  expect(sent).toHaveLength(6);
  expect(proofStore.getState().isAsking).toBe(false);
});

it('lets every waiting call fail with the server’s own problem when the person would rather not', async () => {
  const calls = [change(), change()];
  await asked();
  settleProof(false);
  for (const waiting of calls) await expect(waiting).rejects.toMatchObject({ code: 'proof_required', status: 403 });
  expect(sent).toHaveLength(2);
});

it('asks no second time for a call that is refused again after a confirmation', async () => {
  const waiting = change();
  await asked();
  settleProof(true);
  await expect(waiting).rejects.toMatchObject({ code: 'proof_required' });
  expect(sent).toHaveLength(2);
  expect(proofStore.getState().isAsking).toBe(false);
});

it('asks again for the next call after an answer', async () => {
  const first = change();
  await asked();
  settleProof(false);
  await expect(first).rejects.toThrow();
  const second = change();
  await asked();
  isProved = true;
  settleProof(true);
  expect(await second).toEqual({ message: 'Done.' });
});

it('hands a password that was typed a moment ago to the dialog, and forgets it with it', async () => {
  const waiting = change('quiet river stone 7');
  await asked();
  expect(proofStore.getState().knownPassword).toBe('quiet river stone 7');
  settleProof(false);
  expect(proofStore.getState().knownPassword).toBeNull();
  await expect(waiting).rejects.toThrow();
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('quiet river');
});

it.each([
  ['ends', () => endSession('expired')],
  ['is locked', () => setLocked(true)],
])('closes the question when the session %s', async (_name, end) => {
  const waiting = change();
  await asked();
  end();
  await expect(waiting).rejects.toMatchObject({ code: 'proof_required' });
  expect(proofStore.getState().isAsking).toBe(false);
});
