import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallProblem } from '../../api/call.ts';
import { allowedCheckout } from '../../routes/checkout-address.ts';
import { plansKey } from '../../api/account/plans.ts';
import { profileKey } from '../../api/account/profile.ts';
import { subscriptionKeys } from '../../api/account/subscription.ts';
import { toastAccountError } from '../../ui/toast.ts';
import { describeFailure, type PurchaseFailure } from './failure-words.ts';
import { sendOrder, type Order } from './order.ts';

/**
 * When the checkout has not opened after so many milliseconds, the dialog can be used again. A person who comes back
 * by "Back" finds a reloaded page (`session/session-tabs.ts`).
 */
const leavingTimeout = 15_000;

export interface Purchase {
  /** The plan that is being bought; null while nothing is. */
  readonly busyWith: Order['plan'] | null;
  readonly failure: PurchaseFailure | null;
  readonly buy: (order: Order) => void;
  readonly clearFailure: () => void;
}

/** Says what failed where the specification wants a toast; the dialog says it as well. */
function tellFailure(failure: PurchaseFailure): void {
  // The failure of Individual stands in a dialog of its own.
  if (failure.plan !== 'individual') toastAccountError(failure.sentence);
}

/** What the server knows better than this page does. */
function refresh(client: QueryClient): void {
  for (const queryKey of [plansKey, profileKey, subscriptionKeys.own]) void client.invalidateQueries({ queryKey });
}

/** Nobody knows whether the order arrived: no answer came, or one that is not the server's own. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof CallProblem && (error.code === 'network' || (error.code === 'unreadable' && error.status >= 500));

/** They were asked to confirm that it is them, and would rather not: nothing failed. */
const isDeclinedProof = (error: unknown): boolean => error instanceof CallProblem && error.code === 'proof_required';

type Outcome = { readonly address: string } | { readonly error: unknown };

/** Keeps the key of an order that got no answer: the same order again is the same purchase, and buys once. */
function useSending(): (order: Order, signal: AbortSignal) => Promise<Outcome> {
  const unanswered = useRef<{ readonly order: string; readonly key: string } | null>(null);
  return async (order, signal) => {
    const text = JSON.stringify(order);
    const key = unanswered.current?.order === text ? unanswered.current.key : crypto.randomUUID();
    try {
      const address = allowedCheckout(await sendOrder(order, { idempotencyKey: key, signal }));
      unanswered.current = null;
      return address === null ? { error: null } : { address };
    } catch (error) {
      unanswered.current = isUnanswered(error) ? { order: text, key } : null;
      return { error };
    }
  };
}

/** One purchase at a time, from the click to the checkout. It is given up when its dialog or page goes. */
export function usePurchase(): Purchase {
  const client = useQueryClient();
  const [busyWith, setBusyWith] = useState<Order['plan'] | null>(null);
  const [failure, setFailure] = useState<PurchaseFailure | null>(null);
  const running = useRef<AbortController | null>(null);
  const send = useSending();
  useEffect(() => () => running.current?.abort(), []);

  const settle = (control: AbortController): void => {
    if (running.current !== control) return;
    running.current = null;
    setBusyWith(null);
  };
  async function purchase(order: Order, control: AbortController): Promise<void> {
    const outcome = await send(order, control.signal);
    // The dialog was closed, the screen locked or the session ended meanwhile: nobody is led anywhere.
    if (control.signal.aborted) return;
    if ('address' in outcome) {
      location.assign(outcome.address);
      setTimeout(() => settle(control), leavingTimeout);
      return;
    }
    settle(control);
    if (isDeclinedProof(outcome.error)) return;
    const described = describeFailure(order.plan, outcome.error);
    setFailure(described);
    tellFailure(described);
    if (!isUnanswered(outcome.error)) refresh(client);
  }

  return {
    busyWith,
    failure,
    clearFailure: () => setFailure(null),
    buy: (order) => {
      // In a ref and not in the state: a second click may come before the first has been drawn.
      if (running.current !== null) return;
      const control = new AbortController();
      running.current = control;
      setFailure(null);
      setBusyWith(order.plan);
      void purchase(order, control);
    },
  };
}
