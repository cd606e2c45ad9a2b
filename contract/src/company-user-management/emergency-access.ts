import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { chatMessageSchema, flagChoiceSchema, historyItemSchema, idSchema, timeSchema } from '../entities.ts';
import { emergencyReasonField } from '../fields.ts';
import { limits } from '../limits.ts';

const managing = [
  'unauthenticated',
  'session_expired',
  'email_unverified',
  'second_factor_missing',
  'forbidden',
] as const;
const reading = [...managing, 'not_found', 'emergency_access_ended'] as const;

const personSchema = z.object({
  user_id: idSchema,
  /** Null once the account is gone. */
  email: z.string().nullable(),
});

/** One person's leave to read another's charts in an emergency (45 CFR 164.312(a)(2)(ii)): for a reason, and for an hour. */
export const emergencyAccessSchema = z.object({
  id: idSchema,
  /** Who reads. */
  opened_by: personSchema,
  /** Whose charts. */
  subject: personSchema,
  reason: z.string(),
  opened_on: timeSchema,
  /** When it ends by itself. */
  expires_on: timeSchema,
  /** When it was closed before that; null otherwise. */
  closed_on: timeSchema.nullable(),
  /** It can be used now, by whoever opened it. */
  is_open: z.boolean(),
});
export type EmergencyAccess = z.output<typeof emergencyAccessSchema>;

/** Somebody who has left the company, and whose chats are kept there. */
export const formerMemberSchema = personSchema;
export type FormerMember = z.output<typeof formerMemberSchema>;

const accessParams = z.object({ accessId: idSchema });

export const openEmergencyAccess = endpoint({
  method: 'POST',
  path: '/company_user_management/emergency_access/',
  summary:
    'Opens access to the chats of one person of the company, who may have left it, for an hour. The company’s owner is told by mail, and so is the person while they are a member.',
  body: z.strictObject({ user_id: idSchema, reason: emergencyReasonField }),
  response: z.object({ data: emergencyAccessSchema }),
  status: 201,
  problems: [...managing, 'proof_required', 'not_found', 'conflict'],
});

export const listEmergencyAccess = endpoint({
  method: 'GET',
  path: '/company_user_management/emergency_access/',
  summary: 'The company’s emergency accesses of the last year, newest first.',
  response: z.object({ data: z.array(emergencyAccessSchema) }),
  problems: managing,
});

export const closeEmergencyAccess = endpoint({
  method: 'DELETE',
  path: '/company_user_management/emergency_access/:accessId/',
  summary: 'Closes an emergency access before its hour is over.',
  params: accessParams,
  response: z.object({ data: emergencyAccessSchema }),
  problems: [...managing, 'not_found'],
});

export const listEmergencyChats = endpoint({
  method: 'GET',
  path: '/company_user_management/emergency_access/:accessId/chats/',
  summary: 'The person’s chats in the company, newest first, a page at a time; and the access that shows them.',
  params: accessParams,
  query: z.object({ cursor: z.string().max(200).optional() }),
  response: z.object({
    access: emergencyAccessSchema,
    data: z.array(historyItemSchema),
    next_cursor: z.string().nullable(),
  }),
  problems: reading,
});

export const readEmergencyChat = endpoint({
  method: 'GET',
  path: '/company_user_management/emergency_access/:accessId/chats/:chatId/',
  summary:
    'One of these chats: the newest page of its messages, or the one before `cursor`; oldest first within the page.',
  params: z.object({ accessId: idSchema, chatId: idSchema }),
  query: z.object({
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(limits.messagePage).default(limits.messagePage),
  }),
  response: z.object({
    data: z.object({
      id: idSchema,
      title: z.string(),
      messages: z.array(chatMessageSchema),
      /** What the person decided about the flags of its audits. */
      flag_choices: z.array(flagChoiceSchema),
      next_cursor: z.string().nullable(),
    }),
  }),
  problems: reading,
});

export const listFormerMembers = endpoint({
  method: 'GET',
  path: '/company_user_management/former_members/',
  summary:
    'Whose chats the company keeps though the list of users does not name them: those who have left, and the owner.',
  response: z.object({
    data: z.array(formerMemberSchema),
    /** Null for the owner, who can read their own chats as they are. */
    owner: personSchema.nullable(),
  }),
  problems: managing,
});
