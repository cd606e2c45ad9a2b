import { isNumberWord, numberHeads, numberWords, readSpokenNumber } from './spoken-numbers.ts';
import { WordPrefilter } from './word-prefilter.ts';
import { percentWord } from '../knowledge/units.ts';
import { agedIn, countedThings, measuredIn, namedByNumber } from './data/spoken-measures.ts';
import { oneOf } from './one-of.ts';
import { unitSymbols } from './data/units.ts';
import { monthNumbers } from './data/months.ts';
import { readDayFirst, readDigitDate, type Step } from './spoken-dates.ts';
import { readDivided, readNumeral, readNumeralOrRatio, readPart } from './spoken-fractions.ts';
import { readMonthDate } from './spoken-month-dates.ts';
import { joinedParts, partHeads, readName } from './spoken-names.ts';
import { readTime } from './spoken-times.ts';

/** A word of the input, or what it was turned into, with the range of the input it came from. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const ordinalSuffix = (value: number): string =>
  value % 100 >= 11 && value % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');

const scalePattern = new RegExp(`^${oneOf(measuredIn)}`);
const agePattern = new RegExp(`^${oneOf(agedIn)}s?$`);

/** "one" is a pronoun as often as a number ("neuropathy in one leg"); it becomes a digit only where it measures something. */
function keepsWord(words: readonly string[], at: number, used: number): boolean {
  if (used !== 1 || words[at] !== 'one') return false;
  const next = words[at + 1] ?? '';
  const before = words[at - 1] ?? '';
  if (namedByNumber.has(before)) return false;
  if ((next === 'to' || next === 'or') && isNumberWord(words[at + 2])) return false;
  if (next === 'point' || next === '.') return !isNumberWord(words[at + 2]);
  return !scalePattern.test(next);
}

/** "two to three hundred": 200 to 300 is meant and "2 to 300" would be wrong, so the words stay as they were said. */
function keepSharedScale(words: readonly string[], at: number): Step | undefined {
  const low =
    /^(?:to|or)$/.test(words[at + 1] ?? '') && isNumberWord(words[at]) ? readSpokenNumber(words, at) : undefined;
  const scale = words[at + 3] ?? '';
  if (low?.used !== 1 || !/^(?:hundred|thousand)$/.test(scale) || !isNumberWord(words[at + 2])) return undefined;
  const high = readSpokenNumber(words.slice(at + 2, at + 3), 0);
  const more = readSpokenNumber(words, at + 2);
  return high && more?.used === 2 && Number(low.value) < Number(high.value)
    ? { text: words.slice(at, at + 4).join(' '), used: 4 }
    : undefined;
}

function formatCount(words: readonly string[], at: number): Step | undefined {
  const number = readNumeral(words, at);
  if (!number || keepsWord(words, at, number.used)) return undefined;
  const next = words[at + number.used] ?? '';
  const after =
    words[at + number.used + 1] === '-' ? (words[at + number.used + 2] ?? '') : (words[at + number.used + 1] ?? '');
  const dash = words[at + number.used + 1] === '-' ? 1 : 0;
  if (agePattern.test(next) && after === 'old')
    return { text: `${number.value}-${next.replace(/s$/, '')}-old`, used: number.used + 2 + dash };
  if (countedThings.has(next) && /^(?:history|course|supply|trial|follow|plan|regimen|duration)$/.test(after))
    return { text: `${number.value}-${next}`, used: number.used + 1 };
  if (next === 'plus') return { text: `${number.value}+`, used: number.used + 1 };
  if (next === percentWord) return { text: `${number.value}%`, used: number.used + 1 };
  if (next === 'per' && after === 'cent') return { text: `${number.value}%`, used: number.used + 2 };
  return { text: number.value, used: number.used };
}

function formatUnit(words: readonly string[], at: number, previous: string): Step | undefined {
  if (words[at] === 'to' && /^[CTLS]\d{1,2}$/.test(previous)) {
    const level = readSpokenNumber(words, at + 1);
    if (level && Number(level.value) <= 12) return { text: `-${level.value}`, used: 1 + level.used };
  }
  if (!/\d$/.test(previous)) return undefined;
  const pair = `${words[at] ?? ''} ${words[at + 1] ?? ''}`;
  if (Object.hasOwn(unitSymbols, pair)) return { text: unitSymbols[pair] ?? '', used: 2 };
  const single = words[at] ?? '';
  return Object.hasOwn(unitSymbols, single) ? { text: unitSymbols[single] ?? '', used: 1 } : undefined;
}

/** What begins with a word of a number and is more than a number. */
function readSpecial(words: readonly string[], at: number): Step | undefined {
  const word = words[at] ?? '';
  if (!isNumberWord(word) && !/^(?:oh|o|numeral)$/.test(word)) return undefined;
  return readDigitDate(words, at) ?? readDayFirst(words, at) ?? readNumeralOrRatio(words, at);
}

const prefilter = new WordPrefilter([...numberWords, ...joinedParts]);

/** False where `formatSpoken` has nothing to write otherwise: the text holds no figure and no word of a number. One pass. */
export function maySpeakNumbers(text: string): boolean {
  return /\d/.test(text) || prefilter.mayHold(text);
}

/**
 * The words at which anything is written otherwise: every first word that a reader of `formatSpoken` may begin with. Most words of a
 * text are none of them, and no reader looks at those.
 */
const heads: ReadonlySet<string> = new Set([
  ...numberHeads,
  ...Object.keys(monthNumbers),
  ...Object.keys(unitSymbols).map((unit) => unit.split(' ')[0] ?? ''),
  ...partHeads,
  ...joinedParts,
  'covid',
  'numeral',
  'o',
  'times',
  'to',
]);

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/**
 * Spoken numbers, dates, times, blood pressures, fractions, ages, units and level names in a row of words, written as a
 * clinician writes them. Each result word keeps the range of the words it was made from. The input itself where nothing is written
 * otherwise. Linear.
 */
export function formatSpoken(input: readonly Word[]): readonly Word[] {
  const words = input.map((word) => word.text.toLowerCase());
  const out: Word[] = [];
  let changed = false;
  let at = 0;
  while (at < input.length) {
    const current = input[at];
    if (!current) break;
    const word = words[at] ?? '';
    if (!heads.has(word) && !isDigit(word.charCodeAt(0))) {
      out.push(current);
      at += 1;
      continue;
    }
    const previous = out.at(-1)?.text ?? '';
    const step =
      readSpecial(words, at) ??
      readMonthDate(words, at) ??
      readPart(words, at) ??
      readDivided(words, at) ??
      readTime(words, at) ??
      readName(words, at) ??
      keepSharedScale(words, at) ??
      formatCount(words, at) ??
      formatUnit(words, at, previous);
    if (!step) {
      out.push(current);
      at += 1;
      continue;
    }
    changed = true;
    const last = input[at + step.used - 1] ?? current;
    out.push({ text: step.text, start: current.start, end: last.end });
    at += step.used;
  }
  return changed ? out : input;
}

/** An ordinal as it is written, for example 2 -> "2nd". */
export function writeOrdinal(value: number): string {
  return `${value}${ordinalSuffix(value)}`;
}
