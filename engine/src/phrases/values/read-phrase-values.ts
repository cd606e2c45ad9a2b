import type { Fact } from '../../document/fact.ts';
import type { Subject } from '../../document/subjects.ts';
import { findSaidFacts, type KeptFact } from '../../fhir/said-facts.ts';
import type { PlacedStatement, Section } from '../../model/document.ts';
import type { PhraseValues } from '../fill-phrase.ts';
import { findTouchedFacts } from './touched-facts.ts';
import { listAllergies, listMedications, listProblems } from './value-words.ts';
import { personForms } from '../../knowledge/person-forms.ts';

/** A version of a note, as far as phrases ask about it. */
export interface NoteToQuote {
  readonly statements: readonly PlacedStatement[];
  /** As the tool wrote them. */
  readonly sections: readonly Section[];
  readonly facts: readonly KeptFact[];
}

const isPatients = ({ assertion }: Fact): boolean => assertion.experiencer === 'patient';
const ofVisit: readonly Subject[] = ['chief-complaint', 'history-of-present-illness', 'assessment'];

/** Null where nothing is said, or more than one thing. */
function single(found: readonly (string | undefined)[]): string | undefined {
  const all = new Set(found.filter((one) => one !== undefined));
  return all.size === 1 ? [...all][0] : undefined;
}

/** Age and sex as a fact or the first words of a clause say them; nothing is taken from a name or a pronoun. */
function readPerson(facts: readonly Fact[]): { readonly age: string | undefined; readonly sex: string | undefined } {
  const read = facts.filter(isPatients).map((fact) => {
    if (fact.type === 'identity') return { age: fact.age, sex: fact.sex };
    if (fact.type !== 'clause' || !ofVisit.includes(fact.subject)) return {};
    for (const { form, age, sexes } of personForms) {
      const { number, unit = '', noun = '' } = form.exec(fact.text)?.groups ?? {};
      if (number !== undefined) return { age: age(number, unit.toLowerCase()), sex: sexes[noun.toLowerCase()] };
    }
    return {};
  });
  return { age: single(read.map(({ age }) => age)), sex: single(read.map(({ sex }) => sex)) };
}

function readComplaint(facts: readonly Fact[]): string | undefined {
  const reasons = facts.filter((fact) => isPatients(fact) && fact.subject === 'chief-complaint');
  const words = reasons.map((fact) =>
    fact.type === 'condition' ? fact.name : fact.type === 'clause' ? fact.text : '',
  );
  return words.length === 0 || words.includes('') ? undefined : [...new Set(words)].join(', ');
}

/**
 * What phrases can say of a note, from its typed facts as they still stand in it. A list of which a part was changed, taken out or
 * added by hand is not given at all: what is left of it would read as the whole.
 * @param read what the engine reads of the note's input now
 */
export function readPhraseValues(read: readonly Fact[], note: NoteToQuote): PhraseValues {
  const said = findSaidFacts(read, { kept: note.facts, ...note }).map(({ fact }) => fact);
  const touched = findTouchedFacts(note);
  const isWhole = (...subjects: readonly Subject[]): boolean =>
    read.every((fact) => !subjects.includes(fact.subject) || (said.includes(fact) && !touched.has(fact.id)));
  const { age, sex } = readPerson(said);
  const values: Record<string, string | undefined> = {
    age,
    sex,
    complaint: isWhole('chief-complaint') ? readComplaint(said) : undefined,
    medications: isWhole('medications') ? listMedications(said) : undefined,
    allergies: isWhole('allergies') ? listAllergies(said) : undefined,
    problems: isWhole('past-medical-history') ? listProblems(said) : undefined,
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
