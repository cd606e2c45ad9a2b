import { betweenNumberAndUnit, countWords, timeUnits } from '../../knowledge/draft-words.ts';
import type { FaultKind } from '../../model/faults.ts';
import { monthNumbers, monthsAlsoWords } from '../../text/data/months.ts';
import { isNumberWord, readSpokenNumber } from '../../text/spoken-numbers.ts';
import { tokenize, type Token } from '../../text/tokens.ts';

const units: ReadonlyMap<string, string> = new Map(
  timeUnits.flatMap((row) => {
    const forms = row.split('|');
    return forms.map((form) => [form, forms[0] ?? ''] as const);
  }),
);
const counts: ReadonlyMap<string, readonly string[]> = new Map(countWords);
const between: ReadonlySet<string> = new Set(betweenNumberAndUnit);
const reach = 3;

function numbersBefore(tokens: readonly Token[], unit: number): string[] {
  const found: string[] = [];
  for (let at = unit - 1; at >= 0 && at >= unit - reach; at -= 1) {
    const { kind, lower = '', text = '' } = tokens[at] ?? {};
    if (kind === 'number') found.push(String(Number(text)));
    else if (counts.has(lower)) found.push(...(counts.get(lower) ?? []));
    else if (isNumberWord(lower)) {
      const words = tokens.slice(at, unit).map((token) => token.lower);
      const read = readSpokenNumber(words, 0);
      if (read) found.push(String(Number(read.value)));
    } else if (!between.has(lower)) break;
  }
  return found;
}

/** The spans of time that a text names, as "6 week". A number that is written to its unit counts too: "3h". */
function timesIn(text: string): Map<string, Set<string>> {
  const byNumber = new Map<string, Set<string>>();
  const tokens = tokenize(text);
  for (const [at, { lower }] of tokens.entries()) {
    const unit = units.get(lower);
    if (unit === undefined) continue;
    for (const number of numbersBefore(tokens, at)) byNumber.set(number, (byNumber.get(number) ?? new Set()).add(unit));
  }
  return byNumber;
}

/** A month by its number, of digits: "3/14", "14.3.2026"; either number may be it. */
const inDigits = /\b(\d{1,2})[/.-](\d{1,2})(?:[/.-]\d{2,4})?\b|\b\d{4}-(\d{2})/g;

/** The months that a text names; in small letters not those that are words of every day, nor "May" at its beginning. */
function monthsIn(text: string): { readonly word: string; readonly month: number }[] {
  return tokenize(text).flatMap(({ text: word, lower, start }) => {
    const month = Object.hasOwn(monthNumbers, lower) ? monthNumbers[lower] : undefined;
    const isName = !monthsAlsoWords.has(lower) || (word !== lower && start > 0);
    return month === undefined ? [] : [{ word: isName ? word : '', month }];
  });
}

const wholeDate = /\b\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}\b/;

/** True where a text names a day of the calendar, or a month. */
export const namesDate = (text: string): boolean =>
  wholeDate.test(text) || monthsIn(text).some(({ word }) => word !== '');

/** True where a statement names a month that nothing in the ground does: also a moved date that did not come back. */
function namesOtherMonth(text: string, ground: string): boolean {
  const named = monthsIn(text).filter(({ word }) => word !== '');
  if (named.length === 0) return false;
  const known = new Set(monthsIn(ground).map(({ month }) => month));
  for (const [, ...numbers] of ground.matchAll(inDigits)) for (const number of numbers) known.add(Number(number));
  return named.some(({ month }) => !known.has(month));
}

/** So many of another unit of time than the ground has of that number, or another month. */
export function compareTimes(text: string, ground: string): FaultKind[] {
  if (namesOtherMonth(text, ground)) return ['number'];
  const said = timesIn(text);
  const there = timesIn(ground);
  for (const [number, own] of said) {
    const known = there.get(number);
    if (known !== undefined && [...own].some((unit) => !known.has(unit))) return ['number'];
  }
  return [];
}
