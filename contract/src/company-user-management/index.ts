import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { givenRoleSchema, idSchema, personNameSchema, roleSchema, timeSchema } from '../entities.ts';
import { companyNameField, emailField } from '../fields.ts';
import { limits } from '../limits.ts';
export * from './directory.ts';
export * from './emergency-access.ts';
export * from './single-sign-on.ts';

const signedIn = ['unauthenticated', 'session_expired', 'email_unverified', 'second_factor_missing'] as const;
const member = [...signedIn, 'forbidden'] as const;

const companySchema = z.object({
  id: idSchema,
  name: z.string(),
  /** The caller's own. */
  role: roleSchema,
  /** How many people the company may have. */
  seats: z.int(),
  /** Members and open invitations. */
  seats_taken: z.int(),
  /** Minutes without activity after which a member's screen locks. */
  idle_minutes: z.int(),
  requires_second_factor: z.boolean(),
  /** Members may agree to a browser's own speech service, to which the browser sends what they say. */
  allows_browser_speech: z.boolean(),
  /** False: nothing of the company’s goes to a language model; the built-in engine does the whole job. */
  uses_models: z.boolean(),
  /** Days after its last message when a chat is destroyed; null: never. */
  retention_days: z.int().nullable(),
  /** Days for which the sound of visits is kept once it has become text; 0: not at all. */
  recording_days: z.int(),
  /** The domain of the owner's address; null at a mail service that is open to everybody. */
  mail_domain: z.string().nullable(),
  /** Who signs up with an address of `mail_domain` gets no free trial of their own. */
  withholds_own_trials: z.boolean(),
});

export const createCompany = endpoint({
  method: 'POST',
  path: '/company_user_management/create_company/',
  summary: 'Makes a company with the caller as its owner. Chats made before stay personal.',
  body: z.strictObject({ name: companyNameField }),
  response: z.object({ message: z.string(), company: z.object({ id: idSchema, name: z.string() }) }),
  status: 201,
  capitalMessage: true,
  problems: [...member, 'already_in_company', 'idempotency_mismatch', 'idempotency_running'],
});

export const readCompany = endpoint({
  method: 'GET',
  path: '/company_user_management/company/',
  summary: 'The company in which this session works.',
  response: companySchema,
  capitalMessage: true,
  problems: member,
});

export const updateCompany = endpoint({
  method: 'PATCH',
  path: '/company_user_management/company/',
  summary:
    'Changes the company’s name, idle time, whether browsers’ speech services are allowed and how long the sound of visits is kept (owner, admin), whether everybody needs a second factor, whether language models are used, how long chats are kept, and whether people with addresses of the owner’s mail domain get free trials of their own (owner).',
  body: z.strictObject({
    name: z.optional(companyNameField),
    idle_minutes: z.int().min(limits.idleMinutesLeast).max(limits.idleMinutesMost).optional(),
    requires_second_factor: z.boolean().optional(),
    allows_browser_speech: z.boolean().optional(),
    uses_models: z.boolean().optional(),
    retention_days: z.int().min(limits.retentionDaysLeast).max(limits.retentionDaysMost).nullable().optional(),
    recording_days: z.int().min(0).max(limits.recordingDaysMost).optional(),
    withholds_own_trials: z.boolean().optional(),
  }),
  response: companySchema.extend({ message: z.string() }),
  capitalMessage: true,
  problems: [...member, 'proof_required', 'conflict'],
});

export const addUser = endpoint({
  method: 'POST',
  path: '/company_user_management/add_user/',
  summary:
    'Mails an invitation to the company. Inviting again renews it; the link that was sent before stops working. The answer is the same whether or not the address has an account.',
  body: z.strictObject({ email: emailField, role: givenRoleSchema.default('clinician') }),
  response: z.object({ message: z.string() }),
  capitalMessage: true,
  problems: [...member, 'plan_required', 'seats_full', 'already_member', 'idempotency_mismatch', 'idempotency_running'],
});

export const invitedUserSchema = z.object({
  /** The row's own id, which `remove_user_from_company` takes. */
  id: idSchema,
  email: z.string(),
  invition_status: z.enum(['accepted', 'pending', 'expired']),
  invited_on: timeSchema,
  /** The link’s token while the invitation is pending; else null. */
  token: z.string().nullable(),
  role: roleSchema,
  /** The member's account; null before the invitation is accepted. */
  user_id: idSchema.nullable(),
  name: z.string().nullable(),
  is_owner: z.boolean(),
});
export type InvitedUser = z.output<typeof invitedUserSchema>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/company_user_management/user_list/',
  summary: 'Everybody who was invited to the company and is still invited or a member, newest first.',
  response: z.array(invitedUserSchema),
  capitalMessage: true,
  problems: member,
});

export const listColleagues = endpoint({
  method: 'GET',
  path: '/company_user_management/colleagues/',
  summary: 'The other members of the company who work with charts, by name.',
  response: z.object({ data: z.array(personNameSchema) }),
  problems: member,
});

const somebody = z.strictObject({ user_id: idSchema.optional() });

export const removeUser = endpoint({
  method: 'DELETE',
  path: '/company_user_management/remove_user_from_company/',
  summary:
    'Withdraws an invitation or removes a member, whose sessions end at once. `user_id` is the id of the row or of the member, in the body or in the query.',
  query: z.object({ user_id: idSchema.optional() }),
  body: somebody,
  response: z.object({ message: z.string() }),
  capitalMessage: true,
  problems: [...member, 'not_found', 'conflict'],
});

export const changeRole = endpoint({
  method: 'PATCH',
  path: '/company_user_management/user_role/',
  summary: 'Gives a member of the company another role, which counts at once.',
  body: z.strictObject({ user_id: idSchema, role: givenRoleSchema }),
  response: z.object({ message: z.string() }),
  capitalMessage: true,
  problems: [...member, 'proof_required', 'not_found', 'conflict'],
});

export const transferOwnership = endpoint({
  method: 'POST',
  path: '/company_user_management/transfer_ownership/',
  summary: 'Hands the company over to another member. Who owned it before becomes an admin.',
  body: z.strictObject({ user_id: idSchema }),
  response: z.object({ message: z.string() }),
  capitalMessage: true,
  problems: [...member, 'proof_required', 'not_found', 'conflict'],
});

export const leaveCompany = endpoint({
  method: 'POST',
  path: '/company_user_management/leave_company/',
  summary: 'Leaves the company. Chats made in it stay with it. The owner hands it over first.',
  body: z.strictObject({}),
  response: z.object({ message: z.string() }),
  capitalMessage: true,
  problems: [...member, 'proof_required', 'conflict'],
});

const invitationToken = z.string().min(1).max(500);

export const readInvitation = endpoint({
  method: 'POST',
  path: '/company_user_management/read_invitation/',
  summary: 'What an invitation’s token invites to. Every token that does not count answers the same.',
  body: z.strictObject({ token: invitationToken }),
  response: z.object({
    company_name: z.string(),
    role: givenRoleSchema,
    email: z.string(),
    /** Who invites: their name, or their address when they have given none. */
    invited_by: z.string(),
  }),
  capitalMessage: true,
  problems: ['invitation_invalid'],
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/company_user_management/accept_invitation/',
  summary: 'Joins the company. Only the account of the invited address can; chats made before stay personal.',
  body: z.strictObject({ token: invitationToken }),
  response: z.object({ message: z.string(), company: z.object({ id: idSchema, name: z.string() }) }),
  capitalMessage: true,
  problems: [...member, 'plan_required', 'seats_full', 'invitation_invalid', 'already_in_company'],
});
