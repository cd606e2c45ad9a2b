import { candidateOf, hasWordAfter, hasWordBefore } from '../patterns.ts';
import { makeTestTable, placesOf } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';
import { acronym, never } from '../word-lists.ts';

/** Letters that only a medical center, a veterans' clinic or a school district ends with: SEAMC, UUMC, CBOC, NEISD. */
const center = /^[A-Z]{2,5}(?:MC|CBOC|ISD|CSD|CCSD|VAMC|RMC|CHC)$/;
/** Police, sheriffs and fire departments; the letters have other meanings, so that a word beside them has to show it. */
const force = /^[A-Z]{1,4}(?:PD|SO|FD|EMS)$/;
const acronyms = makeTestTable(
  ({ text, shape, lists }) =>
    shape === 'upper' && text.length >= 3 && text.length <= 8 && (lists & (acronym | never)) === 0,
);
const forceAfter = new Set(
  'report rep officer officers ofc ofcs det detective sgt sergeant deputy deputies dep badge case incident arrived called notified unit engine medic dispatch custody hold chief'.split(
    ' ',
  ),
);
const forceBefore = new Set(
  'by with called per via officer officers police notified ofc det sgt bib biba brought'.split(' '),
);

function isForce(scan: Scan, index: number): boolean {
  const { text } = tokenAt(scan, index);
  if (!force.test(text) || text.length < 4) return false;
  return hasWordAfter(scan, index + 1, 2, forceAfter) || hasWordBefore(scan, index, 2, forceBefore);
}

/** What only another hospital does: "HUP no beds", "TUH accepts". */
function answers(scan: Scan, index: number): boolean {
  const next = tokenAt(scan, index + 1);
  if (!onSameLine(next)) return false;
  if (next.folded === 'no' && /^beds?$/.test(tokenAt(scan, index + 2).folded)) return true;
  return /^(?:accepts|accepted|accepting|declined|declines)$/.test(next.folded);
}

/** Upper-case letters that stand for a place by how they end: medical centers, police departments, school districts. */
export const facilityAcronym: Recogniser = {
  rule: 'facility-acronym',
  find: (scan, emit) => {
    if (scan.letterCase !== 'mixed') return;
    for (const index of placesOf(scan, acronyms)) {
      const token = tokenAt(scan, index);
      if (!center.test(token.text) && !isForce(scan, index) && !answers(scan, index)) continue;
      const next = tokenAt(scan, index + 1);
      if (next.text === '-' && !onSameLine(next)) continue;
      emit(
        candidateOf(scan, index, index + 1, {
          kind: 'LOCATION',
          rule: 'facility-acronym',
          score: 0.65,
          evidence: 'the letters of a medical center, police or school',
        }),
      );
    }
  },
};
