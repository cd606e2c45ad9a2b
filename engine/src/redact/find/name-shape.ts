import { eponymMiddle, eponymNouns, eponyms } from '../../lexicons/eponyms.ts';
import { neverNames } from '../../lexicons/clinical-words.ts';
import { lexiconFlag } from '../../lexicons/lexicon-flags.ts';
import type { NameStrength } from './name-strength.ts';
import { onSameLine, tokenAt, type Scan } from './scan.ts';
import type { Token } from './tokens.ts';

const anyName = lexiconFlag.given | lexiconFlag.family;
/** Two letters of a script that has no capitals. */
const caseless = /^\p{Lo}{2,}$/u;
const particles = new Set(
  'de la del della di da dos das van von der den ten ter bin ibn al el le du af av zu zur y e san'.split(' '),
);
const suffixes = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'junior']);

/** Strength of one token as part of a name; 0 when it is not written like a name in this text. */
export function nameStrength(scan: Scan, token: Token): NameStrength {
  if (token.kind !== 'word' || token.text.length < 2) return 0;
  const strength = token.facts.strength;
  if (token.shape === 'capital') return strength;
  if (token.shape === 'upper') {
    if (scan.letterCase === 'upper') return strength >= 3 ? strength : 0;
    return strength >= 3 && token.text.length >= 3 ? strength : 0;
  }
  if (token.shape === 'other') return caseless.test(token.text) ? 2 : 0;
  return scan.letterCase === 'lower' && strength >= 3 ? strength : 0;
}

/** Strength in a place where a name is expected (after a title or label): capitals and everyday words count too. */
export function expectedNameStrength(scan: Scan, token: Token): NameStrength {
  if (token.kind !== 'word' || token.text.length < 2 || neverNames.has(token.folded)) return 0;
  if (token.shape === 'upper' && token.text.length < 3 && (token.flags & anyName) === 0) return 0;
  if (token.shape === 'lower') {
    const strength = token.facts.strength;
    return strength >= 3 || (scan.letterCase === 'lower' && strength === 2 && (token.flags & anyName) !== 0)
      ? strength
      : 0;
  }
  return Math.max(1, token.facts.strength) as NameStrength;
}

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

const isDash = (token: Token): boolean => token.text === '-' || token.text === '\u2010' || token.text === '\u2011';
const isApostrophe = (token: Token): boolean =>
  token.text === "'" || token.text === '\u2019' || token.text === '\u00b4' || token.text === '`';

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
  if (strength === 0) return { to: index, strength };
  for (let joined = 0; joined < 3; joined++) {
    const mark = tokenAt(scan, to);
    const rest = tokenAt(scan, to + 1);
    if (mark.gap !== 'none' || rest.gap !== 'none' || rest.kind !== 'word' || !(isDash(mark) || isApostrophe(mark)))
      break;
    if (
      rest.shape !== 'capital' &&
      rest.shape !== 'upper' &&
      !(rest.shape === first.shape && isDash(mark) && strengthOf(scan, rest) >= 3)
    )
      break;
    to += 2;
  }
  return { to, strength };
}

function readInitial(scan: Scan, index: number): number {
  const token = tokenAt(scan, index);
  if (token.shape !== 'initial' || token.text.length !== 1) return index;
  const stop = tokenAt(scan, index + 1);
  return stop.text === '.' && stop.gap === 'none' ? index + 2 : index + 1;
}

function isInitialHere(scan: Scan, index: number, to: number): boolean {
  if (to - index === 2) return true;
  const next = tokenAt(scan, to);
  const token = tokenAt(scan, index);
  if (token.text === 'I' || token.text === 'A') return next.shape === 'capital' && onSameLine(next);
  return next.text !== "'" && next.text !== '\u2019' && next.text !== '-' && next.text !== '/' && next.text !== '+';
}

