import { tokenize } from '../../text/tokens.ts';
import { sitesNamed } from '../../verify/side-places.ts';
import { bodyWords, emptyTitleWords, genericTitleWords } from './data/title-words.ts';
import { stemWord } from './word-stems.ts';

/** The stems of a title or description, by what they tell. */
export interface TellingWords {
  /** Which condition it is: "osteoarthritis". */
  readonly heads: readonly string[];
  /** What many conditions share: "pain", "injury". */
  readonly generic: readonly string[];
  /** Parts of the body. */
  readonly sites: readonly string[];
}

const siteStems = new Set([...sitesNamed.map(({ name }) => name), ...bodyWords].map(stemWord));
const emptyStems = new Set([...emptyTitleWords].map(stemWord));
const genericStems = new Set([...genericTitleWords].map(stemWord));
const kept = new Map<string, TellingWords>();
const mostKept = 4_000;

/** "Without foreign body", "not intractable": what the condition does not have tells nothing of it. */
const lacks = /\b(?:without|not|non|no)\b[^,;()]*?(?=,|;|\(|\)|\bwith\b|$)/gi;

function readWords(words: string): TellingWords {
  const found = { heads: new Set<string>(), generic: new Set<string>(), sites: new Set<string>() };
  for (const { kind, lower } of tokenize(words.replace(lacks, ' '))) {
    if (kind !== 'word' || lower.length < 3 || emptyTitleWords.has(lower)) continue;
    const stem = stemWord(lower);
    if (siteStems.has(stem)) found.sites.add(stem);
    else if (genericTitleWords.has(lower) || genericStems.has(stem)) found.generic.add(stem);
    else if (!emptyStems.has(stem)) found.heads.add(stem);
  }
  return { heads: [...found.heads], generic: [...found.generic], sites: [...found.sites] };
}

/** The telling words of a title or a description. */
export function tellingWords(words: string): TellingWords {
  const known = kept.get(words);
  if (known) return known;
  if (kept.size >= mostKept) kept.clear();
  const read = readWords(words);
  kept.set(words, read);
  return read;
}
