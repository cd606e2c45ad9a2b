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

/** "Denmark 35018": a postal code behind the country. */
function readCode(scan: Scan, index: number): number {
  const token = tokenAt(scan, index);
  return token.kind === 'number' &&
    token.text.length >= 4 &&
    token.text.length <= 6 &&
    onSameLine(token) &&
    !isUnit(tokenAt(scan, index + 1)) &&
    !/^(?:19|20)\d\d$/.test(token.text)
    ? index + 1
    : index;
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
      if (token.shape === 'lower' ? scan.letterCase !== 'lower' || !isPlaced : !isPlaced && !alone) return;
      if (isEponymUse(scan, end) || (next.text === '-' && next.gap === 'none')) return;
      emit(
        candidateOf(scan, index, readCode(scan, end), {
          kind: 'LOCATION',
          rule: 'country',
          score: isPlaced ? 0.65 : 0.55,
          evidence: 'the name of a country',
        }),
      );
    }),
};
