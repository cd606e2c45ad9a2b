import { cleanPhraseName, foldPhraseName, phraseNameForm } from '../phrase-name.ts';
import type { LeftLine, LeftReason, ListedPhrase, ReadPhrase } from './phrase-line.ts';
import { readCsv } from './read-csv.ts';
import { isSmartPhrases, readSmartPhrases } from './read-smart-phrases.ts';

/** How long the parts of a phrase may be, in characters, and how many more there is room for. */
export interface ImportLimits {
  readonly words: number;
  readonly description: number;
  readonly phrases: number;
}

export interface ImportedPhrases {
  readonly taken: readonly ReadPhrase[];
  /** In the order of the list. */
  readonly left: readonly LeftLine[];
}

const unseen = /[\u0000-\u0008\u000b-\u001f\u007f\u200b\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** Line ends of one kind, no control characters, no empty lines around. Linear: a list of a megabyte is read while somebody waits. */
export const cleanPhraseWords = (words: string): string =>
  words
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(unseen, '').trimEnd())
    .join('\n')
    .replace(/^\n+/, '')
    .trimEnd();

function faultOf(
  phrase: ReadPhrase,
  fault: LeftReason | undefined,
  known: ReadonlySet<string>,
  limits: ImportLimits,
): LeftReason | null {
  if (fault !== undefined) return fault;
  if (phrase.name === '') return 'name-missing';
  if (!phraseNameForm.test(phrase.name)) return 'name-invalid';
  if (known.has(foldPhraseName(phrase.name))) return 'name-twice';
  if (phrase.words === '') return 'words-missing';
  if (phrase.words.length > limits.words) return 'words-too-long';
  return phrase.description.length > limits.description ? 'description-too-long' : null;
}

function clean({ name, words, description }: ListedPhrase): ReadPhrase {
  return {
    name: cleanPhraseName(name),
    words: cleanPhraseWords(words),
    description: cleanPhraseWords(description).replace(/\s+/g, ' ').trim(),
  };
}

/**
 * Reads a list of phrases: the text that Epic's SmartPhrases are exported or copied as, or a table (CSV). What is not taken is said
 * with why; nothing is taken twice.
 * @param there names that are there already
 */
export function importPhrases(text: string, there: readonly string[], limits: ImportLimits): ImportedPhrases {
  const written = text.replace(/^\ufeff/, '');
  const listed = isSmartPhrases(written) ? readSmartPhrases(written) : readCsv(written);
  const known = new Set(there.map(foldPhraseName));
  const taken: ReadPhrase[] = [];
  const left: LeftLine[] = [];
  for (const one of listed) {
    const phrase = clean(one);
    const fault = faultOf(phrase, one.fault, known, limits) ?? (taken.length >= limits.phrases ? 'too-many' : null);
    if (fault !== null) left.push({ line: one.line, name: phrase.name.slice(0, 60), reason: fault });
    else {
      known.add(foldPhraseName(phrase.name));
      taken.push(phrase);
    }
  }
  return { taken, left };
}
