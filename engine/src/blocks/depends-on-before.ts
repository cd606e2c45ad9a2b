import {
  amountWords,
  aroundBareActs,
  bareActs,
  countMarks,
  dependentHeads,
  frequencyWords,
  goingOnHeads,
  pointers,
  timeOpens,
  timeWords,
} from '../knowledge/dependent-heads.ts';
import { conditionWord } from '../knowledge/assertion-cues.ts';
import { doseUnits, timeUnits } from '../knowledge/units.ts';
import { monthNumbers } from '../text/data/months.ts';
import { oneOf } from '../text/one-of.ts';
import { OpeningForms } from '../text/opening-forms.ts';
import { letterRuns } from '../text/plain-runs.ts';
import { startAfterMarks } from '../text/trim-marks.ts';
import type { EntryWords } from './entry-words.ts';

const heads = new OpeningForms(dependentHeads);
const endsWord = (next: string): boolean => !/[a-z\d]/i.test(next);

const pointsBack = new RegExp(String.raw` (?:${pointers.join('|')})(?![a-z\d])`);

/** "if >6.0 to come in", after what is measured. */
const asksOfValue = new RegExp(String.raw`^${conditionWord} ?[<>≥≤]=? ?\d`);

const longestTime = 40;

/** "last June", "in May", "3 weeks ago": when, and not what. */
function saysOnlyWhen(words: string): boolean {
  if (words.length > longestTime) return false;
  const said = letterRuns.in(words);
  const [first = ''] = said;
  const rest = timeOpens.has(first) ? said.slice(1) : said.at(-1) === 'ago' ? said : [];
  return rest.length > 0 && rest.every((word) => timeWords.has(word) || word in monthNumbers);
}

const acts = new Set(bareActs);

/** "so continue", "retry today": an act of what was named before. */
function isBareAct(words: string): boolean {
  if (words.length > longestTime) return false;
  const said = letterRuns.in(words).filter((word) => !aroundBareActs.has(word));
  return said.length === 1 && acts.has(said[0] ?? '') && !/\d/.test(words);
}

/** True for a clause that says more of the one before it and means nothing cut from it. */
export function dependsOnBefore({ lower }: EntryWords): boolean {
  const words = lower.slice(startAfterMarks(lower, ',;:.!(–—-'));
  return (
    heads.find(words, endsWord) !== undefined ||
    asksOfValue.test(words) ||
    pointsBack.test(words) ||
    isBareAct(words) ||
    saysOnlyWhen(words)
  );
}

const mostGoingOn = 8;

/** True for a short clause that goes on from the one before it in its sentence: "worse at night", "prob the Sudafed". */
export const goesOnWithin = (words: readonly string[]): boolean =>
  words.length <= mostGoingOn && goingOnHeads.has(words[0] ?? '');

const amount = new RegExp(String.raw`^[~<>]?\d[\d.,/-]*(?:${oneOf([...doseUnits, ...timeUnits, ...countMarks])})?$`);
/** "112/70" may be of another row than what stands before it. */
const mayBePressure = /^\d{2,3}\/\d{2,3}$/;

/**
 * True for a clause that says only how much or how often: "40", "about 4 days out of 7". Within a sentence it is of the clause
 * before it.
 */
export function saysOnlyAmount({ text, words }: EntryWords): boolean {
  if (text.length > longestTime) return false;
  return (
    words.some((word) => /^[~<>]?\d/.test(word) || frequencyWords.has(word)) &&
    words.every((word) => amountWords.has(word) || (amount.test(word) && !mayBePressure.test(word)))
  );
}
