import { ownCopy } from '../../text/own-copy.ts';
import { FirstLetters } from './first-letters.ts';
import { isNameAndWord, isPersonWord } from './named-after.ts';
import { tokenAt, type Scan } from './scan.ts';
import type { Token } from './tokens.ts';
import { eponym, everyday, nameable, never } from './word-lists.ts';

/** Of a file of any size so many words are remembered, those that came first, and of fewer how they may be misspelt. */
const mostKnown = 100_000;
const mostVariants = 5_000;
const shortestName = 3;
const shortestMisspelt = 5;
const longestMisspelt = 40;
/** From this score on an English word inside a name is believed to be a name elsewhere too. */
const surelyName = 0.85;

/** Words of the names that were found with good reason, how they were written, and the initials they leave. */
export interface KnownNames {
  /** Folded words, and the shapes in which they were found. */
  readonly words: Map<string, string[]>;
  /** The words with one letter left out, but for those that still wait for it, by their first letter. */
  readonly shortened: Set<string>;
  readonly unshortened: Map<number, string[]>;
  /** Initials of whole names, folded: "jd", "jmd". */
  readonly initials: Set<string>;
  /** How the words and the initials begin, and how long they are. */
  readonly wordLetters: FirstLetters;
  readonly initialLetters: FirstLetters;
}

/** Tokens [from, to). */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export const noNames = (): KnownNames => ({
  words: new Map(),
  shortened: new Set(),
  unshortened: new Map(),
  initials: new Set(),
  wordLetters: new FirstLetters(),
  initialLetters: new FirstLetters(),
});

/** The word without the letter at a place. */
const withoutLetter = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1);

function isDistinctive(scan: Scan, token: Token, score: number): boolean {
  const { text, shape, kind, facts } = token;
  if (kind !== 'word' || text.length < shortestName || isPersonWord(token)) return false;
  if ((facts.lists & (never | nameable)) === never) return false;
  if (shape === 'lower')
    return scan.letterCase === 'lower' && text.length > shortestName && (facts.lists & everyday) === 0;
  return score >= surelyName || !facts.isEnglish || isNameAndWord(token);
}

/** Initials of a word of a name, or nothing for a mark, a title and a word in small letters. */
function initialOf({ kind, shape, folded }: Token): string | undefined {
  return kind === 'word' && shape !== 'lower' && folded !== 'dr' ? folded.charAt(0) : undefined;
}

/** Index of the first comma of a range of tokens after its first token, or the beginning of the range. */
function commaIn(scan: Scan, from: number, to: number): number {
  for (let index = from; index < to; index++) if (tokenAt(scan, index).text === ',') return index;
  return from;
}

const mostInitials = 5;

function addInitials({ initials, initialLetters }: KnownNames, scan: Scan, from: number, to: number): void {
  const comma = commaIn(scan, from, to);
  let letters = '';
  let count = 0;
  let [first, last] = ['', ''];
  const add = (index: number): void => {
    const initial = initialOf(tokenAt(scan, index));
    if (initial === undefined) return;
    if (count === 0) first = initial;
    letters += initial;
    last = initial;
    count++;
  };
  for (let index = comma > from ? comma + 1 : from; index < to; index++) add(index);
  for (let index = from; index < comma; index++) add(index);
  if (count < 2 || count > mostInitials || initials.size >= mostKnown) return;
  for (const signed of count > 2 ? [first + last, letters] : [letters]) {
    initials.add(signed);
    initialLetters.add(signed);
  }
}

function rememberWord(known: KnownNames, { folded, shape, facts }: Token): void {
  const shapes = known.words.get(folded);
  if (shapes !== undefined) {
    if (!shapes.includes(shape)) shapes.push(shape);
    return;
  }
  if (known.words.size >= mostKnown) return;
  const word = ownCopy(folded);
  known.words.set(word, [shape]);
  known.wordLetters.add(word);
  if (word.length < shortestMisspelt || facts.isEnglish || known.words.size > mostVariants) return;
  const letter = word.charCodeAt(0);
  const waiting = known.unshortened.get(letter);
  if (waiting === undefined) known.unshortened.set(letter, [word]);
  else waiting.push(word);
}

/** The known words with one letter left out, for one first letter: most are never asked for. */
function shortenedOf({ shortened, unshortened }: KnownNames, letter: number): ReadonlySet<string> {
  for (const word of unshortened.get(letter) ?? [])
    for (let at = 1; at < word.length; at++) shortened.add(withoutLetter(word, at));
  unshortened.delete(letter);
  return shortened;
}

