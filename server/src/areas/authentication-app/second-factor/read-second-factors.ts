import { authenticationApp } from '@notewright/contract';
import { json, route } from '../../../http/route.ts';
import type { Route } from '../../../http/route.ts';
import { describeFactors } from './describe-factors.ts';
import type { DescribeFactorsParts } from './describe-factors.ts';

/** The signed-in person's second factors. */
export function readSecondFactorsRoute(parts: DescribeFactorsParts): Route {
  return route(authenticationApp.readSecondFactors, {
    policy: 'signed-in',
    limits: ['read'],
    audit: 'none: people read their own settings',
    handle: async ({ caller }) => json(await describeFactors(parts, caller.userId)),
  });
}
