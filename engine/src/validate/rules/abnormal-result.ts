import type { Span } from '../../model/span.ts';
import type { RaisedFlag } from '../../model/result.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raise } from '../raise.ts';
import type { ChartKind } from '../reading/note-kind.ts';
import { findPassedOver } from '../reading/passed-over.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { isNote, visitKinds } from '../reading/under-headings.ts';
import { stemWord } from '../reading/word-stems.ts';
import { creatinineRise, kidneyWords, labLimits, type LabLimit } from './data/lab-limits.ts';

interface LabValue extends Span {
  readonly value: number;
}

const creatinine: LabLimit = {
  name: 'creatinine',
  written: '[Cc]reatinine|CREATININE|[Cc]reat|Cr|SCr',
  within: [0.2, 25],
  spoken: kidneyWords,
};
const all = [...labLimits, creatinine];

/** One pass over the text finds them all; the group that is filled tells which. */
const results = new RegExp(
  String.raw`\b(?:${all.map(({ written }) => `(${written})`).join('|')})(?:\s{0,2}[:=]|\s(?:of|was|is|at|level))?(?:\s{0,2}|[ \t]{3,16})(\d{1,4}(?:\.\d{1,3})?)(?![\d/]|\.\d|\s?(?:mg|mcg|units?|tabs?|mEq (?:po|daily|bid))\b(?!\/))`,
  'g',
);
const otherTime =
  /\b(?:last|prior|previous\w*|baseline|goal|target|history|was|ago|if|keep|until|outside|old)\s(?:\w+\s){0,2}$/i;

/** "K   4.6   4.3   6.3": a row of a table, its days from left to right. */
const latestOfRow = /^(?:[ \t]{2,}\d{1,4}(?:\.\d{1,3})?){0,6}[ \t]{2,}(\d{1,4}(?:\.\d{1,3})?)[ \t]*(?=\n|$)/;
const rowReach = 120;

function readResults(text: string): ReadonlyMap<LabLimit, readonly LabValue[]> {
  const found = new Map<LabLimit, LabValue[]>();
  for (const match of text.matchAll(results)) {
    const which = all.findIndex((_limit, at) => match[at + 1] !== undefined);
    const limit = all[which];
    const end = match.index + match[0].length;
    const value = Number(latestOfRow.exec(text.slice(end, end + rowReach))?.[1] ?? match[all.length + 1]);
    if (!limit || value < limit.within[0] || value > limit.within[1]) continue;
    if (otherTime.test(text.slice(Math.max(0, match.index - 24), match.index))) continue;
    found.set(limit, [
      ...(found.get(limit)?.slice(0, 30) ?? []),
      { value, start: match.index, end: match.index + match[0].length },
    ]);
  }
  return found;
}

/** The sentence of the value itself is no word on it, unless it says what is done or thought. */
const judged =
  /\b(?:replet\w*|replac\w*|given|recheck\w*|repeat\w*|likely|due to|secondary|consistent|chronic|stable|monitor\w*|hold|held|transfus\w*|start\w*|treat\w*|will|plan|suspect\w*|from \d\S*|increas\w*|decreas\w*|continue)\b/i;

/** "Hgb 13.6": the name with another value says nothing of this one. */
const valueBehind = /^(?: level)?(?:\s?[:=]|\s(?:of|was|is))?\s?\d/;
const valueReach = 16;

function isSpokenOf(reading: ChartReading, { spoken }: LabLimit, { start, end }: Span): boolean {
  const own = reading.sentences.find((sentence) => sentence.start <= start && end <= sentence.end);
  if (own && judged.test(reading.text.slice(own.start, own.end))) return true;
  const stems = new Set(spoken.split(' ').map(stemWord));
  return [...stems].some((stem) =>
    (reading.words.byStem.get(stem) ?? []).some(
      ({ sentence, modifiers, end: to }) =>
        !modifiers.family &&
        !valueBehind.test(reading.text.slice(to, to + valueReach)) &&
        (!own || sentence.start !== own.start) &&
        sentence.subject !== 'family-history',
    ),
  );
}

