import { englishMonths as english, otherMonthNames, spanishMonths as spanish } from '../../../lexicons/month-words.ts';
import { inCaseOf } from '../surrogates/letter-case.ts';

const short = english.map((name) => name.slice(0, 3));

interface NamedMonth {
  readonly month: number;
  /** The twelve names of the same language and length. */
  readonly names: readonly string[];
}

const byName = new Map<string, NamedMonth>();
for (const names of [short, english, spanish])
  for (const [index, name] of names.entries()) byName.set(name.toLowerCase(), { month: index + 1, names });
for (const [name, month, kind] of otherMonthNames)
  byName.set(name, { month, names: kind === 'short' ? short : spanish });

/** Every name of a month in English and Spanish and the English abbreviations, the longest first, in small letters. */
export const monthNames: readonly string[] = [...byName.keys()].toSorted((a, b) => b.length - a.length);

/** 1 to 12, or 0 for what is no name of a month. */
export const monthOfName = (name: string): number => byName.get(name.toLowerCase())?.month ?? 0;

/** True for a month that only Spanish names so. */
export const isSpanishMonth = (name: string): boolean => byName.get(name.toLowerCase())?.names === spanish;

/** Another month as the given one is written: in its language, its length and its capitals. */
export function writeMonthLike(name: string, month: number): string {
  const names = byName.get(name.toLowerCase())?.names ?? english;
  return inCaseOf(name, names[month - 1] ?? name);
}
