import { monthNumbers } from '../text/data/months.ts';
import { isNumberWord, readOrdinal, readSpokenNumber } from '../text/spoken-numbers.ts';

/** Words that say a number without being one. */
const counted: Readonly<Record<string, readonly string[]>> = {
  once: ['1'],
  twice: ['2'],
  thrice: ['3'],
  couple: ['2'],
  double: ['2'],
  both: ['2'],
  bilateral: ['2'],
  bilaterally: ['2'],
  half: ['0.5', '30', '2'],
  dozen: ['12'],
  quarter: ['0.25', '15', '4'],
  thirds: ['3'],
  quarters: ['4', '0.75'],
  fourths: ['4'],
  fifths: ['5'],
  sixths: ['6'],
  eighths: ['8'],
  tenths: ['10'],
  bid: ['2'],
  tid: ['3'],
  qid: ['4'],
  qd: ['1'],
  daily: ['1'],
  weekly: ['1'],
  monthly: ['1'],
  single: ['1'],
  ii: ['2'],
  iii: ['3'],
  iv: ['4'],
  vi: ['6'],
  vii: ['7'],
};

/** A number as it is compared: no leading zeros, no thousands marks, no idle decimals. */
export function plainNumber(text: string): string {
  return String(Number(text.replace(/,/g, '')));
}

/** The numbers that a text says, each with the places (offsets into the text) where it says it, in order. */
export class NumbersSaid {
  private readonly places = new Map<string, number[]>();

  add(value: string, at: number): void {
    const row = this.places.get(value);
    if (row === undefined) this.places.set(value, [at]);
    else if (row.at(-1) !== at) row.push(at);
  }

  has(value: string): boolean {
    return this.places.has(value);
  }

  /** Where a number is said; empty when it is not. */
  placesOf(value: string): readonly number[] {
    return this.places.get(value) ?? [];
  }
}

function addDigits(text: string, said: NumbersSaid): void {
  for (const match of text.matchAll(/\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d*\.\d+|\d+/g))
    said.add(plainNumber(match[0]), match.index);
  // A decimal's parts also stand alone ("c5.6" of a misheard level), and "1 20 over 80" is 120.
  for (const match of text.matchAll(/\d+/g)) said.add(plainNumber(match[0]), match.index);
  for (const match of text.matchAll(/\b(\d{1,2}) (?=(\d{2})\b)/g))
    said.add(plainNumber(`${match[1] ?? ''}${match[2] ?? ''}`), match.index);
  for (const match of text.matchAll(/\b(\d{1,3}) (?:\.|point) (\d{1,2})\b/g))
    said.add(plainNumber(`${match[1] ?? ''}.${match[2] ?? ''}`), match.index);
  for (const match of text.matchAll(/\b\d{1,2}[/-]\d{1,2}[/-](\d{2})\b/g))
    for (const century of ['19', '20']) said.add(`${century}${match[1] ?? ''}`, match.index);
}

/** Every reading of the number words that begin at a place: the whole, its beginnings, and its parts. */
function readingsAt(words: readonly string[], at: number): string[] {
  const whole = readSpokenNumber(words, at);
  if (!whole) return [];
  const values: string[] = [];
  for (let end = at + 1; end <= at + Math.min(whole.used, 8); end += 1) {
    const part = readSpokenNumber(words.slice(at, end), 0);
    if (part) values.push(part.value);
  }
  values.push(whole.value);
  if (/^\d{3}$/.test(whole.value)) values.push(`${whole.value.slice(0, 2)}.${whole.value.slice(2)}`);
  if (/^\d{3,4}$/.test(whole.value)) values.push(whole.value.slice(-2), whole.value.slice(0, -2));
  return values.map(plainNumber);
}

/** The numbers that a text says, in digits, in words, as frequencies or as dates. Linear. */
export function numbersSaid(text: string): NumbersSaid {
  const said = new NumbersSaid();
  addDigits(text, said);
  const matches = [...text.matchAll(/[a-z]+|\d+(?:\.\d+)?|[.,]/gi)];
  const words = matches.map(([word]) => word.toLowerCase());
  matches.forEach(({ index: place }, at) => {
    const word = words[at] ?? '';
    if (Object.hasOwn(counted, word)) for (const value of counted[word] ?? []) said.add(value, place);
    if (Object.hasOwn(monthNumbers, word)) said.add(String(monthNumbers[word]), place);
    if (isNumberWord(word) || word === 'a' || word === 'point' || word === 'hundred')
      for (const value of readingsAt(words, at)) said.add(value, place);
    // "zero five milligrams" is 0.5 where the drug comes in it.
    if ((word === 'zero' || word === 'oh') && isNumberWord(words[at + 1]))
      for (const value of readingsAt(words, at + 1)) if (/^\d$/.test(value)) said.add(`0.${value}`, place);
    const ordinal = readOrdinal(words, at);
    if (ordinal) said.add(ordinal.value, place);
  });
  return said;
}
