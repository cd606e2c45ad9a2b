import { guessedThings, piecesOfDrugs, strengthUnits, timesAfter } from './data/spoken-measures.ts';

/** Spoken numbers ("one twenty two", "ninety eight point six", "twenty twenty one") read as digits. */

type Table = ReadonlyMap<string, number>;
const asTable = (rows: Readonly<Record<string, number>>): Table => new Map(Object.entries(rows));

const ones = asTable({
  zero: 0,
  oh: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
});
const teens = asTable({
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
});
const tens = asTable({
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
});
const ordinals = asTable({
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  thirteenth: 13,
  fourteenth: 14,
  fifteenth: 15,
  sixteenth: 16,
  seventeenth: 17,
  eighteenth: 18,
  nineteenth: 19,
  twentieth: 20,
  thirtieth: 30,
});

export interface ReadNumber {
  /** The number in digits, for example `122`, `98.6`, `0.5`. */
  readonly value: string;
  /** How many words it took. */
  readonly used: number;
}

const own = (table: Table, word: string | undefined): number | undefined =>
  word === undefined ? undefined : table.get(word);

/** The words with which a spoken number or its fraction can begin; "a" only before "hundred" and "thousand". */
export const numberHeads: readonly string[] = [...ones.keys(), ...teens.keys(), ...tens.keys(), 'point', 'a'];

const counting: ReadonlySet<string> = new Set(
  [ones, teens, tens].flatMap((table) => [...table.keys()]).filter((word) => word !== 'oh'),
);

/** True for a word that can stand in a spoken number ("oh" alone does not count). */
export function isNumberWord(word: string | undefined): boolean {
  return word !== undefined && counting.has(word);
}

/** A number in words has one of these, or a figure, in it; so has a day ("third"). */
export const numberWords: readonly string[] = [
  ...[ones, teens, tens, ordinals].flatMap((table) => [...table.keys()]),
  'hundred',
  'thousand',
];

/** "Five hundred four times a day": what stands before "times" counts them, and is no part of the dose before it. */
const counts = (words: readonly string[], at: number): boolean =>
  own(ones, words[at]) !== undefined && words[at + 1] === 'times' && timesOf.has(words[at + 2] ?? '');
const timesOf: ReadonlySet<string> = new Set(timesAfter);

/** A number from 10 to 99 at a place. */
function readTwoDigits(words: readonly string[], at: number): ReadNumber | undefined {
  const teen = own(teens, words[at]);
  if (teen !== undefined) return { value: String(teen), used: 1 };
  const ten = own(tens, words[at]);
  if (ten === undefined) return undefined;
  const next = words[at + 1] === '-' ? at + 2 : at + 1;
  const one = words[next] === 'oh' || counts(words, next) ? undefined : own(ones, words[next]);
  return one ? { value: String(ten + one), used: next - at + 1 } : { value: String(ten), used: 1 };
}

function readSmall(words: readonly string[], at: number): ReadNumber | undefined {
  const two = readTwoDigits(words, at);
  if (two) return two;
  const one = own(ones, words[at]);
  return one === undefined ? undefined : { value: String(one), used: 1 };
}

/** The place after an idle hyphen or "and" inside a number ("three-hundred-and-five"). */
function pastLink(words: readonly string[], at: number): number {
  const past = words[at] === '-' ? at + 1 : at;
  if (words[past] !== 'and') return past;
  return words[past + 1] === '-' ? past + 2 : past + 1;
}

const pastHyphen = (words: readonly string[], at: number): number => (words[at] === '-' ? at + 1 : at);
const isScale = (word: string | undefined): boolean => word === 'hundred' || word === 'thousand';

/** What follows "hundred": an optional "and" and a smaller number that is not itself counted in hundreds. */
function readRemainder(words: readonly string[], at: number): ReadNumber | undefined {
  const from = pastLink(words, at);
  const rest = words[from] === 'oh' || counts(words, from) ? undefined : readSmall(words, from);
  if (!rest || words[pastHyphen(words, from + rest.used)] === 'hundred') return undefined;
  return { value: rest.value, used: from + rest.used - at };
}

