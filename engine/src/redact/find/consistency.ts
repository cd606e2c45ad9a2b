import type { Finding } from '../../model/finding.ts';
import { ownCopy } from '../../text/own-copy.ts';
import { lexiconFlag } from '../../lexicons/lexicon-flags.ts';
import {
  isUnknown,
  isVariant,
  mayBeKnown,
  noNames,
  rememberDoubtful,
  rememberName,
  type KnownNames,
} from './known-names.ts';
import { isEponymUse } from './eponym-use.ts';
import { isApostrophe } from './name-marks.ts';
import { beginsColumn } from './name-shape.ts';
import { candidateOf } from './patterns.ts';
import { eachWord, makeWordTable } from './phrases.ts';
import type { Candidate } from './recogniser.ts';
import { beginsSentence, indexAt, onSameLine, tokenAt, type Scan } from './scan.ts';
import { readSignedInitials } from './signed-initials.ts';
import type { Token } from './tokens.ts';
import { acronym, eponym, everyday, nameable, personVerb } from './word-lists.ts';

const trustedName = 0.7;
const shortestNumber = 5;
/** Shorter names in small letters are too often something else. */
const shortestLower = 4;

/** Names and values of numbers that were found with good reason, in this text or in pieces before it. */
export interface KnownIdentifiers {
  readonly names: KnownNames;
  readonly numbers: Map<string, Finding>;
}

/** Of a file of any size so many of each are remembered, those that came first. */
const mostKnown = 100_000;

export const rememberIdentifiers = (): KnownIdentifiers => ({ names: noNames(), numbers: new Map() });

/** Adds the words of the names and the values of the numbers that were found with good reason. */
export function collectKnown(scan: Scan, findings: readonly Finding[], { names, numbers }: KnownIdentifiers): void {
  for (const finding of findings) {
    const from = indexAt(scan, finding.start);
    let index = from;
    while (index < scan.tokens.length && tokenAt(scan, index).end <= finding.end) index++;
    const { kind, score } = finding;
    if (kind === 'NAME' && score >= trustedName) rememberName(scan, names, { from, to: index }, score);
    else if (kind === 'NAME') rememberDoubtful(scan, names, { from, to: index });
    const mayBeNumber = finding.end - finding.start >= shortestNumber && kind !== 'DATE' && kind !== 'AGE';
    if (!mayBeNumber || !/\d/.test(scan.text.slice(finding.start, finding.end))) continue;
    for (let at = from; at < index; at++) {
      const token = tokenAt(scan, at);
      if (token.text.length >= shortestNumber && token.kind !== 'word' && token.kind !== 'mark')
        if (numbers.size < mostKnown) numbers.set(ownCopy(token.folded), finding);
    }
  }
}

const isAmbiguous = ({ facts }: Token): boolean => (facts.lists & (everyday | eponym | nameable)) !== 0;

const beforeMonths = new Set(['in', 'since', 'by', 'until', 'early', 'late', 'mid', 'of', 'through', 'from', 'to']);

/** "In May", "April 4": the month, not the person of that name. */
function isMonthHere(scan: Scan, index: number): boolean {
  if (!['may', 'april', 'june', 'august'].includes(tokenAt(scan, index).folded)) return false;
  return tokenAt(scan, index + 1).kind === 'number' || beforeMonths.has(tokenAt(scan, index - 1).folded);
}

/** True for a word in small letters that can only be the name again, as in a file path or a message typed in haste. */
function isLowerRepeat(scan: Scan, index: number): boolean {
  const { text, facts, flags } = tokenAt(scan, index);
  const isWord = isAmbiguous(tokenAt(scan, index));
  if (scan.letterCase === 'lower') return !isWord;
  const isTied = tokenAt(scan, index - 1).text === '_' || tokenAt(scan, index + 1).text === '_';
  return (
    (isTied || text.length >= shortestLower) &&
    (isTied || !facts.isEnglish || (flags & lexiconFlag.given) !== 0) &&
    !isWord
  );
}

