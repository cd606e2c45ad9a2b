import type { AuditRule } from '../audit-rule.ts';
import { raiseCode } from '../raise-code.ts';
import { ageRows } from './data/age-limits.ts';

const tell = (years: number): string => {
  if (years >= 2) return `${Math.floor(years)} years`;
  const months = Math.round(years * 12);
  return months >= 1 ? `${months} months` : `${Math.round(years * 365)} days`;
};

/** Medicare Code Editor, edit 4: the code does not fit the age of the patient. */
export const ageConflict: AuditRule = {
  name: 'age-conflict',
  check: ({ diagnoses, patient }) => {
    const { age } = patient;
    if (!age) return [];
    return diagnoses.flatMap(({ code, known, written }) => {
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
  },
};
