import { lexiconFlag } from '../../lexicons/lexicon-flags.ts';
import { beginsColumn, expectedNameStrength, readName, type NameSpan } from './name-shape.ts';
import { onSameLine, tokenAt, type Scan } from './scan.ts';
import type { Token } from './tokens.ts';
import { credential, everyday, nameable, personVerb, relative, role, title } from './word-lists.ts';

const anyName = lexiconFlag.given | lexiconFlag.family;

/** True for a word that is also an English word, so that a capital alone does not make it a name. */
export function isWordToo({ flags, facts }: Token): boolean {
  if ((facts.lists & (nameable | everyday)) !== 0) return true;
  return facts.isEnglish && (flags & (lexiconFlag.commonGiven | lexiconFlag.commonFamily)) === 0;
}

/** True for an English word that is listed as a name of persons too: Bush, Grace, Will. */
export function isNameAndWord(token: Token): boolean {
  return (token.flags & anyName) !== 0 || (token.facts.lists & nameable) !== 0;
}

/** True for a word that says what somebody is: a title, a degree, a part, a relation. */
export function isPersonWord({ facts, shape, text }: Token): boolean {
  const { lists } = facts;
  if ((lists & (title | relative)) !== 0) return true;
  if (shape === 'capital' && text.length < 4) return false;
  return (lists & role) !== 0 || (shape === 'upper' && (lists & credential) !== 0);
}

/** True for a short run of capitals that no list knows, in a text that has small letters too. */
export function isAcronym(scan: Scan, { shape, text, flags }: Token): boolean {
  if (shape !== 'upper' || scan.letterCase !== 'mixed' || text.length > 4) return false;
  return (flags & (text.length < 4 ? lexiconFlag.commonGiven | lexiconFlag.commonFamily : anyName)) === 0;
}

/** What may follow a name: marks, and words that go on about the person. */
const closers: ReadonlySet<string> = new Set(
  (
    ', ) ; . : " \u201d | / ( - \u2013 \u2014 & \' \u2019 and at to in x is was has for on from by of w with notified aware paged called updated present who via per as re since until when if after before but will would can ' +
    'could may did does then that about while because also tmrw tomorrow today tonight yesterday now'
  ).split(' '),
);

/** True where a name may be over: at the end of a line or column, at a mark, or before a word that goes on about it. */
export function mayEndHere(scan: Scan, to: number): boolean {
  const next = tokenAt(scan, to);
  if (!onSameLine(next) || beginsColumn(scan, to) || next.kind === 'number') return true;
  return (next.facts.lists & personVerb) !== 0 || closers.has(next.folded);
}

/**
 * Reads the name of somebody whose part was just said ("nurse", "her son"): a word that is no English, or an English word
 * that is also a name and goes no further than a name would.
 */
export function readNamedAfter(scan: Scan, at: number): NameSpan | undefined {
  const first = tokenAt(scan, at);
  if (!onSameLine(first) || beginsColumn(scan, at) || isPersonWord(first) || isAcronym(scan, first)) return undefined;
  const span = readName(scan, at, {
    first: 1,
    rest: scan.letterCase === 'mixed' ? 1 : 2,
    strengthOf: expectedNameStrength,
  });
  if (!span) return undefined;
  if (span.initials > 0 && span.parts > 1 && (span.strongest >= 2 || scan.letterCase === 'mixed')) return span;
  if (first.shape === 'initial' || span.strongest === 0) return undefined;
  if (!isWordToo(first)) return span.strongest >= 2 ? span : undefined;
  if (scan.letterCase === 'lower' && span.strongest < 3) return undefined;
  const before = tokenAt(scan, at - 1);
  const isActing = (before.facts.lists & role) !== 0 && (tokenAt(scan, span.to).facts.lists & personVerb) !== 0;
  const isRelative =
    first.shape === 'capital' && before.shape === 'lower' && ((before.facts.lists & relative) !== 0 || isActing);
  return isBelievable(scan, span) || (isRelative && mayEndHere(scan, span.to)) ? span : undefined;
}

/** A word that no list knows, and that is neither English nor medical. */
const isUnknown = ({ text, facts, flags }: Token): boolean =>
  text.length > 3 && flags === 0 && !facts.isEnglish && !facts.isMedical;

/** Whether an English word may begin this name: it is a name too and goes no further than one, or a true name follows it. */
export function isBelievable(scan: Scan, span: NameSpan): boolean {
  const [first, last] = [tokenAt(scan, span.from), tokenAt(scan, span.to - 1)];
  if (!isWordToo(first)) return true;
  if (
    span.parts > 1 &&
    (span.strongest >= 3 ||
      (last.kind === 'word' &&
        !isWordToo(last) &&
        (scan.letterCase === 'mixed' || (last.flags & anyName) !== 0 || isUnknown(last))))
  )
    return true;
  return isNameAndWord(first) && mayEndHere(scan, span.to);
}
