import { findMedicationsIn, type MedicationMention } from '../../clinical/find-medications.ts';
import type { Comparison } from '../compare-statement.ts';
import type { Attribute } from '../statement-forms.ts';

const digitsOf = (words: string): string[] => words.match(/\d+(?:\.\d+)?/g) ?? [];

/** The numbers of a drug's dose stand at that drug in the source. */
function hasDose({ drug, dose }: MedicationMention, source: readonly MedicationMention[]): boolean {
  const same = source.filter((one) => one.drug.generic === drug.generic && one.dose !== '');
  const numbers = digitsOf(dose);
  return same.length === 0 || same.some((one) => numbers.every((number) => digitsOf(one.dose).includes(number)));
}

/** Doses that the source gives to another drug of the same statement. */
export function compareOwners({ statement, said, source }: Comparison): Attribute[] {
  const drugs = new Set(said.marks.filter(({ attribute }) => attribute === 'drug').map(({ value }) => value));
  if (drugs.size < 2) return [];
  const theirs = findMedicationsIn(source.text);
  return findMedicationsIn(statement.text).every((mention) => mention.dose === '' || hasDose(mention, theirs))
    ? []
    : ['dose'];
}