/** The value that a creatinine has risen from: "baseline 1.1", "from 1.0". */
const baseline =
  /\b(?:baseline|from|prior|previous(?:ly)?|was|last)\s?(?:of |is |at |creatinine |cr )?(\d(?:\.\d{1,2})?)\b/i;

/** "(13.5-17.5)": the laboratory's own range behind a value. */
const printedRange =
  /^(?:\s?[a-zA-Z/%µ]{1,8}){0,2}\s?[([](?:ref\w*:?\s?|normal:?\s?|nl:?\s?)?(\d{1,4}(?:\.\d{1,3})?)\s?[-–]\s?(\d{1,4}(?:\.\d{1,3})?)[)\]]/i;
/** How far below or above its range, as a share of the limit, a value is marked. */
const [farBelow, farAbove] = [0.75, 1.5];

function isFarOutside(text: string, { value, end }: LabValue): boolean {
  const range = printedRange.exec(text.slice(end, end + 40));
  return range !== null && (value < Number(range[1]) * farBelow || value > Number(range[2]) * farAbove);
}

function isAbnormal({ text }: ChartReading, limit: LabLimit, { value, start, end }: LabValue): boolean {
  if (isFarOutside(text, { value, start, end })) return true;
  if (limit !== creatinine)
    return (limit.below !== undefined && value < limit.below) || (limit.above !== undefined && value > limit.above);
  const before = baseline.exec(text.slice(end, end + 50)) ?? baseline.exec(text.slice(Math.max(0, start - 30), start));
  return before !== null && Number(before[1]) > 0 && value >= creatinineRise * Number(before[1]);
}

/** In these somebody is to judge a result. */
const kinds: ReadonlySet<ChartKind> = new Set<ChartKind>([
  ...visitKinds,
  'progress',
  'discharge',
  'psychotherapy',
  'nursing',
]);
const mostFlags = 4;

/** What an image or a test shows beside what it was done for, and nobody speaks of. */
const ofTests = (reading: ChartReading): RaisedFlag[] =>
  findPassedOver(reading)
    .filter(({ isResult }) => isResult)
    .map(({ what, start, end }) =>
      raise({
        severity: 'medium',
        rule: 'abnormal-result',
        message: `A test shows ${what}, and nothing else in the chart speaks of this.`,
        query: 'Please document the clinical significance, if any, of this finding.',
        basis: 'ICD-10-CM Official Guidelines III.B; AHIMA/ACDIS compliant query practice',
        sources: [{ start, end }],
      }),
    );

/**
 * ICD-10-CM Official Guidelines III.B: an abnormal finding is coded only when the provider says what it means. A value far from normal that nobody
 * speaks of is asked about; no diagnosis is named (AHIMA/ACDIS, Guidelines for Achieving a Compliant Query Practice).
 */
export const abnormalResult: AuditRule = {
  name: 'abnormal-result',
  check: (reading) => {
    if (!kinds.has(reading.kind) || !isNote(reading)) return [];
    const values = [...readResults(reading.text)].slice(0, 2 * mostFlags).flatMap(([limit, values]): RaisedFlag[] => {
      // A later value within the limits settles an earlier one.
      const last = values.at(-1);
      if (!last || !isAbnormal(reading, limit, last) || isSpokenOf(reading, limit, last)) return [];
      const words = `${limit.name} of ${last.value}`;
      return [
        raise({
          severity: 'medium',
          rule: 'abnormal-result',
          message: `${limit.name.charAt(0).toUpperCase()}${limit.name.slice(1)} ${last.value} is recorded, and nothing in the chart says what it means.`,
          query: `Please document the clinical significance, if any, of the ${words}.`,
          basis: 'ICD-10-CM Official Guidelines III.B; AHIMA/ACDIS compliant query practice',
          sources: [last],
        }),
      ];
    });
    return [...values, ...ofTests(reading)].slice(0, mostFlags);
  },
};
