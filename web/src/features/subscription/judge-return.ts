import type { Subscription } from '../../api/account/subscription.ts';

/**
 * What is known of a purchase after the browser came back from the checkout. `waiting`: the news of the payment is
 * still on its way; `confirmed`: a plan runs and nothing is open any more; `nothing`: no purchase is open and no plan
 * runs; `later`: the news takes longer than anybody should wait for.
 */
export type ReturnState = 'waiting' | 'confirmed' | 'nothing' | 'later';

/** How long the page asks, in milliseconds, and how often. */
export const returnTimeout = 60_000;
export const askEvery = 1000;
/** A purchase that nobody knows of may be an address that somebody typed: that long it is looked for. */
const knownWithin = 3000;

/**
 * Judges one reading. The address alone proves nothing: only what the server says counts.
 * @param reading null while the server could not be asked
 * @param waited milliseconds since the browser came back
 */
export function judgeReturn(
  reading: Pick<Subscription, 'state' | 'is_purchase_open'> | null,
  waited: number,
): ReturnState {
  const isOver = waited >= returnTimeout;
  if (reading === null || reading.is_purchase_open) return isOver ? 'later' : 'waiting';
  if (reading.state === 'active' || reading.state === 'cancelled') return 'confirmed';
  return waited < knownWithin ? 'waiting' : 'nothing';
}
