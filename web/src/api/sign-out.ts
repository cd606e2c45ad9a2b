import { authenticationApp } from '@notewright/contract';
import { call } from './call.ts';
import { endSession, sessionStore } from '../session/session-store.ts';

/** How long logging out waits for the server before it clears this browser anyway, in milliseconds. */
const timeout = 3000;

/** Ends the session at the server, then here. The browser is cleared even when the server cannot be reached. */
export async function signOut(): Promise<void> {
  if (sessionStore.getState().accessToken === null) return;
  const ending = call(authenticationApp.signOut, { mayClear: true, evenLocked: true }).catch(() => undefined);
  await Promise.race([ending, new Promise((resolve) => setTimeout(resolve, timeout))]);
  endSession('signed-out');
}
