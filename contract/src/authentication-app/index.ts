import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { profileSchema, timeSchema, userSchema } from '../entities.ts';
import { emailField, newPasswordField, otpField, passwordField } from '../fields.ts';

const sessionSchema = z.object({
  message: z.string(),
  user: userSchema,
  accessToken: z.string(),
  refreshToken: z.string(),
});

export const signUp = endpoint({
  method: 'POST',
  path: '/authentication_app/signup/',
  summary: 'Opens a sign-up attempt and mails its four-digit code.',
  body: z.strictObject({ email: emailField, password: newPasswordField, token: z.string().max(500).optional() }),
  response: sessionSchema,
  status: 201,
});

export const signIn = endpoint({
  method: 'POST',
  path: '/authentication_app/signin/',
  summary: 'Signs in with e-mail and password.',
  body: z.strictObject({ email: emailField, password: passwordField, remember_me: z.boolean().default(false) }),
  response: sessionSchema.extend({ email: z.string(), token: z.string(), refresh_token: z.string() }),
  problems: ['invalid_credentials', 'email_unverified'],
});

export const verifyOtp = endpoint({
  method: 'POST',
  path: '/authentication_app/verify_otp/',
  summary:
    'Verifies the e-mail address of a sign-up attempt. The attempt’s own access token is sent along when there is one.',
  body: z.strictObject({ email: emailField, otp: otpField, remember_me: z.boolean().default(false) }),
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

export const readProfile = endpoint({
  method: 'GET',
  path: '/authentication_app/user_profile/',
  summary: 'The signed-in user’s profile.',
  response: profileSchema.extend({ trial_ends_on: timeSchema.nullable() }),
  problems: ['unauthenticated', 'session_expired'],
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
