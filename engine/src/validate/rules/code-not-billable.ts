import type { AuditRule } from '../audit-rule.ts';
import { raiseCode } from '../raise-code.ts';
import { sayBilledYears } from '../reading/code-years.ts';
import type { WrittenDiagnosis } from '../reading/diagnoses.ts';
import type { ChartReading } from '../reading/read-chart.ts';

/** True where only the seventh character is missing: what stands below is seven characters long. */
function lacksSeventh({ tables }: ChartReading, { code }: WrittenDiagnosis): boolean {
  for (const below of tables.icd.under(code)) if (below.billable) return below.code.length === 8 && code.length >= 5;
  return false;
}

/** ICD-10-CM Official Guidelines I.B.2: a code is complete only with all characters that its category has. */
export const codeNotBillable: AuditRule = {
  name: 'code-not-billable',
  check: (reading) =>
    reading.diagnoses
      .filter(({ known }) => known !== null && !known.billable)
      .map((diagnosis) => {
        const { code, known, written } = diagnosis;
        const missing = lacksSeventh(reading, diagnosis)
          ? 'the seventh character (the episode of care) is missing'
          : 'more characters are needed';
        const billed = sayBilledYears(reading, code);
        // One that was split may be right where the day, and so the year, is not known for certain.
        const isCertain = billed === '' || reading.tables.icdFit === 'in-force';
        return raiseCode({
          severity: isCertain ? 'high' : 'medium',
          rule: 'code-not-billable',
          message: `${code} (${known?.title ?? ''}) is a header in ICD-10-CM FY${reading.tables.icd.fiscalYear} and cannot be billed: ${missing}.${billed === '' ? '' : ` ${billed}`}`,
          query: `Please document the detail needed to complete ${code}.`,
          basis: 'ICD-10-CM Official Guidelines I.B.2',
          codes: [code],
          sources: [written],
        });
      }),
};
