import { examinedFindings, examinedParts, notExamined, onlyExamined } from '../knowledge/examined-parts.ts';
import type { EntryWords } from './entry-words.ts';

const mostWords = 8;
/** How far into a clause its part of the body stands, and how far from it what is found. */
const furthestPart = 3;
const reach = 4;

function findsPart(words: readonly string[]): boolean {
  const at = words.slice(0, furthestPart).findIndex((word) => examinedParts.has(word));
  if (at >= 0)
    return [...words.slice(0, at), ...words.slice(at + 1, at + reach)].some((word) => examinedFindings.has(word));
  return examinedFindings.has(words[0] ?? '') && words.slice(1, reach).some((word) => examinedParts.has(word));
}

/**
 * "throat red", "dull R base", "ATFL tender": a part of the body and how it is found. Of 330 such entries of marked notes 97 % are
 * of the examination.
 */
export function saysFinding(entry: EntryWords): boolean {
  const { words } = entry;
  if (words.length > mostWords || words.some((word) => notExamined.has(word))) return false;
  if (!words.some((word, at) => at > 0 && onlyExamined.has(word)) && !findsPart(words)) return false;
  return !entry.lower.includes('?') && entry.drugs.size === 0;
}
