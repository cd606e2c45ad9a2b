import { isSize } from '../clinical/write-age.ts';
import { closePeople, relativeRows } from '../knowledge/relatives.ts';
import type { Span } from '../model/span.ts';

export type Sex = 'male' | 'female' | 'unknown';

export interface Person {
  readonly sex: Sex;
  /** "58-year-old woman", with the words that say so. */
  readonly described: { readonly text: string; readonly source: Span } | undefined;
}

const agePattern =
  /\b(\d{1,3})[- ]{0,2}(?:y\/?o|yrs?[ -]old|years?[ -]olds?|year[ -]old)[ -]{0,2}(?:(?:right|left)[- ]hand(?:ed)?[- ]dominant |[a-z]+[- ]){0,3}?(?:(f(?:emale)?|m(?:ale)?|woman|man|lady|gentleman|girl|boy)\b)?/i;

/** "54F", "54 M": in capitals and near the beginning, since "31m" may be metres and "98.6 F" a temperature. */
const gluedPattern = /(?<![\d.,/°[-])(?<!\b(?:t|T|temp|Temp|TEMP|of|to|at) ?:? ?)\b(\d{1,3}) ?([FM])\b(?![°/.\d])/g;
const gluedReach = 300;

const isFemale = (word: string): boolean => /^(?:f|female|woman|lady|girl)$/i.test(word);

function countWords(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Sex as the words give it: said with the age, or by the pronouns of whoever describes the patient. */
function sexOf(text: string, said: string | undefined): Sex {
  if (said) return isFemale(said) ? 'female' : 'male';
  const read = text.slice(0, 40_000);
  const noun = /\b(?:patient|pt|he|she)\b[^.\n]{0,30}\b(male|female|woman|man|gentleman|lady)\b/i.exec(read)?.[1];
  if (noun) return isFemale(noun) ? 'female' : 'male';
  const title = /\b(?:mr|mister|sir)\b/i.test(read)
    ? 'male'
    : /\b(?:mrs|ms|miss|ma'am|pregnan\w+|hysterectomy|menopaus\w+|your period)\b/i.test(read)
      ? 'female'
      : undefined;
  if (title) return title;
  const female = countWords(read, /\b(?:she|her|hers)\b/gi);
  const male = countWords(read, /\b(?:he|his|him)\b/gi);
  if (female > male * 2 && female > 1) return 'female';
  return male > female * 2 && male > 1 ? 'male' : 'unknown';
}

const infantPattern =
  /\b(\d{1,2})[ -]?(?:(mo|wk)(?:ths?)?[ -]?(?:o|old)?|(month|week|day)s?[ -]old)(?:\s+(f|m|female|male|girl|boy)\b)?/i;

/** "18 mo M", "3-week-old girl": an age in months, weeks or days, said at the beginning. */
function describeInfant(text: string): Person | undefined {
  const match = infantPattern.exec(text.slice(0, 160));
  const said = match?.[4];
  if (!match || (match[3] === undefined && said === undefined)) return undefined;
  const unit = match[3]?.toLowerCase() ?? (match[2]?.toLowerCase() === 'wk' ? 'week' : 'month');
  const noun = said === undefined ? 'patient' : isFemale(said) ? 'girl' : 'boy';
  const source = { start: match.index, end: match.index + match[0].trimEnd().length };
  return { sex: sexOf(text, said), described: { text: `${match[1]}-${unit}-old ${noun}`, source } };
}

/** How far into a text an age stands that nothing else says to be the patient's. */
const ageReach = 400;
const saidOfPatient = /\b(?:is|am|are|an?|turned|now|patient|pt)\s*$/i;
const relativeNext = new RegExp(
  String.raw`^\W*(?:${[...relativeRows.flatMap(([, forms]) => forms.split('|')), ...closePeople].join('|')})\b`,
  'i',
);

/** The first age that is the patient's: "7 yo brother" and "glasses 4 years old" are not. */
function findAge(text: string): RegExpExecArray | undefined {
  const pattern = new RegExp(agePattern.source, 'gi');
  for (const match of text.matchAll(pattern)) {
    if (relativeNext.test(text.slice(match.index + match[0].length, match.index + match[0].length + 30))) continue;
    const isFar = match.index > ageReach && match[2] === undefined;
    if (!isFar || saidOfPatient.test(text.slice(Math.max(0, match.index - 12), match.index))) return match;
  }
  return undefined;
}

/** The first age near the beginning with its sex behind it. */
function findGlued(text: string): RegExpExecArray | undefined {
  for (const match of text.slice(0, gluedReach).matchAll(gluedPattern)) {
    const end = match.index + match[0].length;
    const [before, after] = [text.slice(Math.max(0, match.index - 16), match.index), text.slice(end, end + 20)];
    if (!isSize(match[1] ?? '', match[2] ?? '', before, after)) return match;
  }
  return undefined;
}

/** Age and sex of the patient as the text states them. */
export function describePerson(text: string): Person {
  const aged = findAge(text.slice(0, 20_000));
  const glued = findGlued(text);
  const match = glued && (!aged || glued.index < aged.index) ? glued : aged;
  const said = match?.[2];
  const sex = sexOf(text, said);
  const infant = describeInfant(text);
  if (infant && (!match || (infant.described?.source.start ?? 0) < match.index)) return infant;
  if (!match || Number(match[1]) > 120) return { sex, described: undefined };
  const young = Number(match[1]) < 18;
  const noun = said === undefined ? '' : isFemale(said) ? (young ? ' girl' : ' woman') : young ? ' boy' : ' man';
  const end = match.index + match[0].trimEnd().length;
  return { sex, described: { text: `${match[1]}-year-old${noun || ' patient'}`, source: { start: match.index, end } } };
}
