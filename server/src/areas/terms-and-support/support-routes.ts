import type { Route } from '../../http/route.ts';
import { readTermsRoute } from './read-terms.ts';
import { sendContactRoute } from './send-contact.ts';
import { sendSupportRoute } from './send-support.ts';
import type { SupportParts } from './support-parts.ts';

/** The calls under `/terms_and_support/`. */
export function supportRoutes(parts: SupportParts): readonly Route[] {
  return [sendSupportRoute(parts), sendContactRoute(parts), readTermsRoute(parts)];
}
