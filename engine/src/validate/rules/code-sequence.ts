import type { AuditRule } from '../audit-rule.ts';

/** ICD-10-CM Official Guidelines I.C.20.a.6: a code for an external cause is never listed first. */
export const codeSequence: AuditRule = {
  name: 'code-sequence',
  check: (reading) => {
    const first = reading.codes.find(({ system }) => system === 'ICD-10-CM');
    if (!first || !/^[V-Y]/.test(first.code)) return [];
    const message = `${first.code} names an external cause and cannot be the code-sequence code; the injury goes first.`;
    return [
      {
        severity: 'high',
        rule: 'code-sequence',
        message,
        query: null,
        basis: 'ICD-10-CM Official Guidelines I.C.20.a.6',
        codes: [first.code],
        sources: [{ start: first.start, end: first.end }],
      },
    ];
  },
};
