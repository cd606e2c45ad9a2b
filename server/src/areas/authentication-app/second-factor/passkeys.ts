import { defineMessage } from '@notewright/engine/message';
import { authenticationApp } from '@notewright/contract';
import { openNewPasskeyChallenge } from '../../../accounts/second-factor/passkey-options.ts';
import { addPasskey, removePasskey, renamePasskey } from '../../../accounts/second-factor/set-up-passkey.ts';
import { ProblemError } from '../../../kernel/problem.ts';
import { json, route } from '../../../http/route.ts';
import type { Route } from '../../../http/route.ts';
import { changerOf, describeChange } from './describe-factors.ts';
import type { AddPasskeyParts } from '../../../accounts/second-factor/set-up-passkey.ts';

/** Adding, renaming and removing passkeys. */
export function passkeyRoutes(parts: AddPasskeyParts): readonly Route[] {
  return [openSetupRoute(parts), addRoute(parts), renameRoute(parts), removeRoute(parts)];
}

function openSetupRoute(parts: AddPasskeyParts): Route {
  return route(authenticationApp.openPasskeySetup, {
    policy: 'signed-in',
    limits: ['profile'],
    audit: 'none: it counts for nothing until a passkey is added',
    proof: 'recent',
    handle: async ({ caller }) => {
      const account = await parts.store.users.find(caller.userId);
      if (account === null) throw new ProblemError('session_expired');
      return json(await openNewPasskeyChallenge(parts, parts.store, account));
    },
  });
}

function addRoute(parts: AddPasskeyParts): Route {
  return route(authenticationApp.addPasskey, {
    policy: 'signed-in',
    limits: ['profile'],
    audit: 'second_factor.passkey_added',
    proof: 'recent',
    handle: async (request) => {
      const changer = changerOf(request);
      const changed = await addPasskey(parts, changer, request.body);
      return json(
        await describeChange(parts, changer, defineMessage('account.passkeyAdded', 'Your passkey was added.'), changed),
      );
    },
  });
}

function renameRoute(parts: AddPasskeyParts): Route {
  return route(authenticationApp.renamePasskey, {
    policy: 'signed-in',
    limits: ['profile'],
    audit: 'second_factor.passkey_renamed',
    proof: 'recent',
    handle: async (request) => {
      const changer = changerOf(request);
      const changed = await renamePasskey(parts, changer, request.params.passkeyId, request.body.name);
      return json(
        await describeChange(
          parts,
          changer,
          defineMessage('account.passkeyRenamed', 'Your passkey was renamed.'),
          changed,
        ),
      );
    },
  });
}

function removeRoute(parts: AddPasskeyParts): Route {
  return route(authenticationApp.removePasskey, {
    policy: 'signed-in',
    limits: ['profile'],
    audit: 'second_factor.passkey_removed',
    proof: 'recent',
    handle: async (request) => {
      const changer = changerOf(request);
      const changed = await removePasskey(parts, changer, request.params.passkeyId);
      return json(
        await describeChange(
          parts,
          changer,
          defineMessage('account.passkeyRemoved', 'Your passkey was removed.'),
          changed,
        ),
      );
    },
  });
}
