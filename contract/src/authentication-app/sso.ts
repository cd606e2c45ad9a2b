import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailField } from '../fields.ts';
import { ownPage } from './oidc.ts';
import { signedInSchema } from './session-schema.ts';

export const startSso = endpoint({
  method: 'POST',
  path: '/authentication_app/sso/start/',
  summary:
    'Begins a sign-in at the identity provider of a company, which the domain of the address decides; whether the address has an account decides nothing. The answer’s `sso_attempt` stays in the tab that began it and finishes it once, within ten minutes.',
  body: z.strictObject({ email: emailField, remember_me: z.boolean().default(false), from: ownPage.optional() }),
  response: z.object({ authorization_url: z.string(), sso_attempt: z.string() }),
  problems: ['not_found', 'oidc_unavailable'],
});

export const finishSso = endpoint({
  method: 'POST',
  path: '/authentication_app/sso/finish/',
  summary:
    'Ends a sign-in at a company’s provider with the ticket with which the browser came back to `/oidcCallback`.',
  body: z.strictObject({ sso_attempt: z.string().min(1).max(100), ticket: z.string().min(1).max(100) }),
  response: signedInSchema.extend({ remember_me: z.boolean(), from: z.string().nullable() }),
  problems: ['oidc_failed', 'oidc_refused', 'second_factor_required'],
});
