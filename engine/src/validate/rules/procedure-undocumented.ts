import type { AuditRule } from '../audit-rule.ts';
import { findServiceWords } from '../procedures/data/service-words.ts';
import { findShown } from '../procedures/find-shown.ts';
import { withoutClaimLines } from '../procedures/without-claim-lines.ts';

/** Every billed service needs its note: Medicare Program Integrity Manual, chapter 3, 3.3.2.1 (what is not documented was not done). */
export const procedureUndocumented: AuditRule = {
  name: 'procedure-undocumented',
  check: (reading) => {
    const known = reading.codes.filter(({ code }) => findServiceWords(code));
    if (known.length === 0) return [];
    const note = withoutClaimLines(reading);
    return known.flatMap(({ code, start, end }) => {
      const fact = findServiceWords(code);
      if (!fact || findShown(note, fact.shown)) return [];
      return [
        {
          severity: 'high' as const,
          rule: 'procedure-undocumented',
          message: `${code} (${fact.label}) is billed, and the chart has no note of it.`,
          query: `Please document what was done under ${code}, or say that it was not.`,
          basis: 'Medicare Program Integrity Manual, chapter 3, 3.3.2.1',
          codes: [code],
          sources: [{ start, end }],
        },
      ];
    });
  },
};
