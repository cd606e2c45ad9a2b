import { everydayNames } from '../lexicons/everyday-names.ts';
import { foldWord } from '../lexicons/fold-word.ts';
import { lexiconFlag } from '../lexicons/lexicon-flags.ts';
import { loadLexicon } from '../lexicons/lexicon.ts';
import { roleWords, titleWords } from '../lexicons/titles.ts';
import type { Span } from '../model/span.ts';
import { tokenize } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';
import { alsoNames, rarelyNames } from './data/also-names.ts';

/** How far around a word its neighbours are read, in UTF-16 units. */
const reach = 48;

const oldestAge = 120;
const given = lexiconFlag.given | lexiconFlag.commonGiven;
const family = lexiconFlag.family | lexiconFlag.commonFamily;
const common = lexiconFlag.commonGiven | lexiconFlag.commonFamily;
const isCapital = (token: Token): boolean => /^\p{Lu}/u.test(token.text);
/** "Doe", neither "DOE" nor "doe". */
const isTitleCase = (token: Token): boolean => /^\p{Lu}\p{Ll}+$/u.test(token.text);
const isInitial = (token: Token): boolean => /^\p{Lu}$/u.test(token.text);

const flagsOf = (token: Token): number => loadLexicon().flagsOf(foldWord(token.text));
const isListed = (token: Token | undefined, flags: number): token is Token =>
  token?.kind === 'word' && token.text.length > 1 && (flagsOf(token) & flags) !== 0;

/** Called so, and no word of every day: "John", not "Grace", "Will" or "May". */
const isOnlyName = (token: Token | undefined, flags: number): boolean =>
  isListed(token, flags) &&
  !everydayNames.has(token.lower) &&
  ((flagsOf(token) & flags & common) !== 0 || !loadLexicon().isEnglish(foldWord(token.text)));

/** The token before, past a middle initial ("John Q. Doe"). */
function nameBefore(tokens: readonly Token[], at: number): Token | undefined {
  const past = tokens[at - 1]?.text === '.' ? at - 2 : at - 1;
  const token = tokens[past];
  return token && isInitial(token) ? tokens[past - 1] : past === at - 1 ? token : undefined;
}

function hasTitleBefore(tokens: readonly Token[], at: number): boolean {
  const title = tokens[tokens[at - 1]?.text === '.' ? at - 2 : at - 1];
  return title !== undefined && titleWords.get(title.lower) === 'strong';
}

/** "RN Sob", "Mrs. Sob" */
const hasRoleBefore = (tokens: readonly Token[], at: number): boolean =>
  hasTitleBefore(tokens, at) || roleWords.has(tokens[at - 1]?.lower ?? '');

/** "John Doe", "JOHN DOE", "Grace Doe"; a given name that is also a word counts where both are written as names are. */
function hasGivenBefore(tokens: readonly Token[], at: number, word: Token): boolean {
  const before = nameBefore(tokens, at);
  if (isOnlyName(before, given)) return true;
  return isTitleCase(word) && isListed(before, given) && isTitleCase(before);
}

/** "DOE, JOHN", "doe, john", "Ha, Grace", "Doe, J.", "DOE, J 45M" */
function isListedFamilyFirst(tokens: readonly Token[], at: number, word: Token): boolean {
  const [comma, next, stop] = tokens.slice(at + 1, at + 4);
  if (comma?.text !== ',' || !next) return false;
  if (isInitial(next)) return isCapital(word) && (stop?.text === '.' || hasAgeAfter(tokens, at + 2, next));
  return isOnlyName(next, given) || (isTitleCase(word) && isTitleCase(next) && isListed(next, given));
}

const sexes = /^(?:m|f|male|female|man|woman)$/;
const yearsOld = /^(?:y\/?o\b|yrs?[ -]?old|years?[ -]old|y\/?[ ]?[mf]\b)/;

