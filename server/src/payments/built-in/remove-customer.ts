import { change, settle } from './books.ts';
import type { BuiltInParts } from './books.ts';
import { closeCheckout } from './checkouts.ts';
import { findPaper, listPapers } from './papers.ts';
import { endSubscription } from './subscriptions.ts';

/** Ends what runs, closes what is open, forgets whose it was and the card. Each step by itself, so that again is well. */
export async function removeCustomer(parts: BuiltInParts, customerId: string): Promise<void> {
  const now = parts.clock.now();
  await settle(parts, async (store) => {
    const customer = await findPaper(store, 'customer', customerId);
    if (customer !== null && customer.content.removedAt === null)
      await change(store, customer, { tenantId: null, card: null, removedAt: now });
  });
  for (const { id } of await listPapers(parts.documents, 'subscription', customerId))
    await endSubscription(parts, id, { refund: false });
  for (const { id } of await listPapers(parts.documents, 'checkout', customerId)) await closeCheckout(parts, id);
}
