import { brokenMonths, monthNames } from '../months.ts';
import { candidateOf } from '../patterns.ts';
import { makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

const months = makeWordTable([...monthNames, ...brokenMonths]);
/** Months that are nothing else, so that they need no word of time before. */
const sureMonths = new Set('january february july september october november december feb sept oct nov'.split(' '));
/** Months that are names of people or words: only after a word that no name follows. */
const timeWords = new Set(
  'in since last this next until till til early late mid during past before after around about approx circa every through thru through between'.split(
    ' ',
  ),
);
const statedWords = new Set(['was', 'is', "it's", 'be', 'month']);
const partsOfMonth = new Set('end beginning start middle month early late half part first last close'.split(' '));
const mids = new Set(['mid', 'early', 'late']);
const lowerWords = new Set([
  'may',
  'march',
  'mar',
  'jan',
  'dec',
  'sep',
  'jun',
  'apr',
  'august',
  'jul',
  'aug',
  'oct',
  'nov',
]);
const apostrophes = new Set(["'", '\u2019']);

const sureBefore = new Set(['in', 'until', 'till', 'til', 'last', 'next', 'since', 'early', 'late', 'mid']);

/** "in march", "since jan": in lower case only after few words, and never "since may be". */
function isSureAfter(scan: Scan, index: number): boolean {
  const before = tokenAt(scan, index - 1).folded;
  const isVerb =
    tokenAt(scan, index).folded === 'may' && (before === 'since' || tokenAt(scan, index + 1).folded === 'be');
  return sureBefore.has(before) && !isVerb && onSameLine(tokenAt(scan, index));
}

const rangeWords = new Set(['to', 'and', 'through', 'thru', '-', '\u2013', 'or', '/']);

/** "from Jan to Feb": another month stands on the other side of a range word. */
function isBesideMonth(scan: Scan, index: number): boolean {
  const isCapitalMonth = (at: number): boolean => {
    const { folded, shape } = tokenAt(scan, at);
    return monthNames.has(folded) && shape !== 'lower';
  };
  const right = rangeWords.has(tokenAt(scan, index + 1).folded) && isCapitalMonth(index + 2);
  return right || (rangeWords.has(tokenAt(scan, index - 1).folded) && isCapitalMonth(index - 2));
}

/** True where the month is the name of a person or thing: "April's", "Oct 4", "MAR". */
function isOtherUse(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  const next = tokenAt(scan, index + 1);
  if (next.gap === 'none' && (apostrophes.has(next.text) || next.text === '@' || next.text === '_')) return true;
  if (token.shape === 'lower' && lowerWords.has(token.folded)) return !isSureAfter(scan, index);
  return token.shape === 'upper' && scan.letterCase !== 'upper' && token.text.length < 5;
}

function isBareMonth(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  if (isOtherUse(scan, index)) return false;
  if (sureMonths.has(token.folded) && (token.shape !== 'lower' || token.text.length > 4)) return true;
  if (isBesideMonth(scan, index)) return true;
  const before = tokenAt(scan, index - 1);
  // A line of running text may break between "in" and its month.
  if (token.gap === 'blank-line') return false;
  if (before.text === '-' && mids.has(tokenAt(scan, index - 2).folded)) return true;
  if (before.folded === 'of' && partsOfMonth.has(tokenAt(scan, index - 2).folded)) return true;
  if (timeWords.has(before.folded)) return before.folded !== 'every' || token.text.length > 4;
  const next = tokenAt(scan, index + 1);
  return statedWords.has(before.folded) && (next.kind === 'mark' || !onSameLine(next));
}

/** A month without day or year: "in March", "last November", "mid-April". Words that may be a name or a verb need a word of time. */
export const dateMonth: Recogniser = {
  rule: 'date-month',
  find: (scan, emit) => {
    for (const index of scan.hits[months.id] ?? []) {
      if (!isBareMonth(scan, index)) continue;
      const evidence = 'the name of a month';
      emit(candidateOf(scan, index, index + 1, { kind: 'DATE', rule: 'date-month', score: 0.7, evidence }));
    }
  },
};
