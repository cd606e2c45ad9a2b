import type { FaultKind } from '../model/faults.ts';
import { readMarks } from '../verify/read-marks.ts';
import { namesDate } from './compare/compare-times.ts';

/** A wrong word of a drug's line, or a code. */
const ofDrugs: ReadonlySet<FaultKind> = new Set(['drug', 'dose', 'frequency', 'value', 'side', 'code']);

const namesDrug = (text: string): boolean => readMarks(text).marks.some(({ attribute }) => attribute === 'drug');

/**
 * Faults of a statement that stand whatever a second reader says: what is wrong about a drug, its dose and how often it is taken, a side, a
 * measure and a code; a number where a drug is named, or a date, which was another one when a second reader saw it (it is moved before it is sent). The others (a denial, a finding, a person, a time, a number of something else) are
 * read by words, of which there are more for the same thing than any table has.
 */
export function firmFaults(text: string, faults: readonly FaultKind[]): readonly FaultKind[] {
  const isFirm = (kind: FaultKind): boolean =>
    ofDrugs.has(kind) || (kind === 'number' && (namesDrug(text) || namesDate(text)));
  return faults.filter(isFirm);
}
