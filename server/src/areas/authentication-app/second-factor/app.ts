import { defineMessage } from '@notewright/engine/message';
import { authenticationApp } from '@notewright/contract';
import { confirmApp, openAppSetup, removeApp } from '../../../accounts/second-factor/set-up-app.ts';
import { json, route } from '../../../http/route.ts';
import type { Route } from '../../../http/route.ts';
import { changerOf, describeChange } from './describe-factors.ts';
import type { ChangeFactorsParts } from '../../../accounts/second-factor/change-factors.ts';
import type { DescribeFactorsParts } from './describe-factors.ts';

export interface AppRouteParts extends ChangeFactorsParts, DescribeFactorsParts {}

/** Setting up, replacing and removing the authenticator app. */
export function appRoutes(parts: AppRouteParts): readonly Route[] {
  return [
    route(authenticationApp.openAppSetup, {
      policy: 'signed-in',
      limits: ['profile'],
      audit: 'none: it counts for nothing until it is confirmed',
      proof: 'recent',
      handle: async ({ caller }) => {
        const { id, secret, uri } = await openAppSetup(parts, caller);
        return json({ setup_id: id, secret, uri });
      },
    }),
    route(authenticationApp.confirmApp, {
      policy: 'signed-in',
      limits: ['profile'],
      audit: 'second_factor.app_added, second_factor.app_replaced',
      proof: 'recent',
      handle: async (request) => {
        const { setup_id: setupId, totp: code } = request.body;
        const changer = changerOf(request);
        const changed = await confirmApp(parts, changer, { setupId, code });
        return json(
          await describeChange(
            parts,
            changer,
            defineMessage('account.authenticatorAppSetUp', 'Your authenticator app is set up.'),
            changed,
          ),
        );
      },
    }),
    route(authenticationApp.removeApp, {
      policy: 'signed-in',
      limits: ['profile'],
      audit: 'second_factor.app_removed',
      proof: 'recent',
      handle: async (request) => {
        const changer = changerOf(request);
        const changed = await removeApp(parts, changer);
        return json(
          await describeChange(
            parts,
            changer,
            defineMessage('account.authenticatorAppRemoved', 'Your authenticator app was removed.'),
            changed,
          ),
        );
      },
    }),
  ];
}
