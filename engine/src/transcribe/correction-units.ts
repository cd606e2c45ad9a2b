import { readOrdinal, readSpokenNumber } from '../text/spoken-numbers.ts';
import { monthNumbers } from '../text/data/months.ts';
import { isDrugWord } from '../clinical/drugs.ts';
import { isBodySite } from '../clinical/anatomy.ts';
import type { Item } from './spoken-marks.ts';

/** A word, or a number phrase taken as one, with its kind for lining up the words before and after a correction. */
export interface Unit {
  readonly words: string;
  readonly category: string;
  readonly items: number;
  /** Of a number. */
  readonly value?: number;
  /** The two numbers of "120 over 80". */
  readonly pair?: readonly [Unit, Unit];
}

const kinds: readonly (readonly [category: string, words: RegExp])[] = [
  ['side', /^(?:left|right|bilateral|both|l|r|lt|rt)$/],
  ['direction', /^(?:upper|lower|medial|lateral|anterior|posterior|proximal|distal|superior|inferior)$/],
  ['sex', /^(?:male|female|man|woman|boy|girl)$/],
  ['pronoun', /^(?:he|she)$/],
  ['possessive', /^(?:his|her)$/],
  ['unit', /^(?:milligrams?|micrograms?|grams?|units?|milliliters?|mg|mcg|ml)$/],
  ['span', /^(?:days?|weeks?|months?|years?|hours?|minutes?|seconds?)$/],
  ['frequency', /^(?:daily|once|twice|nightly|weekly|monthly|b\.?i\.?d|t\.?i\.?d|q\.?i\.?d)$/],
  ['degree', /^(?:mild|moderate|severe|trace|marked|slight)$/],
  ['outcome', /^(?:positive|negative|normal|abnormal|increased|decreased)$/],
  ['drug', /^(?:sulfa|latex|iodine|contrast|aspirin|statins?|opioids?|opiates?|nsaids?|steroids?|antibiotics?)$/],
  ['claim', /^(?:denies|denied|reports|reported|endorses|endorsed|admits)$/],
  ['weekday', /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/],
  [
    'site',
    /^(?:abdominal|thoracic|cervical|lumbar|pelvic|cardiac|renal|hepatic|pulmonary|nasal|oral|dental|facial|rectal|vaginal|sacral)$/,
  ],
];

function categoryOf(word: string): string {
  const kind = kinds.find(([, words]) => words.test(word));
  if (kind) return kind[0];
  if (Object.hasOwn(monthNumbers, word)) return 'month';
  if (isDrugWord(word)) return 'drug';
  return isBodySite(word) ? 'site' : `word-${word}`;
}

/** Kinds a correction may seek out further back; plain words only line up next to it. */
export const isNamedKind = (unit: Unit | undefined): boolean =>
  unit !== undefined && /^(?:number|pair|ordinal|side|drug|weekday|month|frequency|degree)$/.test(unit.category);

function plainNumberUnit(ahead: readonly string[]): Unit | undefined {
  const first = ahead[0] ?? '';
  const number = /^\d/.test(first) ? { value: first, used: 1 } : readSpokenNumber(ahead, 0);
  if (!number) return undefined;
  const words = ahead.slice(0, number.used).join(' ');
  return { words, category: 'number', items: number.used, value: Number(number.value) };
}

function numberUnit(ahead: readonly string[]): Unit | undefined {
  const first = plainNumberUnit(ahead);
  if (!first || !/^(?:over|slash|\/)$/.test(ahead[first.items] ?? '')) return first;
  const second = plainNumberUnit(ahead.slice(first.items + 1));
  if (!second) return first;
  const words = `${first.words} over ${second.words}`;
  return { words, category: 'pair', items: first.items + 1 + second.items, pair: [first, second] };
}

/** Units of a row of word items, read from the left; stops at the first item that is not a word. */
export function unitsOf(items: readonly Item[], from: number, limit: number): Unit[] {
  const units: Unit[] = [];
  let at = from;
  while (units.length < limit && items[at]?.kind === 'word') {
    const ahead = items.slice(at, at + 12).map((item) => (item.kind === 'word' ? item.text.toLowerCase() : ''));
    const word = ahead[0] ?? '';
    const ordinal = readOrdinal(ahead, 0);
    const unit = numberUnit(ahead) ??
      (ordinal && { words: ahead.slice(0, ordinal.used).join(' '), category: 'ordinal', items: ordinal.used }) ?? {
        words: word,
        category: categoryOf(word),
        items: 1,
      };
    units.push(unit);
    at += unit.items;
  }
  return units;
}
