import type { AuditRule } from '../audit-rule.ts';
import { raiseCode } from '../raise-code.ts';

/**
 * ICD-10-CM Official Guidelines I.A.1-I.A.5: three to seven characters, a letter first, a figure second, a dot after the third, X in
 * places that are kept. What breaks this is no code in any year.
 */
export const codeInvalid: AuditRule = {
  name: 'code-invalid',
  check: ({ diagnoses }) =>
    diagnoses
      .filter(({ written }) => !written.wellFormed)
      .map(({ code, written }) =>
        raiseCode({
          severity: 'high',
          rule: 'code-invalid',
          message: `"${code}" (as written) does not have the form of an ICD-10-CM code.`,
          basis: 'ICD-10-CM Official Guidelines I.A.1-I.A.5',
          codes: [code],
          sources: [written],
        }),
      ),
};
