import type { RecordType } from '../data/record.ts';
import type { Concept, Resource } from '../resource.ts';

interface Quantity {
  readonly value: number;
  readonly unit?: string;
  readonly comparator?: string;
}

/** What an element says in words; nothing of one that is not there. */
const textOf = (concept: unknown): string => (concept as Concept | undefined)?.text ?? '';
const listOf = (value: unknown): readonly Resource[] => (value ?? []) as readonly Resource[];
const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const withWords = (name: string, words: string): string => (words === '' ? name : `${name} ${words}`);

const quantityText = (quantity: unknown): string => {
  const { value, unit = '', comparator = '' } = quantity as Quantity;
  return `${comparator}${value}${unit === '' || unit === '%' ? unit : ` ${unit}`}`;
};

/** A pressure has two values of one unit. */
function valueText({ valueQuantity, valueString, component }: Resource): string {
  if (valueQuantity !== undefined) return quantityText(valueQuantity);
  const parts = listOf(component).map(({ valueQuantity: part }) => part as Quantity);
  const [{ unit = '' } = { unit: '' }] = parts;
  return parts.length > 0 ? withWords(parts.map(({ value }) => value).join('/'), unit) : wordsOf(valueString);
}

const dosageText = (dosage: unknown): string =>
  listOf(dosage)
    .map(({ text }) => wordsOf(text))
    .join('; ');
const reactionText = (reaction: unknown): string =>
  listOf(reaction)
    .flatMap(({ manifestation }) => listOf(manifestation).map(({ text }) => wordsOf(text)))
    .join(', ');

const byCode = ({ code }: Resource): string => textOf(code);

const describers: Readonly<Record<RecordType, (resource: Resource) => string>> = {
  Condition: byCode,
  MedicationStatement: (one) => withWords(textOf(one['medicationCodeableConcept']), dosageText(one['dosage'])),
  MedicationRequest: (one) => withWords(textOf(one['medicationCodeableConcept']), dosageText(one['dosageInstruction'])),
  AllergyIntolerance: (one) => {
    const reactions = reactionText(one['reaction']);
    return reactions === '' ? byCode(one) : `${byCode(one)} (${reactions})`;
  },
  Observation: (one) => withWords(byCode(one), valueText(one)),
  Procedure: byCode,
  ServiceRequest: byCode,
  Task: ({ description }) => wordsOf(description),
};

/** What an entry of a record says, in one line and in the note's own words. */
export const describeEntry = (type: RecordType, resource: Resource): string => describers[type](resource);
