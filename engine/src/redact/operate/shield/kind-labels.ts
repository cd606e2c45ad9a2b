import type { Finding, IdentifierKind } from '../../../model/finding.ts';

/** What a placeholder calls each kind; names, places and moved dates say more. */
const labels: Partial<Record<IdentifierKind, string>> = {
  AGE: 'AGE_OVER_89',
  LOCATION: 'PLACE',
};

/** Places by the words in their names, the surest first. */
const placeWords: readonly (readonly [string, RegExp])[] = [
  ['PHARMACY', /\b(?:pharmac|apothecary|drug ?store|farmacia)/i],
  ['NURSING_HOME', /\b(?:nursing|care home|assisted living|snf|convalescent|memory care|retirement|residencia)\b/i],
  ['HOSPICE', /\bhospice\b/i],
  ['REHAB', /\brehab/i],
  ['LABORATORY', /\b(?:laborator(?:y|ies)|labs?|diagnostics|pathology|laboratorio)\b/i],
  ['SCHOOL', /\b(?:school|elementary|college|university(?! (?:hospital|medical))|preschool|kindergarten|daycare)\b/i],
  ['HOSPITAL', /\b(?:hosp(?:ital)?s?|infirmary|med(?:ical)?\.? ?c(?:en)?te?r|health system|vamc|icu)\b/i],
  [
    'CLINIC',
    /\b(?:clinic|cl[ií]nica|practice|surgery|associates|medical group|urgent care|primary care|health cent(?:er|re)|physicians)\b/i,
  ],
];

/** Places by the rule that found them. */
const placeRules: readonly (readonly [string, string])[] = [
  ['city', 'CITY'],
  ['country', 'COUNTRY'],
  ['facility', 'FACILITY'],
];

/** The word of a placeholder for anything but a name: what kind of thing it stands for. */
export function labelOf(text: string, { kind, rule }: Pick<Finding, 'kind' | 'rule'>): string {
  if (kind !== 'LOCATION') return labels[kind] ?? kind;
  const byWord = placeWords.find(([, words]) => words.test(text));
  if (byWord !== undefined) return byWord[0];
  return placeRules.find(([start]) => rule.startsWith(start))?.[1] ?? 'PLACE';
}
