import { authenticationApp } from '@notewright/contract';
import { methodsOf } from '../../../accounts/second-factor/ask-second-factor.ts';
import { factorQuestion, openFactorChallenge } from '../../../accounts/second-factor/passkey-options.ts';
import { json, route } from '../../../http/route.ts';
import type { Route } from '../../../http/route.ts';
import type { AccountStore } from '../../../store/accounts/account-store.ts';
import type { PasskeyOptionsParts } from '../../../accounts/second-factor/passkey-options.ts';

export interface IdentityOptionsParts extends PasskeyOptionsParts {
  readonly store: AccountStore;
}

/** What the signed-in person can confirm with that it is them. */
export function readIdentityOptionsRoute(parts: IdentityOptionsParts): Route {
  return route(authenticationApp.readIdentityOptions, {
    policy: 'signed-in',
    limits: ['write'],
    audit: 'none: nothing is shown or opened by it',
    handle: async ({ caller: { userId } }) => {
      const methods = methodsOf(await parts.store.secondFactors.readStanding(userId));
      const canUsePasskey = methods.includes('passkey') && parts.passkeyPlace() !== null;
      const account = canUsePasskey ? await parts.store.users.find(userId) : null;
      if (account === null) return json({ methods, passkey: null });
      const question = factorQuestion('confirm', account);
      return json({ methods, passkey: await openFactorChallenge(parts, parts.store, userId, question) });
    },
  });
}