/** Letters of views and diets that are family names too: right and left anterior oblique, carbohydrates. */
const viewLetters = new Set(['rao', 'lao', 'cho']);

/** "RAO" beside Dr. Rao: upper-case letters of every chart are no repeat of a name that was written otherwise. */
function isOtherLetters({ shape, text, folded, facts }: Token, shapes: readonly string[]): boolean {
  return (
    shape === 'upper' &&
    !shapes.includes('upper') &&
    text.length < 5 &&
    ((facts.lists & acronym) !== 0 || viewLetters.has(folded))
  );
}

/** A repeated word must be written like a name; an everyday word also not at a place where any word has a capital. */
function isRepeat(scan: Scan, index: number, shapes: readonly string[]): boolean {
  const token = tokenAt(scan, index);
  if (token.shape === 'lower') return isLowerRepeat(scan, index);
  if (isEponymUse(scan, index + 1, true)) return false;
  if (isMonthHere(scan, index)) return false;
  if (isOtherLetters(token, shapes)) return false;
  if (!isAmbiguous(token)) return true;
  if (!shapes.includes(token.shape) || scan.letterCase !== 'mixed') return false;
  const next = tokenAt(scan, index + 1);
  if (next.text === ':' && beginsColumn(scan, index)) return false;
  if (!beginsSentence(scan, index) || (onSameLine(next) && (next.facts.lists & personVerb) !== 0)) return true;
  return isListed(scan, index) || (isApostrophe(next) && next.gap === 'none');
}

/** "- Small: if ...", "cc: Al-Amin; Woods": an entry of a list of people. */
function isListed(scan: Scan, index: number): boolean {
  const [before, next] = [tokenAt(scan, index - 1), tokenAt(scan, index + 1)];
  if (before.text === ';') return onSameLine(tokenAt(scan, index)) && (!onSameLine(next) || next.kind === 'mark');
  return (
    next.text === ':' &&
    onSameLine(tokenAt(scan, index)) &&
    ['-', '\u2013', '\u2022', '*', ']'].includes(before.text) &&
    before.gap !== 'none'
  );
}

const hyphens = makeWordTable(['-']);

/** "Her-" at the end of a line and "nandez" on the next: index after both, or the index itself. */
function readBroken(scan: Scan, index: number, { words }: KnownNames): number {
  const dash = tokenAt(scan, index + 1);
  const rest = tokenAt(scan, index + 2);
  const isBroken = dash.gap === 'none' && rest.gap === 'line' && rest.kind === 'word';
  if (!isBroken || tokenAt(scan, index).kind !== 'word') return index;
  const { shape, folded } = tokenAt(scan, index);
  const whole = folded + rest.folded;
  if (words.has(whole)) return index + 3;
  const isListed = (scan.lexicon.flagsOf(whole) & (lexiconFlag.given | lexiconFlag.family)) !== 0;
  return isListed && shape === 'capital' && rest.shape === 'lower' && !scan.lexicon.isEnglish(whole)
    ? index + 3
    : index;
}

const ties = new Set(['.', '_', '-']);

/** "john.smith", "grace-young": a mark without spaces ties the word to another word of a known name. */
function isTiedToKnown(scan: Scan, index: number, { words }: KnownNames): boolean {
  const isTie = (mark: number, other: number): boolean =>
    ties.has(tokenAt(scan, mark).text) &&
    tokenAt(scan, Math.max(mark, index)).gap === 'none' &&
    tokenAt(scan, Math.max(mark, other)).gap === 'none' &&
    words.has(tokenAt(scan, other).folded);
  return isTie(index - 1, index - 2) || isTie(index + 1, index + 2) || isLowerFamily(scan, index, words);
}

/** "rosa baker" in a text with capitals: the family name is a word too, but the given name before it is not. */
function isLowerFamily(scan: Scan, index: number, words: KnownNames['words']): boolean {
  const [given, family] = [tokenAt(scan, index - 1), tokenAt(scan, index)];
  const isLower = given.shape === 'lower' && family.shape === 'lower' && family.gap === 'space';
  if (!isLower || !words.has(given.folded) || (family.facts.lists & nameable) !== 0) return false;
  return !isAmbiguous(given) && (given.flags & lexiconFlag.given) !== 0 && isLowerRepeat(scan, index - 1);
}

