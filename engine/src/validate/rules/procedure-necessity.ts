import type { AuditRule } from '../audit-rule.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { findServiceReasons } from '../procedures/data/service-reasons.ts';
import { tellsReason } from '../procedures/told-reason.ts';
import { withoutClaimLines } from '../procedures/without-claim-lines.ts';

/** What the diagnosis codes of the chart say is a reason too, where no words do. */
const titlesOfDiagnoses = ({ codes, tables }: ChartReading): string =>
  codes
    .filter(({ system }) => system === 'ICD-10-CM')
    .map(({ code }) => tables.icd.find(code)?.title ?? '')
    .join('\n');

/** A test without any of the reasons for which it is done: Social Security Act 1862(a)(1)(A), reasonable and necessary. */
export const procedureNecessity: AuditRule = {
  name: 'procedure-necessity',
  check: (reading) => {
    const known = reading.codes.filter(({ code }) => findServiceReasons(code));
    if (known.length === 0) return [];
    const note = `${withoutClaimLines(reading)}\n${titlesOfDiagnoses(reading)}`;
    // A claim may name a code on every line: the note is read once for each.
    const lacking = new Set(
      [...new Set(known.map(({ code }) => code))].filter((code) => {
        const fact = findServiceReasons(code);
        return fact && fact.where?.test(note) !== false && !tellsReason(note, code, fact.words);
      }),
    );
    return known.flatMap(({ code, start, end }) => {
      const fact = findServiceReasons(code);
      if (!fact || !lacking.has(code)) return [];
      return [
        {
          severity: 'medium' as const,
          rule: 'procedure-necessity',
          message: `${code} (${fact.label}) is billed, and the chart tells no reason for it.`,
          query: `For which sign, symptom or condition was the ${fact.label} done?`,
          basis: 'Social Security Act 1862(a)(1)(A)',
          codes: [code],
          sources: [{ start, end }],
        },
      ];
    });
  },
};
