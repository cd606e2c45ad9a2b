import { monthNumbers, monthsAlsoWords } from './data/months.ts';
import { isNumberWord, readSpokenNumber } from './spoken-numbers.ts';

/** What spoken words become, and how many of them it took. */
export interface Step {
  readonly text: string;
  readonly used: number;
}

export const isDivider = (word: string | undefined): boolean => word === 'over' || word === 'slash' || word === '/';
export const year = (value: string | undefined): boolean => value !== undefined && /^(?:19|20)\d\d$/.test(value);
export const two = (value: string): string => value.padStart(2, '0');

/** A month or day said with its zero: "oh six", "zero three"; `used` is 0 where none is. */
function readPadded(words: readonly string[], at: number): { readonly value: number; readonly used: number } {
  if (!/^(?:oh|zero|o)$/.test(words[at] ?? '')) return { value: 0, used: 0 };
  const digit = isNumberWord(words[at + 1]) ? readSpokenNumber([words[at + 1] ?? ''], 0)?.value : undefined;
  return digit !== undefined && /^[1-9]$/.test(digit) ? { value: Number(digit), used: 2 } : { value: 0, used: 0 };
}

/** "oh one oh one two thousand and eleven", "oh six slash oh three slash twenty twenty one": a date said digit by digit. */
export function readDigitDate(words: readonly string[], at: number): Step | undefined {
  const month = readPadded(words, at);
  if (month.used === 0) return undefined;
  let place = at + month.used + (isDivider(words[at + month.used]) ? 1 : 0);
  const padded = readPadded(words, place);
  const plain = padded.used > 0 ? undefined : readTeen(words, place);
  const day = plain ?? padded;
  if (day.used === 0 || day.value < 1 || day.value > 31) return undefined;
  place += day.used;
  if (isDivider(words[place])) place += 1;
  const after = readSpokenNumber(words, place);
  if (!after || !year(after.value)) return undefined;
  return {
    text: `${two(String(month.value))}/${two(String(day.value))}/${after.value}`,
    used: place + after.used - at,
  };
}

/** A number from ten to thirty-one in one or two words. */
function readTeen(words: readonly string[], at: number): { readonly value: number; readonly used: number } | undefined {
  for (const used of [2, 1]) {
    const read = readSpokenNumber(words.slice(at, at + used), 0);
    if (read?.used === used && Number(read.value) >= 10 && Number(read.value) <= 31)
      return { value: Number(read.value), used };
  }
  return undefined;
}

/** "twenty one march nineteen eighty five" -> 21 March 1985; without its year only after a word that leads to a day ("on three june"). */
export function readDayFirst(words: readonly string[], at: number): Step | undefined {
  const small = readTeen(words, at);
  const one = small ?? { value: Number(readSpokenNumber([words[at] ?? ''], 0)?.value ?? 0), used: 1 };
  const month = words[at + one.used] ?? '';
  if (one.value < 1 || one.value > 31 || month.length < 3 || !Object.hasOwn(monthNumbers, month)) return undefined;
  const name = month.charAt(0).toUpperCase() + month.slice(1);
  const after = readSpokenNumber(words, at + one.used + 1);
  if (after && year(after.value))
    return { text: `${one.value} ${name} ${after.value}`, used: one.used + 1 + after.used };
  const led = /^(?:on|since|until|from|before|dated)$/.test(words[at - 1] ?? '') && !monthsAlsoWords.has(month);
  return led ? { text: `${one.value} ${name}`, used: one.used + 1 } : undefined;
}
