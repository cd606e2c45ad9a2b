import { findMatches } from '../../text/find-matches.ts';

/** What a label announces: diagnosis codes, diagnoses in words or codes, procedures, or codes of either kind. */
export type LabelKind = 'icd' | 'diagnosis' | 'procedure' | 'codes';

export interface CodeLabel {
  readonly kind: LabelKind;
  readonly start: number;
  /** Where what it announces begins. */
  readonly end: number;
}

const rows: readonly (readonly [LabelKind, string])[] = [
  ['icd', String.raw`icd(?:[- ]?10)?(?:[- ]?cm)?(?: diagnos\w+)?(?: codes?)?(?:\(s\))?`],
  ['icd', String.raw`(?:diagnos\w+|dx) ?codes?(?:\(s\))?`],
  ['procedure', String.raw`(?:cpt|hcpcs)(?:/hcpcs)?(?: codes?)?(?:\(s\))?`],
  ['procedure', String.raw`e/?m(?: level| code| service)?`],
  ['procedure', String.raw`(?:procedure|service|visit|charge) codes?(?:\(s\))?`],
  // "Procedure: 12052"; before words it heads an account of what was done.
  ['procedure', String.raw`(?:procedures?|services?)(?=\s?:\s?(?:[1-9]\d{4}|[A-V]\d{4})(?:[\s,;-]|$))`],
  [
    'codes',
    String.raw`(?:billing|billed|coding|charges|billable|codes?)(?: codes?| billed| submitted| assigned)?(?:\(s\))?`,
  ],
  ['diagnosis', String.raw`(?:diagnos[ie]s|dx|impression|assessment|problems?)(?:\(es\))?`],
];

const patterns = rows.map(([kind, words]) => ({
  kind,
  pattern: new RegExp(
    String.raw`(?<![\w-])${words}(?: \(?(?:icd-?10(?:-?cm)?|cpt)\)?)?(?!\w)[*_]{0,3}(?=[:#\s=|*–—-])`,
    'gi',
  ),
}));

const anyWord =
  /icd|diagnos|dx|cpt|hcpcs|e\/?m|code|bill|coding|charge|procedure|service|impression|assessment|problem/i;

/** The labels of a line, in order; the part of one that another begins with is left out. */
export function findLabels(line: string): CodeLabel[] {
  if (!anyWord.test(line)) return [];
  const found = patterns.flatMap(({ kind, pattern }) =>
    findMatches(line, pattern).map((match): CodeLabel => {
      const end = match.index + match[0].length;
      return {
        kind,
        start: match.index,
        end: end + (/^[\s:#=|*–—-]{1,4}/.exec(line.slice(end, end + 4))?.[0].length ?? 0),
      };
    }),
  );
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  let reached = 0;
  return found.filter(({ start, end }) => {
    if (start < reached) return false;
    reached = end;
    return true;
  });
}
