import { isLivedWith } from '../reading/lived-with.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import type { AuditRule } from '../audit-rule.ts';
import type { ConditionMention } from '../../codes/find-conditions.ts';

interface Combination {
  readonly first: RegExp;
  readonly second: RegExp;
  readonly message: string;
}

/** Pairs that ICD-10-CM presumes to be related: Official Guidelines I.C.9.a (hypertension) and I.A.15 ("with"). */
const combinations: readonly Combination[] = [
  {
    first: /^I10/,
    second: /^I50/,
    message: 'Hypertension with heart failure is coded together (I11.0, then the type of heart failure), not as I10.',
  },
  {
    first: /^I10/,
    second: /^N18/,
    message: 'Hypertension with chronic kidney disease is coded together (I12.-, then the stage), not as I10.',
  },
  {
    first: /^E11\.9/,
    second: /^N18/,
    message:
      'Type 2 diabetes with chronic kidney disease is coded together (E11.22, then the stage), unless the chart says they are unrelated.',
  },
  {
    first: /^E11\.9/,
    second: /^G62\.9/,
    message:
      'Type 2 diabetes with neuropathy is coded together (E11.40 or a more exact code), unless the chart says they are unrelated.',
  },
];

function findStated(reading: ChartReading, pattern: RegExp): ConditionMention | undefined {
  return reading.mentions.find((mention) => isLivedWith(mention) && pattern.test(mention.code));
}

export const combinationCode: AuditRule = {
  name: 'combination-code',
  check: (reading) =>
    combinations.flatMap(({ first, second, message }) => {
      const [a, b] = [findStated(reading, first), findStated(reading, second)];
      return a && b
        ? [
            {
              severity: 'high' as const,
              rule: 'combination-code',
              message,
              query: null,
              basis: 'ICD-10-CM Official Guidelines I.A.15, I.C.9.a',
              codes: [a.code, b.code],
              sources: [a, b].map(({ start, end }) => ({ start, end })),
            },
          ]
        : [];
    }),
};
