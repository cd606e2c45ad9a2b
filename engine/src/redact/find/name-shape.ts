import { lexiconFlag } from '../../lexicons/lexicon-flags.ts';
import { isApostrophe, isDash } from './name-marks.ts';
import { isPersonPart, type NameStrength } from './name-strength.ts';
import { onSameLine, tokenAt, type Scan } from './scan.ts';
import { expectedNameStrength, nameStrength } from './strength-here.ts';
import type { Token } from './tokens.ts';
import { never, registerList, type WordList } from './word-lists.ts';

export { isEponymName, isEponymUse } from './eponym-use.ts';
export { expectedNameStrength, nameStrength, titledNameStrength } from './strength-here.ts';

const anyName = lexiconFlag.given | lexiconFlag.family;
const particle = registerList(
  'de la del della di da dos das van von der den ten ter bin ibn al el le du af av zu zur y e san'.split(' '),
);
const suffix = registerList(['jr', 'sr', 'ii', 'iii', 'iv', 'junior']);

const isIn = ({ facts }: Token, list: WordList): boolean => (facts.lists & list) !== 0;

export interface NameSpan {
  /** Token range [from, to). */
  readonly from: number;
  readonly to: number;
  /** Words and initials in it. */
  readonly parts: number;
  readonly initials: number;
  readonly strongest: NameStrength;
  readonly weakest: NameStrength;
}

type StrengthOf = (scan: Scan, token: Token) => NameStrength;

interface NameRequest {
  /** The least strength of the first word. */
  readonly first: NameStrength;
  /** The least strength of the other words. */
  readonly rest: NameStrength;
  readonly strengthOf?: StrengthOf;
  /** True where a title or label makes even a single initial a name ("Mr. W."). */
  readonly initialAlone?: boolean;
}

/** What stands after an apostrophe in English words: "o'clock", "y'all". */
const contracted = new Set(['all', 'clock', 'ave', 'til', 'cause']);

/** "obi-walters" in a text without capitals: the second half is a listed name. */
function isLowerDouble(scan: Scan, index: number): boolean {
  const [first, mark, rest] = [tokenAt(scan, index), tokenAt(scan, index + 1), tokenAt(scan, index + 2)];
  if (scan.letterCase !== 'lower' || first.kind !== 'word' || isIn(first, never)) return false;
  return isDash(mark) && mark.gap === 'none' && rest.gap === 'none' && rest.facts.strength >= 3;
}

/** "Ji-woo", "Hyun-woo": the second syllable of a Korean or Chinese given name in small letters. */
function isSyllable(first: Token, rest: Token): boolean {
  if (first.shape !== 'capital' || rest.shape !== 'lower' || first.text.length > 5 || rest.text.length > 5)
    return false;
  return rest.text.length > 1 && (first.facts.strength >= 3 || !first.facts.isEnglish) && !afterHyphen.has(rest.folded);
}

/** What stands after a hyphen in compounds of everyday and clinical English. */
const afterHyphen = new Set(
  'like type year old up on off in out free based term day week hour line fold side care risk dose scan test ray up to by wide long only post pre bed aged born made area size wise prone rich low high cell arm leg neg pos'.split(
    ' ',
  ),
);

/** Index after one word of a name with its hyphens and inner apostrophes ("Anne-Marie", "O'Brien"), or `index`. */
function readWord(scan: Scan, index: number, strengthOf: StrengthOf): { to: number; strength: NameStrength } {
  const first = tokenAt(scan, index);
  let strength = strengthOf(scan, first);
  let to = index + 1;
  if (first.shape === 'initial' && isApostrophe(tokenAt(scan, index + 1))) {
    const rest = tokenAt(scan, index + 2);
    const isName = rest.kind === 'word' && rest.gap === 'none' && rest.text.length > 2 && rest.shape !== 'lower';
    if (!isName || tokenAt(scan, index + 1).gap !== 'none') return { to: index, strength: 0 };
    strength = 3;
    to = index + 3;
  }
  if (strength === 0 && isLowerDouble(scan, index)) strength = 2;
  if (strength === 0) return { to: index, strength };
  for (let joined = 0; joined < 3; joined++) {
    const mark = tokenAt(scan, to);
    const rest = tokenAt(scan, to + 1);
    if (mark.gap !== 'none' || rest.gap !== 'none' || rest.kind !== 'word' || !(isDash(mark) || isApostrophe(mark)))
      break;
    const isFamily = scan.letterCase === 'lower' && (rest.flags & anyName) !== 0;
    const isSame = rest.shape === first.shape && isDash(mark) && (isFamily || strengthOf(scan, rest) >= 2);
    const isInner =
      isApostrophe(mark) && rest.text.length > 2 && rest.shape === 'lower' && !contracted.has(rest.folded);
    const isSecond = isDash(mark) && isSyllable(first, rest);
    if (rest.shape !== 'capital' && rest.shape !== 'upper' && !isSame && !isInner && !isSecond) break;
    to += 2;
  }
  return { to, strength };
}

