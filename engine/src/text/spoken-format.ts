import { isNumberWord, numberHeads, numberWords, readOrdinal, readSpokenNumber } from './spoken-numbers.ts';
import { WordSieve } from './word-sieve.ts';
import { unitSymbols } from './data/units.ts';
import { monthNumbers } from './data/months.ts';
import { isDivider, readDayFirst, readDigitDate, two, year, type Step } from './spoken-dates.ts';

/** A word of the input, or what it was turned into, with the range of the input it came from. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const partPattern = /^(c|t|l|s|a|x|b|d)(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(c)?$/;
const glued: Readonly<Record<string, string>> = { onest: '1st', twond: '2nd', threerd: '3rd', aonec: 'A1c' };
const realWords = new Set([
  'tone',
  'done',
  'bone',
  'cone',
  'hone',
  'sone',
  'lone',
  'tten',
  'xten',
  'aten',
  'often',
  'stwo',
]);

const ordinalSuffix = (value: number): string =>
  value % 100 >= 11 && value % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');

/** "cfive" -> C5, "aonec" -> A1c, "xthree" -> x3: letter and number said in one breath. */
function joinedPart(word: string): string | undefined {
  if (Object.hasOwn(glued, word)) return glued[word];
  const match = realWords.has(word) ? null : partPattern.exec(word);
  if (!match) return undefined;
  const digits = readSpokenNumber([match[2] ?? ''], 0)?.value ?? '';
  return (match[1] === 'x' ? 'x' : (match[1] ?? '').toUpperCase()) + digits + (match[3] ?? '');
}

/** "at this point two days": a point in time or on the body, not a decimal. */
const plainPoint =
  /^(?:this|that|the|a|which|some|what|any|each|every|trigger|pressure|tender|end|focal|entry|exit|starting)$/;

function readNumeral(words: readonly string[], at: number): { value: string; used: number } | undefined {
  const word = words[at] ?? '';
  if (/^\d+(?:\.\d+)?$/.test(word)) return { value: word, used: 1 };
  if (word === 'point' && plainPoint.test(words[at - 1] ?? '')) return undefined;
  if (word === 'one' && words[at + 1] === 'point' && words[at - 1] === 'at') return undefined;
  if (word === 'point' && words[at - 1] === 'one' && words[at - 2] === 'at') return undefined;
  return readSpokenNumber(words, at);
}

/** "six over three slash twenty twenty one" -> 06/03/2021; "one eighty over ninety five" -> 180/95; "three out of six" -> 3/6. */
function readDivided(words: readonly string[], at: number): Step | undefined {
  const first = readNumeral(words, at);
  if (!first) return undefined;
  let place = at + first.used;
  const outOf = words[place] === 'out' && words[place + 1] === 'of';
  if (!isDivider(words[place]) && !outOf) return undefined;
  place += outOf ? 2 : 1;
  const second = readNumeral(words, place);
  if (!second) return undefined;
  place += second.used;
  if (outOf) return { text: `${first.value}/${second.value}`, used: place - at };
  const third = isDivider(words[place]) ? readNumeral(words, place + 1) : undefined;
  if (third && Number(first.value) <= 12 && Number(second.value) <= 31)
    return { text: `${two(first.value)}/${two(second.value)}/${third.value}`, used: place + 1 + third.used - at };
  const pressure = words.slice(Math.max(0, at - 4), at).some((word) => word === 'pressure' || word === 'bp');
  if (year(second.value) && Number(first.value) <= 12 && !pressure)
    return { text: `${two(first.value)}/${second.value}`, used: place - at };
  const dated = words[at - 1] === 'on' && Number(first.value) <= 12 && Number(second.value) <= 31;
  return {
    text: dated ? `${two(first.value)}/${two(second.value)}` : `${first.value}/${second.value}`,
    used: place - at,
  };
}

/** "march five two thousand nine" -> 5, 2009; only with its year, since "march five" may be a verb. */
function readCountedDay(words: readonly string[], at: number): Step | undefined {
  const day = readNumeral(words, at);
  if (!day || !/^(?:[1-9]|[12]\d|3[01])$/.test(day.value)) return undefined;
  const comma = words[at + day.used] === ',' ? 1 : 0;
  const after = readNumeral(words, at + day.used + comma);
  return after && year(after.value)
    ? { text: `${day.value}, ${after.value}`, used: day.used + comma + after.used }
    : undefined;
}

