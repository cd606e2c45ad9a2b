import type { Fact, Forbidden, Key } from './read-cases.ts';
import { placesOf } from './section-names.ts';

/** A statement of a written note, with the id of its section. */
export interface Written {
  readonly section: string;
  readonly text: string;
}

const counted = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Ways of writing that say the same, each made one. Judge's knowledge only: the engine has its own. */
const sameWords: readonly (readonly [RegExp, string])[] = [
  [/[“”"]/g, ''],
  [/[’]/g, "'"],
  [/[–—]/g, '-'],
  [/×/g, 'x'],
  [/\t/g, ' '],
  [/\bhba1c\b/g, 'a1c'],
  [/\b([bt]\.i|q\.[dih])\.([dsh])\./g, '$1$2'],
  [
    /\bb\.?i\.?d\b\.?|\b(?:2 times|2x|twice|two times)(?: an?| per)? ?(?:day|daily)\b|\b2x\/d(?:ay)?\b|\btwice a day\b/g,
    'twice daily',
  ],
  [/\bt\.?i\.?d\b\.?|\b(?:3|three) times(?: an?| per)? ?(?:day|daily)\b/g, 'three times daily'],
  [/\bq\.?i\.?d\b\.?|\b(?:4|four) times(?: an?| per)? ?(?:day|daily)\b/g, 'four times daily'],
  [/\bq ?(\d+) ?(?:h|hrs?|hours)\b/g, 'every $1 hours'],
  [/\bq ?(\d+) ?min(?:utes)?\b/g, 'every $1 minutes'],
  [/\bq\.?h\.?s\b\.?|\bnightly\b|\b(?:at|every|each) night\b/g, 'at bedtime'],
  [/\bq\.?a\.?m\b\.?|\beach morning\b/g, 'every morning'],
  [/\bp\.?r\.?n\b\.?|\bif needed\b/g, 'as needed'],
  [/\bp\.?o\b\.?|\borally\b/g, 'by mouth'],
  [/\bq\.?d\b\.?|\bonce (?:daily|a day)\b|\bevery day\b/g, 'daily'],
  [/(\d) ?(?:hrs?|h)\b/g, '$1 hours'],
  [/\bx ?(?=\d)/g, 'x '],
  [/(\d),(\d{3})\b/g, '$1$2'],
  [/(\d)(mg|mcg|g|ml|kg|lb|cm|mm|units|l)\b/g, '$1 $2'],
  [/\b(?:milligrams?)\b/g, 'mg'],
  [/\b(?:milliliters?)\b/g, 'ml'],
  [/(\d) to (?=\d)/g, '$1-'],
  [/\bfollow ?-?up\b/g, 'follow up'],
  [/\s+/g, ' '],
];

function unify(text: string): string {
  let same = text.toLowerCase();
  for (const [pattern, words] of sameWords) same = same.replaceAll(pattern, words);
  return same.replaceAll(/\b[a-z]+\b/g, (word) => {
    const value = counted.indexOf(word);
    return value < 0 ? word : String(value);
  });
}

const patterns = new Map<string, RegExp>();

/** Numbers stand whole ("5" is not in "50", "2.5" or "5/10"); words of up to three letters too; longer words may go on. */
function patternOf(word: string, stem: boolean): RegExp {
  const name = `${word}|${String(stem)}`;
  const known = patterns.get(name);
  if (known) return known;
  const text = unify(word);
  const end = /\d$/.test(text) ? String.raw`(?!\d|[.,/:]\d)` : /^[a-z.]{1,3}$/.test(text) && !stem ? '(?![a-z])' : '';
  const start = /^[a-z0-9]/.test(text) ? String.raw`(?<![a-z0-9])(?<!\d[.,/:])` : '';
  const pattern = new RegExp(`${start}${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}${end}`, 'g');
  patterns.set(name, pattern);
  return pattern;
}

function findKey(text: string, key: Key): number[] {
  return key.words.flatMap((word) => [...text.matchAll(patternOf(word, key.stem))].map((match) => match.index));
}

const turn =
  /[;.](?=\s|$)|\b(?:but|however|although|except|though|reports?|endorses|complains|has|positive for|now)\b/g;
const denial =
  /(?:^|[\s(])(?:no|not|den(?:ies|ied|y|ying)|without|never|none|non|nor|negative|neg|absent|∅|cannot|unable|[a-z]+n't)\b|∅|\bnon-?$/;
const denialAfter = /^[^,;.]{0,30}?(?:\b(?:negative|neg|absent|none|denied|not|never|no)\b|: ?-)/;

/** Whether what stands at a place is denied by the words of its clause before it or right after it. */
function isDenied(text: string, at: number): boolean {
  let from = 0;
  let to = text.length;
  for (const { index } of text.matchAll(turn)) {
    if (index < at) from = index;
    else if (index > at) {
      to = index;
      break;
    }
  }
  const after = text.slice(at, to).replace(/^\S+/, '');
  return denial.test(text.slice(from, at)) || denialAfter.test(after);
}

function holdsKey(text: string, key: Key): boolean {
  const places = findKey(text, key);
  return key.negated ? places.some((at) => isDenied(text, at)) : places.length > 0;
}

export const unifyAll = (written: readonly Written[]): Written[] =>
  written.map(({ section, text }) => ({ section, text: unify(text) }));

/** Where a fact stands, of statements that `unifyAll` made: in its section, elsewhere, or nowhere. */
export function placeFact(fact: Fact, written: readonly Written[]): 'right' | 'elsewhere' | 'absent' {
  const found = written.filter(({ text }) => fact.keys.every((key) => holdsKey(text, key)));
  if (found.length === 0) return 'absent';
  return found.some(({ section }) => fact.sections.some((name) => placesOf[name]?.test(section)))
    ? 'right'
    : 'elsewhere';
}

const planned = /^(?:plan|follow|disposition|instructions|recommend|goals)/;

/** The first statement that says what must not stand, or null. Words under a denial do not say it. */
export function findForbidden(fact: Forbidden, written: readonly Written[]): Written | null {
  const said = written.find(({ section, text }) => {
    const looked =
      fact.sections.length === 0 ? !planned.test(section) : fact.sections.some((name) => placesOf[name]?.test(section));
    if (!looked || fact.unless.some((key) => findKey(text, key).length > 0)) return false;
    return fact.keys.every((key) => findKey(text, key).some((at) => !isDenied(text, at)));
  });
  return said ?? null;
}
