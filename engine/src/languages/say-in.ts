import type { NoteLanguage } from './language.ts';
import { lexiconOf } from './lexicon.ts';
import { numberSlot, piecesOf } from './words-trie.ts';

/** A phrase that the engine has in English as a note of the language says it, whole; undefined where the tables have no word for it. */
export function sayIn(language: Exclude<NoteLanguage, 'en'>, english: string): string | undefined {
  const pieces = piecesOf(english);
  const found = lexiconOf(language).says.longestAt(english, pieces, 0, (_said, taken) => taken === pieces.length);
  if (!found) return undefined;
  const numbers = pieces.filter(({ kind }) => kind === 'number').map(({ start, end }) => english.slice(start, end));
  let next = numbers.length - (found.value.split(numberSlot).length - 1);
  const said = found.value.replaceAll(numberSlot, () => numbers[next++] ?? '');
  return /^[A-Z]/.test(english) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}
