import type { MeasurementFact } from '../document/fact.ts';
import {
  flagCodes,
  labCodes,
  pressureParts,
  pressureUnit,
  pressureValue,
  remarkOpens,
  takenHow,
  ucumUnits,
  vitalCodes,
} from './data/measures.ts';
import { systems } from './data/systems.ts';
import { codeOf, conceptOf, filled, isOfPatient, notesOf, type Coding, type FactWriter } from './resource.ts';

interface CodedMeasure extends Coding {
  readonly display: string;
  readonly units: readonly string[];
}

const readRows = (rows: readonly string[]): ReadonlyMap<string, readonly CodedMeasure[]> => {
  const byName = new Map<string, CodedMeasure[]>();
  for (const row of rows) {
    const [name = '', code = '', display = '', units = ''] = row.split('|');
    const coded = { system: systems.loinc, code, display, units: units.split(' ') };
    byName.set(name, [...(byName.get(name) ?? []), coded]);
  }
  return byName;
};
const labs = readRows(labCodes);
const vitals = readRows(vitalCodes);

/** A value as it was read: a number with its unit, a pressure, or its words alone. */
interface ReadValue {
  readonly unit: string | undefined;
  /** The field of the resource that holds it. */
  readonly field: Readonly<Record<string, unknown>>;
  readonly how?: string | undefined;
}

const numeric = /^([<>]=?|[≤≥])?\s?(\d{1,9}(?:\.\d{1,6})?)\s?(\D.{0,30})?$/;
const comparators: Readonly<Record<string, string>> = { '≤': '<=', '≥': '>=' };

function quantityOf(value: number, said: string | undefined, comparator?: string): Readonly<Record<string, unknown>> {
  const code = said === undefined ? undefined : ucumUnits[said.toLowerCase()];
  return {
    value,
    ...(comparator === undefined ? {} : { comparator: comparators[comparator] ?? comparator }),
    ...(said === undefined ? {} : { unit: said }),
    ...(code === undefined ? {} : { system: systems.ucum, code }),
  };
}

function readPressure(value: string): ReadValue | undefined {
  const [, systolic, diastolic, how] = pressureValue.exec(value) ?? [];
  if (systolic === undefined || diastolic === undefined || (how !== undefined && !takenHow.has(how))) return undefined;
  const part = ([code, display]: readonly [string, string], number: string): object => ({
    code: codeOf(systems.loinc, code, display),
    valueQuantity: quantityOf(Number(number), pressureUnit),
  });
  const component = [part(pressureParts.systolic, systolic), part(pressureParts.diastolic, diastolic)];
  return { unit: ucumUnits[pressureUnit.toLowerCase()], field: { component }, how };
}

/** "95% on room air": what follows a value says how it was taken. */
function splitRemark(said: string): readonly [unit: string, how: string | undefined] {
  const at = said.search(remarkOpens);
  return at < 0 ? [said.trim(), undefined] : [said.slice(0, at).trim(), said.slice(at).trim()];
}

function readValue({ name, value, unit }: MeasurementFact): ReadValue {
  const read = name.startsWith('Blood pressure') ? readPressure(value) : undefined;
  if (read) return read;
  const [, comparator, number, after = ''] = numeric.exec(value) ?? [];
  const [written, how] = splitRemark(after);
  const said = unit ?? (written === '' ? undefined : written);
  const isWhole = number !== undefined && (written === '' || ucumUnits[written.toLowerCase()] !== undefined);
  if (!isWhole) return { unit: undefined, field: { valueString: unit === undefined ? value : `${value} ${unit}` } };
  const code = said === undefined ? undefined : ucumUnits[said.toLowerCase()];
  return {
    unit: said === undefined ? undefined : (code ?? said),
    field: { valueQuantity: quantityOf(Number(number), said, comparator) },
    how,
  };
}

/** The code of what was measured, where its unit says that it is this one. */
function codingOf({ name, category }: MeasurementFact, { unit, field }: ReadValue): readonly Coding[] {
  // Among vital signs a glucose is of a finger, and none of serum.
  const rows = (category === 'vital' ? vitals.get(name) : (labs.get(name) ?? vitals.get(name))) ?? [];
  if ('valueString' in field) return [];
  const row = rows.find(({ units }) => units.includes(unit ?? '*'));
  return row === undefined ? [] : [{ system: row.system, code: row.code, display: row.display }];
}

const categories: Readonly<Partial<Record<MeasurementFact['category'], string>>> = {
  vital: 'vital-signs',
  laboratory: 'laboratory',
  score: 'survey',
};

/** A vital sign has a time in every profile of them; a note seldom names its day, and the time of writing is another. */
const unknownTime = {
  _effectiveDateTime: {
    extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
  },
} as const;

/** A vital sign or laboratory value of this visit. Earlier values of a trend have no time of their own, and stand in its words. */
export const writeMeasurement: FactWriter<MeasurementFact> = (fact, { patient, isSigned }) => {
  const { name, value, category, flag, earlier = [], circumstance, time, assertion } = fact;
  const isNow = assertion.temporality === 'current' && assertion.polarity === 'present';
  if (!isOfPatient(fact) || !isNow || name.trim() === '' || value.trim() === '') return undefined;
  const read = readValue(fact);
  const kind = categories[category];
  const coded = flagCodes[flag ?? ''];
  return filled({
    resourceType: 'Observation',
    status: isSigned ? 'final' : 'preliminary',
    category: kind === undefined ? undefined : [codeOf(systems.observationCategory, kind)],
    code: conceptOf(name, ...codingOf(fact, read)),
    subject: patient,
    ...(category === 'vital' ? unknownTime : {}),
    ...read.field,
    interpretation:
      flag === undefined
        ? undefined
        : [coded ? { ...codeOf(systems.interpretation, ...coded), text: flag } : conceptOf(flag)],
    ...notesOf(
      read.how,
      circumstance,
      time,
      earlier.length > 0 ? `earlier: ${earlier.join(', ')}` : undefined,
      fact.source,
    ),
  });
};
