import { onSameLine, tokenAt, type Scan } from '../scan.ts';

const units = new Set('one two three four five six seven eight nine'.split(' '));
const teens = new Set('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '));
const tens = new Set('twenty thirty forty fourty fifty sixty seventy eighty ninety'.split(' '));
const unitOrdinals = new Set('first second third fourth fifth sixth seventh eighth ninth'.split(' '));
const otherOrdinals = new Set(
  'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth'.split(
    ' ',
  ),
);
const monthTeens = new Set(['ten', 'eleven', 'twelve']);
const zeros = new Set(['oh', 'o', 'zero']);

/** Words that a day of the month in words begins with. */
export const spokenDayWords: readonly string[] = [
  ...units,
  ...teens,
  'twenty',
  'thirty',
  ...unitOrdinals,
  ...otherOrdinals,
];

/** Words that a month as a spoken number begins with: "one", "oh three", "twelve". */
export const spokenMonthWords: readonly string[] = [...units, ...monthTeens, 'oh', 'zero'];

function wordAt(scan: Scan, index: number): string {
  const token = tokenAt(scan, index);
  return onSameLine(token) ? token.folded : '';
}

const skipHyphen = (scan: Scan, index: number): number => (wordAt(scan, index) === '-' ? index + 1 : index);

/** True for the last word of an ordinal number from 1 to 31. */
export function isOrdinalWord(folded: string): boolean {
  return unitOrdinals.has(folded) || otherOrdinals.has(folded);
}

/** Index after a day of the month in words, as an ordinal or a plain number ("third", "twenty-first", "oh nine"), or the index itself. */
export function readSpokenDay(scan: Scan, index: number): number {
  const { folded } = tokenAt(scan, index);
  if (isOrdinalWord(folded) || units.has(folded) || teens.has(folded)) return index + 1;
  if (zeros.has(folded)) return units.has(wordAt(scan, index + 1)) ? index + 2 : index;
  if (folded !== 'twenty' && folded !== 'thirty') return index;
  const next = skipHyphen(scan, index + 1);
  const unit = wordAt(scan, next);
  const most = folded === 'thirty' ? new Set(['one', 'first']) : new Set([...units, ...unitOrdinals]);
  return most.has(unit) ? next + 1 : index + 1;
}

/** Index after a month as a number in words ("three", "oh three", "twelve"), or the index itself. */
export function readSpokenMonth(scan: Scan, index: number): number {
  const { folded } = tokenAt(scan, index);
  if (units.has(folded) || monthTeens.has(folded)) return index + 1;
  return zeros.has(folded) && units.has(wordAt(scan, index + 1)) ? index + 2 : index;
}

/** Index after a number of two digits in words ("oh five", "nineteen", "eighty eight"), or the index itself. */
function readTwoDigits(scan: Scan, index: number): number {
  const word = wordAt(scan, index);
  if (teens.has(word)) return index + 1;
  if (zeros.has(word)) return units.has(wordAt(scan, index + 1)) ? index + 2 : index;
  if (!tens.has(word)) return index;
  const next = skipHyphen(scan, index + 1);
  return units.has(wordAt(scan, next)) ? next + 1 : index + 1;
}

/** Index after a year in words ("nineteen sixty two", "twenty oh five", "two thousand and nineteen"), or the index itself. */
export function readSpokenYear(scan: Scan, index: number): number {
  const word = wordAt(scan, index);
  if (word === 'nineteen' || word === 'twenty' || word === 'eighteen') {
    const end = readTwoDigits(scan, index + 1);
    return end > index + 1 ? end : index;
  }
  if (word !== 'two' || wordAt(scan, index + 1) !== 'thousand') return index;
  let at = index + 2;
  if (wordAt(scan, at) === 'and') at++;
  const end = readTwoDigits(scan, at);
  if (end > at) return end;
  return units.has(wordAt(scan, at)) ? at + 1 : index + 2;
}

/** Index after a year of two digits in words that ends a spoken date ("twenty four", "oh nine"), or the index itself. */
export function readShortSpokenYear(scan: Scan, index: number): number {
  return readTwoDigits(scan, index);
}
