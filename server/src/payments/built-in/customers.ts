import { createHmac } from 'node:crypto';
import type { BuiltInStore } from '../../store/billing/built-in-store.ts';
import { PaymentError } from '../payments.ts';
import { change } from './books.ts';
import type { BuiltInParts } from './books.ts';
import { findPaper } from './papers.ts';
import type { KeptCard, Paper } from './papers.ts';

/** How often a tenant may have been removed and come back. */
const mostLives = 1000;

/** The customer of a tenant, made when there is none; who was removed and comes back is another one. */
export async function openCustomer(parts: BuiltInParts, tenantId: string): Promise<string> {
  const { documents, clock, signingKey } = parts;
  for (let life = 1; life <= mostLives; life++) {
    // Named after the tenant, so that two who ask at once name the same.
    const name = createHmac('sha256', signingKey).update(`customer/${tenantId}/${life}`).digest('base64url');
    const id = `cus_${name.slice(0, 32)}`;
    const content = { tenantId, card: null, removedAt: null };
    await documents.insert({
      id,
      kind: 'customer',
      customerId: id,
      createdAt: clock.now(),
      dueAt: null,
      content,
    });
    const kept = await findPaper(documents, 'customer', id);
    if (kept !== null && kept.content.removedAt === null) return id;
  }
  throw new PaymentError('refused', 'this tenant was removed too often');
}

/** A customer who was not removed. @throws PaymentError */
export async function readCustomer(store: BuiltInStore, customerId: string): Promise<Paper<'customer'>> {
  const customer = await findPaper(store, 'customer', customerId);
  if (customer === null || customer.content.removedAt !== null)
    throw new PaymentError('refused', 'there is no such customer');
  return customer;
}

/** From now on this card is charged. To be called in a transaction. */
export async function keepCard(store: BuiltInStore, customerId: string, card: KeptCard): Promise<void> {
  await change(store, await readCustomer(store, customerId), { card });
}
