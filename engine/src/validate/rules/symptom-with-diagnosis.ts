import type { AuditRule } from '../audit-rule.ts';
import { raiseCode } from '../raise-code.ts';
import type { WrittenDiagnosis } from '../reading/diagnoses.ts';
import { integralSymptoms } from './data/integral-symptoms.ts';

/** Pain of one joint does not belong to the arthritis of another: where both codes give a part of the body, it must be the same. */
function isSamePlace(symptom: WrittenDiagnosis, disease: WrittenDiagnosis): boolean {
  if (!/^M25|^M79\.6/.test(symptom.code)) return true;
  const part = /\b(knee|hip|shoulder|elbow|wrist|hand|fingers?|ankle|foot|toes?|leg|arm|thigh|forearm)\b/i;
  const [one, other] = [part.exec(symptom.known?.title ?? ''), part.exec(disease.known?.title ?? '')];
  return !one || !other || one[0].toLowerCase().slice(0, 4) === other[0].toLowerCase().slice(0, 4);
}

function findCause(diagnoses: readonly WrittenDiagnosis[], symptom: WrittenDiagnosis): WrittenDiagnosis | undefined {
  const rows = integralSymptoms.filter(([symptoms]) => symptoms.test(symptom.code));
  return diagnoses.find(
    (other) =>
      other.code !== symptom.code && rows.some(([, diseases]) => diseases.test(other.code)) && isSamePlace(symptom, other), // prettier-ignore
  );
}

/** ICD-10-CM Official Guidelines I.B.5: a symptom that is routinely part of a disease is not coded beside it. */
export const symptomWithDiagnosis: AuditRule = {
  name: 'symptom-with-diagnosis',
  check: ({ diagnoses }) =>
    diagnoses.flatMap((symptom) => {
      if (symptom.known === null || !/^R|^M25|^M54|^M79|^K59|^G47|^L29|^H92|^J34|^N63/.test(symptom.code)) return [];
      const cause = findCause(diagnoses, symptom);
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