function readHundreds(words: readonly string[], at: number): ReadNumber | undefined {
  const article = words[at] === 'a' && isScale(words[at + 1]);
  const head = article ? { value: '1', used: 1 } : readSmall(words, at);
  if (!head || words[at] === 'oh') return undefined;
  const scale = pastHyphen(words, at + head.used);
  if (words[scale] !== 'hundred') return head;
  const rest = readRemainder(words, scale + 1);
  return {
    value: String(Number(head.value) * 100 + Number(rest?.value ?? 0)),
    used: scale + 1 + (rest?.used ?? 0) - at,
  };
}

/** What follows "thousand", unless it is counted in thousands of its own ("two thousand three thousand"). */
function readBelowThousand(words: readonly string[], at: number): ReadNumber | undefined {
  const from = pastLink(words, at);
  const rest = counts(words, from) ? undefined : readHundreds(words, from);
  if (!rest || words[from] === 'a' || words[pastHyphen(words, from + rest.used)] === 'thousand') return undefined;
  return { value: rest.value, used: from + rest.used - at };
}

/** "two twenty milligram tablets" are two tablets, not 220 mg. */
const countsTablets = (words: readonly string[], at: number): boolean =>
  strengthUnits.has(words[at] ?? '') && piecesOfDrugs.has(words[at + 1] ?? '');

/** "Eight ten", "four ten pints": about so many, from the one to the other. */
const isAbout = (one: number, other: number, counted: string | undefined): boolean =>
  other <= most && other > one && other - one <= apart && (one >= leastOfRange || aboutSoMany.has(counted ?? ''));
const most = 20;
const apart = 6;
/** From here on it is one whatever is counted: "two ten" may be 210. */
const leastOfRange = 5;
const aboutSoMany: ReadonlySet<string> = new Set(guessedThings);

/** "six two nineteen eighty five": the second of a month, a day and a year. */
const isDayBeforeYear = (words: readonly string[], at: number): boolean =>
  isNumberWord(words[at - 1]) &&
  /^(?:nineteen|twenty)$/.test(words[at + 1] ?? '') &&
  readTwoDigits(words, at + 2) !== undefined;

/** "Nine, nine thirty": a number from three on right after another one is of its own. */
const isAfterNumber = (words: readonly string[], at: number, one: number): boolean =>
  one > 2 && isNumberWord(words[at - 1]);

/** "one twenty two" -> 122, "one oh five" -> 105, "twenty twenty one" -> 2021, "nineteen ninety five" -> 1995. */
function readJoined(words: readonly string[], at: number): ReadNumber | undefined {
  const one = own(ones, words[at]);
  if (one !== undefined && one > 0 && words[at] !== 'oh') {
    if (words[at + 1] === 'oh' && own(ones, words[at + 2]) !== undefined)
      return { value: `${one}0${own(ones, words[at + 2]) ?? 0}`, used: 3 };
    const tail = readTwoDigits(words, at + 1);
    if (!tail || isScale(words[at + 1 + tail.used]) || countsTablets(words, at + 1 + tail.used)) return undefined;
    if (
      isAfterNumber(words, at, one) ||
      isDayBeforeYear(words, at) ||
      isAbout(one, Number(tail.value), words[at + 1 + tail.used])
    )
      return undefined;
    return { value: `${one}${tail.value}`, used: 1 + tail.used };
  }
  const head =
    words[at] === 'twenty' ? { value: '20', used: 1 } : words[at] === 'nineteen' ? { value: '19', used: 1 } : undefined;
  if (!head) return undefined;
  if (words[at + 1] === 'oh' && own(ones, words[at + 2]) !== undefined)
    return { value: `${head.value}0${own(ones, words[at + 2]) ?? 0}`, used: 3 };
  const tail = readTwoDigits(words, at + 1);
  return tail ? { value: head.value + tail.value, used: 1 + tail.used } : undefined;
}

