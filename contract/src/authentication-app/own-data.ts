import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, timeSchema } from '../entities.ts';
import { agreementSchema } from '../own-data-entities.ts';
import { agreementNameField, agreementTitleField } from '../fields.ts';
import { limits } from '../limits.ts';

const signedIn = ['unauthenticated', 'session_expired', 'email_unverified', 'second_factor_missing'] as const;

export const readOwnData = endpoint({
  method: 'GET',
  path: '/authentication_app/settings/own_data/',
  summary: 'What the signed-in user keeps here, for how long deleted things last, and what deleting the account means.',
  response: z.object({
    /** Days a deleted chat stays in the bin. */
    bin_days: z.int(),
    /** Days for which backups may hold what was destroyed. */
    backup_days: z.int(),
    /** Stored attachments, in bytes. */
    stored_bytes: z.int(),
    stored_bytes_limit: z.int(),
    /**
     * `person`: their own chats are destroyed. `member`: those too, and they leave their company, which keeps its charts.
     * `closes_company`: they are alone in it, and it is destroyed as well. `hand_over_first`: others depend on them.
     */
    deletion: z.enum(['person', 'member', 'closes_company', 'hand_over_first']),
    company_name: z.string().nullable(),
    /** The running plans that end with the account: their own, and that of a company that is closed with it. */
    ending_plans: z.array(z.object({ plan_name: z.string(), paid_until: timeSchema })),
  }),
  problems: signedIn,
});

export const exportOwnData = endpoint({
  method: 'POST',
  path: '/authentication_app/settings/export/',
  summary:
    'Everything the signed-in user has here, as a zip: profile, chats with every message and version, attachments, drafts, feedback, sign-in activity, agreements, plan, invoices, use. `chats.json` is complete and machine readable. Of a company’s charts it holds the user’s own, and only when asked for by somebody at work there with charts.',
  response: z.instanceof(Uint8Array),
  binary: true,
  problems: [...signedIn, 'proof_required', 'too_many_streams'],
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/authentication_app/settings/delete_account/',
  summary:
    'Deletes the signed-in user’s account at once and for good. `confirmation` is its e-mail address. What is theirs alone is destroyed, keys first; a company keeps its charts.',
  body: z.strictObject({ confirmation: z.string().max(limits.emailCharacters) }),
  response: z.object({ message: z.string() }),
  problems: [...signedIn, 'proof_required', 'handover_required'],
});

export const readAgreement = endpoint({
  method: 'GET',
  path: '/authentication_app/settings/agreement/',
  summary: 'The business associate agreement that is offered, and what was accepted where the user works.',
  response: agreementSchema,
  problems: signedIn,
});

export const acceptAgreement = endpoint({
  method: 'POST',
  path: '/authentication_app/settings/agreement/',
  summary:
    'Accepts the business associate agreement for the company (or, for an individual, for themselves). `digest`, when sent, says which words were read.',
  body: z.strictObject({
    version: z.string().max(100),
    name: agreementNameField,
    title: agreementTitleField,
    digest: z.string().max(64).optional(),
  }),
  response: agreementSchema.extend({ message: z.string() }),
  problems: [...signedIn, 'proof_required', 'forbidden', 'conflict', 'not_found'],
});

export const downloadAgreement = endpoint({
  method: 'GET',
  path: '/authentication_app/settings/agreement/download/',
  summary:
    'The agreement as it was accepted, with who accepted it and when, as a text file; the latest, or the one that `acceptance_id` names.',
  query: z.object({ acceptance_id: idSchema.optional() }),
  response: z.instanceof(Uint8Array),
  binary: true,
  problems: [...signedIn, 'forbidden', 'not_found'],
});
