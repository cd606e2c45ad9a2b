import { planLines } from '@notewright/contract';
import type { ReactNode } from 'react';
import { readPageSetting } from '../../api/page-setting.ts';
import * as words from './caveats.words.ts';

/** What a line of a card rests on, by the setting that the server tells the page, and what is said where that is missing. */
const rests = [
  { line: planLines.storage, claim: 'plan-storage', setting: 'agreement', missing: words.noAgreement },
  { line: planLines.support, claim: 'plan-support', setting: 'support-email', missing: words.noSupport },
] as const;

/**
 * Under a plan's card: which of its lines does not hold in this installation.
 * @param features the card's lines in the server's own words
 */
export function PlanCaveats({ features }: { readonly features: readonly string[] }): ReactNode {
  return rests
    .filter(({ line, setting }) => features.includes(line) && readPageSetting(setting) === null)
    .map(({ claim, missing }) => (
      <p key={claim} className="mt-3 text-step--1 text-ink-soft">
        {missing}
      </p>
    ));
}
