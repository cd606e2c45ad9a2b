import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, timeSchema } from '../entities.ts';

const owner = ['unauthenticated', 'session_expired', 'email_unverified', 'second_factor_missing', 'forbidden'] as const;

/** What of an answer has to be signed. What is read is covered by the signature whichever it is. */
export const signedPartSchema = z.enum(['assertion', 'response', 'both']);
/** What becomes of people of a verified domain who have no account yet. */
export const ssoPolicySchema = z.enum(['off', 'ask', 'create']);

const attributeName = z.string().trim().min(1).max(300);
const domainName = z.string().trim().min(1).max(253);

const mappingSchema = z.strictObject({
  /** The attribute that holds the address; null: the name by which the provider calls the person (NameID). */
  email_attribute: attributeName.nullable(),
  name_attribute: attributeName.nullable(),
  role_attribute: attributeName.nullable(),
  /** Values of `role_attribute` that make an admin; everybody else becomes a clinician. */
  admin_values: z.array(z.string().trim().min(1).max(300)).max(20),
});

const trialSchema = z.object({
  at: timeSchema,
  /** False where the provider was changed since. */
  is_current: z.boolean(),
  name_id: z.string(),
  attributes: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  email: z.string().nullable(),
  name: z.string().nullable(),
  role: z.enum(['admin', 'clinician']),
  obstacle: z.enum(['no_address', 'other_domain']).nullable(),
});

const providerSchema = z.object({
  id: idSchema,
  name: z.string(),
  entity_id: z.string(),
  sign_on_url: z.string(),
  certificates: z.array(z.object({ fingerprint: z.string(), expires_at: timeSchema })),
  signs: signedPartSchema,
  /** The verified domains that it answers for; none: all of the company’s. */
  domains: z.array(z.string()),
  policy: ssoPolicySchema,
  mapping: mappingSchema,
  is_on: z.boolean(),
  /** Where our description lies, which is also our name for this provider. */
  own_metadata_url: z.string(),
  /** Where its answers go (Assertion Consumer Service). */
  own_address: z.string(),
  trial: trialSchema.nullable(),
});

const domainSchema = z.object({
  id: idSchema,
  domain: z.string(),
  /** What a TXT record of the domain has to say. */
  record: z.string(),
  is_verified: z.boolean(),
  checked_at: timeSchema.nullable(),
  missing_since: timeSchema.nullable(),
});

export const ssoRequestSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string().nullable(),
  role: z.enum(['admin', 'clinician']),
  asked_at: timeSchema,
  is_let_in: z.boolean(),
});

const ssoSchema = z.object({
  providers: z.array(providerSchema),
  domains: z.array(domainSchema),
  requests: z.array(ssoRequestSchema),
});
export type SingleSignOn = z.output<typeof ssoSchema>;
export type SsoProviderView = z.output<typeof providerSchema>;

const base = '/company_user_management/single_sign_on';

export const readSso = endpoint({
  method: 'GET',
  path: `${base}/`,
  summary: 'The company’s own identity providers, its mail domains, and who waits to be let in.',
  response: ssoSchema,
  problems: owner,
});

const facts = {
  /** The provider’s description (SAML 2.0 metadata), in the place of the next three. */
  metadata: z.string().max(200_000).optional(),
  entity_id: z.string().trim().max(1000).optional(),
  sign_on_url: z.string().trim().max(2000).optional(),
  /** PEM, one after the other. */
  certificates: z.string().max(40_000).optional(),
};
const rules = {
  name: z.string().trim().min(1).max(80),
  signs: signedPartSchema,
  domains: z.array(domainName).max(20),
  policy: ssoPolicySchema,
  mapping: mappingSchema,
};

export const addSsoProvider = endpoint({
  method: 'POST',
  path: `${base}/provider/`,
  summary: 'Adds a SAML 2.0 provider, switched off: by its description, or by its three facts.',
  body: z.strictObject({ ...facts, ...rules }),
  bodyBytes: 300_000,
  response: ssoSchema,
  status: 201,
  problems: [...owner, 'conflict'],
});

export const changeSsoProvider = endpoint({
  method: 'PUT',
  path: `${base}/provider/:providerId/`,
  summary:
    'Changes a provider. What decides who somebody is (all but its name, its certificates and what becomes of new people) switches it off until it is tried again. Facts that are left out stay.',
  params: z.object({ providerId: idSchema }),
  body: z.strictObject({ ...facts, ...rules }),
  bodyBytes: 300_000,
  response: ssoSchema,
  problems: [...owner, 'not_found'],
});

export const removeSsoProvider = endpoint({
  method: 'DELETE',
  path: `${base}/provider/:providerId/`,
  summary: 'Removes a provider, and with it how people of it are known.',
  params: z.object({ providerId: idSchema }),
  response: ssoSchema,
  problems: [...owner, 'not_found'],
});

export const trySsoProvider = endpoint({
  method: 'POST',
  path: `${base}/provider/:providerId/try/`,
  summary: 'Begins a sign-in that signs nobody in: what the provider said stands in its `trial` afterwards.',
  params: z.object({ providerId: idSchema }),
  response: z.object({ authorization_url: z.string() }),
  problems: [...owner, 'not_found'],
});

export const switchSsoProvider = endpoint({
  method: 'POST',
  path: `${base}/provider/:providerId/switch/`,
  summary: 'Switches a provider on, once it was tried as it is, or off.',
  params: z.object({ providerId: idSchema }),
  body: z.strictObject({ is_on: z.boolean() }),
  response: ssoSchema,
  problems: [...owner, 'not_found', 'conflict'],
});

export const addSsoDomain = endpoint({
  method: 'POST',
  path: `${base}/domain/`,
  summary: 'Names a mail domain of the company, which a record of the domain has to show.',
  body: z.strictObject({ domain: domainName }),
  response: ssoSchema,
  status: 201,
  problems: [...owner, 'conflict'],
});

export const verifySsoDomain = endpoint({
  method: 'POST',
  path: `${base}/domain/:domainId/verify/`,
  summary: 'Looks for the record of a domain.',
  params: z.object({ domainId: idSchema }),
  response: ssoSchema,
  problems: [...owner, 'not_found', 'conflict'],
});

export const removeSsoDomain = endpoint({
  method: 'DELETE',
  path: `${base}/domain/:domainId/`,
  summary: 'Gives a domain up; nobody with an address there comes in by the company’s provider any more.',
  params: z.object({ domainId: idSchema }),
  response: ssoSchema,
  problems: [...owner, 'not_found'],
});

export const answerSsoRequest = endpoint({
  method: 'POST',
  path: `${base}/request/:requestId/`,
  summary: 'Lets somebody in who came by the provider without an account, at their next sign-in, or does not.',
  params: z.object({ requestId: idSchema }),
  body: z.strictObject({ let_in: z.boolean() }),
  response: ssoSchema,
  problems: [...owner, 'not_found'],
});
