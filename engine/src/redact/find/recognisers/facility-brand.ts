import { facilityBrands } from '../../../lexicons/facilities.ts';
import { isEponymUse } from '../name-shape.ts';
import { candidateOf } from '../patterns.ts';
import { eachPhrase, makePhraseTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';
import { readState } from '../state-after.ts';

const brands = makePhraseTable(facilityBrands.map((brand) => [brand, true] as const));
const triggers = new Set(['at', 'to', 'from', 'in', 'by', 'of', 'with', 'via', '@', 'our', 'the', 'near', ',', '(']);
const places = new Set('clinic hospital center centre medical office campus health er ed'.split(' '));
const notAPlace = new Set([
  'stand',
  'type',
  'binet',
  'shunt',
  'scissors',
  'criteria',
  'classification',
  'treadmill',
  'swab',
]);

function isCapitalised(scan: Scan, from: number, to: number): boolean {
  if (scan.letterCase === 'lower') return to - from > 1;
  const first = tokenAt(scan, from);
  return first.shape === 'capital' || first.shape === 'upper' || first.shape === 'initial';
}

/** Hospitals and health systems known by a bare name: "UCSF", "Johns Hopkins", "treated at Mayo". */
export const facilityBrand: Recogniser = {
  rule: 'facility-brand',
  find: (scan, emit) => {
    eachPhrase(scan, brands, (index, brand) => {
      if (!isCapitalised(scan, index, brand.end)) return;
      const single = brand.end - index === 1;
      const { shape, text, folded } = tokenAt(scan, index);
      const isAcronym =
        shape === 'upper' && scan.letterCase === 'mixed' && text.length >= 4 && folded !== 'chop' && folded !== 'rush';
      if (single && !isAcronym && !triggers.has(tokenAt(scan, index - 1).folded)) return;
      if (isEponymUse(scan, brand.end) || notAPlace.has(tokenAt(scan, brand.end).folded)) return;
      let to = brand.end;
      while (
        to < brand.end + 4 &&
        onSameLine(tokenAt(scan, to)) &&
        (tokenAt(scan, to).shape === 'capital' || places.has(tokenAt(scan, to).folded))
      )
        to++;
      const evidence = 'a hospital or health company known by this name';
      emit(
        candidateOf(scan, index, readState(scan, to), {
          kind: 'LOCATION',
          rule: 'facility-brand',
          score: 0.75,
          evidence,
        }),
      );
    });
  },
};
