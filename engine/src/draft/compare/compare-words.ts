import { unsettledStems, wordsOfNotes } from '../../knowledge/draft-words.ts';
import type { FaultKind } from '../../model/faults.ts';
import type { Span } from '../../model/span.ts';
import { oneOf } from '../../text/one-of.ts';
import type { ContentWord, Mark } from '../../verify/read-marks.ts';
import { itemsOf } from './items.ts';
import { isClinical, type Key } from './keys.ts';
import { isMisspelt } from './misspelt.ts';
import type { Ground } from './read-ground.ts';

/** A statement with all that it is compared by. */
export interface Said {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly words: readonly ContentWord[];
  readonly keys: readonly Key[];
}

export const within = <T extends Span>(all: readonly T[], { start, end }: Span): T[] =>
  all.filter((one) => one.start >= start && one.end <= end);

const shortestWord = 4;

/** True for a word of a problem's name, which claims something: not for those by which notes are put together. */
const claims = ({ kind, start, end }: ContentWord, { text, keys }: Said): boolean =>
  kind === 'concept' &&
  end - start >= shortestWord &&
  !wordsOfNotes.has(text.slice(start, end).toLowerCase()) &&
  keys.some((key) => key.key.startsWith('=') && key.start <= start && key.end >= end);

function isKnown(word: ContentWord, keys: readonly Key[], ground: Ground): boolean {
  const own = keys.filter((key) => key.start <= word.start && key.end >= word.end);
  if (own.some(({ key }) => ground.keys.has(key))) return true;
  return word.stems.some((stem) =>
    [...ground.keys.keys()].some((other) => isMisspelt(stem, other) || isShort(other, stem)),
  );
}

const shortestPiece = 3;

/** One is the beginning of the other: "uncomf", "adeno", "diabetic". */
const isShort = (one: string, other: string): boolean =>
  one.length >= shortestPiece && (other.startsWith(one) || (other.length > shortestPiece && one.startsWith(other)));

/** True for a statement of which the ground has no word at all, in any form that the tables know. */
export function sharesNothing({ text, words, keys }: Said, ground: Ground): boolean {
  const own = words.filter(
    ({ kind, start, end }) =>
      kind !== 'form' && end - start >= shortestWord && !wordsOfNotes.has(text.slice(start, end).toLowerCase()),
  );
  return own.length > 0 && !own.some((word) => isKnown(word, keys, ground));
}

/** Items of which the ground has no word, in any form that the tables know. */
export function compareItems(said: Said, ground: Ground): FaultKind[] {
  const { text, words, keys } = said;
  const isInvented = (item: Span): boolean => {
    const own = within(words, item).filter((word) => claims(word, said));
    return own.length > 0 && !own.some((word) => isKnown(word, keys, ground));
  };
  return itemsOf(text).some(isInvented) ? ['finding'] : [];
}

/** Refusals, conditions and doubts, beside which a word is neither stated nor denied. */
const unsettled = new RegExp(String.raw`\b${oneOf(unsettledStems)}`, 'i');

/** Sections of what is done and thought. */
const ofSteps: ReadonlySet<string> = new Set(['plan', 'assessment', 'intervention']);

/** An item that is stated while the ground only denies it, or the other way about. */
export function compareDenied({ text, keys }: Said, ground: Ground, section: string): FaultKind[] {
  if (unsettled.test(text)) return [];
  const isTurned = (item: Span): boolean => {
    const stands = comparable(within(keys, item), text, ground).flatMap(({ key, denial }) => {
      const there = ground.keys.get(key);
      if (there === undefined || denial === 'open' || there.has('open')) return [];
      // What is not to be done is decided in many words: "it would only harm you".
      if (denial === 'denied' && ofSteps.has(section)) return [];
      return [there.has(denial)];
    });
    return stands.length > 0 && stands.every((isSame) => !isSame);
  };
  return itemsOf(text).some(isTurned) ? ['negation'] : [];
}

/** Names of problems where there are some, else words of the field: "pain" says little of "chest pain". */
function comparable(keys: readonly Key[], text: string, ground: Ground): readonly Key[] {
  const named = keys.filter(({ key }) => key.startsWith('=') && ground.keys.has(key));
  if (named.length > 0) return named;
  return keys.filter(
    ({ key, start, end }) =>
      (key.startsWith('~') || isClinical(key)) && !wordsOfNotes.has(text.slice(start, end).toLowerCase()),
  );
}
