import { lexiconFlag } from '../../lexicons/lexicon-flags.ts';
import { classOf } from './evidence-words.ts';
import { listedAt } from './listed-things.ts';
import { beginsSentence, tokenAt, type Scan } from './scan.ts';
import type { Token } from './tokens.ts';
import { everyday, nameable } from './word-lists.ts';

/** What the lists say of a word, as one of ten kinds. */
function listing({ flags, facts }: Token): string {
  const has = (flag: number): boolean => (flags & flag) !== 0;
  if ((facts.lists & everyday) !== 0) {
    if (has(lexiconFlag.commonGiven)) return 'everyday-common';
    return has(lexiconFlag.given) ? 'everyday-given' : has(lexiconFlag.family) ? 'everyday-family' : 'everyday';
  }
  if (has(lexiconFlag.commonGiven)) return 'common-given';
  if (has(lexiconFlag.given)) return has(lexiconFlag.family) ? 'given-family' : 'given';
  if (has(lexiconFlag.commonFamily)) return 'common-family';
  return has(lexiconFlag.family) ? 'family' : facts.isEnglish ? 'english' : 'unknown';
}

function ofWord(token: Token, kind: string): string[] {
  const { folded, flags, facts, text } = token;
  const evidence = [`is ${kind}`, `ends ${folded.slice(-1)}`];
  if ((flags & lexiconFlag.bigCity) !== 0) evidence.push('big city');
  else if ((flags & lexiconFlag.city) !== 0) evidence.push('city');
  if (facts.isEnglish) evidence.push('in the dictionary');
  if ((facts.lists & nameable) !== 0) evidence.push('nameable');
  if (text.length < 4) evidence.push('short');
  if (text.length < 3) evidence.push('two letters');
  if (/[^\x00-\x7f]/.test(text)) evidence.push('accented');
  return evidence;
}

/**
 * What speaks for and against a capitalised word being somebody's name, as the names of weights: what the lists know of it,
 * what stands beside it, and whether a name stands near.
 *
 * @param isNamed whether the word at an index was found to be a name.
 */
export function nameEvidence(scan: Scan, index: number, isNamed: (index: number) => boolean): string[] {
  const token = tokenAt(scan, index);
  const kind = listing(token);
  const evidence = ofWord(token, kind);
  const [left, right] = [classOf(scan, index - 1, 'left'), classOf(scan, index + 1, 'right')];
  const coarse = kind === 'unknown' ? 'unknown' : (token.flags & lexiconFlag.given) !== 0 ? 'given' : 'other';
  const place = beginsSentence(scan, index) ? 'begins' : 'within';
  evidence.push(place, `${place} ${coarse}`, `${place} < ${right}`);
  evidence.push(`> ${left}`, `${coarse} > ${left}`, `< ${right}`, `${coarse} < ${right}`);
  if (left !== 'line') evidence.push(`>> ${classOf(scan, index - 2, 'left')}`);
  if (right !== 'line') evidence.push(`<< ${classOf(scan, index + 2, 'right')}`);
  if (isNamed(index - 1) || isNamed(index + 1)) evidence.push('beside a name');
  if (isNamed(index - 2) || isNamed(index + 2)) evidence.push('near a name');
  if (listedAt(scan, index) === 'persons') evidence.push('listed among persons');
  return evidence;
}
