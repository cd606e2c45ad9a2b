import { betweenNumberAndUnit, countWords, timeUnits } from '../../knowledge/draft-words.ts';
import type { FaultKind } from '../../model/faults.ts';
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
