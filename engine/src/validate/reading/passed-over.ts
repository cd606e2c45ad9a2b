import type { Span } from '../../model/span.ts';
import { PatternIndex } from '../../text/pattern-heads.ts';
import { doneWords, graveFindings, type GraveFinding } from '../../knowledge/grave-findings.data.ts';
import type { ChartKind } from './note-kind.ts';
import type { ChartReading } from './read-chart.ts';
import { decisionSubjects } from './under-headings.ts';
import { stemWord } from './word-stems.ts';

/** A grave finding that nothing else in the chart speaks of. */
export interface PassedOver extends Span {
  readonly what: string;
  /** True where a test shows it, and no examination or story. */
  readonly isResult: boolean;
}

const kinds: ReadonlySet<ChartKind> = new Set<ChartKind>([
  'office',
  'emergency',
  'admission',
  'consult',
  'medication-visit',
  'behavioral-intake',
  'well',
  'prenatal',
  'telehealth',
  'progress',
  'discharge',
  'psychotherapy',
]);
/** Where a finding of this visit is told. */
const looked = new Set<string | undefined>([
  undefined,
  'chief-complaint',
  'history-of-present-illness',
  'review-of-systems',
  'physical-examination',
  'mental-status',
  'results',
  'vital-signs',
  'procedure',
  'operative-findings',
]);
const decided = new Set<string | undefined>(decisionSubjects);
/** Not there, not now, or of somebody else: in the words before it. */
const notThere =
  /\b(?:no|not|without|denies|denied|negative|never|absent|free of|nor|neither|history|h\/o|hx|prior|previous\w*|past|old|last|resolved|if|call|return|watch|risk|screen\w*|rule|r\/o|ruled|exclude\w*|concern|possible|mother|father|sister|brother|family|aunt|uncle|wife|husband|ago|was|were|had|in (?:19|20)\d\d|improv\w+|fewer|less|healed|treated|until|since|before|s\/p|status post|after|nearly|almost|felt (?:like|as if))\b/i;
const overBehind =
  /^[^.;\n]{0,40}\b(?:resolved|ruled out|excluded|negative|absent|none|in (?:19|20)\d\d|years? ago|months ago|as a child|not (?:seen|found|present)|gone|yesterday|last (?:week|month|year)|improved|healed|denied|on arrival|at triage|initially|at first|before)\b/i;

function findTold(
  { statements }: ChartReading,
  { stated }: GraveFinding,
): (Span & Pick<PassedOver, 'isResult'>) | undefined {
  for (const { text, start, subject } of statements) {
    if (!looked.has(subject)) continue;
    const match = stated.exec(text);
    if (!match) continue;
    const before = text.slice(0, match.index).split(/[;:]/).at(-1) ?? '';
    if (
      notThere.test(before) ||
      /\b(?:no|not|without)\b/i.test(match[0]) ||
      overBehind.test(text.slice(match.index + match[0].length))
    )
      continue;
    return { start: start + match.index, end: start + match.index + match[0].length, isResult: subject === 'results' };
  }
  return undefined;
}

/**
 * True where a sentence other than its own takes a finding up, as there or looked for.
 * @param spoken words in any form, apart by spaces
 */
export function isTakenUp({ words }: ChartReading, spoken: string, at: Span): boolean {
  return spoken
    .split(' ')
    .some((word) =>
      (words.byStem.get(stemWord(word)) ?? []).some(
        ({ sentence, modifiers }) =>
          (!doneWords.has(word) || decided.has(sentence.subject)) &&
          (sentence.start > at.start || sentence.end < at.end) &&
          sentence.subject !== 'family-history' &&
          !modifiers.negated &&
          !modifiers.family &&
          !modifiers.hypothetical,
      ),
    );
}

const findingIndex = new PatternIndex(graveFindings.map(({ stated }) => stated));

/** Grave findings of a visit that its assessment and plan pass over. Linear; the list of findings is fixed. */
export function findPassedOver(reading: ChartReading): PassedOver[] {
  if (!kinds.has(reading.kind) || !reading.statements.some(({ subject }) => decided.has(subject))) return [];
  const found = findingIndex.find(reading.text).flatMap((at): PassedOver[] => {
    const finding = graveFindings[at];
    if (!finding?.stated.test(reading.text)) return [];
    const place = findTold(reading, finding);
    return place && !isTakenUp(reading, finding.spoken, place) ? [{ ...place, what: finding.what }] : [];
  });
  // "A 4 cm mass in the left lower quadrant" is one finding under two names.
  return found.filter((one, at) =>
    found.slice(0, at).every((other) => other.end <= one.start || other.start >= one.end),
  );
}
