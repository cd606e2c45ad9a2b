import type { PlacedStatement } from '../model/document.ts';
import { describePerson } from '../note/person.ts';
import { capitalize } from '../note/note-language.ts';
import { ageUnits, describedPerson, sexWords } from './data/measures.ts';
import { systems } from './data/systems.ts';
import { codeOf, filled, type NoteContext, type Resource } from './resource.ts';

/** Whose note it is, as far as a statement of the note says it and nobody changed that. */
export interface DescribedPatient {
  readonly sex?: 'male' | 'female';
  readonly age?: { readonly value: number; readonly unit: string };
  /** The statement that says so. */
  readonly by?: PlacedStatement;
}

/** What the note says of age and sex; nothing is taken from a name or a pronoun. */
export function readPatient(input: string, statements: readonly PlacedStatement[]): DescribedPatient {
  const text = describePerson(input).described?.text ?? '';
  const by = statements.find((one) => one.text === capitalize(text) && one.origin === undefined);
  const [, number, counted = '', noun = ''] = (by ? describedPerson.exec(text) : null) ?? [];
  const sex = sexWords[noun.toLowerCase()];
  const unit = ageUnits[counted.toLowerCase()];
  return {
    ...(by ? { by } : {}),
    ...(sex === undefined ? {} : { sex }),
    ...(number === undefined || unit === undefined ? {} : { age: { value: Number(number), unit } }),
  };
}

/** A placeholder: a record system that takes the document knows whose it is, and the document says no more than the note does. */
export const writePatient = ({ sex }: DescribedPatient): Resource => filled({ resourceType: 'Patient', gender: sex });

export const writeAge = ({ value, unit }: NonNullable<DescribedPatient['age']>, context: NoteContext): Resource => ({
  resourceType: 'Observation',
  status: context.isSigned ? 'final' : 'preliminary',
  code: codeOf(systems.loinc, '30525-0', 'Age'),
  subject: context.patient,
  valueQuantity: { value, unit, system: systems.ucum, code: unit },
});

/** A clinician by the name and letters under which they signed or wrote. */
export const writePractitioner = (name: string, credentials: string): Resource =>
  filled({
    resourceType: 'Practitioner',
    name: [{ text: name }],
    qualification: credentials === '' ? undefined : [{ code: { text: credentials } }],
  });

/** What wrote the note. */
export const writeDevice = (name: string): Resource => ({
  resourceType: 'Device',
  deviceName: [{ name, type: 'user-friendly-name' }],
});
