import { isNumberWord, readSpokenNumber } from '../text/spoken-numbers.ts';
import { monthNumbers } from '../text/data/months.ts';
import { isDrugWord } from '../clinical/drugs.ts';
import { isBodySite } from '../clinical/anatomy.ts';
import type { Item } from './spoken-marks.ts';

/** A word, or a number phrase taken as one, with its kind for lining up the words before and after a correction. */
interface Unit {
  readonly words: string;
  readonly category: string;
  readonly items: number;
}

const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;

function categoryOf(word: string): string {
  if (/^(?:left|right|bilateral|both)$/.test(word)) return 'side';
  if (/^(?:upper|lower|medial|lateral|anterior|posterior|proximal|distal|superior|inferior)$/.test(word))
    return 'direction';
  if (/^(?:male|female|man|woman|he|she|his|her)$/.test(word)) return `sex-${word.length > 3 ? 'noun' : word}`;
  if (/^(?:milligrams?|micrograms?|grams?|units?|milliliters?|mg|mcg|ml)$/.test(word)) return 'unit';
  if (/^(?:days?|weeks?|months?|years?|hours?|minutes?)$/.test(word)) return 'span';
  if (/^(?:daily|once|twice|nightly|weekly|b\.?i\.?d|t\.?i\.?d|q\.?i\.?d)$/.test(word)) return 'frequency';
  if (/^(?:mild|moderate|severe|trace|marked|slight)$/.test(word)) return 'degree';
  if (/^(?:positive|negative|normal|abnormal|increased|decreased)$/.test(word)) return 'outcome';
  if (weekday.test(word)) return 'weekday';
  if (Object.hasOwn(monthNumbers, word)) return 'month';
  if (isDrugWord(word)) return 'drug';
  return isBodySite(word) ? 'site' : `word-${word}`;
}

/** Units of a row of word items, read from the left; stops at the first item that is not a word. */
function unitsOf(items: readonly Item[], from: number, limit: number): Unit[] {
  const units: Unit[] = [];
  let at = from;
  while (units.length < limit && items[at]?.kind === 'word') {
    const ahead = items.slice(at, at + 8).map((item) => item.text.toLowerCase());
    const number = readSpokenNumber(ahead, 0);
    if (number || /^\d/.test(ahead[0] ?? '')) {
      const used = number?.used ?? 1;
      units.push({ words: ahead.slice(0, used).join(' '), category: 'number', items: used });
      at += used;
      continue;
    }
    units.push({ words: ahead[0] ?? '', category: categoryOf(ahead[0] ?? ''), items: 1 });
    at += 1;
  }
  return units;
}

const isBoundary = (item: Item | undefined): boolean =>
  item === undefined ||
  item.kind === 'break' ||
  item.kind === 'bullet' ||
  (item.kind === 'mark' && /^[.:;?!]$/.test(item.text));

/** How many items at the end of `kept` belong to the sentence being spoken. */
function openSentence(kept: readonly Item[]): number {
  let count = 0;
  while (count < kept.length && !isBoundary(kept[kept.length - 1 - count])) count += 1;
  return count;
}

/**
 * How many items before the command are replaced by what follows it, by lining up kinds of words: "left knee ... right
 * knee", "forty milligrams ... twenty milligrams". Zero when nothing lines up.
 */
function alignedItems(kept: readonly Item[], next: readonly Item[], at: number): number {
  const open = openSentence(kept);
  const before = unitsOf(kept, kept.length - Math.min(open, 14), 14);
  const after = unitsOf(next, at, 6);
  const restarts =
    after.length >= 3 &&
    before.length >= 3 &&
    before.length < 14 &&
    after[0]?.words === before[0]?.words &&
    after[1]?.words === before[1]?.words;
  if (restarts) return 0;
  for (let size = Math.min(5, before.length, after.length); size > 0; size -= 1) {
    const tail = before.slice(-size);
    const head = after.slice(0, size);
    const fits = tail.every((unit, index) => unit.category === head[index]?.category);
    const differs = tail.some((unit, index) => unit.words !== head[index]?.words);
    if (fits && differs) return tail.reduce((sum, unit) => sum + unit.items, 0);
  }
  return 0;
}

/** Number words at the end of what was said before "make that". */
function trailingNumber(kept: readonly Item[]): number {
  let count = 0;
  while (count < 8) {
    const item = kept[kept.length - 1 - count];
    const word = item?.text.toLowerCase() ?? '';
    if (
      item?.kind !== 'word' ||
      !(isNumberWord(word) || /^(?:hundred|thousand|point|oh)$/.test(word) || /^\d/.test(word))
    )
      break;
    count += 1;
  }
  return count;
}

function deleteSentence(kept: Item[]): void {
  if (openSentence(kept) === 0) {
    // "... period scratch that" takes back the sentence that has just been closed.
    while (kept.length > 0 && isBoundary(kept.at(-1)) && kept.at(-1)?.text !== ':') kept.pop();
  }
  kept.length -= openSentence(kept);
}

/**
 * Applies the spoken self-corrections to the words they mean: a replaced number, side, drug or phrase where the words on
 * both sides line up, else the sentence being spoken (or, right after a full stop, the one before it).
 * "I mean" and "correction" without anything that lines up are taken as plain words or fillers.
 */
export function applyCorrections(items: readonly Item[]): Item[] {
  const kept: Item[] = [];
  items.forEach((item, at) => {
    if (item.kind !== 'command') {
      kept.push(item);
      return;
    }
    while (kept.at(-1)?.text === ',' && item.text !== 'delete') kept.pop();
    const aligned = alignedItems(kept, items, at + 1);
    const number = trailingNumber(kept);
    const numberFollows = unitsOf(items, at + 1, 1)[0]?.category === 'number';
    if (aligned > 0) kept.length -= aligned;
    else if (item.text === 'delete') deleteSentence(kept);
    else if (number > 0 && numberFollows) kept.length -= number;
    else if (item.text === 'replace') kept.length -= Math.min(1, openSentence(kept));
    else if (item.end - item.start === 'correction'.length) kept.push({ ...item, kind: 'word', text: 'correction' });
  });
  return kept;
}
