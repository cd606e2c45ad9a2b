import { ambiguousCountries, countryNames } from '../../../lexicons/countries.ts';
import { isEponymUse } from '../name-shape.ts';
import { candidateOf, isUnit } from '../patterns.ts';
import { eachPhrase, makePhraseTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { beginsLine, onSameLine, tokenAt, type Scan } from '../scan.ts';

const countries = makePhraseTable(countryNames.map((name) => [name, true] as const));
const prepositions = new Set(
  'in from to of at near within outside throughout across via leave left visiting visited , ('.split(' '),
);

/** "Denmark 35018", "Cyprus (Greek) 51034": a postal code after the country. */
function readCode(scan: Scan, index: number): number {
  const isSplit = tokenAt(scan, index).text === '(' && tokenAt(scan, index + 2).text === ')';
  const at = isSplit && tokenAt(scan, index + 1).shape === 'capital' ? index + 3 : index;
  const token = tokenAt(scan, at);
  return token.kind === 'number' &&
    token.text.length >= 4 &&
    token.text.length <= 6 &&
    onSameLine(token) &&
    !isUnit(tokenAt(scan, at + 1)) &&
    !/^(?:19|20)\d\d$/.test(token.text)
    ? at + 1
    : index;
}

const plainPrepositions = new Set(['in', 'from', 'to']);
/** Marks that begin the lines of a quoted message. */
const quoteMarks = new Set(['>', '|', '?']);

/** True for a country in small letters: after "in" or "from", or at the head of a line where nothing has capitals. */
function isMeantInLower(scan: Scan, index: number, end: number): boolean {
  const isPlain = plainPrepositions.has(tokenAt(scan, index - 1).folded);
  if (scan.letterCase !== 'lower') return isPlain && !ambiguousCountries.has(tokenAt(scan, index).folded);
  const beginsHere = beginsLine(scan, index) || quoteMarks.has(tokenAt(scan, index - 1).text);
  return prepositions.has(tokenAt(scan, index - 1).folded) || (beginsHere && readCode(scan, end) > end);
}

/** First token of the town that fills the line above the country, or the index: the last lines of an address. */
function townAbove(scan: Scan, index: number): number {
  for (let at = index - 1; at >= index - 8; at--) {
    const { kind, shape, facts, text, gap } = tokenAt(scan, at);
    const isWord = kind === 'word' && !facts.isMedical && (shape !== 'lower' || at < index - 1);
    const isJoint = (text === '-' || text === "'" || text === '\u2019') && gap === 'none';
    if (!isWord && !isJoint) return index;
    if (beginsLine(scan, at)) return shape === 'capital' || shape === 'upper' ? at : index;
  }
  return index;
}

/** Countries by name where a place is meant: "born in Norway", "travel to Kenya", a line of an address. */
export const country: Recogniser = {
  rule: 'country',
  find: (scan, emit) =>
    eachPhrase(scan, countries, (index, { end }) => {
      const token = tokenAt(scan, index);
      const before = tokenAt(scan, index - 1);
      const isPlaced =
        prepositions.has(before.folded) ||
        (before.folded === 'the' && prepositions.has(tokenAt(scan, index - 2).folded));
      const next = tokenAt(scan, end);
      const fillsLine = beginsLine(scan, index) && !onSameLine(next);
      const alone = fillsLine || end - index > 1 || !ambiguousCountries.has(token.folded);
      if (token.shape === 'lower' ? !isMeantInLower(scan, index, end) : !isPlaced && !alone) return;
      if (isEponymUse(scan, end) || (next.text === '-' && next.gap === 'none')) return;
      const from = fillsLine && token.gap === 'line' && scan.letterCase === 'mixed' ? townAbove(scan, index) : index;
      emit(
        candidateOf(scan, from, readCode(scan, end), {
          kind: 'LOCATION',
          rule: 'country',
          score: isPlaced ? 0.65 : 0.55,
          evidence: 'the name of a country',
        }),
      );
    }),
};
