import { lexiconFlag } from '../../lexicons/lexicon-flags.ts';
import { isApostrophe, isDash } from './name-marks.ts';
import type { NameSpan } from './name-shape.ts';
import { onSameLine, tokenAt, type Scan } from './scan.ts';
import { eponym, eponymMid, eponymNoun, scoreEponym, testEponym } from './word-lists.ts';

const outcomes = new Set(['neg', 'pos', 'negative', 'positive', '+', 'low', 'high']);
/** What is also the end of a person's name. */
const suffixes = new Set(['II', 'III', 'IV']);
/** Stages and grades. */
const romans = /^(?:I{1,3}|IV|VI{0,3})[A-D]?$/;

/** "Murphy neg, Hawkins +": the outcome of a test; not "Murphy negative for flu", "Hawkins + Smith". */
function isOutcome(scan: Scan, at: number): boolean {
  const [outcome, next] = [tokenAt(scan, at), tokenAt(scan, at + 1)];
  if (!outcomes.has(outcome.folded) || !onSameLine(outcome)) return false;
  return !onSameLine(next) || (next.folded !== 'for' && (outcome.text !== '+' || next.kind !== 'word'));
}

/** "Braden 17, Berg 45/56": the value of a score, after which the sentence or its part is over. */
function isScoreValue(scan: Scan, at: number): boolean {
  const [value, mark] = [tokenAt(scan, at), tokenAt(scan, at + 1)];
  if (romans.test(value.text) && !suffixes.has(value.text) && onSameLine(value)) return true;
  if (/^[A-C]$/.test(value.text) && onSameLine(value) && mark.text === '/') return true;
  if (value.kind !== 'number' || value.text.length > 3 || !onSameLine(value)) return false;
  const isRatio = mark.text === '/' && mark.gap === 'none' && tokenAt(scan, at + 2).kind === 'number';
  const next = tokenAt(scan, isRatio ? at + 3 : at + 1);
  return !onSameLine(next) || [',', ';', '.', ')'].includes(next.text);
}

/** Scores of every ward, which stand before their value more often than a person of that name before a number. */
const surelyScores = new Set(
  'braden morse norton berg rankin gleason wells apgar glasgow karnofsky beck waterlow barthel'.split(' '),
);
const levels = new Set(['low', 'high']);

const isSurelyScore = (scan: Scan, folded: string, at: number): boolean =>
  surelyScores.has(folded) && isScoreValue(scan, at);

/**
 * True when the word before an index is the name of a test or score and its result stands there. Of a person found in the
 * text only clear results count: "Brown high fall risk" and "Clark 72," are about them.
 */
function hasResult(scan: Scan, at: number, isKnown: boolean): boolean {
  const { folded, facts } = tokenAt(scan, at - 1);
  if ((facts.lists & (eponym | testEponym | scoreEponym)) === 0) return isKnown && isSurelyScore(scan, folded, at);
  const isTest = (facts.lists & (eponym | testEponym)) !== 0;
  if (isKnown) {
    const isClear = isTest && !levels.has(tokenAt(scan, at).folded) && isOutcome(scan, at);
    return isClear || isSurelyScore(scan, folded, at);
  }
  const isScore = (facts.lists & scoreEponym) !== 0;
  return ((isTest || isScore) && isOutcome(scan, at)) || (isScore && isScoreValue(scan, at));
}

/** True when what follows makes the name a medical term: a noun of the kind "disease", "score", "sign" within three words, or a result. */
export function isEponymUse(scan: Scan, to: number, isKnown = false): boolean {
  let at = to;
  let joined = to;
  while (joined < to + 4 && isDash(tokenAt(scan, joined)) && tokenAt(scan, joined + 1).gap === 'none') joined += 2;
  if (hasResult(scan, to, isKnown) || (joined > to && hasResult(scan, joined, isKnown))) return true;
  if (isApostrophe(tokenAt(scan, at)) && tokenAt(scan, at).gap === 'none')
    at += tokenAt(scan, at + 1).folded === 's' ? 2 : 1;
  for (let steps = 0; steps < 3; steps++) {
    const token = tokenAt(scan, at + steps);
    if (!onSameLine(token)) return false;
    if ((token.facts.lists & eponymNoun) !== 0) return true;
    const passes =
      token.kind === 'word' ? token.shape !== 'lower' || (token.facts.lists & eponymMid) !== 0 : isDash(token);
    if (!passes) return false;
  }
  return false;
}

/** "Child-Pugh B", "Kerley B": the letter after it is a class, not an initial. */
function isClassLetter(scan: Scan, { from, to, parts }: NameSpan): boolean {
  const isJoined = tokenAt(scan, from - 1).text === '-' && tokenAt(scan, from).gap === 'none';
  const isGraded = isJoined || (tokenAt(scan, from).facts.lists & scoreEponym) !== 0;
  return parts === 2 && isGraded && /^[A-D]$/.test(tokenAt(scan, to - 1).text);
}

/** True when every word of the name is one that in charts stands for a disease, sign or tool, and nothing makes it a person's. */
export function isEponymName(scan: Scan, span: NameSpan): boolean {
  const [first, second] = [tokenAt(scan, span.from), tokenAt(scan, span.from + 1)];
  const isGiven = (first.flags & lexiconFlag.commonGiven) !== 0 && second.folded !== 'arbor';
  const isClass = isClassLetter(scan, span);
  if (!isClass && (span.initials > 0 || (span.parts > 1 && isGiven))) return false;
  for (let index = span.from; index < span.to; index++) {
    const token = tokenAt(scan, index);
    const isWord = token.kind === 'word' && token.text.length > 1 && !romans.test(token.text);
    if (isWord && (token.facts.lists & eponym) === 0) return false;
  }
  return true;
}
