import { subscription as calls } from '@notewright/contract';
import { useState } from 'react';
import { call, CallProblem } from '../../api/call.ts';
import { allowedCheckout } from '../../routes/checkout-address.ts';
import { readSubscriptionNow, refreshSubscription } from '../../api/account/subscription.ts';
import { toastAccountError, toastAccountSuccess } from '../../ui/toast.ts';
import { sayCancelled, sayResumed } from './change-words.ts';
import * as words from './words.tsx';

type Change = 'cancel' | 'resume' | 'card';

const works: Readonly<Record<Change, () => Promise<string | null>>> = {
  // The server's own sentences name days in universal time; the page speaks of them in the reader's.
  cancel: async () => sayCancelled(await call(calls.cancelSubscription)),
  resume: async () => {
    await call(calls.resumeSubscription);
    return sayResumed(await readSubscriptionNow().catch(() => null));
  },
  card: async () => {
    const { checkout_url: address } = await call(calls.openPaymentPortal);
    const allowed = allowedCheckout(address);
    if (allowed === null) throw new Error('The answer leads to a foreign address.');
    location.assign(allowed);
    return null;
  },
};

export interface PlanChanges {
  /** What is being done, or null. */
  readonly busy: Change | null;
  /** Why the last change failed, in one sentence, and which it was. */
  readonly problem: { readonly of: Change; readonly sentence: string } | null;
  readonly clearProblem: () => void;
  /** True when it went well. One at a time. */
  readonly change: (what: Change) => Promise<boolean>;
}

/** Cancelling, taking that back, and going to where the card is changed. */
export function usePlanChanges(): PlanChanges {
  const [busy, setBusy] = useState<Change | null>(null);
  const [problem, setProblem] = useState<PlanChanges['problem']>(null);
  const change = async (what: Change): Promise<boolean> => {
    if (busy !== null) return false;
    setBusy(what);
    setProblem(null);
    try {
      const done = await works[what]();
      if (done !== null) toastAccountSuccess(done);
      // Even a refused change tells that what stands here is old.
      await refreshSubscription();
      return true;
    } catch (error) {
      // They were asked to confirm that it is them, and would rather not: nothing failed.
      if (error instanceof CallProblem && error.code === 'proof_required') return false;
      const sentence = (error instanceof CallProblem ? error.serverMessage : null) ?? words.failures[what];
      setProblem({ of: what, sentence });
      toastAccountError(sentence);
      void refreshSubscription();
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { busy, problem, clearProblem: () => setProblem(null), change };
}
