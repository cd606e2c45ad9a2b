import { codesOf, conceptText, firstDayOf, firstOf, listOf, objectOf, textOf } from './fields.ts';
import { quantityText, rangeText } from './quantity.ts';
import { withWords, type LineWriter } from './write-lines.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What was not measured, or entered by mistake, says nothing. */
const left: ReadonlySet<string> = new Set(['entered-in-error', 'cancelled', 'registered']);

/** Interpretations that are worth a word (HL7 v3 ObservationInterpretation). */
const interpretations: Readonly<Record<string, string>> = {
  H: 'high',
  HH: 'critically high',
  HU: 'significantly high',
  L: 'low',
  LL: 'critically low',
  LU: 'significantly low',
  A: 'abnormal',
  AA: 'critically abnormal',
  POS: 'positive',
  R: 'resistant',
};

/** LOINC: the two parts of a blood pressure, which are written as one. */
const systolic = '8480-6';
const diastolic = '8462-4';

/** Vital signs and laboratory results: what was measured, and what came of it. */
export const writeObservation: LineWriter = (resource) => {
  const status = textOf(resource['status']);
  const name = conceptText(resource['code']);
  if (name === null || (status !== null && left.has(status))) return null;
  const value = pressureText(resource) ?? valueText(resource) ?? partsText(resource);
  if (value === null) return null;
  const found = firstOf([...listOf(resource['interpretation'])], interpretationText);
  const range = firstOf(resource['referenceRange'], rangeText);
  return {
    text: withWords(`${name} ${value}`, [
      found,
      range === null ? null : `reference ${range}`,
      status === 'preliminary' ? 'preliminary' : null,
    ]),
    date: firstDayOf(
      resource['effectiveDateTime'],
      resource['effectivePeriod'],
      resource['effectiveInstant'],
      resource['issued'],
    ),
  };
};

function interpretationText(value: unknown): string | null {
  for (const code of codesOf(value)) {
    const word = interpretations[code];
    if (word !== undefined) return word;
  }
  return null;
}

/** The value of an observation or of a part of one. */
function valueText(fields: Fields): string | null {
  const { valueBoolean, valueInteger } = fields;
  if (typeof valueBoolean === 'boolean') return valueBoolean ? 'yes' : 'no';
  if (typeof valueInteger === 'number') return String(valueInteger);
  return (
    quantityText(fields['valueQuantity']) ??
    conceptText(fields['valueCodeableConcept']) ??
    textOf(fields['valueString']) ??
    rangeText(fields['valueRange']) ??
    ratioText(objectOf(fields['valueRatio'])) ??
    firstDayOf(fields['valueDateTime'])
  );
}

function ratioText({ numerator, denominator }: Fields): string | null {
  const [above, below] = [quantityText(numerator), quantityText(denominator)];
  return above === null || below === null ? null : `${above}/${below}`;
}

function pressureText(resource: Fields): string | null {
  const part = (code: string): Fields =>
    objectOf(
      listOf(resource['component'])
        .map(objectOf)
        .find((one) => codesOf(one['code']).includes(code))?.['valueQuantity'],
    );
  const [upper, lower] = [part(systolic)['value'], part(diastolic)['value']];
  return typeof upper === 'number' && typeof lower === 'number' ? `${upper}/${lower} mmHg` : null;
}

function partsText(resource: Fields): string | null {
  const parts = listOf(resource['component']).map((one) => {
    const fields = objectOf(one);
    const [name, value] = [conceptText(fields['code']), valueText(fields)];
    return name === null || value === null ? null : `${name} ${value}`;
  });
  const said = parts.filter((one) => one !== null);
  return said.length === 0 ? null : said.join(', ');
}
