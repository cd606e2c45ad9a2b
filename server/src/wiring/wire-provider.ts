import { resolve } from 'node:path';
import type { ProviderSignIn } from '../accounts/oidc/provider-sign-in.ts';
import type { Clock } from '../kernel/clock.ts';
import { readSecretFile } from '../config/read-named-file.ts';
import { createOpenIdConnect } from '../identity/openid-connect.ts';
import type { ServerOptions } from './server-options.ts';

/** The organisation's own sign-in, where the settings name one. Nothing is asked of it yet. */
export function wireProvider({ settings, root, logger }: ServerOptions, clock: Clock): ProviderSignIn | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = settings;
  if (issuer === null || clientId === null) return null;
  return {
    identities: createOpenIdConnect({
      issuer,
      clientId,
      clientSecret: readSecret(settings, root),
      clientAuth: settings.OIDC_CLIENT_AUTH,
      name: settings.OIDC_NAME,
      asksFreshLogin: settings.OIDC_FRESH_LOGIN,
      hosts: settings.OIDC_HOSTS,
      networks: settings.OIDC_NETWORKS,
      now: () => clock.now(),
      report: ({ kind, message: reason }) => logger.warn({ kind, reason }, 'a sign-in at the provider came to nothing'),
    }),
    emailDomains: new Set(settings.OIDC_EMAIL_DOMAINS),
    isTrustedWithSecondFactor: settings.OIDC_TRUSTS_MFA,
  };
}

function readSecret(settings: ServerOptions['settings'], root: string): string {
  const { OIDC_CLIENT_SECRET: secret, OIDC_CLIENT_SECRET_FILE: file } = settings;
  if (secret !== null || file === null) return secret ?? '';
  return readSecretFile('OIDC_CLIENT_SECRET_FILE', resolve(root, file));
}
