import { createHmac } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Books } from './books.ts';

export interface SignedEvent {
  readonly body: string;
  readonly signature: string;
}

/** Signs an event as Stripe does: HMAC-SHA256 over time, a dot and the body, once for each secret that is in use. */
export function signEvent(
  event: object | string,
  { secrets, at }: { readonly secrets: readonly string[]; readonly at: number },
): SignedEvent {
  const body = typeof event === 'string' ? event : JSON.stringify(event, null, 2);
  const marks = secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`);
  return { body, signature: [`t=${at}`, ...marks].join(',') };
}

/** The same event as a thin one, for an endpoint that was set up for those. */
export function thinEvent(event: Stripe.Event): object {
  const object = event.data.object as { readonly id?: string; readonly object?: string };
  return {
    id: event.id,
    object: 'v2.core.event',
    type: `v1.${event.type}`,
    livemode: false,
    created: new Date(event.created * 1000).toISOString(),
    related_object: { id: object.id, type: object.object, url: `/v1/${object.object ?? ''}/${object.id ?? ''}` },
  };
}

export interface Delivery {
  readonly event: Stripe.Event;
  readonly status: number;
}

/** Sends an event to an endpoint over HTTP. */
export async function deliverEvent(
  url: string,
  event: Stripe.Event,
  { secrets, books }: { readonly secrets: readonly string[]; readonly books: Books },
): Promise<Delivery> {
  const { body, signature } = signEvent(event, { secrets, at: Math.floor(books.clock.now() / 1000) });
  const answer = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
  });
  await answer.arrayBuffer();
  return { event, status: answer.status };
}
