import { ownCopy } from '../../text/own-copy.ts';
import { everydayNames } from '../../lexicons/everyday-names.ts';
import { eponyms } from '../../lexicons/eponyms.ts';
import { nameableWords, neverNames } from '../../lexicons/clinical-words.ts';
import { FirstLetters } from './first-letters.ts';
import { isNameAndWord, isPersonWord } from './named-after.ts';
import type { Scan } from './scan.ts';
import type { Token } from './tokens.ts';
import { never } from './word-lists.ts';

/** Of a file of any size so many words are remembered, those that came first, and of fewer how they may be misspelt. */
const mostKnown = 100_000;
const mostVariants = 5_000;
const shortestName = 3;
const shortestMisspelt = 5;
/** From this score on an English word inside a name is believed to be a name elsewhere too. */
const surelyName = 0.85;

/** Words of the names that were found with good reason, how they were written, and the initials they leave. */
export interface KnownNames {
  /** Folded words, and the shapes in which they were found. */
  readonly words: Map<string, string[]>;
  /** The words with one letter left out. */
  readonly shortened: Set<string>;
  /** Initials of whole names, folded: "jd", "jmd". */
  readonly initials: Set<string>;
  /** How the words and the initials begin, and how long they are. */
  readonly wordLetters: FirstLetters;
  readonly initialLetters: FirstLetters;
}

export const noNames = (): KnownNames => ({
  words: new Map(),
  shortened: new Set(),
  initials: new Set(),
  wordLetters: new FirstLetters(),
  initialLetters: new FirstLetters(),
});

/** The word without the letter at a place. */
const withoutLetter = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1);

function isTelling(scan: Scan, token: Token, score: number): boolean {
  const { folded, text, shape, kind, facts } = token;
  if (kind !== 'word' || text.length < shortestName || isPersonWord(token)) return false;
  if (neverNames.has(folded) && !nameableWords.has(folded)) return false;
  if (shape === 'lower') return scan.letterCase === 'lower' && text.length > shortestName && !everydayNames.has(folded);
  return score >= surelyName || !facts.isEnglish || isNameAndWord(token);
}

function addInitials({ initials, initialLetters }: KnownNames, tokens: readonly Token[]): void {
  const comma = tokens.findIndex(({ text }) => text === ',');
  const ordered = comma > 0 ? [...tokens.slice(comma + 1), ...tokens.slice(0, comma)] : tokens;
  const letters = ordered
    .filter(({ kind, shape, folded }) => kind === 'word' && shape !== 'lower' && folded !== 'dr')
    .map(({ folded }) => folded.charAt(0));
  const [first, last] = [letters[0], letters.at(-1)];
  if (
    first === undefined ||
    last === undefined ||
    letters.length < 2 ||
    letters.length > 5 ||
    initials.size >= mostKnown
  )
    return;
  for (const signed of letters.length > 2 ? [first + last, letters.join('')] : [first + last]) {
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
  for (let at = 1; at < word.length; at++) known.shortened.add(withoutLetter(word, at));
}

/** Remembers the words of a name and its initials. `score` says how sure the name is. */
export function rememberName(scan: Scan, known: KnownNames, tokens: readonly Token[], score: number): void {
  addInitials(known, tokens);
  for (const token of tokens) if (isTelling(scan, token, score)) rememberWord(known, token);
}

/** Remembers of a whole name that is less sure ("Obiora Okafor") the words that are neither English nor medical. */
export function rememberDoubtful(known: KnownNames, tokens: readonly Token[]): void {
  const words = tokens.filter(({ kind, text }) => kind === 'word' && text.length > 1);
  if (words.length < 2) return;
  for (const token of words) {
    const { folded, text, shape, facts } = token;
    const isWord = facts.isEnglish || facts.isMedical || neverNames.has(folded) || everydayNames.has(folded);
    if (shape === 'capital' && text.length > shortestName && !isWord && !eponyms.has(folded) && !isPersonWord(token))
      rememberWord(known, token);
  }
}

/** True for a known name with one letter wrong, missing or too many; the first letter is right. */
function isMisspelt({ words, shortened, wordLetters }: KnownNames, word: string): boolean {
  if (word.length < shortestMisspelt || !wordLetters.mayHoldNear(word.charCodeAt(0), word.length)) return false;
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

/** A quick look: false for a word that is certainly neither a known name nor nearly one nor made of known names. */
export function mayBeKnown({ wordLetters }: KnownNames, folded: string): boolean {
  const { length } = folded;
  const first = folded.charCodeAt(0);
  if (length < shortestMisspelt) return wordLetters.mayHold(first, length);
  return (
    wordLetters.mayHoldNear(first, length) ||
    wordLetters.mayHold(folded.charCodeAt(1), length - 1) ||
    wordLetters.mayBegin(first)
  );
}

/** True for a word that no list knows and that is nearly a known name, or made of known names. */
export function isVariant(known: KnownNames, { folded, kind, facts, shape }: Token): boolean {
  if (known.words.size === 0) return false;
  const word = kind === 'mixed' ? folded.replace(/\d{1,3}$/, '') : folded;
  if (word.length < 5 || word.length > 40) return false;
  if (kind === 'mixed' && /\d/.test(word)) return isScanned(known, folded);
  if (kind === 'word' && ((facts.lists & never) !== 0 || facts.isEnglish || facts.isMedical)) return false;
  return isJoined(known, word) || (kind === 'word' && shape !== 'lower' && isMisspelt(known, word));
}
