/** What a part of a chart is about. */
export type SectionKind =
  | 'complaint'
  | 'history'
  | 'review'
  | 'past'
  | 'medications'
  | 'allergies'
  | 'vitals'
  | 'exam'
  | 'tests'
  | 'procedure'
  | 'consent'
  | 'risk'
  | 'safety'
  | 'assessment'
  | 'plan'
  | 'assessment-plan'
  | 'codes'
  | 'other';

/** A heading with all that stands below it. */
export interface ChartSection {
  readonly kind: SectionKind;
  readonly start: number;
  /** Where the words after the heading begin. */
  readonly bodyStart: number;
  /** Behind the last line break of the section. */
  readonly end: number;
}

const kinds: readonly (readonly [SectionKind, RegExp])[] = [
  ['complaint', /^(?:cc|c\/c|(?:chief|presenting) (?:complaint|problem|concern)|complaint|reason(?: for [a-z ]+)?)$/u],
  [
    'history',
    /^(?:hpi|hx|s|subj(?:ective)?|history(?: of present illness)?|interval (?:history|hx)|hist|indication|data|situation)$/u,
  ],
  ['review', /^(?:ros|review of systems)$/u],
  [
    'past',
    /^(?:pmh|past(?: medical)?(?: history)?|past history otherwise|medical(?: history)?|social(?: history)?|family(?: history)?|soc|fh|problems)$/u,
  ],
  ['medications', /^(?:med(?:ication|icine)?s?|current medications?|home medications?)$/u],
  ['allergies', /^(?:allerg(?:y|ies)|all)$/u],
  ['vitals', /^(?:vitals?(?: signs)?|vs)$/u],
  [
    'exam',
    /^(?:(?:physical )?exam(?:ination)?|pe|o|obj(?:ective)?|mse|mental status(?: exam(?:ination)?)?|ue|findings)$/u,
  ],
  ['tests', /^(?:labs?|tests?|data reviewed|results|imaging|x-?rays?|films?|studies|urine)$/u],
  ['procedure', /^(?:procedures?|description|details|technique|operation)$/u],
  ['consent', /^(?:consent)$/u],
  ['risk', /^(?:(?:suicide )?risk(?: assessment)?)$/u],
  ['safety', /^(?:safety(?: plan)?)$/u],
  [
    'assessment-plan',
    /^(?:a\/p|a ?& ?p|ap|assessment (?:and|&|\/) ?plan|assessment\/plan|impression (?:and|&) plan)$/u,
  ],
  ['assessment', /^(?:a|ass(?:essment)?|impression|dx|diagnos[ie]s)$/u],
  ['plan', /^(?:p|plan|disposition|recommendations|plan of care|treatment plan|dispo)$/u],
  ['codes', /^(?:cpt|codes?|billing|charges|dx codes?|icd-10|diagnosis codes?|procedure codes?|diagnoses codes?)$/u],
];

const headed =
  /^(?:\*\*|#+ |\[)?(?<name>[A-Za-z][A-Za-z0-9/&() -]{0,44}?)(?:\*\*|\])?(?<mark>:(?:\*\*)?| - (?=[a-z])|$)/u;
const signed =
  /^(?:e-?|electronically |digitally )?signed\b|^signature|^attending:|^[^\n.:]{4,50}, (?:MD|DO|NP|PA-C|PA|RN|PT|DPT|LCSW|LPC|CNM|OTR)/iu;

function kindOf(name: string): SectionKind {
  const plain = name.toLowerCase().trim();
  return kinds.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'other';
}

function readHeading(line: string): { kind: SectionKind; length: number } | null {
  if (signed.test(line)) return { kind: 'other', length: 0 };
  const found = headed.exec(line);
  if (found === null) return null;
  const name = found.groups?.['name'] ?? '';
  const mark = found.groups?.['mark'] ?? '';
  const kind = kindOf(name);
  const isHeading =
    mark !== '' ? mark !== ' - ' || kind !== 'other' : kind !== 'other' || /^[A-Z][A-Z ]{3,}$/u.test(name);
  return isHeading ? { kind, length: found[0].length } : null;
}

/** The parts of a chart whose heading begins a line, in order, without gaps between them. */
export function readSections(text: string): ChartSection[] {
  const heads: { kind: SectionKind; start: number; bodyStart: number }[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const heading = readHeading(line);
    if (heading !== null) heads.push({ kind: heading.kind, start, bodyStart: start + heading.length });
    start += line.length + 1;
  }
  return heads.map((head, index) => ({ ...head, end: heads[index + 1]?.start ?? text.length }));
}

/** The kind of section that a place stands in; `other` before the first heading. */
export function sectionAt(sections: readonly ChartSection[], at: number): SectionKind {
  return sections.findLast(({ start }) => start <= at)?.kind ?? 'other';
}
