import type { MeasurementFact } from '../document/fact.ts';
import { cutRuns } from '../blocks/cut-runs.ts';
import { EntryWords } from '../blocks/entry-words.ts';
import { speaksOfBefore } from '../blocks/find-referent.ts';
import { isDrugWord } from '../clinical/drugs.ts';
import { labRows } from '../knowledge/labs.ts';
import { labUnits } from '../knowledge/units.ts';
import { baselineOpens, earlierOpens } from '../knowledge/value-times.ts';
import { valueRemarkOpens } from '../knowledge/vital-remarks.ts';
import type { Span } from '../model/span.ts';
import { oneOf } from '../text/one-of.ts';
import { begin, keepClause, type ClauseReading, type Draft } from './fact-maker.ts';

const labs = new Map(
  labRows.flatMap(([name, forms]) =>
    [...forms.split('|'), name.toLowerCase()].map((form): [string, string] => [form, name]),
  ),
);
const byLength = [...labs.keys()].sort((a, b) => b.length - a.length).map((form) => form.replace(/[/+.()]/g, '\\$&'));

/** A value; "3/12" and "2/52" are months and weeks, "1/6" is a grade. */
const number = String.raw`[<>≤≥~]?(?!\d{1,2}\/(?:12|52|7)(?![\d/])|[1-6]\/6(?![\d/]))\d(?:[\d.,/]*\d)?%?`;
/** The flag of the laboratory's sheet, after a value or its bracket. */
const flagMark = String.raw`((?:\s*(?:\([HL]\)|[HL↑↓]{1,2}(?![\w/])))*)`;
/** The unit of a value, with or without a space before it. */
const unit = String.raw`(?:\s?${oneOf(labUnits)}(?![\w/^*]))?`;
const before = [...earlierOpens, ...baselineOpens];
/** A name, its values in order of time, their unit, a bracket with the earlier one, and the flag of the sheet. */
const labPattern = new RegExp(
  String.raw`(?<![\w/])(${byLength.join('|')})(?:\s*[:=]\s*|\s+[-–]\s+|\s+(?:was|is|of)\s+|\s+)(${number})((?:\s*(?:->|→)\s*${number})*)(${unit})${flagMark}(\s*\((?:(?:${oneOf(before)}) )?${number}[^)]{0,20}\)|,? ${oneOf(earlierOpens)} ${number}(?:${unit})(?![\w/])|\s*(?:<-{1,2}|←)\s*${number}(?:${unit})(?![\w/]))?${flagMark}`,
  'gi',
);

export const isFiller = (words: string): boolean =>
  words.replace(
    /\b(?:labs?|and|with|w|today|vs|vitals?|obs|observations|on|(?<![,.;]\s*)rpt|(?<![,.;]\s*)repeat)\b|[^\p{L}\d]/giu,
    '',
  ) === '';

const flagOf = (marks: string): string | undefined => {
  const letters = marks.replace(/[^HL↑↓hl]/g, '');
  return letters === '' ? undefined : /[Hh↑]/.test(letters) ? 'high' : 'low';
};

/** "(1.6-6.9)": the reference range of a value, which is no earlier one. */
const isRange = (bracket: string | undefined): boolean => /^\s*\(\s*\d[\d.]*\s?[-–]\s?\d/.test(bracket ?? '');

/** "(3/6)": the day on which a value was taken. */
const isDay = (said: string): boolean => /^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$/.test(said);

const opensEarlier = new RegExp(String.raw`^(?:${oneOf(earlierOpens)} |<-{1,2}\s*|←\s*)`, 'i');
const endsWithUnit = new RegExp(String.raw`(?<=\d)\s?${oneOf(labUnits)}$`, 'i');

/** What stands after a value: the range of the laboratory, its day, or the value before it. */
function readAfter(said: string | undefined): Pick<MeasurementFact, 'circumstance' | 'earlier'> {
  if (said === undefined) return {};
  const words = said.replace(/^[\s,(]+|\)$/g, '');
  if (isRange(said)) return { circumstance: `(reference ${words})` };
  if (isDay(words)) return { circumstance: `(${words})` };
  return { earlier: [words.replace(/^bl /i, 'baseline ').replace(opensEarlier, '').replace(endsWithUnit, '')] };
}

function labFact(reading: ClauseReading, match: RegExpExecArray): Omit<MeasurementFact, 'id'> {
  // A name that no table has comes without earlier values.
  const isKnown = match.length > 5;
  const [whole, form = '', first = ''] = match;
  const [later = '', said = '', before = '', bracket, after = ''] = isKnown ? match.slice(3) : ['', match[3], match[4]];
  const marks = before + after;
  const beside = readAfter(bracket);
  const values = [first, ...later.split(/->|→/).map((one) => one.trim())].filter((one) => one !== '');
  const last = values.at(-1) ?? '';
  const measuredIn = last.endsWith('%') ? '%' : said.trim();
  const start = reading.clause.start + match.index;
  return {
    ...begin(reading, { start, end: start + whole.trimEnd().length }),
    type: 'measurement',
    category: 'laboratory',
    name: labs.get(form.toLowerCase()) ?? form,
    value: last.replace(/%$/, ''),
    unit: measuredIn === '' ? undefined : measuredIn,
    ...beside,
    earlier: [...(beside.earlier ?? []), ...values.slice(0, -1)],
    flag: flagOf(marks),
  };
}

/** A name that no table has, with its number, beside values that are known. */
const otherPattern = new RegExp(
  String.raw`(?<![\w/])([A-Za-z][A-Za-z\d-]{1,12})\s+(${number})(${unit})${flagMark}`,
  'g',
);

/** The values of a run that says nothing else; undefined where its words may say what they are of. */
function readValues(reading: ClauseReading, run: Span): Draft[] | undefined {
  const words = reading.text.slice(run.start, run.end);
  const own: ClauseReading = { ...reading, clause: { ...reading.clause, ...run } };
  const known = [...words.matchAll(labPattern)];
  if (known.length === 0) return undefined;
  const blanked = known.reduce(
    (left, { 0: all, index }) => left.slice(0, index) + ' '.repeat(all.length) + left.slice(index + all.length),
    words,
  );
  const others = [...blanked.matchAll(otherPattern)].filter(
    ({ 1: name }) => !valueRemarkOpens.has(name?.toLowerCase() ?? ''),
  );
  // "usually 2.5" is no test, but says more of the one before it.
  if (others.some(([all]) => speaksOfBefore(new EntryWords(all)))) return undefined;
  // "TSH 2.1 on Synthroid 88": a drug and its dose is no value.
  if (others.some(({ 1: name = '' }) => isDrugWord(name.toLowerCase()))) return undefined;
  const rest = others.reduce((left, { 0: all }) => left.replace(all, ' '), blanked);
  if (!isFiller(rest)) return undefined;
  return [...known, ...others].sort((a, b) => a.index - b.index).map((match) => labFact(own, match));
}

/** Laboratory values of a clause; a run that says more than values is kept as it is. */
export function readLabs(reading: ClauseReading, span: Span): Draft[] {
  const out: Draft[] = [];
  let open: Span | undefined;
  const flush = (): void => {
    if (open) out.push(keepClause(reading, open));
    open = undefined;
  };
  for (const run of cutRuns(reading.read, span)) {
    const values = readValues(reading, run);
    if (values === undefined) open = { start: open?.start ?? run.start, end: run.end };
    else {
      flush();
      out.push(...values);
    }
  }
  flush();
  return out;
}
