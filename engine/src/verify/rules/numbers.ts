import { doseUnits } from '../../knowledge/units.ts';
import { oneOf } from '../../text/one-of.ts';
import type { Span } from '../../model/span.ts';
import { tokenize } from '../../text/tokens.ts';
import { isNumberWord, readSpokenNumber } from '../../text/spoken-numbers.ts';
import { sameAmount } from '../amounts.ts';
import type { Unsupported } from '../../model/faults.ts';
import { plainNumber, type NumbersSaid } from '../numbers-said.ts';

/** Ranges of numerals that only count the items of a list. */
function listMarks(document: string): ReadonlySet<number> {
  const marks = new Set<number>();
  for (const match of document.matchAll(/(?:^|\n)[ \t>*#-]{0,12}(\d{1,3})\\?[.)](?=\s)/g))
    marks.add(match.index + match[0].indexOf(match[1] ?? ''));
  return marks;
}

/** Letters and digits that are a name, not a quantity: "HbA1c", "COVID-19", "B12", "SpO2", "T2DM", "S1". */
const nameAround = /(?:[A-Za-z]\d*[A-Za-z]*|covid-?|cn |type )$/i;

const amount = new RegExp(String.raw`\d${oneOf(doseUnits)}\b`, 'i');

/** True for a number that is a part of a name. */
export function isName(document: string, start: number, end: number): boolean {
  const before = document.slice(Math.max(0, start - 6), start);
  return /[A-Za-z]$/.test(before) || /[A-Za-z]{2}-$/.test(before)
    ? nameAround.test(before.replace(/-$/, '')) && !amount.test(document.slice(start, end + 3))
    : false;
}

/** Numbers in digits; one of an amount may stand in another unit of its kind in the input. */
export function checkNumbers(document: string, said: NumbersSaid, codes: readonly Span[]): Unsupported[] {
  const found: Unsupported[] = [];
  const marks = listMarks(document);
  const inCode = new Set<number>();
  for (const code of codes) for (let at = code.start; at < code.end; at += 1) inCode.add(at);
  for (const match of document.matchAll(/\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d*\.\d+|\d+/g)) {
    const start = match.index;
    const end = start + match[0].length;
    if (marks.has(start) || inCode.has(start) || said.has(plainNumber(match[0]))) continue;
    if (isName(document, start, end)) continue;
    const unit = /^\s?-?([a-zµ]{1,11})\b/i.exec(document.slice(end, end + 14))?.[1];
    if (unit !== undefined && sameAmount(match[0], unit).some((value) => said.has(value))) continue;
    found.push({ start, end, what: 'number' });
  }
  return found;
}

/** Numbers in words ("two weeks"); "one" is left out, being a pronoun as often. */
export function checkNumberWords(document: string, said: NumbersSaid): Unsupported[] {
  const tokens = tokenize(document);
  // A full stop between two numbers ends a sentence here; only speech writes a decimal that way.
  const words = tokens.map((token, at) => {
    const apart = token.text === '-' && tokens[at - 1]?.end !== token.start;
    return token.text === '.' || apart ? '|' : token.lower;
  });
  const found: Unsupported[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const read = isNumberWord(words[at]) ? readSpokenNumber(words, at) : undefined;
    if (!read) continue;
    const first = tokens[at];
    const last = tokens[at + read.used - 1];
    if (first && last && read.value !== '1' && read.value !== '0' && !said.has(plainNumber(read.value)))
      found.push({ start: first.start, end: last.end, what: 'number' });
    at += read.used - 1;
  }
  return found;
}
