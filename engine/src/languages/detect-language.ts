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

/**
 * The language of a clinical text, by its frequent words: the one with most of them, so that a mixed text follows most of its
 * prose. English where nothing else is surely said. Linear.
 */
export function detectLanguage(text: string): NoteLanguage {
  const counts = new Map<string, number>();
  const different = new Map<string, Set<string>>();
  for (const word of wordsOf(text.toLowerCase()))
    for (const tag of tags.get(word) ?? []) {
      counts.set(tag, (counts.get(tag) ?? 0) + 1);
      different.set(tag, (different.get(tag) ?? new Set()).add(word));
    }
  const spanish = counts.get('es') ?? 0;
  const isMost = spanish > Math.max(counts.get('en') ?? 0, counts.get('other') ?? 0);
  return isMost && (different.get('es')?.size ?? 0) >= leastWords ? 'es' : 'en';
}
