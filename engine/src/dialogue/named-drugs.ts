import { findMedicationsIn } from '../clinical/find-medications.ts';
import type { Stretch } from './clauses.ts';
import { readOnce } from './read-once.ts';

/** The drugs that a sentence names, with their doses; offsets are into its text. */
export const namedDrugs = readOnce(
  ({ words }: Stretch) => words,
  ({ text }) => findMedicationsIn(text),
);
