import { authenticationApp } from '@notewright/contract';
import { beginSso } from '../../accounts/sso/begin-sso.ts';
import type { BeginSsoParts } from '../../accounts/sso/begin-sso.ts';
import { finishSso } from '../../accounts/sso/finish-sso.ts';
import type { FinishSsoParts } from '../../accounts/sso/finish-sso.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { presentSignIn } from '../../presenters/present-sign-in.ts';

export interface SsoParts extends BeginSsoParts, FinishSsoParts {}

/** The sign-in at a company's own provider: its two halves, before and after the provider. */
export function ssoRoutes(parts: SsoParts): readonly Route[] {
  return [startSsoRoute(parts), finishSsoRoute(parts)];
}

function startSsoRoute(parts: SsoParts): Route {
  return route(authenticationApp.startSso, {
    policy: 'anyone',
    limits: ['sign-in'],
    audit: 'none: nobody has shown yet who they are; the other half is audited',
    handle: async ({ body }) => {
      const chosen = { remember: body.remember_me, from: body.from ?? null };
      const { address, secret } = await beginSso(parts, body.email, chosen);
      return json({ authorization_url: address, sso_attempt: secret });
    },
  });
}

function finishSsoRoute(parts: SsoParts): Route {
  return route(authenticationApp.finishSso, {
    policy: 'anyone',
    limits: ['sign-in-return'],
    audit: 'session.sign_in, identity.link, account.verify, user.join',
    handle: async (request) => {
      const { sso_attempt: secret, ticket } = request.body;
      const { account, tokens, attempt } = await finishSso(parts, { secret, ticket }, request);
      return json({ ...presentSignIn(account, tokens), remember_me: attempt.remember, from: attempt.from });
    },
  });
}
