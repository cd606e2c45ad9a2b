import type { RaisedFlag } from '../../model/result.ts';
import type { Told } from '../reading/patient.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raiseCode } from '../raise-code.ts';
import type { WrittenCode } from '../../codes/code-shape.ts';
import { ageRows, procedureAges } from './data/age-limits.ts';

const tell = (years: number): string => {
  if (years >= 2) return `${Math.floor(years)} years`;
  const months = Math.round(years * 12);
  return months >= 1 ? `${months} months` : `${Math.round(years * 365)} days`;
};

const bandOf = (from: number, to: number): string =>
  to < 0.5
    ? 'newborns'
    : to < 1
      ? 'children under 1 year'
      : to > 120
        ? `people from ${from} years`
        : `people from ${Math.floor(from)} to ${Math.floor(to)} years`;

/** Visits, critical care, vaccines and screening whose numbers hold for an age. */
function judgeProcedure({ code, start, end }: WrittenCode, age: Told<number>): RaisedFlag[] {
  const row = procedureAges.find(({ codes }) => codes.includes(code));
  if (!row || (age.value >= row.from && age.value <= row.to)) return [];
  return [
    raiseCode({
      severity: row.isStrict ? 'high' : 'medium',
      rule: 'age-conflict',
      message: `${code} is ${row.what} for ${bandOf(row.from, row.to)}, and the chart gives the age as ${tell(age.value)}.`,
      query: 'Please confirm the age of the patient on the date of service.',
      basis: row.basis,
      codes: [code],
      sources: [{ start, end }, age.source],
    }),
  ];
}

/** Medicare Code Editor, edit 4: the code does not fit the age of the patient. */
export const ageConflict: AuditRule = {
  name: 'age-conflict',
  check: ({ codes, diagnoses, patient }) => {
    const { age } = patient;
    if (!age) return [];
    const procedures = codes
      .filter(({ system }) => system !== 'ICD-10-CM')
      .flatMap((each) => judgeProcedure(each, age));
    const wrong = diagnoses.flatMap(({ code, known, written }) => {
      const row = known && ageRows.find(({ codes }) => codes.test(code));
      if (!row || (age.value >= row.from && age.value <= row.to)) return [];
      return [
        raiseCode({
          severity: 'high',
          rule: 'age-conflict',
          message: `${code} (${known.title}) is for ${row.who}, and the chart gives the age as ${tell(age.value)}.`,
          query: 'Please confirm the age of the patient and the diagnosis.',
          basis: 'Medicare Code Editor, edit 4: age conflict',
          codes: [code],
          sources: [written, age.source],
        }),
      ];
    });
    return [...wrong, ...procedures];
  },
};
