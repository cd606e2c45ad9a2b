import { languageWords } from '../knowledge/language-words.ts';
import { letterRuns } from '../text/plain-runs.ts';
import type { NoteLanguage } from './language.ts';

/** The tags of each word; one of several languages speaks for each of them. */
const tags = new Map<string, string[]>();
for (const [tag, words] of Object.entries(languageWords))
  for (const word of words.split('|')) tags.set(word, [...(tags.get(word) ?? []), tag]);

/** So many different words make a language: a name ("de la Cruz") has fewer. */
const leastWords = 4;

/** The words of a text in lower case; plain letters need no look at their Unicode properties. */
const wordsOf = (lower: string): readonly string[] =>
  /[^\x00-\x7f]/.test(lower) ? (lower.normalize('NFC').match(/[\p{L}\p{M}]+/gu) ?? []) : letterRuns.in(lower);

/** How many words of each language a text has, and which. */
function countWords(text: string) {
  const counts = new Map<string, number>();
  const different = new Map<string, Set<string>>();
  for (const word of wordsOf(text.toLowerCase()))
    for (const tag of tags.get(word) ?? []) {
      counts.set(tag, (counts.get(tag) ?? 0) + 1);
      different.set(tag, (different.get(tag) ?? new Set()).add(word));
    }
  return { counts, different };
}

/**
 * The language of a clinical text, by its frequent words: the one with most of them, so that a mixed text follows most of its
 * prose. English where nothing else is surely said. Linear.
 */
export function detectLanguage(text: string): NoteLanguage {
  const { counts, different } = countWords(text);
  const spanish = counts.get('es') ?? 0;
  const isMost = spanish > Math.max(counts.get('en') ?? 0, counts.get('other') ?? 0);
  return isMost && (different.get('es')?.size ?? 0) >= leastWords ? 'es' : 'en';
}

/** Letters from which on a script other than Latin is no name in a text. */
const leastLetters = 6;

/** True where at least half of the letters are of another script than Latin. */
function isOtherScript(text: string): boolean {
  if (!/[^\x00-\u024f]/.test(text)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters >= leastLetters && latin * 2 < letters;
}

/**
 * True for a text in a language that no note is read in: in another script, or with more of the frequent words of other languages
 * than of those that are read, at least four different ones. A text that mixes them is read. Linear.
 */
export function isUnreadLanguage(text: string): boolean {
  if (isOtherScript(text)) return true;
  const { counts, different } = countWords(text);
  const read = Math.max(counts.get('en') ?? 0, counts.get('es') ?? 0);
  return (counts.get('other') ?? 0) > read && (different.get('other')?.size ?? 0) >= leastWords;
}
