import type { AllergyFact, Fact, MedicationFact } from '../../document/fact.ts';
import { blankWords } from '../fill-phrase.ts';

const isCertain = ({ assertion }: Fact): boolean =>
  assertion.certainty === 'certain' && assertion.experiencer === 'patient' && assertion.condition === undefined;
const isPresent = (fact: Fact): boolean =>
  isCertain(fact) && fact.assertion.polarity === 'present' && fact.assertion.temporality === 'current';

const joined = (words: readonly string[]): string | undefined => {
  const seen = new Map(words.map((one) => [one.toLowerCase(), one]));
  return seen.size === 0 ? undefined : [...seen.values()].join(', ');
};

/** All that a fact says in words, to be searched for a drug. */
const wordsOf = (fact: Fact): string =>
  Object.entries(fact)
    .filter(([name, value]) => typeof value === 'string' && name !== 'id' && name !== 'type' && name !== 'subject')
    .map(([, value]) => String(value))
    .join(' ')
    .toLowerCase();

const isTaken = (fact: Fact): fact is MedicationFact =>
  fact.type === 'medication' &&
  fact.subject === 'medications' &&
  (fact.status === undefined || fact.status === 'taken');

/** A drug as it is taken; where the note says of it elsewhere what is to become of it, its dose is left to the clinician. */
function writeDrug(drug: MedicationFact, others: readonly Fact[]): string {
  const { name, dose, route, frequency, asNeeded } = drug;
  const isDiscussed = others.some((fact) => fact.subject === 'plan' && wordsOf(fact).includes(name.toLowerCase()));
  const isTwofold = others.some(
    (fact) => isTaken(fact) && fact.name.toLowerCase() === name.toLowerCase() && fact.dose !== dose,
  );
  if (isDiscussed || isTwofold) return `${name} ${blankWords}`;
  return [name, dose, route, frequency, asNeeded === true ? 'PRN' : undefined]
    .filter((one) => one !== undefined)
    .join(' ');
}

/** Absent where a drug of the list is not simply taken: who it is for, or whether at all, is not ours to say. */
export function listMedications(facts: readonly Fact[]): string | undefined {
  const listed = facts.filter(({ subject }) => subject === 'medications');
  if (!listed.every((fact) => isPresent(fact) && (isTaken(fact) ? fact.owner === undefined : fact.type === 'clause')))
    return undefined;
  return joined(
    listed.map((fact) =>
      fact.type === 'clause'
        ? fact.text
        : writeDrug(
            fact as MedicationFact,
            facts.filter((one) => one !== fact),
          ),
    ),
  );
}

const writeAllergy = ({ substance, reactions = [] }: AllergyFact): string =>
  reactions.length === 0 ? substance : `${substance} (${reactions.join(', ')})`;

export function listAllergies(facts: readonly Fact[]): string | undefined {
  const listed = facts.filter(({ subject }) => subject === 'allergies');
  const isPlain = (fact: Fact): boolean =>
    isPresent(fact) &&
    (fact.type === 'allergy' ? fact.substance !== '' && fact.isTolerated !== true : fact.type === 'clause');
  if (!listed.every(isPlain)) return undefined;
  return joined(listed.map((fact) => (fact.type === 'clause' ? fact.text : writeAllergy(fact as AllergyFact))));
}

/** Conditions of the patient's history and assessment that are present and certain. */
export function listProblems(facts: readonly Fact[]): string | undefined {
  const known = facts.filter(({ subject }) => subject === 'past-medical-history');
  const assessed = facts.filter(
    (fact) => fact.subject === 'assessment' && fact.type === 'condition' && isPresent(fact),
  );
  if (!known.every((fact) => isPresent(fact) && (fact.type === 'condition' || fact.type === 'clause')))
    return undefined;
  return joined(
    [...known, ...assessed].map((fact) =>
      fact.type === 'condition' ? fact.name : fact.type === 'clause' ? fact.text : '',
    ),
  );
}
