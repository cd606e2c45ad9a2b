import type { AuditRule } from '../audit-rule.ts';

/**
 * ICD-10-CM Official Guidelines IV.H: in outpatient care a diagnosis that is probable, suspected, likely or to be ruled
 * out is not coded; the sign or symptom is.
 */
export const codeUncertain: AuditRule = {
  name: 'code-uncertain',
  check: (reading) => {
    const uncertain = reading.mentions.filter(
      ({ modifiers: { uncertain, negated, hypothetical, family }, code }) =>
        uncertain && !negated && !hypothetical && !family && !/^[RZ]/.test(code),
    );
    // One flag for a condition, however often it is said.
    const first = new Map(uncertain.toReversed().map((mention) => [mention.code, mention]));
    return [...first.values()].toReversed().map(({ start, end }) => ({
      severity: 'medium',
      rule: 'code-uncertain',
      message: `"${reading.text.slice(start, end)}" is stated as uncertain. In outpatient care the sign or symptom is coded until it is confirmed.`,
      query: null,
      basis: 'ICD-10-CM Official Guidelines IV.H',
      codes: [],
      sources: [{ start, end }],
    }));
  },
};
