import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, timeSchema } from '../entities.ts';
import { emailCodeField, emailField, resetPasswordField } from '../fields.ts';
import { limits } from '../limits.ts';
import { answeredChallengeSchema, givenFactorFields, isOneFactor } from './second-factor.ts';
import * as words from '../field-words.ts';

const signedIn = ['unauthenticated', 'session_expired', 'session_locked', 'email_unverified'] as const;

const isNoFactor = (given: Parameters<typeof isOneFactor>[0]): boolean =>
  given.totp === undefined && given.recovery_code === undefined && given.passkey === undefined;

/** A password that is compared, whatever rule it was once chosen under. */
const givenPassword = z.string(words.passwordRequired).min(1, words.passwordRequired).max(limits.passwordBytes);

export const confirmIdentity = endpoint({
  method: 'POST',
  path: '/authentication_app/confirm_identity/',
  summary:
    'Shows again that it is the signed-in person: by the password where the account has one, and by a second factor where it has one. What asks for it (`proof_required`) is open for five minutes then.',
  body: z
    .strictObject({ password: givenPassword.optional(), ...givenFactorFields })
    .refine((given) => isNoFactor(given) || isOneFactor(given), words.oneFactor),
  response: z.object({ message: z.string() }),
  problems: [...signedIn, 'second_factor_required', 'second_factor_invalid'],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/authentication_app/change_password/',
  summary: 'Changes the signed-in person’s password, and ends every other session of theirs.',
  body: z.strictObject({ current_password: givenPassword, new_password: resetPasswordField }),
  response: z.object({ message: z.string() }),
  problems: [...signedIn, 'proof_required', 'conflict'],
});

export const changeEmail = endpoint({
  method: 'POST',
  path: '/authentication_app/change_email/',
  summary:
    'Mails a code to a new address for the signed-in person’s account, and tells the present one. The answer is the same for any address.',
  body: z.strictObject({ new_email: emailField }),
  response: z.object({ message: z.string() }),
  problems: [...signedIn, 'proof_required'],
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/authentication_app/confirm_email/',
  summary:
    'Takes the new address into use, by the code that was mailed to it, in the session that asked for it. Every other session ends.',
  body: z.strictObject({ otp: emailCodeField }),
  response: z.object({ message: z.string(), email: z.string() }),
  problems: [...signedIn, 'otp_invalid'],
});

const sessionEntrySchema = z.object({
  id: idSchema,
  /** Browser and system as the browser named them at sign-in: untrusted text, empty when it named none. */
  device: z.string(),
  ip_address: z.string(),
  signed_in_on: timeSchema,
  last_active_on: timeSchema,
  /** The session that asks. */
  is_current: z.boolean(),
  /** Kept over restarts of the browser. */
  is_remembered: z.boolean(),
});
export type SessionEntry = z.output<typeof sessionEntrySchema>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/authentication_app/settings/sessions/',
  summary: 'Where the signed-in person is signed in: the session that asks, and the others, last active first.',
  response: z.array(sessionEntrySchema),
  problems: signedIn,
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/authentication_app/settings/sessions/:sessionId/',
  summary: 'Ends one of the signed-in person’s own sessions, within five seconds everywhere.',
  params: z.object({ sessionId: idSchema }),
  response: z.object({ message: z.string() }),
  problems: [...signedIn, 'proof_required', 'not_found'],
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/authentication_app/settings/sessions/end_others/',
  summary: 'Ends every session of the signed-in person but the one that asks.',
  body: z.strictObject({}),
  response: z.object({ message: z.string(), ended: z.int() }),
  problems: [...signedIn, 'proof_required'],
});

export const tellActivity = endpoint({
  method: 'POST',
  path: '/authentication_app/activity/',
  summary: 'Says that somebody is at work, so that the session is not locked. Every other call says so as well.',
  body: z.strictObject({}),
  response: z.object({}),
  problems: signedIn,
});

export const lock = endpoint({
  method: 'POST',
  path: '/authentication_app/lock/',
  summary: 'Locks the session: until it is unlocked it may do nothing but unlock and log out.',
  body: z.strictObject({}),
  response: z.object({ message: z.string() }),
  problems: signedIn,
});

export const unlock = endpoint({
  method: 'POST',
  path: '/authentication_app/unlock/',
  summary: 'Unlocks a locked session by the password or a passkey. Five wrong tries end it.',
  body: z
    .strictObject({ password: givenPassword.optional(), passkey: answeredChallengeSchema.optional() })
    .refine(({ password, passkey }) => (password === undefined) !== (passkey === undefined), {
      error: words.givenPasswordMissing,
    }),
  response: z.object({ message: z.string() }),
  problems: ['unauthenticated', 'session_expired', 'passkey_invalid', 'passkeys_unavailable'],
});
