import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { PaymentEvent } from '../payments.ts';
import { PaymentSignatureError } from '../payments.ts';
import type { StripeParts } from './client.ts';

/** Seconds by which an event may be older or newer than our clock. */
const tolerance = 300;

const eventSchema = z.union([
  z.object({
    object: z.literal('event'),
    id: z.string().min(1).max(255),
    type: z.string(),
    data: z.object({
      previous_attributes: z
        .object({ invoice_settings: z.object({ default_payment_method: z.string().nullish() }).optional() })
        .optional(),
      object: z.object({
        id: z.string().max(255).optional(),
        payment_intent: z.unknown().optional(),
        invoice: z.unknown().optional(),
      }),
    }),
  }),
  // A thin event: what it is about stands by its id alone.
  z.object({
    object: z.literal('v2.core.event'),
    id: z.string().min(1).max(255),
    type: z.string(),
    related_object: z.object({ id: z.string().max(255) }).nullish(),
  }),
]);

type StripeEvent = z.output<typeof eventSchema>;

/**
 * Checks an event and says what to read from Stripe. While a secret is exchanged Stripe signs with both, or with the one that
 * we do not have yet, so any of ours will do.
 * @throws PaymentSignatureError
 */
export function readStripeEvent(
  { stripe, clock }: StripeParts,
  secrets: readonly string[],
  { body, signature }: { readonly body: Uint8Array; readonly signature: string | undefined },
): PaymentEvent {
  const now = clock.now();
  const isSigned = secrets.some((secret) => isSignedWith(stripe, { body, signature, secret, now }));
  if (!isSigned || !isInTime(signature, now)) throw new PaymentSignatureError('An event that Stripe did not sign.');
  return presentEvent(parseEvent(body));
}

interface SignedBody {
  readonly body: Uint8Array;
  readonly signature: string | undefined;
  readonly secret: string;
  readonly now: number;
}

function isSignedWith(stripe: Stripe, { body, signature, secret, now }: SignedBody): boolean {
  const { signature: signatures } = stripe.webhooks;
  if (signature === undefined || signatures === null) return false;
  try {
    return signatures.verifyHeader(body, signature, secret, tolerance, undefined, now);
  } catch {
    return false;
  }
}

/** The SDK refuses what is too old; what is too new could be kept and played again later. */
function isInTime(signature: string | undefined, now: number): boolean {
  const stamps = (signature ?? '').split(',').filter((part) => part.startsWith('t='));
  const stamp = Number(stamps[0]?.slice(2) ?? Number.NaN);
  return stamps.length === 1 && Math.abs(now / 1000 - stamp) <= tolerance + 1;
}

function parseEvent(body: Uint8Array): StripeEvent {
  try {
    return eventSchema.parse(JSON.parse(new TextDecoder('utf8', { fatal: true }).decode(body)));
  } catch {
    throw new PaymentSignatureError('A signed event that is none of Stripe’s shapes.');
  }
}

function presentEvent(event: StripeEvent): PaymentEvent {
  const type = event.type.replace(/^v1\./, '');
  const kind = isOtherCard(event, type) ? 'card' : kindOf(type);
  const objectId = objectOf(event, type);
  return kind === 'other' || objectId === null
    ? { id: event.id, kind: 'other', objectId: objectId ?? '' }
    : { id: event.id, kind, objectId };
}

/** A customer who had a card to pay with has another one. A thin event does not say what has changed. */
function isOtherCard(event: StripeEvent, type: string): boolean {
  if (type !== 'customer.updated') return false;
  if (event.object === 'v2.core.event') return true;
  return typeof event.data.previous_attributes?.invoice_settings?.default_payment_method === 'string';
}

/** What a refund or a credit note changes is the invoice that it gives back. */
const givingBack = /^(?:charge\.refunded|refund\.(?:created|updated|failed)|credit_note\.\w+)$/;

/** An invoice that is announced has no id yet; one that was just made, or deleted, is a draft. */
const notYetInvoices: ReadonlySet<string> = new Set([
  'invoice.upcoming',
  'invoice.created',
  'invoice.deleted',
  'invoice.will_be_due',
]);

function kindOf(type: string): PaymentEvent['kind'] {
  if (type.startsWith('checkout.session.')) return 'checkout';
  if (type.startsWith('customer.subscription.')) return 'subscription';
  if (givingBack.test(type)) return 'invoice';
  return type.startsWith('invoice.') && !notYetInvoices.has(type) ? 'invoice' : 'other';
}

function objectOf(event: StripeEvent, type: string): string | null {
  if (event.object === 'v2.core.event') return event.related_object?.id ?? null;
  const { id, payment_intent: payment, invoice } = event.data.object;
  if (!givingBack.test(type)) return id ?? null;
  return referenceOf(type.startsWith('credit_note.') ? invoice : payment);
}

function referenceOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
