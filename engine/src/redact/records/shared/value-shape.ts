import { isMedicalWord, drugNames } from '../../../lexicons/clinical-words.ts';
import { eponyms } from '../../../lexicons/eponyms.ts';
import { everydayNames } from '../../../lexicons/everyday-names.ts';
import { foldWord } from '../../../lexicons/fold-word.ts';
import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { loadLexicon } from '../../../lexicons/lexicon.ts';
import { stateNames } from '../../../lexicons/states.ts';
import { streetSuffixes } from '../../../lexicons/streets.ts';
import { titleWords } from '../../../lexicons/titles.ts';
import type { IdentifierKind } from '../../../model/finding.ts';
import { readDate } from './dates.ts';

const longestShape = 120;
const phonePattern = /^(?:\+?\d{1,3}[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?:\s?(?:x|ext\.?)\s?\d{1,6})?$/i;
const numberShapes: readonly (readonly [RegExp, IdentifierKind])[] = [
  [/^[^@\s]{1,64}@[^@\s]{1,80}\.[A-Za-z]{2,}$/, 'EMAIL'],
  [phonePattern, 'PHONE'],
  [/^\d{3}-\d{2}-\d{4}$/, 'SSN'],
  [/^\d{5}-\d{4}$/, 'ZIP'],
  [/^https?:\/\/\S+$/i, 'URL'],
  [/^(?:\d{1,3}\.){3}\d{1,3}$/, 'IP'],
  [/^(?:[0-9A-F]{2}[:-]){5}[0-9A-F]{2}$/i, 'DEVICE'],
  [/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i, 'ID'],
];
const namePattern = /^\p{L}[\p{L}\p{M}'\u2019.,-]*(?: \p{L}[\p{L}\p{M}'\u2019.,-]*){0,4}$/u;
const streetPattern = /^\d{1,6}[A-Za-z]? (?:\S+ ){0,4}(\p{L}+)\.?(?:,? (?:#|apt|unit|suite|ste)\b.{0,12})?$/iu;
const anyName = lexiconFlag.given | lexiconFlag.family;

/** A listed name that is no word of English, no place of the size of a state, no drug and no clinical word. */
function isNameWord(word: string): boolean {
  const folded = foldWord(word);
  const lexicon = loadLexicon();
  if ((lexicon.flagsOf(folded) & anyName) === 0 || everydayNames.has(folded) || stateNames.has(folded)) return false;
  if (drugNames.has(folded) || isMedicalWord(folded)) return false;
  const isCommon = (lexicon.flagsOf(folded) & (lexiconFlag.commonGiven | lexiconFlag.commonFamily)) !== 0;
  return isCommon || !lexicon.isEnglish(folded);
}

/** True for a value that is a name of a person as a whole: one or two of its words are listed, the others may be. */
function isName(value: string): boolean {
  if (!namePattern.test(value)) return false;
  const words = value.split(/[\s,.-]+/).filter((word) => word !== '' && !titleWords.has(word.toLowerCase()));
  const listed = words.filter((word) => word.length > 1 && isNameWord(word)).length;
  return listed > 0 && listed * 2 >= words.filter((word) => word.length > 1).length;
}

/**
 * True for a value of which every word is listed as a name, and none is the name of a disease or scale: what a column
 * may be called after. One word alone must be no English one.
 */
export function isWholeName(value: string): boolean {
  const text = value.trim();
  if (text.length > longestShape || !isName(text) || !/^\p{Lu}/u.test(text)) return false;
  const words = text
    .split(/[\s,.-]+/)
    .map(foldWord)
    .filter((word) => word.length > 1 && !titleWords.has(word));
  const lexicon = loadLexicon();
  const areNames = words.every((word) => (lexicon.flagsOf(word) & anyName) !== 0 && !eponyms.has(word));
  return areNames && (words.length > 1 || (text.length > 3 && !lexicon.isEnglish(words[0] ?? '')));
}

/** What a single value looks like by itself; nothing when it looks like no identifier. */
export function shapeOfValue(value: string): IdentifierKind | undefined {
  const text = value.trim();
  if (text.length < 2 || text.length > longestShape) return undefined;
  const first = text.charCodeAt(0);
  const isNumber = (first >= 48 && first <= 57) || first === 43 || first === 40;
  if (isNumber && readDate(text)) return 'DATE';
  for (const [pattern, kind] of numberShapes) if (pattern.test(text)) return kind;
  if (isNumber) {
    const suffix = streetPattern.exec(text)?.[1];
    return suffix && streetSuffixes.has(suffix.toLowerCase()) ? 'ADDRESS' : undefined;
  }
  return readDate(text) ? 'DATE' : isName(text) ? 'NAME' : undefined;
}

const words: Partial<Record<IdentifierKind, string>> = {
  NAME: 'name',
  DATE: 'date',
  ADDRESS: 'address',
  EMAIL: 'e-mail address',
  PHONE: 'telephone number',
  SSN: 'social security number',
  ZIP: 'postal code',
};

/** The kind in words, for the reader. */
export function shapeWords(kind: IdentifierKind): string {
  return words[kind] ?? 'number';
}
