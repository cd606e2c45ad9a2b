import type { AuditRule } from '../audit-rule.ts';
import { quote, raiseCode } from '../raise-code.ts';
import type { WrittenDiagnosis } from '../reading/diagnoses.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { supportOf } from '../reading/support.ts';
import type { Span } from '../../model/span.ts';

/** Where the chart calls the coded condition uncertain; null where it states it anywhere. */
function findDoubt(reading: ChartReading, diagnosis: WrittenDiagnosis): Span | null {
  if (supportOf(reading, diagnosis) !== 'uncertain') return null;
  const { evidence, descriptions } = diagnosis;
  return evidence.uncertain[0]?.sentence ?? descriptions[0] ?? null;
}

/**
 * ICD-10-CM Official Guidelines IV.H: in outpatient care a diagnosis that is probable, suspected, likely or to be ruled
 * out is not coded; the sign or symptom is. Section II.H lets a hospital code it at discharge.
 */
export const codeUncertain: AuditRule = {
  name: 'code-uncertain',
  check: (reading) =>
    reading.setting === 'inpatient'
      ? []
      : reading.diagnoses
          .filter(({ known, code }) => known?.billable && !/^(?:[RVWXYZ]|D49)/.test(code))
          .flatMap((diagnosis) => {
            const doubt = findDoubt(reading, diagnosis);
            if (!doubt) return [];
            const { code, known, written } = diagnosis;
            return [
              raiseCode({
                severity: 'high',
                rule: 'code-uncertain',
                message: `${code} (${known?.title ?? ''}) is coded, and the chart calls it uncertain: ${quote(reading.text, doubt)}. In outpatient care the sign or symptom is coded.`,
                query: 'Please clarify whether the diagnosis is confirmed at this visit.',
                basis: 'ICD-10-CM Official Guidelines IV.H',
                codes: [code],
                sources: [written, doubt],
              }),
            ];
          }),
};
