import { z } from 'zod';
import { auditGroups, auditOutcomes } from '../audit-groups.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema, timeSchema } from '../entities.ts';
import { limits } from '../limits.ts';

/** A day (UTC, taken whole) or a moment. */
const sinceField = z.union([z.iso.date(), timeSchema]).optional();

/** Who did it: a person, somebody who was not signed in, the command line on the server. */
export const auditPersonSchema = z.union([idSchema, z.enum(['nobody', 'command-line'])]);

const auditFilterSchema = z.object({
  from: sinceField,
  /** The end: the day itself counts, a moment does not. */
  to: sinceField,
  person: auditPersonSchema.optional(),
  group: z.enum(auditGroups).optional(),
  outcome: z.enum(auditOutcomes).optional(),
});

/** One line of the audit log, in words. It names things by kind and id, never by a title or a patient's words. */
export const auditLineSchema = z.object({
  id: idSchema,
  /** Place in the chain, from 1; null until the line is sealed, within a second or so. */
  number: z.int().nullable(),
  timestamp: timeSchema,
  /** `id` is null for somebody who was not signed in. */
  who: z.object({ id: z.string().nullable(), name: z.string() }),
  /** The event's own name, for example `chat.read`. */
  action: z.string(),
  /** The same in words, for example "Read a chat". */
  what: z.string(),
  object: z.object({ kind: z.string(), id: z.string(), name: z.string() }).nullable(),
  outcome: z.enum(auditOutcomes),
  address: z.string(),
  /** Browser and system as the browser names them: untrusted text, empty when it names none. */
  device: z.string(),
});
export type AuditLine = z.output<typeof auditLineSchema>;

const forReaders = ['unauthenticated', 'session_expired', 'email_unverified', 'forbidden'] as const;

export const readAuditLog = endpoint({
  method: 'GET',
  path: '/authentication_app/settings/audit_log/',
  summary:
    'The audit log, newest first: the company’s for its owner and auditor, an individual’s own. Reading it is kept in it as well.',
  query: auditFilterSchema.extend({
    cursor: z.string().max(300).optional(),
    limit: z.coerce.number().int().min(1).max(limits.auditPageMaximum).default(limits.auditPage),
  }),
  response: z.object({ data: z.array(auditLineSchema), next_cursor: z.string().nullable() }),
  problems: forReaders,
});

export const exportAuditLog = endpoint({
  method: 'GET',
  path: '/authentication_app/settings/audit_log/export/',
  summary: 'The audit log as a table (CSV, UTF-8), newest first, by the same filters.',
  query: auditFilterSchema,
  response: z.instanceof(Uint8Array),
  binary: true,
  problems: forReaders,
});

export const listAuditPeople = endpoint({
  method: 'GET',
  path: '/authentication_app/settings/audit_log/people/',
  summary: 'Everybody whom the audit log names, for its filter. Who is gone appears under a pseudonym.',
  response: z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) }),
  problems: forReaders,
});

export const checkAuditLog = endpoint({
  method: 'GET',
  path: '/authentication_app/settings/audit_log/chain/',
  summary:
    'Checks the audit log’s chain for a second at most; asked again, it goes on. Names the first line that was changed or is missing.',
  response: z.object({
    /** `checking`: not yet at the end; ask again. */
    state: z.enum(['verified', 'checking', 'broken']),
    /** The last sealed line; 0 for an empty log. */
    sealed_to: z.int(),
    verified_to: z.int(),
    /** When this check began at the first line. */
    checked_since: timeSchema,
    broken_at: z.int().nullable(),
  }),
  problems: forReaders,
});
