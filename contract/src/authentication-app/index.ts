import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, loginActivitySchema, profileSchema, roleSchema, timeSchema } from '../entities.ts';
import { emailField, nameField, newPasswordField, passwordField, resetPasswordField } from '../fields.ts';
import { limits } from '../limits.ts';
import { preferencesSchema } from './preferences.ts';
import { sessionSchema, signedInSchema } from './session-schema.ts';
export * from './audit-log.ts';
export * from './oidc.ts';
export * from './own-account.ts';
export * from './own-data.ts';
export * from './preferences.ts';
export * from './second-factor.ts';
export * from './sso.ts';
export * from './workspace.ts';

/** As many digits as the codes of the installation have (`code_digits` of `sign_in_ways`): its server takes no others. */
const mailedCode = z.string().regex(new RegExp(`^[0-9]{${limits.otpDigits},${limits.otpDigitsMost}}$`));

export const signUp = endpoint({
  method: 'POST',
  path: '/authentication_app/signup/',
  summary: 'Opens a sign-up attempt and mails its code.',
  body: z.strictObject({ email: emailField, password: newPasswordField, token: z.string().max(500).optional() }),
  response: sessionSchema,
  status: 201,
});

export const signIn = endpoint({
  method: 'POST',
  path: '/authentication_app/signin/',
  summary: 'Signs in with e-mail and password.',
  body: z.strictObject({ email: emailField, password: passwordField, remember_me: z.boolean().default(false) }),
  response: signedInSchema,
  problems: ['invalid_credentials', 'email_unverified', 'second_factor_required'],
});

export const verifyOtp = endpoint({
  method: 'POST',
  path: '/authentication_app/verify_otp/',
  summary:
    'Verifies the e-mail address of a sign-up attempt. The attempt’s own access token is sent along when there is one.',
  body: z.strictObject({ email: emailField, otp: mailedCode, remember_me: z.boolean().default(false) }),
  response: sessionSchema,
  problems: ['otp_invalid'],
});

export const resendOtp = endpoint({
  method: 'POST',
  path: '/authentication_app/resend_otp/',
  summary: 'Mails a new code for a pending sign-up attempt. The answer is the same for any address.',
  body: z.strictObject({ email: emailField }),
  response: z.object({ message: z.string() }),
});

const ownProfileSchema = profileSchema.extend({
  trial_ends_on: timeSchema.nullable(),
  /** Whether new messages can be sent; false once trial and plan have ended. */
  may_write: z.boolean(),
  /** Whether this person may buy a plan for where they work. */
  may_buy: z.boolean(),
  /** What the person may do where this session works. */
  role: roleSchema,
  /** The company they belong to, whichever workspace is open; null without one. */
  company_name: z.string().nullable(),
  /** Where a company's member works in this session; `personal` for everybody else. */
  workspace: z.enum(['company', 'personal']),
  /** Minutes without activity after which the screen locks. */
  idle_minutes: z.int(),
  /** Whether they may agree to a browser’s own speech service; a company forbids it unless it says otherwise. */
  allows_browser_speech: z.boolean(),
  /** False for members of a company whose owner switched language models off; it holds where the company's words are. */
  allows_models: z.boolean(),
  /** False for those who only log in with their organization and have not chosen a password. */
  has_password: z.boolean(),
  has_second_factor: z.boolean(),
  /** Their company or their role asks for a second factor. */
  needs_second_factor: z.boolean(),
  preferences: preferencesSchema,
});
const signedIn = ['unauthenticated', 'session_expired', 'email_unverified'] as const;

export const readProfile = endpoint({
  method: 'GET',
  path: '/authentication_app/user_profile/',
  summary: 'The signed-in user’s profile.',
  response: ownProfileSchema,
  problems: ['unauthenticated', 'session_expired'],
});

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/authentication_app/user_profile/',
  summary:
    'Changes the signed-in user’s name and, when one is sent, the picture (JPEG, PNG, GIF or WebP). `remove_picture` takes the picture away.',
  body: z.strictObject({ name: nameField, remove_picture: z.enum(['true', 'false']).default('false') }),
  fileField: 'profile_picture',
  fileBytes: limits.profilePictureBytes,
  response: ownProfileSchema.extend({ message: z.string() }),
  problems: [...signedIn, 'file_too_large', 'unsupported_file', 'file_damaged', 'file_too_complex', 'image_too_large'],
});

export const readProfilePicture = endpoint({
  method: 'GET',
  path: '/authentication_app/profile_picture/:pictureId/',
  summary: 'The signed-in user’s own picture, as `profile_picture` of the profile names it.',
  params: z.object({ pictureId: idSchema }),
  response: z.instanceof(Uint8Array),
  binary: true,
  problems: [...signedIn, 'not_found'],
});

export const listLoginActivity = endpoint({
  method: 'GET',
  path: '/authentication_app/settings/user_log/',
  summary:
    'The signed-in user’s own sign-in activity of the last year, newest first. For the next page, `cursor` is the `id` of the last line; a page with fewer lines than `limit` is the last.',
  query: z.object({
    cursor: idSchema.optional(),
    limit: z.coerce.number().int().min(1).max(limits.signInActivityPageMaximum).default(limits.signInActivityPage),
  }),
  response: z.array(loginActivitySchema),
  problems: signedIn,
});

export const refreshToken = endpoint({
  method: 'POST',
  path: '/authentication_app/token/refresh/',
  summary: 'Trades a refresh token for a new pair. Each refresh token works once.',
  body: z.strictObject({ refreshToken: z.string().min(1).max(500) }),
  response: z.object({ accessToken: z.string(), refreshToken: z.string() }),
  problems: ['session_expired'],
});

export const signOut = endpoint({
  method: 'POST',
  path: '/authentication_app/logout/',
  summary: 'Ends the session.',
  response: z.object({ message: z.string() }),
  problems: ['unauthenticated', 'session_expired'],
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/authentication_app/forgot_password/',
  summary: 'Mails a code to reset a password. The answer is the same for any address.',
  body: z.strictObject({ email: emailField }),
  response: z.object({ message: z.string() }),
});

export const verifyForgotPasswordOtp = endpoint({
  method: 'POST',
  path: '/authentication_app/verify_forgot_password_otp/',
  summary: 'Trades the mailed code for a token that resets the password once, within ten minutes.',
  body: z.strictObject({ email: emailField, otp: mailedCode }),
  response: z.object({ message: z.string(), reset_token: z.string() }),
  problems: ['otp_invalid'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/authentication_app/reset_password/',
  summary: 'Sets a new password and ends every session of its user. It signs nobody in and removes no second factor.',
  body: z.strictObject({ reset_token: z.string().min(1).max(100), new_password: resetPasswordField }),
  response: z.object({ message: z.string() }),
  problems: ['reset_expired'],
});
