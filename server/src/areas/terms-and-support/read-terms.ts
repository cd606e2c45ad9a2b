import { termsAndSupport } from '@notewright/contract';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { SupportParts } from './support-parts.ts';

/** The terms of service: the operator's own, or those that come with the product. */
export function readTermsRoute({ terms }: SupportParts): Route {
  return route(termsAndSupport.readTerms, {
    policy: 'anyone',
    limits: ['read'],
    audit: 'none: the same public text for everybody',
    handle: () => Promise.resolve(json({ description: terms })),
  });
}