/** Remembers the words of a name and its initials: the tokens [from, to). `score` says how sure the name is. */
export function rememberName(scan: Scan, known: KnownNames, { from, to }: Range, score: number): void {
  addInitials(known, scan, from, to);
  for (let index = from; index < to; index++) {
    const token = tokenAt(scan, index);
    if (isDistinctive(scan, token, score)) rememberWord(known, token);
  }
}

/** Remembers of a whole name that is less sure ("Obiora Okafor") the words that are neither English nor medical. */
export function rememberDoubtful(scan: Scan, known: KnownNames, { from, to }: Range): void {
  let words = 0;
  for (let index = from; index < to; index++) if (isLongWord(tokenAt(scan, index))) words++;
  if (words < 2) return;
  for (let index = from; index < to; index++) {
    const token = tokenAt(scan, index);
    const { text, shape, facts } = token;
    const isWord = (facts.lists & (never | everyday | eponym)) !== 0 || facts.isEnglish || facts.isMedical;
    const isName = isLongWord(token) && shape === 'capital' && text.length > shortestName && !isWord;
    if (isName && !isPersonWord(token)) rememberWord(known, token);
  }
}

const isLongWord = ({ kind, text }: Token): boolean => kind === 'word' && text.length > 1;

/** True for a known name with one letter wrong, missing or too many; the first letter is right. */
function isMisspelt(known: KnownNames, word: string): boolean {
  const { words, wordLetters } = known;
  if (word.length < shortestMisspelt || !wordLetters.mayHoldNear(word.charCodeAt(0), word.length)) return false;
  const shortened = shortenedOf(known, word.charCodeAt(0));
  if (shortened.has(word)) return true;
  if (word.length === shortestMisspelt) return false;
  for (let at = 1; at < word.length; at++) {
    const less = withoutLetter(word, at);
    if (words.has(less) || shortened.has(less)) return true;
  }
  return false;
}

/** True for two known names written together, or an initial and a known name, as people sign in: "yazzieholt", "tnguyen". */
function isJoined({ words, wordLetters }: KnownNames, word: string): boolean {
  const { length } = word;
  const first = word.charCodeAt(0);
  if (length > 5 && wordLetters.mayHold(word.charCodeAt(1), length - 1) && words.has(word.slice(1))) return true;
  for (let at = shortestName; at <= length - shortestName; at++) {
    const mayBe = wordLetters.mayHold(first, at) && wordLetters.mayHold(word.charCodeAt(at), length - at);
    if (mayBe && words.has(word.slice(0, at)) && words.has(word.slice(at))) return true;
  }
  return length > 5 && wordLetters.mayHold(first, length - 1) && words.has(word.slice(0, -1));
}

/** "Kowa1ski": a known name in which a scanner read digits for letters. */
function isScanned({ words }: KnownNames, folded: string): boolean {
  const base = folded.replaceAll('0', 'o').replaceAll('5', 's');
  return words.has(base.replaceAll('1', 'l')) || words.has(base.replaceAll('1', 'i'));
}

/**
 * A quick look at a word of ASCII letters by its first two and its length: false when it is certainly neither a known name
 * nor nearly one nor made of known names, and no known initials.
 */
export function mayBeKnown(
  { wordLetters, initialLetters }: KnownNames,
  first: number,
  second: number,
  length: number,
): boolean {
  if (length < shortestMisspelt) return wordLetters.mayHold(first, length) || initialLetters.mayHold(first, length);
  return (
    wordLetters.mayHoldNear(first, length) || wordLetters.mayHold(second, length - 1) || wordLetters.mayBegin(first)
  );
}

/** True for a word that no list knows, or a word with digits, that is long enough for being nearly a known name. */
export function isUnknown({ folded, kind, facts }: Token): boolean {
  if (folded.length < shortestMisspelt) return false;
  return kind !== 'word' || !((facts.lists & never) !== 0 || facts.isEnglish || facts.isMedical);
}

/** True for an unknown word that is nearly a known name, or made of known names. */
export function isVariant(known: KnownNames, { folded, kind, shape }: Token): boolean {
  if (known.words.size === 0) return false;
  const word = kind === 'mixed' ? folded.replace(/\d{1,3}$/, '') : folded;
  if (word.length < shortestMisspelt || word.length > longestMisspelt) return false;
  if (kind === 'mixed' && /\d/.test(word)) return isScanned(known, folded);
  return isJoined(known, word) || (kind === 'word' && shape !== 'lower' && isMisspelt(known, word));
}
