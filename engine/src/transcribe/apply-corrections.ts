import { isNumberWord, readOrdinal } from '../text/spoken-numbers.ts';
import { isBodySite } from '../clinical/anatomy.ts';
import { unitsOf } from './correction-units.ts';
import { lineUp, restarts } from './line-up.ts';
import type { Item } from './spoken-marks.ts';

const isComma = (item: Item | undefined): boolean => item?.kind === 'mark' && item.text === ',';
const wordAt = (items: readonly Item[], at: number): string =>
  items[at]?.kind === 'word' ? items[at].text.toLowerCase() : '';

const isSentenceEnd = (item: Item | undefined): boolean =>
  item === undefined ||
  item.kind === 'break' ||
  item.kind === 'bullet' ||
  (item.kind === 'mark' && /^[.:;?!]$/.test(item.text));

/** "june third comma twenty twenty one": this comma stands inside a date. */
const isDateComma = (kept: readonly Item[], at: number): boolean =>
  isNumberWord(wordAt(kept, at + 1)) && readOrdinal([wordAt(kept, at - 1)], 0) !== undefined;

/** Takes back what was said since the last mark that was dictated; right after a full stop, the sentence before it. */
function deleteClause(kept: Item[]): void {
  const sentence = isSentenceEnd(kept.at(-1));
  while (kept.length > 0 && (isSentenceEnd(kept.at(-1)) || isComma(kept.at(-1))) && kept.at(-1)?.text !== ':')
    kept.pop();
  while (kept.length > 0 && !isSentenceEnd(kept.at(-1))) {
    if (!sentence && isComma(kept.at(-1)) && !isDateComma(kept, kept.length - 1)) return;
    kept.pop();
  }
}

/** Where the row of plain words that ends before `end` begins, at most 16 items back. */
function rowStart(kept: readonly Item[], end: number): number {
  let start = end;
  while (start > 0 && end - start < 16 && kept[start - 1]?.kind === 'word') start -= 1;
  return start;
}

const verbBefore =
  /^(?:i|he|she|they|we|you|who|to|not|did|does|do|will|would|can|could|cannot|may|might|must|should|shall|never|always|often|sometimes|please|and|or)$/;
const scratched =
  /^(?:itch|itches|itching|rash|spots?|areas?|lesions?|bites?|mole|scabs?|wound|file|record|entry|ball|wall|post|tree|nerve)$/;

/** "I scratch that itch", "the ball may strike that knee": a verb with its object. */
function isPlainVerb(kept: readonly Item[], items: readonly Item[], at: number): boolean {
  const next = wordAt(items, at + 1);
  if (scratched.test(next)) return true;
  if (isBodySite(next) && kept.length === 0) return true;
  const before = wordAt(kept, kept.length - 1);
  return verbBefore.test(before) && (before.length > 3 || isBodySite(next) || !/^(?:and|or)$/.test(before));
}

/** The words of a command that was none, as they were said. */
function spell(kept: Item[], item: Item): void {
  kept.push(...(item.said ?? []));
}

const isFiller = (item: Item, kept: readonly Item[], items: readonly Item[], at: number): boolean =>
  item.text === 'mean' &&
  !/^(?:what|which|that|do|did|if|by|how|know)$/.test(wordAt(kept, kept.length - 1)) &&
  !/^(?:it|that|what|by|to)$/.test(wordAt(items, at + 1));

/** The index of the first word after the command and its commas. */
function afterCommas(items: readonly Item[], at: number): number {
  let next = at + 1;
  while (isComma(items[next])) next += 1;
  return next;
}

/** Applies one command to what was kept; returns the index of the next item to read. */
function applyOne(kept: Item[], items: readonly Item[], at: number): number {
  const item = items[at];
  if (!item) return at + 1;
  const isDelete = item.text === 'delete';
  if (isDelete && isPlainVerb(kept, items, at)) {
    spell(kept, item);
    return at + 1;
  }
  let end = kept.length;
  while (isComma(kept[end - 1])) end -= 1;
  const next = afterCommas(items, at);
  const before = unitsOf(kept.slice(rowStart(kept, end), end), 0, 16);
  const after = unitsOf(items, next, 6);
  const restarted = restarts(before, after);
  const found = restarted && isDelete ? undefined : lineUp(before, after, !isDelete);
  if (found) {
    const place = end - found.kept - found.remove;
    const tail = kept.slice(end - found.kept, end);
    kept.length = place;
    kept.push(...items.slice(next, next + found.take), ...tail);
    return next + found.take;
  }
  if (isDelete && isBodySite(wordAt(items, at + 1)) && isUnclear(kept, items, at)) spell(kept, item);
  else if (isDelete || (restarted && item.text !== 'soft')) {
    deleteClause(kept);
    return next;
  } else if (!isFiller(item, kept, items, at)) spell(kept, item);
  return at + 1;
}

/** "... the ball strike that knee": nothing but the body part follows, so that nothing would be left of the sentence. */
const isUnclear = (kept: readonly Item[], items: readonly Item[], at: number): boolean =>
  kept.length > 0 && isSentenceEnd(items[at + 2]);

/**
 * Applies the spoken self-corrections to the words they mean. What is taken back by "scratch that" and its like goes to the
 * last dictated mark, unless the words on both sides line up. A replacement is made only where kinds of words line up, number
 * by number, side by side, drug by drug; words of a command that replace nothing stay in the text for the reader to see.
 */
export function applyCorrections(items: readonly Item[]): Item[] {
  const kept: Item[] = [];
  let at = 0;
  while (at < items.length) {
    const item = items[at];
    if (item?.kind === 'command') {
      at = applyOne(kept, items, at);
      continue;
    }
    if (item) kept.push(item);
    at += 1;
  }
  return kept;
}