const denominators: Readonly<Record<string, number>> = {
  half: 2, third: 3, quarter: 4, thirds: 3, quarters: 4, fourths: 4, fifths: 5, sixths: 6, eighths: 8, tenths: 10,
}; // prettier-ignore

/** "one half" -> 1/2, "two thirds" -> 2/3. A bare "third" or "fifth" after a larger number is an ordinal. */
function readPart(words: readonly string[], at: number): Step | undefined {
  const next = words[at + 1] ?? '';
  const top = isNumberWord(words[at]) && Object.hasOwn(denominators, next) ? readSpokenNumber(words, at) : undefined;
  if (top?.used !== 1 || Number(top.value) < 1) return undefined;
  const bottom = denominators[next] ?? 0;
  const fits = next.endsWith('s') ? Number(top.value) > 1 && Number(top.value) < bottom : top.value === '1';
  return fits ? { text: `${top.value}/${bottom}`, used: 2 } : undefined;
}

/** "january tenth two thousand nine" -> January 10, 2009; "june third" -> June 3. */
function readMonthDate(words: readonly string[], at: number): Step | undefined {
  const month = words[at] ?? '';
  if (!Object.hasOwn(monthNumbers, month) || month.length < 3) return undefined;
  const name = month[0]?.toUpperCase() + month.slice(1);
  const day = readOrdinal(words, at + 1);
  const comma = words[at + 1 + (day?.used ?? 0)] === ',' ? 1 : 0;
  const after = readSpokenNumber(words, at + 1 + (day?.used ?? 0) + comma);
  if (day && after && year(after.value))
    return { text: `${name} ${day.value}, ${after.value}`, used: 1 + day.used + comma + after.used };
  if (day) return { text: `${name} ${day.value}`, used: 1 + day.used };
  const counted = readCountedDay(words, at + 1);
  if (counted) return { text: `${name} ${counted.text}`, used: 1 + counted.used };
  if (month === 'may' || month === 'march') return undefined;
  const of = words[at + 1] === 'of' ? 1 : 0;
  const only = readSpokenNumber(words, at + 1 + of);
  return only && year(only.value) ? { text: `${name} ${only.value}`, used: 1 + of + only.used } : undefined;
}

const isSaidInHundreds = (words: readonly string[], at: number, used: number): boolean =>
  words.slice(at, at + used).includes('hundred');

const measures =
  /^(?:rate|pressure|systolic|diastolic|pulse|sugars?|glucose|weight|weighs|levels?|dose|dosed|running|heart|saturation|oxygen|platelets|cholesterol|triglycerides|ldl|hdl|psa|inr|height|flow|angle|degrees)$/;

/** "heart rate at one twenty" and "started at two fifty milligrams" tell no time. */
const isMeasured = (words: readonly string[], at: number, rest: string): boolean =>
  /^(?:mg|mcg|milli|micro|grams?|units?|beats|percent|degrees|over|pounds|cc|per)/.test(rest) ||
  words.slice(Math.max(0, at - 7), at).some((word) => measures.test(word));

