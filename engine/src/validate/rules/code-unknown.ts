import { findShorter } from '../assess-codes.ts';
import type { IcdCode } from '../../codes/tables/code-tables.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raiseCode } from '../raise-code.ts';
import { readCodeYears } from '../reading/code-years.ts';
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

/**
 * What is known of a code that is not in the table. High only where the table of the year is loaded and no year has the code: a code of
 * another year may be right and the day read wrongly.
 */
function explain(reading: ChartReading, diagnosis: WrittenDiagnosis): readonly ['high' | 'medium' | 'low', string] {
  const { fault, years, why } = readCodeYears(reading, diagnosis.code);
  if (fault === 'other-year') return ['medium', why];
  if (fault === 'nowhere' && reading.tables.icd.isComplete) return ['high', why];
  const named = years.length === 0 ? findNamed(reading, diagnosis) : null;
  if (named) return ['medium', `${why.slice(0, -1)}, and the words beside it are the title of ${named.code}.`];
  return [fault === 'nowhere' ? 'medium' : 'low', why];
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
