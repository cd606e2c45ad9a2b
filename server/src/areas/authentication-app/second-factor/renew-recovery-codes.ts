import { defineMessage } from '@notewright/engine/message';
import { authenticationApp } from '@notewright/contract';
import { methodsOf } from '../../../accounts/second-factor/ask-second-factor.ts';
import { changeFactors } from '../../../accounts/second-factor/change-factors.ts';
import { ProblemError } from '../../../kernel/problem.ts';
import { json, route } from '../../../http/route.ts';
import type { Route } from '../../../http/route.ts';
import { changerOf, describeChange } from './describe-factors.ts';
import type { ChangeFactorsParts } from '../../../accounts/second-factor/change-factors.ts';
import type { DescribeFactorsParts } from './describe-factors.ts';

export interface RenewRecoveryCodesParts extends ChangeFactorsParts, DescribeFactorsParts {}

/** Ten new recovery codes, for those who have something to recover. */
export function renewRecoveryCodesRoute(parts: RenewRecoveryCodesParts): Route {
  return route(authenticationApp.renewRecoveryCodes, {
    policy: 'signed-in',
    limits: ['profile'],
    audit: 'second_factor.codes_renewed',
    proof: 'recent',
    handle: async (request) => {
      const changer = changerOf(request);
      const changed = await changeFactors(parts, changer, async ({ secondFactors }, { userId }) => {
        if (methodsOf(await secondFactors.readStanding(userId)).length === 0) throw new ProblemError('not_found');
        return { change: 'codes_renewed', withCodes: true };
      });
      return json(
        await describeChange(
          parts,
          changer,
          defineMessage('account.newRecoveryCodes', 'You have new recovery codes.'),
          changed,
        ),
      );
    },
  });
}
