import { findVitals, type VitalMention } from '../clinical/find-vitals.ts';
import type { MeasurementFact } from '../document/fact.ts';
import { labRows } from '../knowledge/labs.ts';
import type { Span } from '../model/span.ts';
import { begin, keepClause, type ClauseReading, type Draft } from './fact-maker.ts';

const labs = new Map(
  labRows.flatMap(([name, forms]) => forms.split('|').map((form): [string, string] => [form, name])),
);
const byLength = [...labs.keys()].sort((a, b) => b.length - a.length).map((form) => form.replace(/[/+.]/g, '\\$&'));

const number = String.raw`[<>≤≥~]?\d[\d.,/]*%?`;
/** A name, its values in order of time, a bracket with the earlier one, and the flag of the sheet. */
const labPattern = new RegExp(
  String.raw`(?<![\w/])(${byLength.join('|')})(?:\s*[:=]\s*|\s+)(${number})((?:\s*(?:->|→)\s*${number})*)(\s*\((?:bl |baseline |was |from |prev )?${number}[^)]{0,20}\))?((?:\s*(?:\([HL]\)|[HL↑↓]{1,2}(?![\w])))*)`,
  'gi',
);

const isFiller = (words: string): boolean =>
  words.replace(/\b(?:labs?|and|with|w|today|vs|vitals?|on)\b|[^\p{L}\d]/giu, '') === '';

const flagOf = (marks: string): string | undefined => {
  const letters = marks.replace(/[^HL↑↓]/g, '');
  return letters === '' ? undefined : /[H↑]/.test(letters) ? 'high' : 'low';
};

function labFact(reading: ClauseReading, match: RegExpExecArray): Omit<MeasurementFact, 'id'> {
  const [whole, form = '', first = '', later = '', bracket, marks = ''] = match;
  const values = [first, ...later.split(/->|→/).map((one) => one.trim())].filter((one) => one !== '');
  const start = reading.clause.start + match.index;
  return {
    ...begin(reading, { start, end: start + whole.trimEnd().length }),
    type: 'measurement',
    category: 'laboratory',
    name: labs.get(form.toLowerCase()) ?? form,
    value: (values.at(-1) ?? '').replace(/[.,/]$/, ''),
    earlier: [
      ...(bracket === undefined ? [] : [bracket.trim().slice(1, -1).replace(/^bl /, 'baseline ')]),
      ...values.slice(0, -1),
    ],
    flag: flagOf(marks),
  };
}

/** Laboratory values of a clause; what stands between them is kept as it is. */
export function readLabs(reading: ClauseReading, span: Span): Draft[] {
  const words = reading.text.slice(span.start, span.end);
  const own: ClauseReading = { text: reading.text, clause: { ...reading.clause, ...span } };
  const matches = [...words.matchAll(labPattern)];
  if (matches.length === 0) return [keepClause(reading, span)];
  const rest = matches.reduce((left, match) => left.replace(match[0], ' '), words);
  // Words beside the values may say what they are of: then the clause stays whole.
  if (!isFiller(rest)) return [keepClause(reading, span)];
  return matches.map((match) => labFact(own, match));
}

/** Among vital signs a pair such as "128/76" can only be the blood pressure. */
function barePressure(words: string, offset: number, named: readonly VitalMention[]): VitalMention[] {
  const match = /(?<![\d/.])(\d{2,3})\/(\d{2,3})(?![\d/.])/.exec(words);
  if (!match || named.some(({ kind }) => kind === 'blood-pressure')) return [];
  const [pair, systolic, diastolic] = match;
  if (Number(systolic) < 60 || Number(systolic) > 260 || Number(diastolic) < 30 || Number(diastolic) > 160) return [];
  const start = offset + match.index;
  return [{ kind: 'blood-pressure', name: 'Blood pressure', value: `${pair} mmHg`, start, end: start + pair.length }];
}

/** Vital signs of a clause, and what else it says. */
export function readVitalSigns(reading: ClauseReading, span: Span): Draft[] {
  const words = reading.text.slice(span.start, span.end);
  const named = findVitals(words, span.start);
  const found = [...named, ...barePressure(words, span.start, named)].sort((a, b) => a.start - b.start);
  const out: Draft[] = [];
  let at = span.start;
  const keepRest = (to: number): void => {
    const rest = reading.text.slice(at, to);
    if (!isFiller(rest)) out.push(keepClause(reading, { start: at, end: to }));
  };
  for (const vital of found) {
    if (vital.start < at) continue;
    keepRest(vital.start);
    out.push({
      ...begin(reading, vital),
      type: 'measurement',
      category: 'vital',
      name: vital.name,
      value: vital.value,
    });
    at = vital.end;
  }
  keepRest(span.end);
  return out;
}
