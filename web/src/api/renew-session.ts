import { authenticationApp } from '@notewright/contract';
import { networkProblem, readProblem } from './call-problem.ts';
import { language } from '../i18n/language.ts';
import { loadSession } from '../session/session-storage.ts';
import { adoptStored, endSession, renewTokens, sessionStore } from '../session/session-store.ts';

let running: Promise<string | null> | null = null;

/**
 * One tab at a time where the browser can tell tabs apart: a refresh token works once. Storage reaches the other tabs a
 * moment later than the lock does, so a second tab may still ask with the old token right after; the server answers
 * such a repeat with the same pair for a few seconds, and takes a later one for theft.
 */
function alone<T>(act: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  return locks ? locks.request('notewright-renew', act) : act();
}

/** An answer that was cut off, or is not the server's, is none: asked again, the server gives the same pair. */
async function readPair(response: Response): Promise<{ readonly accessToken: string; readonly refreshToken: string }> {
  const body = (await response.json().catch(() => null)) as Partial<Record<string, unknown>> | null;
  const { accessToken, refreshToken } = body ?? {};
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') throw networkProblem();
  return { accessToken, refreshToken };
}

async function tradeTokens(refreshToken: string): Promise<string | null> {
  const { method, path } = authenticationApp.refreshToken;
  const userId = sessionStore.getState().user?.id;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: { accept: 'application/json', 'accept-language': language, 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken }),
      cache: 'no-store',
      credentials: 'omit',
    });
  } catch {
    throw networkProblem();
  }
  if (!response.ok) {
    const problem = await readProblem(response);
    // Only the server's word ends a session; an outage does not.
    if (problem.status !== 401 && problem.status !== 400) throw problem;
    if (sessionStore.getState().refreshToken === refreshToken) endSession('expired');
    return null;
  }
  const pair = await readPair(response);
  // Another person has signed in while the answer was on its way: the pair is not theirs.
  if (sessionStore.getState().user?.id !== userId) return null;
  renewTokens(pair.accessToken, pair.refreshToken);
  return pair.accessToken;
}

async function renewOnce(staleToken: string): Promise<string | null> {
  const stored = loadSession();
  if (stored && stored.session.user.id === sessionStore.getState().user?.id) adoptStored(stored);
  const { accessToken, refreshToken } = sessionStore.getState();
  if (refreshToken === null) return null;
  // Another tab, or a call that came before this one, has renewed already.
  if (accessToken !== null && accessToken !== staleToken) return accessToken;
  return tradeTokens(refreshToken);
}

/**
 * Trades the refresh token for a new pair, once for however many calls ask at the same time, in this tab and others.
 * Gives the access token to go on with, or null when the session is over (it has then been ended). Throws
 * `CallProblem` when the server cannot answer, which leaves the session as it is.
 */
export function renewSession(staleToken: string): Promise<string | null> {
  const current = sessionStore.getState().accessToken;
  if (current !== null && current !== staleToken) return Promise.resolve(current);
  running ??= alone(() => renewOnce(staleToken)).finally(() => {
    running = null;
  });
  return running;
}
