import { z } from 'zod';
import { userSchema } from '../entities.ts';

/** A session that has just been opened. */
export const sessionSchema = z.object({
  message: z.string(),
  user: userSchema,
  accessToken: z.string(),
  refreshToken: z.string(),
});

/** What every way of signing in answers: the specification has each token under two names. */
export const signedInSchema = sessionSchema.extend({
  email: z.string(),
  token: z.string(),
  refresh_token: z.string(),
});
