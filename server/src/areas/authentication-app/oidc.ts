import { authenticationApp } from '@notewright/contract';
import type { ProviderSignIn } from '../../accounts/oidc/provider-sign-in.ts';
import { beginOidc } from '../../accounts/oidc/begin-oidc.ts';
import { finishOidc } from '../../accounts/oidc/finish-oidc.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { presentSignIn } from '../../presenters/present-sign-in.ts';
import type { FinishOidcParts } from '../../accounts/oidc/finish-oidc.ts';

export interface OidcParts extends FinishOidcParts {
  /** The organisation's own sign-in; null without one. */
  readonly provider: ProviderSignIn | null;
}

/** The sign-in of the organisation: its two halves, before and after the provider. */
export function oidcRoutes(parts: OidcParts): readonly Route[] {
  return [startOidcRoute(parts), finishOidcRoute(parts)];
}

function requireProvider({ provider }: { readonly provider: ProviderSignIn | null }): ProviderSignIn {
  if (provider === null) throw new ProblemError('not_found');
  return provider;
}

function startOidcRoute(parts: OidcParts): Route {
  return route(authenticationApp.startOidc, {
    policy: 'anyone',
    limits: ['sign-in'],
    audit: 'none: nobody has shown yet who they are; the other half is audited',
    handle: async ({ body }) => {
      const chosen = { remember: body.remember_me, from: body.from ?? null };
      const { address, secret } = await beginOidc(parts, requireProvider(parts), chosen);
      return json({ authorization_url: address, oidc_attempt: secret });
    },
  });
}

function finishOidcRoute(parts: OidcParts): Route {
  return route(authenticationApp.finishOidc, {
    policy: 'anyone',
    limits: ['sign-in'],
    audit: 'session.sign_in, identity.link, account.verify',
    handle: async (request) => {
      const { oidc_attempt: secret, ...answer } = request.body;
      const { account, tokens, attempt } = await finishOidc(
        parts,
        requireProvider(parts),
        { secret, ...answer },
        request,
      );
      return json({ ...presentSignIn(account, tokens), remember_me: attempt.remember, from: attempt.from });
    },
  });
}