/** "O'Brien": the initial is a part of the word. */
function isO(scan: Scan, index: number): boolean {
  return isApostrophe(tokenAt(scan, index + 1)) && tokenAt(scan, index + 2).shape === 'capital';
}

function readInitial(scan: Scan, index: number): number {
  const token = tokenAt(scan, index);
  if (token.shape !== 'initial' || token.text.length !== 1) return index;
  const stop = tokenAt(scan, index + 1);
  return stop.text === '.' && stop.gap === 'none' ? index + 2 : index + 1;
}

function isInitialHere(scan: Scan, index: number, to: number, parts: number): boolean {
  if (to - index === 2) return true;
  const next = tokenAt(scan, to);
  const token = tokenAt(scan, index);
  const isLast = parts > 0 && (!onSameLine(next) || beginsColumn(scan, to));
  if (token.text === 'I' || token.text === 'A') return isLast || (next.shape === 'capital' && onSameLine(next));
  return next.text !== "'" && next.text !== '\u2019' && next.text !== '-' && next.text !== '/' && next.text !== '+';
}

/** "van houten", "von essen": these particles are no English words, so that the word after them is a name. */
function isDutch(particle: Token, { text, facts }: Token): boolean {
  return (particle.folded === 'van' || particle.folded === 'von') && text.length > 4 && !facts.isMedical;
}

/** Skips "van der", "de la" when a name word follows; returns the index of that word or the index it was given. */
function skipParticles(scan: Scan, index: number): number {
  let at = index;
  while (at < index + 3 && isIn(tokenAt(scan, at), particle) && onSameLine(tokenAt(scan, at))) at++;
  if (at === index) return index;
  const next = tokenAt(scan, at);
  const isUpper = next.shape === 'upper' && tokenAt(scan, index).shape === 'upper';
  const isLower =
    scan.letterCase === 'lower' && (expectedNameStrength(scan, next) > 0 || isDutch(tokenAt(scan, index), next));
  const isWritten = next.shape === 'capital' || isUpper || isLower;
  return isWritten && !isIn(next, never) ? at : index;
}

/** More spaces than stand between the words of a name: the next column of a form or table. */
const columnGap = 3;

/** True when a token stands in the next column: after several spaces on the same line. */
export function beginsColumn(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  return token.gap === 'space' && token.start - tokenAt(scan, index - 1).end >= columnGap;
}

/**
 * Reads a name from a token on: words, initials, particles, a suffix. `first` and `rest` are the least strength that the
 * first word and the others must have; at most five parts on one line.
 */
export function readName(
  scan: Scan,
  index: number,
  { first, rest, strengthOf = nameStrength, initialAlone = false }: NameRequest,
): NameSpan | undefined {
  let at = index;
  let parts = 0;
  let initials = 0;
  let strongest: NameStrength = 0;
  let weakest: NameStrength = 4;
  while (parts < 5) {
    if (parts > 0 && (!onSameLine(tokenAt(scan, at)) || beginsColumn(scan, at))) break;
    const start = skipParticles(scan, at);
    const initialEnd = readInitial(scan, start);
    if (initialEnd > start && !isO(scan, start)) {
      if (!isInitialHere(scan, start, initialEnd, parts)) break;
      initials++;
      at = initialEnd;
      parts++;
      continue;
    }
    const word = readWord(scan, start, strengthOf);
    if (parts > 0 && isPersonPart(tokenAt(scan, start))) break;
    if (word.to === start && strongest === 4 && parts === 1 && isLowerSurname(scan, start)) {
      at = start + 1;
      parts++;
      continue;
    }
    const needed =
      strongest === 0
        ? first
        : strongest === 4 && parts < 3 && mayEndName(scan, start, word.to)
          ? Math.min(rest, 1)
          : rest;
    if (word.to === start || word.strength < needed) break;
    strongest = Math.max(strongest, word.strength) as NameStrength;
    weakest = Math.min(weakest, word.strength) as NameStrength;
    at = word.to;
    parts++;
  }
  if (parts === 0 || (strongest === 0 && !initialAlone)) return undefined;
  if (strongest <= 2 && isCutShort(scan, at)) return undefined;
  return { from: index, to: readSuffix(scan, at), parts, initials, strongest, weakest };
}

