import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { signedInSchema } from './session-schema.ts';

export const readSignInWays = endpoint({
  method: 'GET',
  path: '/authentication_app/sign_in_ways/',
  summary: 'The ways of signing in that this installation offers, and how long its mailed codes are.',
  response: z.object({
    password: z.boolean(),
    passkey: z.boolean(),
    /** The organisation’s own sign-in, with the name for its button; null without one. */
    oidc: z.object({ name: z.string() }).nullable(),
    /** How many digits the codes have that are mailed at sign-up and reset. */
    code_digits: z.int(),
  }),
});

/** A page of this product: a path, never an address elsewhere. */
export const ownPage = z
  .string()
  .max(1000)
  .regex(/^\/(?![/\\])[^\p{C}\s\\]*$/u);

export const startOidc = endpoint({
  method: 'POST',
  path: '/authentication_app/oidc/start/',
  summary:
    'Begins a sign-in at the organisation’s OpenID Connect provider. The answer’s `oidc_attempt` stays in the tab that began it and finishes it once, within ten minutes. `from` is the page to come back to.',
  body: z.strictObject({ remember_me: z.boolean().default(false), from: ownPage.optional() }),
  response: z.object({ authorization_url: z.string(), oidc_attempt: z.string() }),
  problems: ['not_found', 'oidc_unavailable'],
});

/** What comes back in an address is as long as the provider makes it; beyond this it is none of ours. */
const parameter = z.string().max(4096);

export const finishOidc = endpoint({
  method: 'POST',
  path: '/authentication_app/oidc/finish/',
  summary:
    'Ends a sign-in at the provider with what it sent back to `/oidcCallback`: `code`, or `error` where it did not sign the person in.',
  body: z.strictObject({
    oidc_attempt: z.string().min(1).max(100),
    state: parameter,
    code: parameter.optional(),
    iss: parameter.optional(),
    error: parameter.optional(),
  }),
  response: signedInSchema.extend({ remember_me: z.boolean(), from: z.string().nullable() }),
  problems: [
    'not_found',
    'oidc_cancelled',
    'oidc_failed',
    'oidc_refused',
    'oidc_unavailable',
    'second_factor_required',
  ],
});