/** Skips "van der", "de la" when a name word follows; returns the index of that word or the index it was given. */
function skipParticles(scan: Scan, index: number): number {
  let at = index;
  while (at < index + 3 && particles.has(tokenAt(scan, at).folded) && onSameLine(tokenAt(scan, at))) at++;
  const next = tokenAt(scan, at);
  return at > index && next.shape === 'capital' && !neverNames.has(next.folded) ? at : index;
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
    if (parts > 0 && !onSameLine(tokenAt(scan, at))) break;
    const start = skipParticles(scan, at);
    const initialEnd = readInitial(scan, start);
    const isO = isApostrophe(tokenAt(scan, start + 1)) && tokenAt(scan, start + 2).shape === 'capital';
    if (initialEnd > start && !isO) {
      if (!isInitialHere(scan, start, initialEnd)) break;
      initials++;
      at = initialEnd;
      parts++;
      continue;
    }
    const word = readWord(scan, start, strengthOf);
    if (word.to === start && strongest === 4 && parts === 1 && isLowerSurname(scan, start)) {
      at = start + 1;
      parts++;
      continue;
    }
    const needed =
      strongest === 0 ? first : strongest === 4 && parts < 3 && mayEndName(scan, word.to) ? Math.min(rest, 1) : rest;
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

/** In a text without capitals an unlisted word that is no English may be the family name behind a given name. */
function isLowerSurname(scan: Scan, index: number): boolean {
  const { shape, folded, kind, text, facts } = tokenAt(scan, index);
  const isWord = scan.letterCase === 'lower' && kind === 'word' && shape === 'lower' && text.length > 3;
  return isWord && !neverNames.has(folded) && !facts.isMedical && !facts.isEnglish;
}

/** True for "Don't", "Ma'am", "Co-Q": the word goes on in a way that names do not. */
function isCutShort(scan: Scan, index: number): boolean {
  const mark = tokenAt(scan, index);
  const rest = tokenAt(scan, index + 1);
  if (mark.gap !== 'none' || rest.gap !== 'none') return false;
  return isApostrophe(mark) ? rest.shape === 'lower' && rest.folded !== 's' : isDash(mark) && rest.kind !== 'mark';
}

/** An unlisted English word may be a family name behind a given name, unless it heads a place ("Anna Maria Hospital"). */
function mayEndName(scan: Scan, index: number): boolean {
  const next = tokenAt(scan, index);
  return !onSameLine(next) || next.shape !== 'capital';
}

function readSuffix(scan: Scan, index: number): number {
  const at = tokenAt(scan, index).text === ',' ? index + 1 : index;
  if (!suffixes.has(tokenAt(scan, at).folded) || !onSameLine(tokenAt(scan, at))) return index;
  const stop = tokenAt(scan, at + 1);
  return stop.text === '.' && stop.gap === 'none' ? at + 2 : at + 1;
}

/** True when what follows makes the name a medical term: a noun of the kind "disease", "score", "sign" within three words. */
export function isEponymUse(scan: Scan, to: number): boolean {
  let at = to;
  if (isApostrophe(tokenAt(scan, at)) && tokenAt(scan, at).gap === 'none')
    at += tokenAt(scan, at + 1).folded === 's' ? 2 : 1;
  for (let steps = 0; steps < 3; steps++) {
    const token = tokenAt(scan, at + steps);
    if (!onSameLine(token)) return false;
    if (eponymNouns.has(token.folded)) return true;
    const passes = token.kind === 'word' ? token.shape !== 'lower' || eponymMiddle.has(token.folded) : isDash(token);
    if (!passes) return false;
  }
  return false;
}

/** True when every word of the name is one that in charts stands for a disease, sign or tool, and nothing makes it a person's. */
export function isEponymName(scan: Scan, span: NameSpan): boolean {
  const isGiven = (tokenAt(scan, span.from).flags & lexiconFlag.commonGiven) !== 0;
  if (span.initials > 0 || (span.parts > 1 && isGiven)) return false;
  for (let index = span.from; index < span.to; index++) {
    const token = tokenAt(scan, index);
    if (token.kind === 'word' && token.text.length > 1 && !eponyms.has(token.folded)) return false;
  }
  return true;
}
