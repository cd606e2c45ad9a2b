import type { FaultKind } from '../model/faults.ts';
import { readMarks } from '../verify/read-marks.ts';

/** A wrong word of a drug's line, or a code. */
const ofDrugs: ReadonlySet<FaultKind> = new Set(['drug', 'dose', 'frequency', 'value', 'side', 'code']);

/**
 * Faults of a statement that stand whatever a second reader says: what is wrong about a drug, its dose and how often it is taken, a side, a
 * measure and a code; a number where a drug is named. The others (a denial, a finding, a person, a time, a number of something else) are
 * read by words, of which there are more for the same thing than any table has.
 */
export function firmFaults(text: string, faults: readonly FaultKind[]): readonly FaultKind[] {
  const namesDrug = readMarks(text).marks.some(({ attribute }) => attribute === 'drug');
  return faults.filter((kind) => ofDrugs.has(kind) || (kind === 'number' && namesDrug));
}