/** "eight thirty a.m." or "eight thirty in the morning" -> 8:30. */
function readTime(words: readonly string[], at: number): Step | undefined {
  const whole = readSpokenNumber(words, at);
  if (!whole || !/^(?:[1-9]|1[0-2])[0-5]\d$/.test(whole.value)) return undefined;
  const rest = words.slice(at + whole.used, at + whole.used + 3).join(' ');
  const before = words[at - 1] ?? '';
  if (isSaidInHundreds(words, at, whole.used)) return undefined;
  const half = /^(?:am|pm|a\.m|p\.m|a m|p m|in the (?:morning|evening|afternoon)|at night|o'clock)/.test(rest);
  if (!half && (before !== 'at' || !/^(?:$|[a-z])/.test(rest) || isMeasured(words, at, rest))) return undefined;
  return { text: `${whole.value.slice(0, -2)}:${whole.value.slice(-2)}`, used: whole.used };
}

const agePattern = /^(?:year|month|week|day|hour|minute|pound|mile|pack|point|item|view|stage)$/;
const scalePattern =
  /^(?:percent|degrees?|milli|centi|micro|mg|mcg|grade|years?|months?|weeks?|days?|hours?|minutes?|pounds?|plus|cm|mm|units?|liters?|ounces?)/;

/** "one" is a pronoun as often as a number ("neuropathy in one leg"); it becomes a digit only where it measures something. */
function keepsWord(words: readonly string[], at: number, used: number): boolean {
  if (used !== 1 || words[at] !== 'one') return false;
  const next = words[at + 1] ?? '';
  const before = words[at - 1] ?? '';
  if (/^(?:grade|stage|type|level|number|numeral|times|phase|class|day|week|x|plus)$/.test(before)) return false;
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
  if (/^(?:year|month|week|day)s?$/.test(next) && after === 'old')
    return { text: `${number.value}-${next.replace(/s$/, '')}-old`, used: number.used + 2 + dash };
  if (agePattern.test(next) && /^(?:history|course|supply|trial|follow|plan|regimen|duration)$/.test(after))
    return { text: `${number.value}-${next}`, used: number.used + 1 };
  if (next === 'plus') return { text: `${number.value}+`, used: number.used + 1 };
  if (next === 'percent') return { text: `${number.value}%`, used: number.used + 1 };
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

/** "covid nineteen" -> COVID-19, "a one c" -> A1c, "b twelve" -> B12, "c five" -> C5, "x three" -> x3, "second" before a noun -> 2nd. */
function formatName(words: readonly string[], at: number): Step | undefined {
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  if (word === 'a' && next === 'one' && words[at + 2] === 'c') return { text: 'A1c', used: 3 };
  if (word === 'covid' && (next === 'nineteen' || next === '-')) {
    const used = next === '-' ? 3 : 2;
    if (words[at + used - 1] === 'nineteen') return { text: 'COVID-19', used };
  }
  if (word === 'b' && next === 'twelve') return { text: 'B12', used: 2 };
  if (/^[ctls]$/.test(word) && isNumberWord(next)) {
    const number = readSpokenNumber(words, at + 1);
    if (number && Number(number.value) <= 12) return { text: word.toUpperCase() + number.value, used: 1 + number.used };
  }
  if (word === 'times' && isNumberWord(next) && words[at - 1] === 'oriented')
    return { text: `x${readSpokenNumber(words, at + 1)?.value ?? ''}`, used: 2 };
  const joined = joinedPart(word);
  return joined === undefined ? undefined : { text: joined, used: 1 };
}

/** "numeral four" -> 4; "three to one ratio", "ratio of three to one" -> 3:1. */
function readNumeralOrRatio(words: readonly string[], at: number): Step | undefined {
  if (words[at] === 'numeral' && isNumberWord(words[at + 1])) {
    const read = readDivided(words, at + 1) ?? readSpokenNumber(words, at + 1);
    return read && { text: 'text' in read ? read.text : read.value, used: 1 + read.used };
  }
  const first = isNumberWord(words[at]) ? readSpokenNumber(words, at) : undefined;
  const second = first && words[at + first.used] === 'to' ? readSpokenNumber(words, at + first.used + 1) : undefined;
  if (!first || !second) return undefined;
  const used = first.used + 1 + second.used;
  const named = words[at + used] === 'ratio' || (words[at - 2] === 'ratio' && words[at - 1] === 'of');
  return named ? { text: `${first.value}:${second.value}`, used } : undefined;
}

/** What begins with a word of a number and is more than a number. */
function readSpecial(words: readonly string[], at: number): Step | undefined {
  const word = words[at] ?? '';
  if (!isNumberWord(word) && !/^(?:oh|o|numeral)$/.test(word)) return undefined;
  return readDigitDate(words, at) ?? readDayFirst(words, at) ?? readNumeralOrRatio(words, at);
}

const partHeads = ['c', 't', 'l', 's', 'a', 'x', 'b', 'd'];
const joinedParts: readonly string[] = [
  ...Object.keys(glued),
  ...partHeads.flatMap((head) => numberHeads.flatMap((number) => [head + number, `${head}${number}c`])),
];
const sieve = new WordSieve([...numberWords, ...joinedParts]);

/** False where `formatSpoken` has nothing to write otherwise: the text holds no figure and no word of a number. One pass. */
export function maySpeakNumbers(text: string): boolean {
  return /\d/.test(text) || sieve.mayHold(text);
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
      readSpecial(words, at) ?? readMonthDate(words, at) ?? readPart(words, at) ?? readDivided(words, at) ?? readTime(words, at) ?? formatName(words, at) ??
      keepSharedScale(words, at) ?? formatCount(words, at) ?? formatUnit(words, at, previous); // prettier-ignore
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
