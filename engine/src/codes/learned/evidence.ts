import { readSentences, type ReadSentence } from '../../context/read-sentences.ts';
import { chronicChapters } from '../lasting.ts';
import { findKnown, type KnownMention, type KnownTerms } from './known-terms.ts';
import { listTerms, readWords, said, type Term, type TermFilter } from './read-words.ts';

/** What a text holds that may speak for a code. */
export interface Evidence {
  readonly terms: ReadonlyMap<string, readonly Term[]>;
  readonly known: ReadonlyMap<string, readonly KnownMention[]>;
  readonly length: number;
  /** Content words of the text. */
  readonly words: number;
}

const never = said.negated | said.family | said.hypothetical;

/**
 * Whether words may speak for a code: not when they are denied, of the family or of what may come; when they are of the
 * past, only for what lasts and for codes of a past condition.
 */
export function speaksFor(how: number, code: string): boolean {
  if (how & never) return false;
  return !(how & said.historical) || chronicChapters.test(code) || /^Z(?:8|9)/.test(code);
}

function group<T extends Term>(terms: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const term of terms) {
    const row = groups.get(term.key);
    if (row) row.push(term);
    else groups.set(term.key, [term]);
  }
  return groups;
}

/**
 * Reads a text for terms; `filter` says which of the many are looked at (all when it is not given).
 * @param read the text's sentences, where they have been read
 */
export function readEvidence(
  text: string,
  known: KnownTerms,
  filter: TermFilter | null = null,
  read: readonly ReadSentence[] = readSentences(text),
): Evidence {
  const sentences = readWords(read);
  const terms = sentences.flatMap((words) => listTerms(words, filter));
  return {
    terms: group(terms),
    known: group(sentences.flatMap((words) => findKnown(words, known))),
    length: Math.max(1, text.length),
    words: sentences.reduce((sum, words) => sum + words.length, 0),
  };
}
