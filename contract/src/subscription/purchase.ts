import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import * as words from '../field-words.ts';

/** Buying, cancelling and taking a cancellation back. */

const forBuyers = [
  'unauthenticated',
  'session_expired',
  'email_unverified',
  'second_factor_missing',
  'forbidden',
  'billing_off',
  'payments_unavailable',
] as const;

/** Where the browser goes to pay: a page of the payment provider, or of this product. */
export const checkoutSchema = z.object({ checkout_url: z.url() });
const said = z.object({ message: z.string(), Message: z.string() });

export const buySubscription = endpoint({
  method: 'POST',
  path: '/subscription/buy_subscription/',
  summary:
    'Opens a checkout for the Individual or Company plan, or for a number of users. The server computes the price and refuses an `amount` (in dollars) that differs.',
  body: z.strictObject({
    subscription_plan: z.enum(['individual', 'company', 'custom']),
    /** With `custom`: how many users; added to those of a company that has a plan already. */
    user_count: z
      .int(words.usersNotWhole)
      .min(1, words.usersTooFew)
      .max(limits.companySeats, words.usersTooMany)
      .optional(),
    /** With `custom`: what the page showed as payable for one interval, in dollars. */
    amount: z.number().min(0).max(1_000_000_000).optional(),
  }),
  response: checkoutSchema,
  capitalMessage: true,
  problems: [
    ...forBuyers,
    'amount_differs',
    'plan_held',
    'seats_full',
    'already_in_company',
    'purchase_running',
    'idempotency_mismatch',
    'idempotency_running',
  ],
});

export const buySubscriptionOnWeb = endpoint({
  method: 'POST',
  path: '/subscription_app/buy_subscription_on_web/',
  summary: 'Opens a checkout for the Monthly (one) or the Annual Plan (two).',
  body: z.strictObject({ subscription_plan: z.enum(['one', 'two']) }),
  response: checkoutSchema,
  capitalMessage: true,
  problems: [...forBuyers, 'plan_held', 'purchase_running', 'idempotency_mismatch', 'idempotency_running'],
});

const cancelled = z.object({
  message: z.string(),
  Message: z.string(),
  /** Until when the plan goes on. */
  subscription_expires_on: z.iso.datetime(),
});

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/subscription_app/cancel_subscription/',
  summary: 'Ends the plan at the end of the time that is paid for. Until then it can be taken back.',
  response: cancelled,
  capitalMessage: true,
  problems: [...forBuyers, 'no_subscription'],
});

/** The same by GET, as the specification names it. */
export const cancelSubscriptionByGet = endpoint({
  method: 'GET',
  path: '/subscription_app/cancel_subscription/',
  summary: 'The same as POST. It needs the bearer header like every call, so no link can do it.',
  acts: true,
  response: cancelled,
  capitalMessage: true,
  problems: [...forBuyers, 'no_subscription'],
});

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/subscription_app/resume_subscription/',
  summary: 'Takes a cancellation back while the plan still runs.',
  response: said,
  capitalMessage: true,
  problems: [...forBuyers, 'no_subscription'],
});

export const openPaymentPortal = endpoint({
  method: 'POST',
  path: '/subscription_app/payment_method/',
  summary: 'Opens the payment provider’s page on which the card is changed.',
  response: checkoutSchema,
  capitalMessage: true,
  problems: [...forBuyers, 'no_subscription'],
});
