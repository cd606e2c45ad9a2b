import { facilityGenerics } from '../../../lexicons/facilities.ts';
import { isMedicalWord, neverNames } from '../../../lexicons/clinical-words.ts';
import { monthNames } from '../months.ts';
import { isEponymUse, nameStrength } from '../name-shape.ts';
import { candidateOf, hasWordBefore } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

const prepositions = new Set(['at', 'from', 'to', 'in', 'near']);
/** Words before "to", "from" and "in" that make what follows a place. */
const movingWords = new Set(
  'admitted admission admissions transferred moved referred went go going sent brought returned return discharged travel travels traveled travelled traveling travelling relocated flew drove here originally comes came am m is was are re lives live lived living born raised resides residing resident based located arrived located'.split(
    ' ',
  ),
);
const unitWords = new Set(
  'unit units service services department departments dept team ward floor section division clinic clinics joint line lines scheme'.split(
    ' ',
  ),
);
const careVerbs = new Set(
  (
    'seen treated evaluated admitted transferred hospitalized hospitalised followed discharged visited referred presented diagnosed operated examined reviewed managed cared works worked employed lives lived living resides residing ' +
    'resident moved born enrolled assessed delivered stay stays staying visit visits appointment surgery scheduled care admission consult consulted checked received underwent attends attended going went based located arrived travelled traveled ' +
    'performed done completed registered tested patient currently recently previously'
  ).split(' '),
);
const inner = new Set(['of', 'and', '&', 'the', 'for']);
const marks = new Set(['.', "'", '\u2019', '-', '&']);

function isPlaceWord(scan: Scan, index: number): boolean {
  const { kind, shape, folded, text } = tokenAt(scan, index);
  if (kind !== 'word' || monthNames.has(folded)) return false;
  if (shape === 'upper') return text.length >= 3 && !neverNames.has(folded);
  return shape === 'capital' && !isMedicalWord(folded) && (!neverNames.has(folded) || facilityGenerics.has(folded));
}

/** End of the capitalised words after a preposition. */
function readPlace(scan: Scan, from: number): number {
  let to = from;
  for (let at = from; at < from + 10; at++) {
    const token = tokenAt(scan, at);
    if (!onSameLine(token)) break;
    if (isPlaceWord(scan, at)) to = at + 1;
    else if (marks.has(token.text) && token.gap === 'none') {
      const before = tokenAt(scan, at - 1);
      if (token.text === '.' && !(before.text.length <= 3 && before.shape === 'capital')) break;
    } else if (token.folded === 's' && token.gap === 'none') to = at + 1;
    else if (!inner.has(token.folded)) break;
  }
  return to;
}

/** True for the part of a hospital that every hospital has: "the General Surgery service", "the Intensive Care Unit". */
function isDepartment(scan: Scan, from: number, to: number): boolean {
  const next = tokenAt(scan, to);
  const last = tokenAt(scan, to - 1);
  if (onSameLine(next) && unitWords.has(next.folded)) return true;
  if (unitWords.has(last.folded)) return true;
  return scan.tokens
    .slice(from, to)
    .every(
      ({ folded, kind }) =>
        kind === 'mark' || facilityGenerics.has(folded) || folded.endsWith('logy') || inner.has(folded),
    );
}

function placeScore(scan: Scan, from: number, to: number, isAt: boolean, verb: boolean, moving: boolean): number {
  const only = tokenAt(scan, from);
  const single = to - from === 1;
  const english = single && scan.lexicon.isEnglish(only.folded);
  const isAcronym = single && only.shape === 'upper';
  if (isAt) return verb && !(isAcronym && only.text.length < 4) ? 0.7 : isAcronym || english ? 0.4 : 0.55;
  if (!moving) return 0.4;
  const unknown =
    only.text.length >= (only.shape === 'upper' ? 6 : 4) && nameStrength(scan, { ...only, shape: 'capital' }) >= 2;
  return single ? (unknown && !english ? 0.55 : 0.4) : isMedicalWord(only.folded) ? 0.4 : 0.6;
}

const prepositionsTable = makeWordTable(prepositions);

/** Capitalised words where a place is expected: "seen at Cedar Crest", "admitted to Lakeside", "lives in Tujetsch". */
export const placeTrigger: Recogniser = {
  rule: 'place-trigger',
  find: (scan, emit) => {
    if (scan.letterCase !== 'mixed') return;
    eachWord(scan, prepositionsTable, (index) => {
      const preposition = tokenAt(scan, index).folded;
      const first = tokenAt(scan, index + 1);
      const from = first.folded === 'the' || first.folded === 'our' ? index + 2 : index + 1;
      if (tokenAt(scan, from).shape !== 'capital' && tokenAt(scan, from).shape !== 'upper') return;
      const to = readPlace(scan, from);
      if (to === from || isEponymUse(scan, to) || isDepartment(scan, from, to)) return;
      const verb = hasWordBefore(scan, index, 4, careVerbs);
      const moving = hasWordBefore(scan, index, 2, movingWords);
      const score = placeScore(scan, from, to, preposition === 'at', verb, moving);
      const evidence = 'stands where a place is expected';
      emit(candidateOf(scan, from, to, { kind: 'LOCATION', rule: 'place-trigger', score, evidence }));
    });
  },
};
