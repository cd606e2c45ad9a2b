import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, timeSchema, userSchema } from '../entities.ts';
import { passkeyNameField, recoveryCodeField, totpField } from '../fields.ts';
import { answeredChallengeSchema, newPasskeySchema, usedPasskeySchema } from './passkey-answers.ts';
import * as words from '../field-words.ts';
export * from './passkey-answers.ts';

/** Which second factors somebody can be asked for. */
export const factorMethodSchema = z.enum(['totp', 'passkey', 'recovery_code']);
export type FactorMethod = z.output<typeof factorMethodSchema>;

/** The fields in which somebody shows a second factor: exactly one of them. */
export const givenFactorFields = {
  totp: z.optional(totpField),
  recovery_code: z.optional(recoveryCodeField),
  passkey: answeredChallengeSchema.optional(),
};
export const isOneFactor = (given: {
  readonly totp?: unknown;
  readonly recovery_code?: unknown;
  readonly passkey?: unknown;
}): boolean => [given.totp, given.recovery_code, given.passkey].filter((one) => one !== undefined).length === 1;

/** What a browser is to be asked with: handed to it as it is. */
const optionsSchema = z.record(z.string(), z.unknown());
const challengeSchema = z.object({ challenge_id: idSchema, options: optionsSchema });

const signedInSchema = z.object({
  message: z.string(),
  email: z.string(),
  user: userSchema,
  accessToken: z.string(),
  refreshToken: z.string(),
  token: z.string(),
  refresh_token: z.string(),
});

const stepToken = z.string().min(1).max(100);

export const signInSecondFactor = endpoint({
  method: 'POST',
  path: '/authentication_app/second_factor/',
  summary:
    'The second step of a sign-in: the token of `second_factor_required`, and a code of the authenticator app, a recovery code or a passkey.',
  body: z.strictObject({ second_factor_token: stepToken, ...givenFactorFields }).refine(isOneFactor, words.oneFactor),
  /** `remember_me` is what was chosen at the first step. */
  response: signedInSchema.extend({ remember_me: z.boolean() }),
  problems: ['second_factor_invalid', 'second_factor_expired'],
});

export const readSecondFactorOptions = endpoint({
  method: 'POST',
  path: '/authentication_app/second_factor_options/',
  summary: 'What to ask the browser for when a passkey is the second step of a sign-in.',
  body: z.strictObject({ second_factor_token: stepToken }),
  response: challengeSchema,
  problems: ['second_factor_expired', 'passkeys_unavailable'],
});

export const readPasskeyOptions = endpoint({
  method: 'POST',
  path: '/authentication_app/passkey_options/',
  summary: 'What to ask the browser for to sign in with a passkey alone.',
  body: z.strictObject({}),
  response: challengeSchema,
  problems: ['passkeys_unavailable'],
});

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/authentication_app/passkey_sign_in/',
  summary: 'Signs in with a passkey that has verified its user: it counts for both factors.',
  body: z.strictObject({
    challenge_id: idSchema,
    response: usedPasskeySchema,
    remember_me: z.boolean().default(false),
  }),
  response: signedInSchema,
  problems: ['passkey_invalid', 'passkeys_unavailable'],
});

const signedIn = ['unauthenticated', 'session_expired', 'email_unverified'] as const;
const changing = [...signedIn, 'proof_required'] as const;

export const readIdentityOptions = endpoint({
  method: 'POST',
  path: '/authentication_app/confirm_identity_options/',
  summary:
    'Which second factors the signed-in person can confirm with, and what to ask the browser for when they use a passkey.',
  body: z.strictObject({}),
  response: z.object({
    methods: z.array(factorMethodSchema),
    /** Null without passkeys, and where passkeys cannot be used. */
    passkey: challengeSchema.nullable(),
  }),
  problems: signedIn,
});

const passkeySchema = z.object({
  id: idSchema,
  name: z.string(),
  created_at: timeSchema,
  last_used_at: timeSchema.nullable(),
  /** Kept in step with the person's other devices by the maker of the device; else on this one alone. */
  is_synced: z.boolean(),
});
export type Passkey = z.output<typeof passkeySchema>;

const factorsSchema = z.object({
  /** When the authenticator app was set up; null without one. */
  app_since: timeSchema.nullable(),
  recovery_codes_left: z.int(),
  passkeys: z.array(passkeySchema),
  /** Their company or their role asks for one: the last cannot be removed. */
  is_required: z.boolean(),
  /** The address at which passkeys can be used; null where they cannot be used at all. */
  passkey_origin: z.string().nullable(),
});
export type SecondFactors = z.output<typeof factorsSchema>;

/** New recovery codes are in an answer once; the server keeps no more than what recognises them. */
const changedSchema = factorsSchema.extend({
  message: z.string(),
  recovery_codes: z.array(z.string()).nullable(),
});
export type ChangedSecondFactors = z.output<typeof changedSchema>;

export const readSecondFactors = endpoint({
  method: 'GET',
  path: '/authentication_app/settings/second_factor/',
  summary: 'The signed-in person’s second factors.',
  response: factorsSchema,
  problems: signedIn,
});

export const openAppSetup = endpoint({
  method: 'POST',
  path: '/authentication_app/settings/second_factor/app_setup/',
  summary: 'A new secret for an authenticator app. It counts once a code of it has been confirmed, within 15 minutes.',
  body: z.strictObject({}),
  response: z.object({ setup_id: idSchema, secret: z.string(), uri: z.string() }),
  problems: changing,
});

export const confirmApp = endpoint({
  method: 'POST',
  path: '/authentication_app/settings/second_factor/app/',
  summary: 'Takes the new secret into use, in the place of one before, by a code of it.',
  body: z.strictObject({ setup_id: idSchema, totp: totpField }),
  response: changedSchema,
  problems: [...changing, 'second_factor_invalid', 'setup_expired'],
});

export const removeApp = endpoint({
  method: 'DELETE',
  path: '/authentication_app/settings/second_factor/app/',
  summary: 'Removes the authenticator app.',
  response: changedSchema,
  problems: [...changing, 'not_found', 'second_factor_needed'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/authentication_app/settings/second_factor/recovery_codes/',
  summary: 'Ten new recovery codes; those before count no more.',
  body: z.strictObject({}),
  response: changedSchema,
  problems: [...changing, 'not_found'],
});

export const openPasskeySetup = endpoint({
  method: 'POST',
  path: '/authentication_app/settings/second_factor/passkey_setup/',
  summary: 'What to ask the browser for to make a passkey.',
  body: z.strictObject({}),
  response: challengeSchema,
  problems: [...changing, 'passkeys_unavailable', 'too_many_passkeys'],
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/authentication_app/settings/second_factor/passkeys/',
  summary: 'Keeps a passkey that the browser has just made.',
  body: z.strictObject({ challenge_id: idSchema, name: passkeyNameField, response: newPasskeySchema }),
  response: changedSchema,
  status: 201,
  problems: [...changing, 'passkey_refused', 'passkeys_unavailable', 'too_many_passkeys'],
});

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/authentication_app/settings/second_factor/passkeys/:passkeyId/',
  summary: 'Gives a passkey another name.',
  params: z.object({ passkeyId: idSchema }),
  body: z.strictObject({ name: passkeyNameField }),
  response: changedSchema,
  problems: [...changing, 'not_found'],
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/authentication_app/settings/second_factor/passkeys/:passkeyId/',
  summary: 'Removes a passkey.',
  params: z.object({ passkeyId: idSchema }),
  response: changedSchema,
  problems: [...changing, 'not_found', 'second_factor_needed'],
});
