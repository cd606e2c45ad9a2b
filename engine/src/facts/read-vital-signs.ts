import { EntryWords } from '../blocks/entry-words.ts';
import { speaksOfBefore } from '../blocks/find-referent.ts';
import { findVitalSeries } from '../clinical/find-vital-series.ts';
import { findVitals, type VitalMention } from '../clinical/find-vitals.ts';
import type { Evidence, MeasurementFact } from '../document/fact.ts';
import type { Span } from '../model/span.ts';
import {
  measuredHere,
  valueRemarkOpens,
  vitalHeads,
  vitalRemarkWords,
  vitalShorts,
} from '../knowledge/vital-remarks.ts';
import { heightUnits, unitOf, weightUnits } from '../knowledge/units.ts';
import { lowerFirst } from '../note/note-language.ts';
import { oneOf } from '../text/one-of.ts';
import { trimEndMarks, trimMarks } from '../text/trim-marks.ts';
import { begin, keepClause, wordsOf, type ClauseReading, type Draft } from './fact-maker.ts';
import { isFiller } from './read-labs.ts';
import { changeOfAir, joinSeries } from './value-series.ts';

/** Values of another place or time, or wished for, which are no vital signs of this visit. */
const elsewhere =
  /^\W*(?:after|post|following)\b|\b(?:home|outside|goal|target|usual|average|baseline)\b[^.;,]{0,20}\b(?:bps?|blood pressures?|readings?|sats?|weights?|temps?)\b|\b(?:bps?|blood pressures?|sats?|weights?)\b[^.;,\d]{0,12}\b(?:goal|target|home)\b|\d\/\d{2,3}s?\b[^.;,\d]{0,16}\bat home\b/i;

/** Where the values of this visit are taken up again after those of another place. */
const backHere = new RegExp(String.raw`[,;]\s*(?=${oneOf(measuredHere)}\b|${oneOf(vitalShorts)}\b[ :]?\d)`, 'i');

/** What is of another place within vital signs, from the comma before it to where the values of this visit go on. */
function findElsewhere(words: string): Span | undefined {
  const found = elsewhere.exec(words);
  if (!found) return undefined;
  const comma = Math.max(words.lastIndexOf(',', found.index), words.lastIndexOf(';', found.index));
  const start = /\d/.test(words.slice(0, comma + 1)) ? comma + 1 : 0;
  const from = found.index + found[0].length;
  const back = backHere.exec(words.slice(from));
  return { start, end: back ? from + back.index + 1 : words.length };
}

/** The words without what is read as a value already. Linear, however many there are. */
function blankNamed(words: string, offset: number, named: readonly VitalMention[]): string {
  let left = '';
  let at = 0;
  for (const { start, end } of [...named].sort((a, b) => a.start - b.start)) {
    const from = Math.max(at, start - offset);
    const to = Math.max(from, end - offset);
    left += words.slice(at, from) + ' '.repeat(to - from);
    at = to;
  }
  return left + words.slice(at);
}

