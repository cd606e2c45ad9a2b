import { termsAndSupport } from '@notewright/contract';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';

/** The terms of service: the operator's own, or those that come with the product. */
export function readTermsRoute({ terms }: { readonly terms: string }): Route {
  return route(termsAndSupport.readTerms, {
    policy: 'anyone',
    limits: ['read'],
    audit: 'none: the same public text for everybody',
    handle: () => Promise.resolve(json({ description: terms })),
  });
}
