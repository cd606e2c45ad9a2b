import { findShorter } from '../assess-codes.ts';
import type { IcdCode } from '../../codes/tables/code-tables.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raiseCode } from '../raise-code.ts';
import type { WrittenDiagnosis } from '../reading/diagnoses.ts';
import type { ChartReading } from '../reading/read-chart.ts';

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim();

/** A code of the category whose official title stands word for word beside the code. */
function findNamed({ tables }: ChartReading, { code, description }: WrittenDiagnosis): IcdCode | null {
  const beside = plain(description);
  if (beside.length < 8) return null;
  for (const each of tables.icd.under(code.slice(0, 3)))
    if (each.billable && beside.startsWith(plain(each.title))) return each;
  return null;
}

/** What is known of a code that is not in the table: that it is in no complete one, or only that it is not in the built-in one. */
function explain(reading: ChartReading, diagnosis: WrittenDiagnosis): readonly ['high' | 'medium' | 'low', string] {
  const { icd } = reading.tables;
  if (icd.isComplete)
    return ['high', `it is not in ICD-10-CM FY${icd.fiscalYear}, which holds on the date of service.`];
  const named = findNamed(reading, diagnosis);
  if (named)
    return ['medium', `it is not in the loaded table, and the words beside it are the title of ${named.code}.`];
  return ['low', 'it is not in the built-in table, which does not hold every code.'];
}

/**
 * Medicare Code Editor, edit 1 (invalid diagnosis): a code must be in the table of the fiscal year of the date of service. Of one
 * that goes on behind a complete code another rule tells.
 */
export const codeUnknown: AuditRule = {
  name: 'code-unknown',
  check: (reading) =>
    reading.diagnoses
      .filter(({ known, written, code }) => known === null && written.wellFormed && !findShorter(reading, code))
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
