import { abbreviations } from '../../clinical/data/abbreviations.ts';
import { rewordings } from './data/rewordings.data.ts';
import { findWords } from './fold-word.ts';

/** Longest part of a query that is read: more is no search. */
const mostLetters = 200;
const mostWords = 20;
const longestPhrase = 4;

let table: Map<string, readonly string[]> | null = null;

const foldedWords = (text: string): string[] => findWords(text).map(({ word }) => word);

/** Abbreviations with one reading, and everyday words, to the words of official titles; keyed by folded words. */
function rewordingTable(): Map<string, readonly string[]> {
  if (table) return table;
  table = new Map();
  for (const { short, long, before, after, exact } of abbreviations)
    if (!before && !after && !exact) table.set(foldedWords(short).join(' '), foldedWords(long));
  for (const line of rewordings.trim().split('\n')) {
    const [phrase = '', official = ''] = line.split('=');
    table.set(foldedWords(phrase).join(' '), foldedWords(official));
  }
  table.delete('');
  return table;
}

/** The folded words of a query, at most twenty. */
export function readQueryWords(query: string): string[] {
  return foldedWords(query.slice(0, mostLetters)).slice(0, mostWords);
}

/** The one word that official titles have for a word ("broken": "fracture"); null where there is none, or it is several. */
export function otherWord(word: string): string | null {
  const official = rewordingTable().get(word);
  return official?.length === 1 ? (official[0] ?? null) : null;
}

/**
 * The same words as official titles say them where these say it in more or fewer words ("heart attack", "ckd"); null
 * where nothing is said so. One word for one word is `otherWord`.
 */
export function rewordQuery(words: readonly string[]): string[] | null {
  const reworded: string[] = [];
  let changed = false;
  for (let at = 0; at < words.length;) {
    let taken = 1;
    let official: readonly string[] = [words[at] ?? ''];
    for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--) {
      const found = rewordingTable().get(words.slice(at, at + length).join(' '));
      if (!found || (length === 1 && found.length === 1)) continue;
      official = found;
      taken = length;
      changed = true;
      break;
    }
    reworded.push(...official);
    at += taken;
  }
  return changed ? [...new Set(reworded)].slice(0, mostWords) : null;
}
