import type { Payments } from '../payments/payments.ts';

/** The last piece of work on each subscription, by the provider that this process is connected to. */
const lastOf = new WeakMap<Payments, Map<string, Promise<unknown>>>();

/**
 * Does work on a subscription once what this process has begun with it is over. Without it the provider's news of a
 * change arrives while the change itself is still being kept, and the audit log names it twice: by nobody, and by who
 * asked for it. Other processes are kept in order by the tickets of the store, which keep each change once.
 * @param providerId the subscription's id at the provider
 * @param work asks the provider, then keeps the answer; must not wait for another turn of the same subscription
 * @throws what `work` throws; whoever comes next has their turn all the same
 */
export async function inTurn<Result>(
  payments: Payments,
  providerId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const turns = lastOf.get(payments) ?? new Map<string, Promise<unknown>>();
  lastOf.set(payments, turns);
  const mine = (turns.get(providerId) ?? Promise.resolve()).then(work, work);
  turns.set(providerId, mine);
  try {
    return await mine;
  } finally {
    if (turns.get(providerId) === mine) turns.delete(providerId);
  }
}
