import type { RaisedFlag } from '../../model/result.ts';
import type { AuditRule } from '../audit-rule.ts';
import { trimesterOf } from '../reading/trimester.ts';
import { raiseCode } from '../raise-code.ts';
import type { WrittenDiagnosis } from '../reading/diagnoses.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import type { Told } from '../reading/patient.ts';

function judgeTrimester(diagnosis: WrittenDiagnosis, weeks: Told<number>): RaisedFlag | null {
  const { code, known, written } = diagnosis;
  const coded = /\b(first|second|third|unspecified) trimester\b/i.exec(known?.title ?? '')?.[1]?.toLowerCase();
  const said = trimesterOf(weeks.value);
  if (coded === undefined || coded === said) return null;
  return raiseCode({
    severity: coded === 'unspecified' ? 'medium' : 'high',
    rule: 'code-trimester',
    message: `${code} says ${coded} trimester, and at ${weeks.value} weeks the pregnancy is in the ${said} trimester.`,
    query: 'Please clarify the gestational age on the date of service.',
    basis: 'ICD-10-CM Official Guidelines I.C.15.a.3',
    codes: [code],
    sources: [written, weeks.source],
  });
}

/** Z3A.00 is unspecified, Z3A.01 under 8 weeks, Z3A.49 over 42 weeks, the others the completed week. */
function weekFits(code: string, weeks: number): boolean {
  const coded = Number(code.slice(4));
  if (coded === 1) return weeks < 8;
  return coded === 49 ? weeks > 42 : coded === weeks;
}

function judgeWeeks({ code, written }: WrittenDiagnosis, weeks: Told<number>): RaisedFlag | null {
  if (!code.startsWith('Z3A.') || weekFits(code, weeks.value)) return null;
  return raiseCode({
    severity: code === 'Z3A.00' ? 'medium' : 'high',
    rule: 'code-trimester',
    message: `${code} ${code === 'Z3A.00' ? 'leaves the weeks open' : `is for ${Number(code.slice(4)) === 1 ? 'less than 8' : Number(code.slice(4))} weeks`}, and the chart says ${weeks.value} weeks.`,
    query: 'Please clarify the gestational age on the date of service.',
    basis: 'ICD-10-CM Official Guidelines I.C.21.c.11',
    codes: [code],
    sources: [written, weeks.source],
  });
}

/**
 * ICD-10-CM Official Guidelines I.C.15.a.3 and I.C.21.c.11: the trimester is that of the day of the visit, and Z3A names the
 * completed weeks.
 */
export const codeTrimester: AuditRule = {
  name: 'code-trimester',
  check: (reading: ChartReading) => {
    const { weeks } = reading.patient;
    if (!weeks) return [];
    return reading.diagnoses
      .filter(({ known, code }) => known?.billable && /^[OZ]/.test(code))
      .flatMap((diagnosis) => judgeTrimester(diagnosis, weeks) ?? judgeWeeks(diagnosis, weeks) ?? []);
  },
};
