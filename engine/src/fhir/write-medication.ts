import type { MedicationFact } from '../document/fact.ts';
import { ucumUnits } from './data/measures.ts';
import { takenStatuses } from './data/statuses.ts';
import { systems } from './data/systems.ts';
import { namesPlainly } from './names-plainly.ts';
import {
  conceptOf,
  filled,
  isOfPatient,
  notesOf,
  type FactWriter,
  type NoteContext,
  type Resource,
} from './resource.ts';

/** A dose as a quantity, where it is one number of a unit that UCUM has; its words stand in the dosage in any case. */
function doseOf(dose: string | undefined): readonly Resource[] | undefined {
  const [, number, said = ''] = /^(\d{1,7}(?:\.\d{1,4})?) ?([A-Za-zµμ]{1,5})$/.exec(dose ?? '') ?? [];
  const code = ucumUnits[said.toLowerCase()];
  if (number === undefined || code === undefined) return undefined;
  const doseQuantity = { value: Number(number), unit: said, system: systems.ucum, code };
  return [{ doseQuantity }] as unknown as readonly Resource[];
}

function dosageOf({
  dose,
  route,
  frequency,
  duration,
  asNeeded,
  indication,
}: MedicationFact): readonly object[] | undefined {
  const text = [dose, route, frequency, asNeeded === true ? 'as needed' : undefined, duration].filter(
    (one) => one !== undefined && one !== '',
  );
  if (text.length === 0) return undefined;
  const { resourceType: _none, ...fields } = filled({
    resourceType: '',
    text: [...text, ...(indication === undefined ? [] : [`for ${indication.replace(/^for /i, '')}`])].join(' '),
    timing: frequency === undefined ? undefined : { code: conceptOf(frequency) },
    asNeededBoolean: asNeeded,
    route: route === undefined ? undefined : conceptOf(route),
    doseAndRate: doseOf(dose),
  });
  return [fields];
}

const remarksOf = ({ from, reason, remark, time, source }: MedicationFact) =>
  notesOf(from === undefined ? undefined : `before: ${from}`, reason, remark, time, source);

/** What the note begins: to be ordered where it is ordered, and never by a document that arrives. */
const requestOf = (fact: MedicationFact, { patient, isSigned, requester }: NoteContext): Resource =>
  filled({
    resourceType: 'MedicationRequest',
    status: isSigned ? 'active' : 'draft',
    intent: 'plan',
    medicationCodeableConcept: conceptOf(fact.name),
    subject: patient,
    requester,
    ...remarksOf(fact),
    dosageInstruction: dosageOf(fact),
  });

/** A drug that is begun as a request, any other that is or was taken as a statement. */
export const writeMedication: FactWriter<MedicationFact> = (fact, context) => {
  const { name, owner, status = 'taken', assertion } = fact;
  if (!isOfPatient(fact) || owner !== undefined || name.trim() === '' || !namesPlainly(name)) return undefined;
  if (status === 'started') return assertion.polarity === 'present' ? requestOf(fact, context) : undefined;
  const taken = assertion.polarity === 'absent' ? 'not-taken' : takenStatuses[status];
  if (taken === undefined || assertion.temporality === 'future') return undefined;
  return filled({
    resourceType: 'MedicationStatement',
    // What was taken before and is not said to go on.
    status: assertion.temporality === 'past' && taken === 'active' ? 'completed' : taken,
    medicationCodeableConcept: conceptOf(name),
    subject: context.patient,
    ...remarksOf(fact),
    dosage: dosageOf(fact),
  });
};
