import type { AuditRule } from '../audit-rule.ts';
import { raiseCode } from '../raise-code.ts';
import type { WrittenDiagnosis } from '../reading/diagnoses.ts';
import { isNoted } from '../reading/noted.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { integralSymptoms } from './data/integral-symptoms.ts';

/** The note of the disease asks for the symptom: an enlarged prostate with its urinary symptoms (N40.1), a stroke with its score. */
function isAskedFor({ tables }: ChartReading, symptom: string, disease: string): boolean {
  return tables.notes.of(disease, 'use-additional').some((note) => isNoted(note, symptom));
}

/** Parts of the limbs that stand for each other in titles: toes and foot, fingers and hand, the end of the radius and the wrist. */
const parts: readonly RegExp[] = [
  /knee|patell/,
  /hip|femur/,
  /shoulder|rotator|clavicle/,
  /elbow/,
  /wrist|radius|ulna|carp/,
  /hand|finger|thumb/,
  /ankle|foot|toe/,
  /leg|lower limb|lower extremit|tibia|calf|popliteal|femoral/,
  /arm|upper limb|humer/,
  /thigh/,
].map((part) => new RegExp(part.source, 'i'));

const partsOf = (title: string): number[] => parts.flatMap((part, at) => (part.test(title) ? [at] : []));

/** Pain of one joint does not belong to the arthritis of another: where both codes give a part of the body, it must be the same. */
function isSamePlace(symptom: WrittenDiagnosis, disease: WrittenDiagnosis): boolean {
  if (!/^M25|^M79\.6/.test(symptom.code)) return true;
  const [one, other] = [partsOf(symptom.known?.title ?? ''), partsOf(disease.known?.title ?? '')];
  return one.length === 0 || other.length === 0 || one.some((part) => other.includes(part));
}

function findCause(reading: ChartReading, symptom: WrittenDiagnosis): WrittenDiagnosis | undefined {
  const rows = integralSymptoms.filter(([symptoms]) => symptoms.test(symptom.code));
  return reading.diagnoses.find(
    (other) =>
      other.code !== symptom.code &&
      rows.some(([, diseases]) => diseases.test(other.code)) &&
      isSamePlace(symptom, other) &&
      !isAskedFor(reading, symptom.code, other.code),
  );
}

/** ICD-10-CM Official Guidelines I.B.5: a symptom that is routinely part of a disease is not coded beside it. */
export const symptomWithDiagnosis: AuditRule = {
  name: 'symptom-with-diagnosis',
  check: (reading) =>
    reading.diagnoses.flatMap((symptom) => {
      if (symptom.known === null || !/^R|^M25|^M54|^M79|^K59|^G47|^L29|^H92|^J34|^N63/.test(symptom.code)) return [];
      const cause = findCause(reading, symptom);
      if (!cause) return [];
      return [
        raiseCode({
          severity: 'medium',
          rule: 'symptom-with-diagnosis',
          message: `${symptom.code} (${symptom.known.title}) is routinely part of ${cause.code} (${cause.known?.title ?? ''}) and is not coded beside it, unless it has another cause.`,
          query: 'Please clarify whether the symptom has a cause of its own.',
          basis: 'ICD-10-CM Official Guidelines I.B.5',
          codes: [symptom.code, cause.code],
          sources: [symptom.written, cause.written],
        }),
      ];
    }),
};