/** Among vital signs a pair such as "128/76" can only be the blood pressure. */
function barePressure(words: string, offset: number, named: readonly VitalMention[]): VitalMention[] {
  const match = /(?<![\d/.])(\d{2,3})\/(\d{2,3})(?![\d/]|\.\d)/.exec(blankNamed(words, offset, named));
  const isRepeat = match !== null && /\b(?:rpt|repeat\w*|recheck\w*|again)\W{1,3}$/i.test(words.slice(0, match.index));
  // "148/86 (recheck 138/82)" is one statement.
  if (match && isRepeat && /\d\s?\([^()]*$/.test(words.slice(0, match.index))) return [];
  if (!match || (!isRepeat && named.some(({ kind }) => kind === 'blood-pressure'))) return [];
  const [pair, systolic, diastolic] = match;
  if (Number(systolic) < 60 || Number(systolic) > 260 || Number(diastolic) < 30 || Number(diastolic) > 160) return [];
  const start = offset + match.index;
  const name = isRepeat ? 'Blood pressure, repeated' : 'Blood pressure';
  return [{ kind: 'blood-pressure', name, value: `${pair} mmHg`, start, end: start + pair.length }];
}

const sizeWithoutUnit = new RegExp(
  String.raw`(?<![\w/])(wt|weight|ht|height)\s*[:=]?\s*(\d{2,3}(?:\.\d{1,2})?)(?![\d.]|\s*(?:${oneOf([...weightUnits, ...heightUnits])}|in\b|m\b|["'%]))`,
  'gi',
);
const weightWithoutName = new RegExp(
  String.raw`(?<![\w/.+<>-] ?)(\d{2,3}(?:\.\d{1,2})?)\s?(${oneOf(weightUnits)})(?![\w/])`,
  'i',
);

/** A weight or height without its unit, which is not guessed, and a weight without its name, which its unit gives. */
function bareSizes(words: string, offset: number, named: readonly VitalMention[]): VitalMention[] {
  const sizes = [...words.matchAll(sizeWithoutUnit)].map((match): VitalMention => {
    const isWeight = (match[1] ?? '').toLowerCase().startsWith('w');
    const start = offset + match.index;
    const base = { value: match[2] ?? '', start, end: start + match[0].length };
    return isWeight ? { ...base, kind: 'weight', name: 'Weight' } : { ...base, kind: 'height', name: 'Height' };
  });
  if ([...named, ...sizes].some(({ kind }) => kind === 'weight')) return sizes;
  const weight = weightWithoutName.exec(words);
  if (!weight) return sizes;
  const [whole, value = '', unit = ''] = weight;
  const start = offset + weight.index;
  const written = `${value} ${unitOf(unit)}`;
  return [...sizes, { kind: 'weight', name: 'Weight', value: written, start, end: start + whole.length }];
}

/** How much may stand behind a value and still be about it: "reg", "(86.9 Feb)", "on 2 L". */
const longestRemark = 32;
/** The same where it begins with brackets: "(112/70 booking, 120/76 at 28), rpt after 10 mins 126/80". */
const longestInBrackets = 80;

/** A side by itself is that of an arm; before another word it is that of something else: "99% L drum red". */
const isSide = (word: string, after: string): boolean => /^[lr]$/i.test(word) && !/^\s{0,3}[a-z]{2}/i.test(after);

/** Where in words behind a value another statement begins: at the first word that says nothing of a vital sign. */
function endOfRemark(rest: string): number {
  // What stands in brackets is said of the value, whatever it is.
  for (const { 0: word, index } of rest.matchAll(/\([^()]{0,60}\)|(?<![\p{L}\d])\p{L}+/gu)) {
    if (word.startsWith('(')) continue;
    const known = word.toLowerCase();
    if (valueRemarkOpens.has(known)) return rest.length;
    if (!vitalRemarkWords.has(known) || (/^[lr]$/.test(known) && !isSide(word, rest.slice(index + 1)))) return index;
  }
  return rest.length;
}

/** Words behind a value that say more of it; others are statements of their own. */
function remarkOn(rest: string): string | undefined {
  const words = trimEndMarks(trimMarks(rest, '', ',;.').replace(/[\s,;](?:rpt|repeat\w*|recheck\w*)$/i, ''), ',;.');
  const longest = words.trimStart().startsWith('(') ? longestInBrackets : longestRemark;
  // "61.2, was 60.4"
  const isOfValue = /^[,;]\s/.test(words) && /\d/.test(words) && speaksOfBefore(new EntryWords(words.slice(1)));
  if (isOfValue && words.length <= longestRemark) return words;
  return words.length > 0 && words.length <= longest && !/^[,;]|\n|\bcorrect(?:ion|ed)\b/i.test(words)
    ? words
    : undefined;
}

/** "HR 72->88 with gait": the value and what it came to, with the unit once, and what is said of it. */
function trendOf(value: string, rest: string): { readonly value: string; readonly said: string } | undefined {
  const change = changeOfAir(value, rest);
  if (change) return change;
  const trend = /^\s{0,3}(?:-{1,3}>|=>|→|>)\s{0,3}(\d[\d./]{0,9}%?)(?=[\s,;]|$)/.exec(rest);
  const number = /\d[\d./]*/.exec(value);
  if (!trend || !number) return undefined;
  const later = (trend[1] ?? '').replace(/%$/, '');
  const end = number.index + number[0].replace(/[./]$/, '').length;
  return { value: `${value.slice(0, end)} → ${later}${value.slice(end)}`, said: rest.slice(trend[0].length) };
}

/** "pain 5/10" among vital signs is one of them. */
function barePain(words: string, offset: number): VitalMention[] {
  return [...words.matchAll(/(?<!\w)pain:? (\d{1,2})(?:\s?\/\s?10)(?!\d)/gi)].map(({ 0: whole, 1: value, index }) => {
    const start = offset + index;
    return { kind: 'pain', name: 'Pain', value: `${value ?? ''}/10`, start, end: start + whole.length };
  });
}

/** What is said of a value in small letters, in brackets as well. */
const lowerOpening = (words: string): string =>
  words.startsWith('(') ? `(${lowerFirst(words.slice(1))}` : lowerFirst(words);

type Vital = Omit<MeasurementFact, 'id'>;

function vitalFact(reading: ClauseReading, { name, value, start, end }: VitalMention): Vital {
  return { ...begin(reading, { start, end }), type: 'measurement', category: 'vital', name, value };
}

/** The evidence of a value that goes on to a place further on. */
const upTo = ({ evidence: [first, ...others] }: Vital, end: number): Evidence => [
  { start: first.start, end },
  ...others,
];

/** What stands among vital signs and gives no value of one: that they are normal, a number; words alone are examination. */
function keepRemainder(reading: ClauseReading, span: Span): Draft {
  const words = reading.text.slice(span.start, span.end);
  const isSummary = /\b(?:stable|normal|reviewed|wnl|vss|within|good|unremarkable|noted|documented|afeb\w*)\b/i.test(
    words,
  );
  const isNumber = !/[a-z]{3}/i.test(words) || (/\d/.test(words) && speaksOfBefore(new EntryWords(words)));
  const first = /[a-z]+/i.exec(words)?.[0].toLowerCase() ?? '';
  const goesOn = valueRemarkOpens.has(first) || (first.length > 1 && vitalRemarkWords.has(first));
  if (isSummary || isNumber || goesOn) return keepClause(reading, span);
  return keepClause({ ...reading, clause: { ...reading.clause, subject: 'physical-examination' } }, span);
}

/** "250/98.6": what was read of it ends within a number, so it is none of what it seems. */
const endsWithinNumber = (text: string, end: number): boolean => /^\.?\d/.test(text.slice(end, end + 2));

const hourOfDay = String.raw`(?:at )?((?:[01]\d|2[0-3]):?[0-5]\d)(?:h(?:rs)?)?[\s:]`;
/** "VS 2000 BP 134/76", "obs at 06:00:", "2000 BP", "0322 - 98/58": the time of day at which all of them were taken. */
const opensAtTime = new RegExp(
  String.raw`^\W{0,3}(?:${oneOf(vitalHeads)}\W{1,3}${hourOfDay}|${hourOfDay}(?=\s?${oneOf(['bp', ...vitalShorts])}\b|[\s–-]{0,3}\d{2,3}\/\d{2,3}(?![\d/])))`,
  'i',
);

/** Vital signs of a clause, each with what is said of it, and what else the clause says. */
export function readVitalSigns(reading: ClauseReading, span: Span): Draft[] {
  const { text } = reading;
  const opened = opensAtTime.exec(text.slice(span.start, Math.min(span.end, span.start + longestRemark)));
  if (opened && reading.clause.time === undefined) {
    const [head, afterHead, alone] = opened;
    const hour = afterHead ?? alone ?? '';
    const start = span.start + head.lastIndexOf(hour);
    const timed = { ...reading.clause, time: `at ${hour}`, timeAt: { start, end: start + hour.length } };
    return readVitalSigns({ ...reading, clause: timed }, { start: span.start + head.length, end: span.end });
  }
  const words = text.slice(span.start, span.end);
  const apart = findElsewhere(words);
  if (apart) {
    const history: ClauseReading = { ...reading, clause: { ...reading.clause, subject: 'history-of-present-illness' } };
    const [start, end] = [span.start + apart.start, span.start + apart.end];
    return [
      ...(apart.start > 0 ? readVitalSigns(reading, { start: span.start, end: start }) : []),
      keepClause(history, { start, end }),
      ...(end < span.end ? readVitalSigns(reading, { start: end, end: span.end }) : []),
    ];
  }
  const named = joinSeries(words, span.start, findVitals(words, span.start));
  const row = findVitalSeries(words, span.start, named);
  const pressure = row.some(({ kind }) => kind === 'blood-pressure') ? [] : barePressure(words, span.start, named);
  const pain = named.some(({ kind }) => kind === 'pain') ? [] : barePain(words, span.start);
  const bare = [...row, ...pressure, ...pain, ...bareSizes(words, span.start, named)];
  const found = [...named, ...bare].sort((a, b) => a.start - b.start);
  const out: Draft[] = [];
  let last: Vital | undefined;
  let at = span.start;
  const keepRest = (to: number): void => {
    const rest = text.slice(at, to);
    if (isFiller(rest)) return;
    const end = last === undefined ? rest.length : endOfRemark(rest);
    if (end < rest.length) {
      const next = at + end;
      keepRest(next);
      out.push(keepRemainder(reading, { start: next, end: to }));
      return;
    }
    const trend = last === undefined ? undefined : trendOf(last.value, rest);
    if (last !== undefined && trend !== undefined) {
      at = to - trend.said.length;
      last = { ...last, value: trend.value, evidence: upTo(last, at) };
      out[out.length - 1] = last;
      return keepRest(to);
    }
    const remark = remarkOn(rest);
    if (last === undefined || remark === undefined) out.push(keepRemainder(reading, { start: at, end: to }));
    else {
      const said = { ...last, evidence: upTo(last, at + rest.trimEnd().length) };
      const from = at + rest.indexOf(remark);
      const words = wordsOf(text, { start: from, end: from + remark.length });
      out[out.length - 1] = { ...said, circumstance: lowerOpening(words) };
    }
  };
  for (const vital of found) {
    if (vital.start < at || endsWithinNumber(text, vital.end)) continue;
    keepRest(vital.start);
    last = vitalFact(reading, vital);
    out.push(last);
    at = vital.end;
  }
  keepRest(span.end);
  return out;
}
