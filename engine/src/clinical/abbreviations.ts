import { wordCasing } from '../text/data/casing.ts';
import { afterHours, lastingNouns, returnGoesOn } from '../knowledge/lasting-nouns.ts';
import { WordPrefilter } from '../text/word-prefilter.ts';
import { abbreviations } from './data/abbreviations.ts';
import type { Abbreviation } from './data/abbreviations.ts';
import { findProblemsIn } from './find-problems.ts';
import { writeAge } from './write-age.ts';
import { brandNames, findDrug, isBrandName } from './drugs.ts';
import { standsAsNameIn } from './stands-as-name.ts';

const byShort = new Map<string, Abbreviation[]>();
for (const entry of abbreviations) {
  const key = entry.short.toLowerCase();
  byShort.set(key, [...(byShort.get(key) ?? []), entry]);
}

const neighbour = (text: string, from: number, to: number, last: boolean): string => {
  const words = text
    .slice(Math.max(0, from), to)
    .toLowerCase()
    .match(/[a-z\d]+(?:[/'’.][a-z\d]+)*|[^\sa-z\d]/g);
  return (last ? words?.at(-1) : words?.[0]) ?? '';
};

function longForm(text: string, word: string, at: number): string | undefined {
  const entries = byShort.get(word.toLowerCase());
  if (!entries || standsAsNameIn(text, word, at)) return undefined;
  for (const entry of entries) {
    if (entry.exact && entry.short !== word) continue;
    if (entry.before && !entry.before.test(neighbour(text, at - 24, at, true))) continue;
    if (entry.after && !entry.after.test(neighbour(text, at + word.length, at + word.length + 24, false))) continue;
    if (entry.rest && !entry.rest.test(text.slice(at + word.length, at + word.length + 24))) continue;
    return entry.long;
  }
  return undefined;
}

const unitNames: Readonly<Record<string, string>> = { hr: 'hour', wk: 'week', mo: 'month', yr: 'year', min: 'minute' };
const shortUnits = Object.keys(unitNames).join('|');
/** "1hr GTT": so long is what the next word names. */
const lastsSo = new RegExp(
  String.raw`\b(\d{1,3})(${shortUnits})(?= (?:${lastingNouns.join('|')})\b)(?! (?:post|prior) )`,
  'gi',
);
const several = new RegExp(String.raw`\b(\d{1,3})(${shortUnits})s\b`, 'gi');
/** "q8 prn": hours, though nothing says so. */
const everyHours = new RegExp(String.raw`\bq(2|3|4|6|8|12|24)(?= (?:${afterHours.join('|')})\b)`, 'g');
const unitOfTime = (short: string): string => unitNames[short.toLowerCase()] ?? short;

/** "q4-6h" -> every 4-6 hours, "1hr GTT" -> 1-hour GTT, "6 mo" -> 6 months. */
function writeTimes(text: string): string {
  return text
    .replace(/\bq ?(\d{1,2}(?:-\d{1,2})?) ?(?:h|hrs?|hours?)\b/gi, 'every $1 hours')
    .replace(/(?<![\w.])([2-9]|1[0-2])-?(?:wkly|weekly)\b/gi, 'every $1 weeks')
    .replace(several, (_all, count: string, unit: string) => `${count} ${unitOfTime(unit)}s`)
    .replace(everyHours, 'every $1 hours')
    .replace(lastsSo, (_all, count: string, unit: string) => `${count}-${unitOfTime(unit)}`)
    .replace(
      /\b(\d{1,3}) ?(hr|wk|mo|yr|(?<=\d)min)\b(?![- ]?(?:old|walk)| \d{2,3}\b)/g,
      (_all, count: string, unit: string) => `${count} ${unitNames[unit] ?? unit}${count === '1' ? '' : 's'}`,
    );
}

/**
 * A number stands alone after a drug whose strength it is: "ibuprofen 400 three times daily" -> "400 mg". A change of dose has its
 * unit once, after the last; the second arrow stands for one while a note is written.
 */
function writeBareDoses(text: string): string {
  if (!/[A-Za-z-] \d/.test(text)) return text;
  return text.replace(
    /\b([A-Za-z-]{4,30}) (\d+(?:\.\d+)?)((?: [→\uE000] \d+(?:\.\d+)?){0,4})(?=\s|[,;)]|\.(?!\d)|$)(?!\s*(?:mg|mcg|g|units?|ml|tab|cap|puff|%|days?|weeks?|months?|times|years?|[→\uE000]|\/|x\b|hours?|milli|micro))/gi,
    (all, name: string, number: string, change: string) =>
      findDrug(name.toLowerCase())?.strengths.has(number) === true ? `${name} ${number}${change} mg` : all,
  );
}

/** Times, ages, counts and units: all of them have a figure, so that words without one need not be looked through. */
function writeCounts(text: string): string {
  if (!/\d/.test(text)) return text;
  return writeTimes(writeAge(text))
    .replace(
      /\bx ?(\d{1,3}) ?(days?|d|weeks?|wks?|months?|mos?|years?|yrs?|hours?|hrs?)\b/gi,
      (_all, count: string, unit: string) => `for ${count} ${countedUnits[unit.toLowerCase()] ?? unit}`,
    )
    .replace(
      /(\d)\s?(mg|mcg|ml|kg|cm|mm)\b/gi,
      (_all, digit: string, unit: string) => `${digit} ${unit.toLowerCase() === 'ml' ? 'mL' : unit.toLowerCase()}`,
    );
}

/** "recheck a1c 3 months" -> "recheck a1c in 3 months". */
function writeReturn(text: string): string {
  if (!/\d/.test(text)) return text;
  return text.replace(returns, '$1 in $2');
}
/** The verb and the time, where nothing else is counted. */
const returns = new RegExp(
  String.raw`\b(return to clinic|follow-up|recheck(?: [a-zA-Z\d]{1,20}){0,3}?(?<! (?:in|every|at|on|within|after))) (\d{1,2}(?:-\d{1,2})? (?:days?|weeks?|months?))(?=$|[,;.]| (?:${returnGoesOn.join('|')})\b)`,
  'g',
);

const countedUnits: Readonly<Record<string, string>> = {
  d: 'days',
  wk: 'weeks',
  wks: 'weeks',
  mo: 'months',
  mos: 'months',
  yr: 'years',
  yrs: 'years',
  hr: 'hours',
  hrs: 'hours',
};

/** The lower-case words that may be written in another way. */
const writtenOtherwise: ReadonlySet<string> = new Set([...byShort.keys(), ...wordCasing.keys(), ...brandNames]);

/** Words with other marks than these in them are written in letters only. */
const otherMarks = /[\d/&'’]/;
const prefilter = new WordPrefilter([...writtenOtherwise].filter((word) => /^[a-z]+$/.test(word)));

/** How far after "2/2" the cause of what stands before it is looked for. */
const causeReach = 40;

/** "delirium 2/2 UTI" gives a cause; "pulses 2/2 palpable" and "cultures 2/2" count. */
function givesCause(text: string, at: number): boolean {
  const after = text.slice(at + '2/2'.length, at + causeReach);
  const [cause] = findProblemsIn(after);
  return (
    cause !== undefined &&
    after.slice(0, cause.start).trim() === '' &&
    /[a-z]\s*$/i.test(text.slice(Math.max(0, at - 3), at))
  );
}

/** "at 12w", "75/hr", "cultures 10/15 2/2": what stands right after a figure, or counts, is no word of its own. */
const isPartOfCount = (text: string, word: string, at: number): boolean =>
  word === '2/2'
    ? !givesCause(text, at)
    : /\d\/?$/.test(text.slice(Math.max(0, at - 2), at)) && /^(?:w|hr|r|l|b|c|pt)$/i.test(word);

/** The long form, or the case, of one word; the word itself where it has neither. */
function writeWord(text: string, word: string, at: number): string {
  const lower = word.toLowerCase();
  if (!word.includes('/') && !writtenOtherwise.has(lower)) return word;
  const bare = word.endsWith('/') && !byShort.has(lower) ? word.slice(0, -1) : word;
  const rest = word.slice(bare.length);
  if (isPartOfCount(text, bare, at)) return word;
  const whole = longForm(text, bare, at);
  if (whole !== undefined) return whole + (bare.endsWith('/') ? ' ' : '') + rest;
  if (bare.includes('/')) {
    const parts = bare.split('/');
    if (parts.every((part) => byShort.has(part.toLowerCase())))
      return parts.map((part) => longForm(text, part, at) ?? part).join('/') + rest;
  }
  if (word !== lower) return word;
  const cased = wordCasing.get(bare);
  if (cased !== undefined) return cased + rest;
  return isBrandName(bare) ? bare.charAt(0).toUpperCase() + bare.slice(1) + rest : word;
}

const wordPattern = /[A-Za-z][A-Za-z\d]*(?:['’][a-z]+)?(?:[/&][A-Za-z]+){0,2}\/?|\b2\/2\b/g;

/**
 * An arrow between two values is a change from one to the other, of a dose or a result, and stays one: "75 → 100". Any other leads on
 * to the next step.
 */
function writeArrows(text: string): string {
  return text.replace(/\s*(?:-+>|=>|→)\s*/g, (all, at: number) => {
    const before = text.slice(Math.max(0, at - 16), at);
    return /\d[\w%./ ]{0,12}$/.test(before) && /^\.?\d/.test(text.slice(at + all.length)) ? ' → ' : '; ';
  });
}

/**
 * Writes out what has one reading: abbreviations, ages ("58 yo F"), bare strengths of known drugs, and the case of acronyms and
 * trade names. Everything else stays as it is. Linear.
 */
export function expandAbbreviations(text: string): string {
  const counted = writeCounts(text);
  const marked = /[>→]/.test(counted) ? writeArrows(counted) : counted;
  const expanded =
    otherMarks.test(marked) || prefilter.mayHold(marked)
      ? marked.replace(wordPattern, (word: string, at: number) => writeWord(marked, word, at))
      : marked;
  const dosed = writeBareDoses(expanded);
  const even = dosed.includes('  ') ? dosed.replace(/ {2,}/g, ' ') : dosed;
  const once = even.includes('of of') ? even.replace(/\bhistory of of\b/g, 'history of') : even;
  return writeReturn(once).replace(/ ([,;]|\.(?!\d))/g, '$1');
}
