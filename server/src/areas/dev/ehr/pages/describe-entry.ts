import type { CodeableConcept, Observation, Quantity, Resource } from '@medplum/fhirtypes';

/** An entry of a record in one line: what it is, more of it, and its day. */
export interface EntryLine {
  readonly text: string;
  readonly more: string;
  /** ISO 8601; empty where the entry has none. */
  readonly date: string;
}

const wordsOf = (concept: CodeableConcept | undefined): string =>
  concept?.text ?? concept?.coding?.[0]?.display ?? concept?.coding?.[0]?.code ?? '';

const codeOf = (concept: CodeableConcept | undefined): string => concept?.coding?.[0]?.code ?? '';

const amountOf = (quantity: Quantity | undefined): string =>
  quantity?.value === undefined ? '' : `${quantity.value} ${quantity.unit ?? quantity.code ?? ''}`.trim();

const join = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(', ');

/** Says an entry for the people who look at the simulator; kinds that it does not know by name alone. */
export function describeEntry(one: Resource): EntryLine {
  switch (one.resourceType) {
    case 'Condition': {
      const state = join(codeOf(one.clinicalStatus), codeOf(one.verificationStatus));
      return line(wordsOf(one.code), state, one.onsetDateTime ?? one.recordedDate);
    }
    case 'MedicationRequest':
      return line(
        wordsOf(one.medicationCodeableConcept) || (one.medicationReference?.display ?? ''),
        join(one.dosageInstruction?.[0]?.text, one.status, one.intent),
        one.authoredOn,
      );
    case 'MedicationStatement':
      return line(
        wordsOf(one.medicationCodeableConcept) || (one.medicationReference?.display ?? ''),
        join(one.dosage?.[0]?.text, one.status),
        one.effectiveDateTime ?? one.dateAsserted,
      );
    case 'AllergyIntolerance':
      return line(
        wordsOf(one.code),
        join(wordsOf(one.reaction?.[0]?.manifestation[0]), one.criticality),
        one.recordedDate,
      );
    case 'Immunization':
      return line(wordsOf(one.vaccineCode), one.status, one.occurrenceDateTime);
    case 'Observation':
      return line(wordsOf(one.code), resultOf(one), one.effectiveDateTime);
    case 'Procedure':
      return line(wordsOf(one.code), one.status, one.performedDateTime);
    case 'ServiceRequest':
      return line(wordsOf(one.code), join(one.status, one.intent), one.authoredOn ?? one.occurrenceDateTime);
    case 'Task':
      return line(one.description ?? wordsOf(one.code), join(one.status, one.intent), one.authoredOn);
    case 'DocumentReference':
      return line(
        one.description ?? one.content[0]?.attachment.title ?? wordsOf(one.type),
        join(one.docStatus, ...(one.author ?? []).map(({ display }) => display)),
        one.date,
      );
    case 'Provenance':
      return line(
        join(...one.target.map(({ reference }) => reference)),
        join(...one.agent.map(({ who, type }) => join(wordsOf(type), who.display ?? who.reference))),
        one.recorded,
      );
    default:
      return line(one.resourceType, '', undefined);
  }
}

const line = (text: string, more: string, date: string | undefined): EntryLine => ({
  text: text === '' ? 'Without a name' : text,
  more,
  date: date ?? '',
});

function resultOf(one: Observation): string {
  const parts = one.component?.map(({ code, valueQuantity }) => `${wordsOf(code)} ${amountOf(valueQuantity)}`) ?? [];
  const own = amountOf(one.valueQuantity) || (one.valueString ?? '') || wordsOf(one.valueCodeableConcept);
  const mark = codeOf(one.interpretation?.[0]);
  return join(own, ...parts, mark === 'N' ? '' : mark);
}
