import { stateAbbreviations } from '../../../lexicons/states.ts';
import { readPostalCode } from '../address-rest.ts';
import { labelRows, makeLabelledRecogniser } from '../labelled-value.ts';
import { continuesValue, hasWordBefore, matchAt } from '../patterns.ts';
import { makeNumberTable, makePhraseTable, placesOf } from '../phrases.ts';
import type { Candidate, Recogniser } from '../recogniser.ts';
import { indexAt, mergeIndexes, onSameLine, tokenAt, type Scan } from '../scan.ts';
import { lengths } from '../trigger-tables.ts';

const labels = makePhraseTable(labelRows('zip | zip code | zipcode | postal code | postcode | post code | postal'));
const labelled = makeLabelledRecogniser({
  kind: 'ZIP',
  rule: 'postcode',
  labels,
  evidence: 'follows a label for a postal code',
});
/** After these a state and five digits are a licence. */
const licences = new Set(['license', 'licence', 'lic', 'licensed', 'bar', 'dl']);
const usCode = /\d{5}(?:-\d{4})?(?![\p{L}\p{N}]|[-.]\d)/uy;
const britishCode = /(?:[A-Z]{1,2}\d[A-Z\d]?|GIR) ?\d[ABD-HJLNP-UW-Z]{2}(?![\p{L}\p{N}])/uy;
const codes = makeNumberTable([5], lengths(2));
const outwardOnly = /^[A-Z]{1,2}\d{1,2}[A-Z]?$/;

/** The numbers, of digits alone or with letters, that begin at these offsets, in order. */
function numbersAt(scan: Scan, offsets: Iterable<number>): readonly number[] {
  const found: number[] = [];
  for (const offset of offsets) {
    const index = indexAt(scan, offset);
    const { start, kind } = tokenAt(scan, index);
    if (start === offset && (kind === 'number' || kind === 'mixed')) found.push(index);
  }
  return found.sort((a, b) => a - b);
}

/** ZIP codes after a state or a label, and British postcodes. */
export const postcode: Recogniser = {
  rule: 'postcode',
  find: (scan, emit) => {
    const labelledCodes = new Map<number, Candidate>();
    labelled.find(scan, (found) => {
      labelledCodes.set(found.start, found);
      emit(found);
    });
    for (const index of mergeIndexes(placesOf(scan, codes), numbersAt(scan, labelledCodes.keys()))) {
      const token = tokenAt(scan, index);
      const found = labelledCodes.get(token.start);
      const wholeCode = found ? readPostalCode(scan, index) : index;
      if (found && wholeCode > index) emit({ ...found, end: tokenAt(scan, wholeCode - 1).end });
      const isNumber = token.kind === 'number' && token.text.length === 5;
      const isBritish = token.kind === 'mixed' && (outwardOnly.test(token.text) || token.text.length >= 5);
      if ((!isNumber && !isBritish) || (token.gap === 'none' && continuesValue(scan, index))) continue;
      const before = tokenAt(scan, index - 1).text === ',' ? tokenAt(scan, index - 2) : tokenAt(scan, index - 1);
      const afterState =
        isNumber &&
        stateAbbreviations.has(before.text) &&
        onSameLine(token) &&
        !hasWordBefore(scan, index, 3, licences);
      const match = isNumber
        ? afterState && matchAt(usCode, scan.text, token.start)
        : matchAt(britishCode, scan.text, token.start);
      if (!match) continue;
      const evidence = isNumber ? 'a ZIP code after its state' : 'has the form of a British postcode';
      emit({
        start: token.start,
        end: token.start + match[0].length,
        kind: 'ZIP',
        rule: 'postcode',
        score: isNumber ? 0.9 : 0.85,
        evidence,
      });
    }
  },
};
