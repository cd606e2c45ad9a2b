import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, timeSchema } from '../entities.ts';
import { emailField } from '../fields.ts';
import { limits } from '../limits.ts';
import { subscriptionStates } from '../subscription/own-subscription.ts';
import * as words from '../field-words.ts';

export * from './code-tables.ts';
export * from './emr.ts';
export * from './models.ts';

/** The calls of those who run the installation. None of them tells a word of a chart, a chat or a patient. */

const forOperators = ['unauthenticated', 'session_expired', 'email_unverified', 'forbidden'] as const;
const forChanges = [...forOperators, 'proof_required', 'not_found'] as const;
const said = z.object({ message: z.string() });

export const readOverview = endpoint({
  method: 'GET',
  path: '/operator/overview/',
  summary:
    'The state of the installation: version, database, mail, payments, model, how many there are of what, settings.',
  response: z.object({
    version: z.string(),
    database: z.string(),
    mail: z.object({
      /** `embedded` or `smtp`. */
      kind: z.string(),
      /** Whether the mail server takes mails, in words. */
      server: z.string(),
      waiting: z.int(),
      oldest_waiting: timeSchema.nullable(),
      undelivered: z.int(),
    }),
    payments: z.object({
      /** `stripe`, `built-in` or `off`. */
      provider: z.string(),
      /** What the provider told and could not be seen to yet. */
      waiting: z.int(),
      /** Customers of deleted accounts at a provider that is not connected: they have to be ended there. */
      stranded: z.int(),
    }),
    /** Null: the built-in engine does the whole job. */
    model: z.object({ name: z.string(), address: z.string() }).nullable(),
    /** Rows that could not be opened since the server started: changed outside, or sealed with another key. */
    damaged_rows: z.int(),
    /**
     * The breakers that too many wrong mailed codes have opened: until one closes, mails carry links in place of codes, or,
     * for the year's, of codes to reset a password.
     */
    code_breakers: z.array(z.enum(['day', 'year'])),
    counts: z.object({ companies: z.int(), people: z.int(), operators: z.int(), sessions: z.int() }),
    /** Every setting by name; of a secret only whether it is set. */
    settings: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  problems: forOperators,
});

export const companyEntrySchema = z.object({
  id: idSchema,
  name: z.string(),
  members: z.int(),
  /** Members and open invitations. */
  seats_taken: z.int(),
  seats: z.int(),
  created_on: timeSchema,
  trial_ends_on: timeSchema.nullable(),
  /** The plan that it has or had last; null without one. */
  plan_name: z.string().nullable(),
  /** Where its plan stands; null where there are no plans. */
  state: z.enum(subscriptionStates).nullable(),
});
export type CompanyEntry = z.output<typeof companyEntrySchema>;

export const listCompanies = endpoint({
  method: 'GET',
  path: '/operator/companies/',
  summary: 'The companies of the installation, newest first.',
  query: z.object({
    cursor: z.string().max(300).optional(),
    limit: z.coerce.number().int().min(1).max(limits.operatorPageMaximum).default(limits.operatorPage),
  }),
  response: z.object({ data: z.array(companyEntrySchema), next_cursor: z.string().nullable() }),
  problems: forOperators,
});

export const changeCompany = endpoint({
  method: 'PATCH',
  path: '/operator/company/:companyId/',
  summary: 'Changes how many seats a company has and until when its trial lasts.',
  params: z.object({ companyId: idSchema }),
  body: z.strictObject({
    seats: z.int(words.seatsNotWhole).min(1, words.seatsTooFew).max(limits.companySeats, words.seatsTooMany).optional(),
    /** Null: no trial. */
    trial_ends_on: timeSchema.nullable().optional(),
  }),
  response: companyEntrySchema.extend({ message: z.string() }),
  problems: forChanges,
});

export const disableAccount = endpoint({
  method: 'POST',
  path: '/operator/disable_account/',
  summary: 'Switches an account off: its sessions end at once, nobody can log in to it, and its owner is told by mail.',
  body: z.strictObject({ email: emailField }),
  response: said,
  problems: forChanges,
});

export const enableAccount = endpoint({
  method: 'POST',
  path: '/operator/enable_account/',
  summary: 'Switches an account on again; its owner is told by mail.',
  body: z.strictObject({ email: emailField }),
  response: said,
  problems: forChanges,
});

export const undeliveredMailSchema = z.object({
  id: idSchema,
  reason: z.enum(['refused', 'given_up', 'out_of_date']),
  /** A short word of the transport. */
  code: z.string(),
  /** What the mail server answered, such as 550. */
  status: z.int().nullable(),
  attempts: z.int(),
  /** The part of the address after the @. */
  domain: z.string().nullable(),
  created_on: timeSchema,
  ended_on: timeSchema,
  /** False for a mail whose code or link has run out. */
  can_retry: z.boolean(),
});
export type UndeliveredMail = z.output<typeof undeliveredMailSchema>;

export const listUndeliveredMails = endpoint({
  method: 'GET',
  path: '/operator/undelivered_mails/',
  summary: 'Mails of the last 30 days that were not delivered, newest first, without their words.',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(limits.operatorPageMaximum).default(limits.operatorPage),
  }),
  response: z.object({ data: z.array(undeliveredMailSchema) }),
  problems: forOperators,
});

const mailParams = z.object({ mailId: idSchema });

export const retryMail = endpoint({
  method: 'POST',
  path: '/operator/undelivered_mails/:mailId/retry/',
  summary: 'Puts an undelivered mail on its way once more.',
  params: mailParams,
  response: said,
  problems: [...forChanges, 'conflict'],
});

export const dropMail = endpoint({
  method: 'DELETE',
  path: '/operator/undelivered_mails/:mailId/',
  summary: 'Forgets an undelivered mail.',
  params: mailParams,
  response: said,
  problems: forChanges,
});
