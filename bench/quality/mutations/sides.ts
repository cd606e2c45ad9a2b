import { otherSide } from './code-characters.ts';
import { chosen, edited, type Mutation, type MutatedChart } from './mutation.ts';
import { sectionAt, type SectionKind } from './sections.ts';
import type { SourceChart } from './source-chart.ts';

const nouns =
  'ankle|wrist|knee|shoulder|hip|elbow|foot|hand|eye|ear|arm|forearm|leg|thigh|shin|calf|cheek|breast|heel|thumb|femur|radius|flank|ureter|kidney|lung|upper quadrant|lower quadrant|lower lobe';
const sided = new RegExp(
  String.raw`\b(?<side>right|left)(?<between> (?:lower |upper |distal |medial |lateral |great |middle )?)(?<noun>${nouns})\b`,
  'giu',
);

interface SidedPlace {
  readonly start: number;
  readonly side: string;
  readonly noun: string;
}

function placesOf(text: string): SidedPlace[] {
  return [...text.matchAll(sided)].map(({ index, groups }) => ({
    start: index,
    side: groups?.['side'] ?? '',
    noun: (groups?.['noun'] ?? '').toLowerCase(),
  }));
}

/** The line of a place holds a diagnosis code: a change there is one of the title of a code. */
function isBesideCode({ codes, text }: SourceChart, at: number): boolean {
  const start = text.lastIndexOf('\n', at) + 1;
  const end = text.indexOf('\n', at);
  return codes.some((code) => code.start >= start && code.end <= (end === -1 ? text.length : end));
}

const late: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'procedure',
  'consent',
  'assessment',
  'assessment-plan',
  'plan',
  'codes',
]);

/**
 * Places whose side the rest of the chart tells: of a part of the body that stands on one side throughout, or, in the
 * later parts of a chart, mostly so.
 */
function steadyPlaces(chart: SourceChart): SidedPlace[] {
  const all = placesOf(chart.text);
  return all.filter(({ noun, side, start }) => {
    const ofNoun = all.filter((one) => one.noun === noun);
    const same = ofNoun.filter((one) => one.side.toLowerCase() === side.toLowerCase()).length;
    const other = ofNoun.length - same;
    const isPaired = new RegExp(String.raw`\b(?:both|other|bilateral|opposite|two) ${noun}`, 'iu').test(chart.text);
    const isCoded = chart.codes.some(
      ({ title }) => new RegExp(String.raw`\b${side}\b`, 'iu').test(title) && title.includes(noun),
    );
    if (other === 0 && !isPaired) return same >= 3 || (same === 2 && isCoded);
    return same >= 4 && same >= other * 2 && isCoded && late.has(sectionAt(chart.sections, start));
  });
}

function flipped(chart: SourceChart, kinds: readonly SectionKind[] | 'code'): MutatedChart[] {
  const places = steadyPlaces(chart).filter(({ start }) => {
    const atCode = isBesideCode(chart, start);
    if (kinds === 'code' || atCode) return kinds === 'code' && atCode;
    return kinds.includes(sectionAt(chart.sections, start));
  });
  return chosen(chart, `side ${String(kinds)}`, places, 2).flatMap(
    ({ start, side }) => edited(chart, [{ start, end: start + side.length, words: otherSide(side) }]) ?? [],
  );
}

const rules = ['contradiction-side', 'code-laterality', 'code-description', 'modifier'];
const sections: readonly (readonly [string, readonly SectionKind[] | 'code'])[] = [
  ['complaint-or-history', ['complaint', 'history', 'review', 'past']],
  ['exam', ['exam', 'vitals']],
  ['tests', ['tests']],
  ['procedure-or-consent', ['procedure', 'consent']],
  ['assessment', ['assessment', 'assessment-plan']],
  ['plan', ['plan']],
  ['elsewhere', ['other', 'medications', 'allergies', 'risk', 'safety', 'codes']],
  ['words-beside-code', 'code'],
];

/** One of several like side words flipped, in each part of a chart. */
export const sides: readonly Mutation[] = sections.map(([part, kinds]) => ({
  name: `side-flipped-in-${part}`,
  kind: 'contradiction-side',
  rules,
  changes: (chart) => flipped(chart, kinds),
}));
