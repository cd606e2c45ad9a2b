import { allergens } from '../clinical/data/allergies.ts';
import { findDrug } from '../clinical/drugs.ts';
import type { Fact } from '../document/fact.ts';
import { allergyDenials, noneKnown } from '../knowledge/source-cues.ts';
import { isOfPatient, placeOf, wholeWords, type Claim, type FactsOfText } from './claim.ts';

/** What a source says of an allergy; of the key `none` that there is none at all. */
export interface AllergyClaim extends Claim {
  readonly isThere: boolean;
}

/** The key of a claim that nothing is known. */
export const noAllergy = '';

const saysNone = wholeWords(noneKnown);
const denies = wholeWords(allergyDenials);

/** What words name that one can be allergic to, in lower case and singular. */
function substancesIn(words: string): string[] {
  const tokens = words.toLowerCase().match(/[\p{L}][\p{L}-]+/gu) ?? [];
  return tokens.flatMap((token) => {
    const drug = findDrug(token);
    if (drug !== undefined) return [drug.generic];
    return allergens.has(token) ? [token.replace(/s$/, '')] : [];
  });
}

function claimsOf(fact: Fact, words: string): AllergyClaim[] {
  if (fact.type === 'allergy') {
    const { substance, assertion, isTolerated } = fact;
    if (substance === '' || saysNone.test(substance)) return [{ key: noAllergy, name: '', fact, isThere: false }];
    const [key = substance.toLowerCase()] = substancesIn(substance);
    return [{ key, name: substance, fact, isThere: assertion.polarity === 'present' && isTolerated !== true }];
  }
  if (fact.type !== 'clause' || fact.subject !== 'allergies') return [];
  if (saysNone.test(words)) return [{ key: noAllergy, name: '', fact, isThere: false }];
  const isThere = !denies.test(words);
  return substancesIn(words).map((key) => ({ key, name: key, fact, isThere }));
}

/** What a text says of allergies, each substance once. */
export function allergyClaims({ facts, wordsOf }: FactsOfText): ReadonlyMap<string, AllergyClaim> {
  const claims = facts.filter(isOfPatient).flatMap((fact) => claimsOf(fact, wordsOf(fact)));
  return new Map(claims.toSorted((a, b) => placeOf(b.fact).start - placeOf(a.fact).start).map((one) => [one.key, one]));
}
