import type { AuditRule } from '../audit-rule.ts';
import { findShorter } from '../assess-codes.ts';
import { raiseCode } from '../raise-code.ts';

/**
 * ICD-10-CM Official Guidelines I.A.1-I.A.5: three to seven characters, a letter first, a figure second, a dot after the third, X in
 * places that are kept. What breaks this is no code in any year; nor is one that goes on where a code is complete, since nothing stands
 * below a billable code.
 */
export const codeInvalid: AuditRule = {
  name: 'code-invalid',
  check: (reading) =>
    reading.diagnoses.flatMap(({ code, written, known }) => {
      const shorter = written.wellFormed && known === null ? findShorter(reading, code) : null;
      if (written.wellFormed && !shorter) return [];
      const why = shorter
        ? `has more characters than the complete code ${shorter}.`
        : 'does not have the form of an ICD-10-CM code.';
      return [
        raiseCode({
          severity: 'high',
          rule: 'code-invalid',
          message: `"${code}" (as written) ${why}`,
          basis: 'ICD-10-CM Official Guidelines I.A.1-I.A.5',
          codes: [code],
          sources: [written],
        }),
      ];
    }),
};