/** What may stand between a name and an age. */
const beforeAge = /^[,;(–-]$/;

/** "Doe 45M", "DOE, 62 y/o", "Doe (45M)", "doe 45f"; "DOE 50 m" is how far somebody walks. */
function hasAgeAfter(tokens: readonly Token[], at: number, word: Token): boolean {
  const first = beforeAge.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const age = tokens[first];
  const unit = tokens[first + 1];
  if (age?.kind !== 'number' || !/^\d{1,3}$/.test(age.text) || Number(age.text) > oldestAge || !unit) return false;
  const rest = tokens
    .slice(first + 1, first + 5)
    .map((token) => token.lower)
    .join(' ')
    .replaceAll(' / ', '/')
    .replace(/^- /, '')
    .replaceAll(' - ', '-');
  if (yearsOld.test(rest)) return true;
  return sexes.test(unit.lower) && (unit.text !== 'm' || isTitleCase(word));
}

/** "Tia Johnson", "MO FARAH 31M": the word is the given name. */
function hasFamilyAfter(tokens: readonly Token[], at: number, word: Token): boolean {
  const next = tokens[at + 1];
  if (!next || !isCapital(next) || !isCapital(word) || isTitleCase(next) !== isTitleCase(word)) return false;
  if (!isListed(word, isTitleCase(word) ? given | family : given)) return false;
  return isOnlyName(next, family) || (isListed(next, family) && hasAgeAfter(tokens, at + 1, next));
}

const recordWords = /^(?:dob|mrn|ssn|sex)$/;
const labels = /^(?:patient|pt|name|client|resident|surname)$/;
const isEnd = (token: Token | undefined): boolean =>
  token === undefined || token.kind === 'number' || /^[;.|(]$/.test(token.text);

/** "Name: DOE", "Patient: DOE 3/4/1961", "DOE, DOB 3/4/1961", "Doe MRN 123". */
function standsInRecordHead(tokens: readonly Token[], at: number, word: Token): boolean {
  const after = tokens[tokens[at + 1]?.text === ',' ? at + 2 : at + 1];
  if (after && recordWords.test(after.lower)) return true;
  const isLabelled = tokens[at - 1]?.text === ':' && labels.test(tokens[at - 2]?.lower ?? '');
  return isLabelled && isCapital(word) && (isTitleCase(word) || isEnd(after));
}

/** "seen with Doe": a short form is not written so within a sentence, unless after a number ("3 Mo"). */
const isCapitalWithin = (tokens: readonly Token[], at: number, word: Token): boolean =>
  isTitleCase(word) && tokens[at - 1]?.kind === 'word' && acronyms.has(word.lower);

/** Those of the short forms that are written in capitals or small letters throughout. */
const acronyms: ReadonlySet<string> = new Set('cad doe gad ha le lue rue tia uri'.split(' '));

/**
 * True where one token of a text that is a short form and also a name stands as the name of a person: after a given name or a
 * title, before an age, in a list of names, or in the head of a record. False for every other word. Reads five tokens around it.
 */
export function standsAsName(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at];
  if (word && rarelyNames.has(word.lower)) return isTitleCase(word) && hasRoleBefore(tokens, at);
  if (!word || !alsoNames.has(word.lower)) return false;
  return (
    hasTitleBefore(tokens, at) ||
    hasAgeAfter(tokens, at, word) ||
    standsInRecordHead(tokens, at, word) ||
    isCapitalWithin(tokens, at, word) ||
    hasGivenBefore(tokens, at, word) ||
    isListedFamilyFirst(tokens, at, word) ||
    hasFamilyAfter(tokens, at, word)
  );
}

/** True for words that begin with a given name: "Jane Doe came in", not "Grace period". */
export const beginsWithGivenName = (text: string): boolean => isOnlyName(tokenize(text.slice(0, reach))[0], given);

/** True where the last word of a part of a text is a name only by what stands after the part: "Doe" in "Doe, John". */
export function endsAsNameBy(text: string, part: Span, end: number): boolean {
  const word = lastWord.exec(text.slice(Math.max(part.start, part.end - reach), part.end))?.[0] ?? '';
  if (!alsoNames.has(word.toLowerCase())) return false;
  const start = part.end - word.length;
  return standsAsNameIn(text.slice(0, end), word, start) && !standsAsNameIn(text.slice(0, part.end), word, start);
}

const lastWord = /\p{L}+$/u;

/** The same for a word of a text, which begins at `start`. */
export function standsAsNameIn(text: string, word: string, start: number): boolean {
  if (!alsoNames.has(word.toLowerCase()) && !rarelyNames.has(word.toLowerCase())) return false;
  const from = Math.max(0, start - reach);
  const tokens = tokenize(text.slice(from, start + word.length + reach), from);
  return standsAsName(
    tokens,
    tokens.findIndex((token) => token.start === start),
  );
}
