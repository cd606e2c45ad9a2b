import { findShorter } from '../assess-codes.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raiseCode } from '../raise-code.ts';
import type { WrittenDiagnosis } from '../reading/diagnoses.ts';
import type { ChartReading } from '../reading/read-chart.ts';

/** What is known of a code that is not in the table: that it cannot exist, or only that it is not in the built-in one. */
function explain(reading: ChartReading, { code }: WrittenDiagnosis): readonly ['high' | 'low', string] {
  const { icd } = reading.tables;
  const shorter = findShorter(reading, code);
  if (shorter) return ['high', `it has more characters than the complete code ${shorter}.`];
  if (icd.isComplete)
    return ['high', `it is not in ICD-10-CM FY${icd.fiscalYear}, which holds on the date of service.`];
  return ['low', 'it is not in the built-in table, which does not hold every code.'];
}

/**
 * Medicare Code Editor, edit 1 (invalid diagnosis): a code must be in the table of the fiscal year of the date of service. Nothing
 * stands below a billable code, so a longer one cannot exist in that year either.
 */
export const codeUnknown: AuditRule = {
  name: 'code-unknown',
  check: (reading) =>
    reading.diagnoses
      .filter(({ known, written }) => known === null && written.wellFormed)
      .map((diagnosis) => {
        const [severity, why] = explain(reading, diagnosis);
        return raiseCode({
          severity,
          rule: 'code-unknown',
          message: `"${diagnosis.code}" (as written): ${why}`,
          basis: 'Medicare Code Editor, edit 1: invalid diagnosis code',
          codes: [diagnosis.code],
          sources: [diagnosis.written],
        });
      }),
};
