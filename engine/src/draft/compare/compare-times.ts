import type { FaultKind } from '../../model/faults.ts';
import { isNumberWord, readSpokenNumber } from '../../text/spoken-numbers.ts';
import { tokenize, type Token } from '../../text/tokens.ts';

/** Units of time as charts and speech have them. Own list. */
const units: ReadonlyMap<string, string> = new Map(
  [
    'second|seconds|sec|secs',
    'minute|minutes|min|mins',
    'hour|hours|hr|hrs|h',
    'day|days|d',
    'week|weeks|wk|wks|w',
    'month|months|mo|mos|mth|mths',
    'year|years|yr|yrs|y',
  ].flatMap((row) => {
    const forms = row.split('|');
    return forms.map((form) => [form, forms[0] ?? ''] as const);
  }),
);

/** Words that say how many without a number. */
const counts: ReadonlyMap<string, readonly string[]> = new Map([
  ['a', ['1']],
  ['an', ['1']],
  ['one', ['1']],
  ['per', ['1']],
  ['next', ['1']],
  ['last', ['1']],
  ['this', ['1']],
  ['couple', ['2', '3']],
  ['few', ['2', '3', '4']],
  ['half', ['0.5', '6', '30']],
  ['fortnight', ['2']],
]);

const between: ReadonlySet<string> = new Set([
  'of',
  '-',
  'or',
  'to',
  'more',
  'and',
  'about',
  'other',
  'full',
  'whole',
  'good',
  'so',
  '–',
  'x',
]);
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

/** So many of another unit of time than the ground has of that number. */
export function compareTimes(text: string, ground: string): FaultKind[] {
  const said = timesIn(text);
  const there = timesIn(ground);
  for (const [number, own] of said) {
    const known = there.get(number);
    if (known !== undefined && [...own].some((unit) => !known.has(unit))) return ['number'];
  }
  return [];
}
