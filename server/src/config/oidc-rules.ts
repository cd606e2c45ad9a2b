import type { Settings } from './settings.ts';

type Rule = { readonly breaks: (s: Settings) => boolean; readonly sentence: (s: Settings) => string };

const missing = (breaks: Rule['breaks'], sentence: string): Rule => ({
  breaks: (s) => s.OIDC_ISSUER !== null && breaks(s),
  sentence: () => sentence,
});

/** What belongs to a sign-in by OpenID Connect, all of it or nothing. */
export const oidcRules: readonly Rule[] = [
  missing(
    (s) => s.OIDC_CLIENT_ID === null,
    'OIDC_CLIENT_ID is missing; OIDC_ISSUER needs the name under which the provider knows this installation.',
  ),
  missing(
    (s) => s.OIDC_CLIENT_SECRET === null && s.OIDC_CLIENT_SECRET_FILE === null,
    'OIDC_CLIENT_SECRET (or OIDC_CLIENT_SECRET_FILE) is missing; OIDC_ISSUER needs the secret that the provider gave.',
  ),
  missing(
    (s) => s.OIDC_EMAIL_DOMAINS.length === 0,
    'OIDC_EMAIL_DOMAINS is missing; it says for whose addresses the provider may speak, such as clinic.example.',
  ),
  {
    breaks: (s) => s.OIDC_CLIENT_SECRET !== null && s.OIDC_CLIENT_SECRET_FILE !== null,
    sentence: () => 'OIDC_CLIENT_SECRET and OIDC_CLIENT_SECRET_FILE are both set; keep one of them.',
  },
  {
    breaks: (s) =>
      s.OIDC_ISSUER === null &&
      (s.OIDC_CLIENT_ID !== null || s.OIDC_CLIENT_SECRET !== null || s.OIDC_CLIENT_SECRET_FILE !== null),
    sentence: () => 'OIDC_ISSUER is missing; the other OIDC settings need the address of the provider.',
  },
];
