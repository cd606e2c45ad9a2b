import type { AuditRule } from '../audit-rule.ts';

/** Categories that cannot both be right for one patient (Excludes1 notes of the ICD-10-CM tabular list). */
const pairs: readonly (readonly [string, string, string])[] = [
  ['E10', 'E11', 'type 1 and type 2 diabetes'],
  ['J44', 'J43', 'emphysema and COPD as separate codes'],
  ['F32', 'F33', 'a single episode and recurrent depression'],
  ['I10', 'I11', 'hypertension alone and hypertensive heart disease'],
  ['I10', 'I12', 'hypertension alone and hypertensive kidney disease'],
];

export const excludes1: AuditRule = {
  name: 'excludes1',
  check: (reading) =>
    pairs.flatMap(([a, b, what]) => {
      const first = reading.codes.find(({ code }) => code.startsWith(a));
      const second = reading.codes.find(({ code }) => code.startsWith(b));
      if (!first || !second) return [];
      const sources = [first, second].map(({ start, end }) => ({ start, end }));
      return [
        {
          severity: 'high' as const,
          rule: 'excludes1',
          message: `${first.code} and ${second.code} exclude each other: ${what}.`,
          query: null,
          basis: 'ICD-10-CM Official Guidelines I.A.12.a',
          codes: [first.code, second.code],
          sources,
        },
      ];
    }),
};
