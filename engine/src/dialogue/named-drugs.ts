import { findMedicationsIn } from '../clinical/find-medications.ts';
import type { Stretch } from './clauses.ts';
import { readOnce } from './read-once.ts';

/** "Metformin's a thousand": of the drug as its name alone is. */
const owns = /['’]s(?![a-z])/gi;

/** The drugs that a sentence names, with their doses; offsets are into its text. */
export const namedDrugs = readOnce(
  ({ words }: Stretch) => words,
  ({ text }) => findMedicationsIn(text.replace(owns, '  ')),
);
