import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, timeSchema, toolNameSchema } from '../entities.ts';
import { planIdSchema } from './plans.ts';

/** What a person or a company has: plan, papers, use. */

const signedIn = ['unauthenticated', 'session_expired', 'email_unverified', 'second_factor_missing'] as const;

/**
 * Where a tenant stands. `none`: never had a plan and no trial runs; `trial`; `active`; `past_due`: a renewal failed and
 * the grace runs; `cancelled`: active until the end of what is paid; `expired`: had a plan, has none.
 */
export const subscriptionStates = ['none', 'trial', 'active', 'past_due', 'cancelled', 'expired'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

export const subscriptionSchema = z.object({
  state: z.enum(subscriptionStates),
  plan: planIdSchema.nullable(),
  plan_name: z.string().nullable(),
  /** Cents of the next renewal; null without one. */
  amount: z.int().nullable(),
  currency: z.literal('USD'),
  interval: z.enum(['month', 'year']).nullable(),
  /** How many people it is for, and how many it has (members and open invitations). */
  seats: z.int(),
  seats_taken: z.int(),
  /** Until when what is paid for lasts; of an expired one, when it ended. */
  expires_on: timeSchema.nullable(),
  /** When it renews by itself; null when it does not. */
  renews_on: timeSchema.nullable(),
  /** With `past_due`: until when everything goes on as ever. */
  grace_ends_on: timeSchema.nullable(),
  trial_ends_on: timeSchema.nullable(),
  /** Whether new messages can be sent. */
  may_write: z.boolean(),
  /** For who has no plan and no trial: the company of their mail domain wants people invited, not given trials. */
  company_invites: z.boolean(),
  /** Who pays, for those who are covered by a company; null for who pays themselves. */
  payer: z.object({ company_name: z.string(), owner_email: z.string().nullable() }).nullable(),
  /** Whether this person may buy, cancel and resume. */
  may_buy: z.boolean(),
  /** A purchase that was paid or may be, and is not confirmed yet. */
  is_purchase_open: z.boolean(),
  /** What this person bought here last and has got; null without it, and for those who may not buy. */
  last_purchase: z
    .object({
      plan: planIdSchema,
      plan_name: z.string(),
      /** How many people it added to a plan that ran already; 0 when it began a plan. */
      seats_added: z.int(),
      /** Whether the buyer became the owner of a new company by it. */
      made_company: z.boolean(),
      settled_on: timeSchema,
    })
    .nullable(),
});
export type Subscription = z.output<typeof subscriptionSchema>;

export const readSubscription = endpoint({
  method: 'GET',
  path: '/subscription_app/subscription/',
  summary: 'The plan under which this session works: its state, price, people, and until when.',
  response: subscriptionSchema,
  problems: [...signedIn, 'billing_off'],
});

export const invoiceSchema = z.object({
  id: idSchema,
  /** As it stands on the paper. */
  number: z.string(),
  issued_on: timeSchema,
  paid_on: timeSchema.nullable(),
  status: z.enum(['paid', 'open', 'refunded', 'void']),
  /** Cents. */
  amount: z.int(),
  currency: z.literal('USD'),
  lines: z.array(z.object({ description: z.string(), amount: z.int() })),
});
export type Invoice = z.output<typeof invoiceSchema>;

export const listInvoices = endpoint({
  method: 'GET',
  path: '/subscription_app/invoices/',
  summary: 'The invoices and receipts of who pays, newest first.',
  query: z.object({
    cursor: z.string().max(300).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(24),
  }),
  response: z.object({ data: z.array(invoiceSchema), next_cursor: z.string().nullable() }),
  problems: [...signedIn, 'forbidden', 'billing_off'],
});

export const downloadInvoice = endpoint({
  method: 'GET',
  path: '/subscription_app/invoices/:invoiceId/download/',
  summary: 'One invoice as a PDF.',
  params: z.object({ invoiceId: idSchema }),
  response: z.unknown(),
  binary: true,
  problems: [...signedIn, 'forbidden', 'not_found', 'billing_off'],
});

const usageDaySchema = z.object({
  /** yyyy-MM-dd, UTC. */
  day: z.iso.date(),
  tool: toolNameSchema,
  /** Finished replies. */
  replies: z.int(),
  /** Words that were given to the tool, and that it wrote. */
  words_in: z.int(),
  words_out: z.int(),
  /** Minutes saved, estimated by `method`. */
  minutes: z.number(),
});
export type UsageDay = z.output<typeof usageDaySchema>;

export const readUsage = endpoint({
  method: 'GET',
  path: '/subscription_app/usage/',
  summary: 'How much the tools were used, a day and a tool at a time, with the minutes that this is estimated to save.',
  query: z.strictObject({
    days: z.coerce.number().int().min(1).max(366).default(30),
    /** `company`: of everybody in it, for those who manage it. */
    of: z.enum(['me', 'company']).default('me'),
  }),
  response: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    data: z.array(usageDaySchema),
    /** How the minutes are estimated, one sentence for each tool. */
    method: z.array(z.object({ tool: toolNameSchema, sentence: z.string() })),
  }),
  problems: [...signedIn, 'forbidden'],
});
