import { placeKinds } from '../../../lexicons/place-kinds.ts';
import type { Finding, IdentifierKind } from '../../../model/finding.ts';

/** What a placeholder calls each kind; names, places and moved dates say more. */
const labels: Partial<Record<IdentifierKind, string>> = {
  AGE: 'AGE_OVER_89',
  LOCATION: 'PLACE',
};

/** Places by the rule that found them. */
const placeRules: readonly (readonly [string, string])[] = [
  ['city', 'CITY'],
  ['country', 'COUNTRY'],
  ['facility', 'FACILITY'],
];

/** The word of a placeholder for anything but a name: what kind of thing it stands for. */
export function labelOf(text: string, { kind, rule }: Pick<Finding, 'kind' | 'rule'>): string {
  if (kind !== 'LOCATION') return labels[kind] ?? kind;
  const byWord = placeKinds.find(([, words]) => words.test(text));
  if (byWord !== undefined) return byWord[0];
  return placeRules.find(([start]) => rule.startsWith(start))?.[1] ?? 'PLACE';
}