const nameFacts = {
  kind: 'NAME',
  rule: 'repeat',
  score: 0.8,
  evidence: 'part of a name found elsewhere in the text',
} as const;

/** Index after what repeats a known name from a token on, or the index itself. */
function readRepeat(scan: Scan, index: number, known: KnownNames, variants: Map<string, boolean>): number {
  const token = tokenAt(scan, index);
  const shapes = token.kind === 'word' ? known.words.get(token.folded) : undefined;
  if (shapes) return isRepeat(scan, index, shapes) || isTiedToKnown(scan, index, known) ? index + 1 : index;
  const signed = token.kind === 'word' ? readSignedInitials(scan, index, known) : index;
  if (signed > index || !isUnknown(token)) return signed;
  const asked = variants.get(token.text);
  const isOne = asked ?? isVariant(known, token);
  if (asked === undefined) variants.set(token.text, isOne);
  return isOne ? index + 1 : index;
}

/** A quick look at a word of ASCII letters, in the text itself: false when it certainly repeats no name. */
function mayRepeat(scan: Scan, index: number, { start, end }: Token, known: KnownNames): boolean {
  const lower = (at: number): number => scan.text.charCodeAt(at) | 32;
  // A name of one letter with its accents written after it is known by the letter.
  if (end - start === 1) return tokenAt(scan, index + 1).text === '.' || known.wordLetters.mayHold(lower(start), 1);
  return mayBeKnown(known, lower(start), lower(start + 1), end - start);
}

/** Indexes of the words and numbers outside the findings that may repeat something known. */
function listSuspects(scan: Scan, findings: readonly Finding[], known: KnownNames): number[] {
  const suspects: number[] = [];
  const { tokens, beyondAscii } = scan;
  let [covered, beyond] = [0, 0];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokenAt(scan, index);
    if (token.kind === 'mark') continue;
    const isBeyond = beyondAscii[beyond] === index;
    if (isBeyond) beyond++;
    const isShort = token.end - token.start < shortestNumber;
    if (!isBeyond && (token.kind === 'word' ? !mayRepeat(scan, index, token, known) : isShort)) continue;
    while (covered < findings.length && (findings[covered]?.end ?? 0) <= token.start) covered++;
    if ((findings[covered]?.start ?? Infinity) > token.start) suspects.push(index);
  }
  return suspects;
}

/**
 * Finds what was once found everywhere else in the text: names, also in small letters, misspelt by a letter, broken at the
 * end of a line, run together or as initials; and numbers.
 *
 * @param known what was found in pieces before; what this text adds is kept in it for those that follow.
 */
export function findRepeats(scan: Scan, findings: readonly Finding[], known = rememberIdentifiers()): Candidate[] {
  collectKnown(scan, findings, known);
  const { names, numbers } = known;
  const repeats: Candidate[] = [];
  if (names.words.size === 0 && numbers.size === 0) return repeats;
  const variants = new Map<string, boolean>();
  eachWord(scan, hyphens, (hyphen) => {
    const broken = readBroken(scan, hyphen - 1, names);
    if (broken > hyphen) repeats.push(candidateOf(scan, hyphen - 1, broken, nameFacts));
  });
  for (const index of listSuspects(scan, findings, names)) {
    const token = tokenAt(scan, index);
    const number = token.kind === 'word' ? undefined : numbers.get(token.folded);
    if (number) {
      const { kind, score } = number;
      const evidence = 'the same number was found elsewhere in the text';
      repeats.push(candidateOf(scan, index, index + 1, { kind, rule: 'repeat', score, evidence }));
    } else if (token.kind !== 'number') {
      const end = readRepeat(scan, index, names, variants);
      if (end > index) repeats.push(candidateOf(scan, index, end, nameFacts));
    }
  }
  return repeats;
}
