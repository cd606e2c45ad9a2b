import { monthNumbers } from '../text/data/months.ts';
import { isNumberWord, readOrdinal, readSpokenNumber } from '../text/spoken-numbers.ts';

/** Words that say a number without being one. */
const counted: Readonly<Record<string, readonly string[]>> = {
  once: ['1'], twice: ['2'], thrice: ['3'], couple: ['2'], double: ['2'], both: ['2'], bilateral: ['2'], bilaterally: ['2'], half: ['0.5', '30', '2'], dozen: ['12'], quarter: ['0.25', '15', '4'],
  thirds: ['3'], quarters: ['4', '0.75'], fourths: ['4'], fifths: ['5'], sixths: ['6'], eighths: ['8'], tenths: ['10'],
  bid: ['2'], tid: ['3'], qid: ['4'], qd: ['1'], daily: ['1'], weekly: ['1'], monthly: ['1'], single: ['1'], ii: ['2'], iii: ['3'], iv: ['4'], vi: ['6'], vii: ['7'],
}; // prettier-ignore

/** A number as it is compared: no leading zeros, no thousands marks, no idle decimals. */
export function plainNumber(text: string): string {
  return String(Number(text.replace(/,/g, '')));
}

function addDigits(text: string, pool: Set<string>): void {
  for (const match of text.matchAll(/\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d*\.\d+|\d+/g)) pool.add(plainNumber(match[0]));
  // A decimal's parts also stand alone ("c5.6" of a misheard level), and "1 20 over 80" is 120.
  for (const match of text.matchAll(/\d+/g)) pool.add(plainNumber(match[0]));
  for (const match of text.matchAll(/\b(\d{1,2}) (?=(\d{2})\b)/g))
    pool.add(plainNumber(`${match[1] ?? ''}${match[2] ?? ''}`));
  for (const match of text.matchAll(/\b(\d{1,3}) (?:\.|point) (\d{1,2})\b/g))
    pool.add(plainNumber(`${match[1] ?? ''}.${match[2] ?? ''}`));
  for (const match of text.matchAll(/\b\d{1,2}[/-]\d{1,2}[/-](\d{2})\b/g))
    pool.add(`20${match[1] ?? ''}`).add(`19${match[1] ?? ''}`);
}

/** Every reading of the number words that begin at a place: the whole, its beginnings, and its parts. */
function addReadings(words: readonly string[], at: number, pool: Set<string>): void {
  const whole = readSpokenNumber(words, at);
  if (!whole) return;
  for (let end = at + 1; end <= at + Math.min(whole.used, 8); end += 1) {
    const part = readSpokenNumber(words.slice(at, end), 0);
    if (part) pool.add(plainNumber(part.value));
  }
  pool.add(plainNumber(whole.value));
  if (/^\d{3}$/.test(whole.value)) pool.add(plainNumber(`${whole.value.slice(0, 2)}.${whole.value.slice(2)}`));
  if (/^\d{3,4}$/.test(whole.value))
    pool.add(plainNumber(whole.value.slice(-2))).add(plainNumber(whole.value.slice(0, -2)));
}

/** The numbers that a text says, in digits, in words, as frequencies or as dates. Linear. */
export function numbersSaid(text: string): ReadonlySet<string> {
  const pool = new Set<string>();
  addDigits(text, pool);
  const words = text.toLowerCase().match(/[a-z]+|\d+(?:\.\d+)?|[.,]/g) ?? [];
  words.forEach((word, at) => {
    if (Object.hasOwn(counted, word)) for (const value of counted[word] ?? []) pool.add(value);
    if (Object.hasOwn(monthNumbers, word)) pool.add(String(monthNumbers[word]));
    if (isNumberWord(word) || word === 'a' || word === 'point' || word === 'hundred') addReadings(words, at, pool);
    const ordinal = readOrdinal(words, at);
    if (ordinal) pool.add(ordinal.value);
  });
  return pool;
}
