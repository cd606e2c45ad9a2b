import type { Route } from '../../http/route.ts';
import { readTermsRoute } from './read-terms.ts';
import { sendContactRoute } from './send-contact.ts';
import { sendSupportRoute } from './send-support.ts';
import type { DeliverLetterParts } from './deliver-letter.ts';

export interface SupportParts extends DeliverLetterParts {
  /** The terms of service, in plain markdown. */
  readonly terms: string;
}

/** The calls under `/terms_and_support/`. */
export function supportRoutes(parts: SupportParts): readonly Route[] {
  return [sendSupportRoute(parts), sendContactRoute(parts), readTermsRoute(parts)];
}
