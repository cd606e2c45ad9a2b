import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { givenRoleSchema, idSchema, roleSchema, timeSchema } from '../entities.ts';
import { limits } from '../limits.ts';

const owning = [
  'unauthenticated',
  'session_expired',
  'email_unverified',
  'second_factor_missing',
  'forbidden',
] as const;

/** A token with which an organisation's directory writes into its company (SCIM 2.0, RFC 7644); the token itself is shown once. */
export const directoryTokenSchema = z.object({
  id: idSchema,
  made_on: timeSchema,
  expires_on: timeSchema,
  /** Null while nobody has used it. */
  last_used_on: timeSchema.nullable(),
});
export type DirectoryToken = z.output<typeof directoryTokenSchema>;

/** Which role the people of a group get; the group by the name or the id that the directory gave it. */
export const groupRoleSchema = z.strictObject({
  group: z.string().trim().min(1).max(limits.directoryTextMost),
  role: givenRoleSchema,
});
export type GroupRole = z.output<typeof groupRoleSchema>;

const groupRoles = z.array(groupRoleSchema).max(limits.groupRolesMost);

const directorySchema = z.object({
  /** The address that the directory writes to. */
  address: z.string(),
  tokens: z.array(directoryTokenSchema),
  /** How many people the directory knows. */
  people: z.int(),
  groups: z.array(z.object({ id: idSchema, name: z.string(), people: z.int() })),
  group_roles: z.array(z.object({ group: z.string(), role: givenRoleSchema })),
  /** Groups give roles. */
  gives_roles: z.boolean(),
  /** When the directory was stopped, since it wanted to remove more people than is usual; null otherwise. */
  stopped_on: timeSchema.nullable(),
  /** Until when it may remove as many as it wants; null otherwise. */
  allowed_until: timeSchema.nullable(),
});
export type Directory = z.output<typeof directorySchema>;

export const readDirectory = endpoint({
  method: 'GET',
  path: '/company_user_management/directory/',
  summary:
    'How the organisation’s directory reaches the company (SCIM 2.0): its tokens, its groups, and what they mean.',
  response: z.object({ data: directorySchema }),
  problems: owning,
});

export const makeDirectoryToken = endpoint({
  method: 'POST',
  path: '/company_user_management/directory/tokens/',
  summary: 'Makes a token for the organisation’s directory. It is shown in this answer and never again.',
  body: z.strictObject({ days: z.int().min(1).max(limits.directoryTokenDaysMost) }),
  response: z.object({ data: directoryTokenSchema, token: z.string() }),
  status: 201,
  problems: [...owning, 'proof_required', 'conflict'],
});

export const revokeDirectoryToken = endpoint({
  method: 'DELETE',
  path: '/company_user_management/directory/tokens/:tokenId/',
  summary: 'Ends a token of the directory at once.',
  params: z.object({ tokenId: idSchema }),
  response: z.object({ message: z.string() }),
  problems: [...owning, 'proof_required', 'not_found'],
});

export const tryGroupRoles = endpoint({
  method: 'POST',
  path: '/company_user_management/directory/try_group_roles/',
  summary: 'Says who would get another role if groups gave these; changes nothing.',
  body: z.strictObject({ group_roles: groupRoles }),
  response: z.object({
    changes: z.array(z.object({ email: z.string(), from: roleSchema, to: givenRoleSchema })),
    /** Groups that the directory has not sent. */
    unknown_groups: z.array(z.string()),
    /** Stands for what was seen; switching on takes it. */
    tried: z.string(),
  }),
  problems: owning,
});

export const setGroupRoles = endpoint({
  method: 'PUT',
  path: '/company_user_management/directory/group_roles/',
  summary:
    'Lets groups give roles from now on, as it was tried: `tried` is what trying answered, and counts as long as the same people would change. Without groups, roles are given by hand again.',
  body: z.strictObject({ group_roles: groupRoles, tried: z.string().max(100) }),
  response: z.object({ message: z.string(), changed: z.int() }),
  problems: [...owning, 'proof_required', 'conflict'],
});

export const allowDirectory = endpoint({
  method: 'POST',
  path: '/company_user_management/directory/allow/',
  summary: 'Lets the directory remove as many people as it wants for an hour.',
  body: z.strictObject({}),
  response: z.object({ message: z.string() }),
  problems: [...owning, 'proof_required'],
});
