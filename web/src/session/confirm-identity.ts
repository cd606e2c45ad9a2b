import { createStore } from 'zustand/vanilla';
import { sessionStore } from './session-store.ts';

interface ProofState {
  /** A dialog asks to confirm that it is the person. */
  readonly isAsking: boolean;
  /** Their password, where they have just typed it for the call that waits; kept in memory until the dialog has gone. */
  readonly knownPassword: string | null;
}

const quiet: ProofState = { isAsking: false, knownPassword: null };

export const proofStore = createStore<ProofState>(() => quiet);

let asking: { readonly answer: Promise<boolean>; readonly settle: (isConfirmed: boolean) => void } | null = null;

/**
 * Asks the person to confirm that it is them; the dialog of the app does the asking. However many calls wait for it
 * share one dialog. Gives false when they would rather not, and when the session ended or was locked meanwhile.
 */
export function askForProof(knownPassword: string | null = null): Promise<boolean> {
  if (asking === null) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    asking = { answer: promise, settle: resolve };
    proofStore.setState({ isAsking: true, knownPassword });
  }
  return asking.answer;
}

/** Closes the dialog, and lets the waiting calls go on or fail. */
export function settleProof(isConfirmed: boolean): void {
  const settled = asking;
  asking = null;
  proofStore.setState(quiet);
  settled?.settle(isConfirmed);
}

sessionStore.subscribe((now, before) => {
  if (now.user?.id !== before.user?.id || (now.isLocked && !before.isLocked)) settleProof(false);
});