/**
 * Reads a name that ends before a token, back over capitals, particles and hyphens on the same line and column:
 * "de la Cruz" or "Singh Gill" before a comma. At most three words.
 */
export function readNameBack(scan: Scan, end: number): NameSpan | undefined {
  let from = isIn(tokenAt(scan, end - 1), suffix) ? end - 1 : end;
  for (let words = 0; words < 3; words++) {
    const token = tokenAt(scan, from - 1);
    if (token.kind !== 'word' || token.shape === 'lower' || token.shape === 'initial') break;
    if (
      expectedNameStrength(scan, token) === 0 ||
      isPersonPart(token) ||
      (words > 0 && (!onSameLine(tokenAt(scan, from)) || beginsColumn(scan, from)))
    )
      break;
    from--;
    while (isJoint(scan, from)) from -= 2;
    let start = from;
    while (start > from - 3 && isIn(tokenAt(scan, start - 1), particle) && onSameLine(tokenAt(scan, start))) start--;
    const isWritten = start < from && !beginsColumn(scan, from) && tokenAt(scan, start).folded !== 'y';
    if (isWritten) from = start;
    if (isWritten || !onSameLine(tokenAt(scan, from))) break;
  }
  if (tokenAt(scan, from - 1).text === '\u00d3' && onSameLine(tokenAt(scan, from))) from--;
  if (from === end) return undefined;
  const span = readName(scan, from, { first: 1, rest: 1, strengthOf: expectedNameStrength });
  return span?.to === end ? span : undefined;
}

/** True where a hyphen or apostrophe without spaces joins a word to the one before it. */
function isJoint(scan: Scan, index: number): boolean {
  const mark = tokenAt(scan, index - 1);
  if (tokenAt(scan, index).gap !== 'none' || mark.gap !== 'none' || !(isDash(mark) || isApostrophe(mark))) return false;
  const { kind, shape } = tokenAt(scan, index - 2);
  return kind === 'word' && shape !== 'lower';
}

/** In a text without capitals an unlisted word that is no English may be the family name after a given name. */
function isLowerSurname(scan: Scan, index: number): boolean {
  const { shape, kind, text, facts } = tokenAt(scan, index);
  const isWord = scan.letterCase === 'lower' && kind === 'word' && shape === 'lower' && text.length > 3;
  return isWord && (facts.lists & never) === 0 && !facts.isMedical && !facts.isEnglish;
}

/** True for "Don't", "Ma'am", "Co-Q": the word goes on in a way that names do not. */
function isCutShort(scan: Scan, index: number): boolean {
  const mark = tokenAt(scan, index);
  const rest = tokenAt(scan, index + 1);
  if (mark.gap !== 'none' || rest.gap !== 'none') return false;
  return isApostrophe(mark) ? rest.shape === 'lower' && rest.folded !== 's' : isDash(mark) && rest.kind !== 'mark';
}

/** An unlisted English word may be a family name after a given name, unless it heads a place ("Anna Maria Hospital"). */
function mayEndName(scan: Scan, start: number, index: number): boolean {
  if (scan.letterCase === 'upper' && (tokenAt(scan, start).flags & anyName) === 0) return false;
  const next = tokenAt(scan, index);
  return !onSameLine(next) || next.shape !== 'capital';
}

function readSuffix(scan: Scan, index: number): number {
  const at = tokenAt(scan, index).text === ',' ? index + 1 : index;
  if (!isIn(tokenAt(scan, at), suffix) || !onSameLine(tokenAt(scan, at))) return index;
  const stop = tokenAt(scan, at + 1);
  return stop.text === '.' && stop.gap === 'none' ? at + 2 : at + 1;
}