/** Four or more single digits in a row: a telephone or record number; one that counts up by one each time is none. */
function readDigitRow(words: readonly string[], at: number): ReadNumber | undefined {
  let value = '';
  while (own(ones, words[at + value.length]) !== undefined && value.length < 20)
    value += String(own(ones, words[at + value.length]));
  const countsUp = '0123456789'.includes(value);
  return value.length >= 4 && !countsUp ? { value, used: value.length } : undefined;
}

function readWhole(words: readonly string[], at: number): ReadNumber | undefined {
  const row = readDigitRow(words, at);
  if (row) return row;
  const head = readHundreds(words, at);
  if (!head) return undefined;
  const scale = pastHyphen(words, at + head.used);
  if (words[scale] === 'thousand') {
    const rest = readBelowThousand(words, scale + 1);
    return {
      value: String(Number(head.value) * 1000 + Number(rest?.value ?? 0)),
      used: scale + 1 + (rest?.used ?? 0) - at,
    };
  }
  return readJoined(words, at) ?? head;
}

const isDigitOrNumber = (word: string | undefined): boolean => word === 'oh' || isNumberWord(word);

const parts: Readonly<Record<string, string>> = {
  'a half': '.5',
  'one half': '.5',
  'a quarter': '.25',
  'one quarter': '.25',
  'three quarters': '.75',
};

/** "two and a half" -> 2.5, "one and three quarters" -> 1.75. */
function readAndPart(words: readonly string[], at: number, whole: ReadNumber): ReadNumber | undefined {
  const place = at + whole.used;
  if (words[place] !== 'and') return undefined;
  const part = `${words[place + 1] ?? ''} ${words[place + 2] ?? ''}`;
  return Object.hasOwn(parts, part) ? { value: whole.value + (parts[part] ?? ''), used: whole.used + 3 } : undefined;
}

/** The digits after "point": single digits in a row, or one two-digit number. */
function readFraction(words: readonly string[], at: number): ReadNumber | undefined {
  const two = readTwoDigits(words, at);
  if (two) return two;
  let value = '';
  while (own(ones, words[at + value.length]) !== undefined && value.length < 4)
    value += String(own(ones, words[at + value.length]));
  return value === '' ? undefined : { value, used: value.length };
}

/**
 * The longest natural reading of the spoken number that begins at a word, or undefined. Words are lower case.
 * Understands hundreds and thousands, years, "one twenty two", decimals ("point" or a lone full stop) and "and a half".
 */
export function readSpokenNumber(words: readonly string[], at: number): ReadNumber | undefined {
  if (words[at] === 'point' && isDigitOrNumber(words[at + 1])) {
    const fraction = readFraction(words, at + 1);
    return fraction && { value: `0.${fraction.value}`, used: 1 + fraction.used };
  }
  if (words[at] === 'oh') return undefined;
  const whole = readWhole(words, at);
  if (!whole) return undefined;
  const next = words[at + whole.used];
  if ((next === 'point' || next === '.') && isDigitOrNumber(words[at + whole.used + 1])) {
    const fraction = readFraction(words, at + whole.used + 1);
    if (fraction) return { value: `${whole.value}.${fraction.value}`, used: whole.used + 1 + fraction.used };
  }
  return readAndPart(words, at, whole) ?? whole;
}

/** A spoken ordinal ("third", "twenty first") as its number. */
export function readOrdinal(words: readonly string[], at: number): ReadNumber | undefined {
  const single = own(ordinals, words[at]);
  if (single !== undefined) return { value: String(single), used: 1 };
  const ten = own(tens, words[at]);
  const place = pastHyphen(words, at + 1);
  const last = own(ordinals, words[place]);
  return ten !== undefined && last !== undefined && last < 10
    ? { value: String(ten + last), used: place - at + 1 }
    : undefined;
}
