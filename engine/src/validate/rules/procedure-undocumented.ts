import type { RaisedFlag } from '../../model/result.ts';
import type { AuditRule } from '../audit-rule.ts';
import { findServiceWords } from '../procedures/data/service-words.ts';
import { findService } from '../procedures/find-service.ts';
import type { ChartReading } from '../reading/read-chart.ts';

/** Evaluations with medical services, psychotherapy beside a visit, and visits: what a therapist without them cannot give. */
const medical = /^(?:90792|9083[368]|992(?:0[2-5]|1[2-5]))$/;
/** The credentials of the last lines, by which a note is signed. */
const therapist = /,\s?(?:Ph\.?D|Psy\.?D|LCSW|LMSW|LICSW|LPC|LPCC|LMHC|LCPC|LMFT|LCMHC|MSW|LAC|LADC)\b/;
const prescriber = /\b(?:M\.?D|D\.?O|NP|PA-?C|APRN|PMHNP|ARNP|CNS|DNP|FNP)\b/;
const closingReach = 260;

/** CPT 90792 and visits are for those who may give medical services (CPT guidelines, psychiatric diagnostic procedures). */
function byTherapist({ text, codes }: ChartReading): RaisedFlag[] {
  const signature = text.trimEnd().slice(-closingReach).split('\n').slice(-2).join('\n');
  if (!therapist.test(signature) || prescriber.test(signature)) return [];
  return codes
    .filter(({ code }) => medical.test(code))
    .map(({ code, start, end }) => ({
      severity: 'medium' as const,
      rule: 'procedure-undocumented',
      message: `${code} is for those who may give medical services, and the note is signed by a therapist and tells of none.`,
      query: `Who gave the medical services of ${code}?`,
      basis: 'CPT guidelines, psychiatric diagnostic procedures and psychotherapy',
      codes: [code],
      sources: [{ start, end }],
    }));
}

/** Every billed service needs its note: Medicare Program Integrity Manual, chapter 3, 3.3.2.1 (what is not documented was not done). */
export const procedureUndocumented: AuditRule = {
  name: 'procedure-undocumented',
  check: (reading) => {
    const known = reading.codes.filter(({ code }) => findServiceWords(code));
    const byOthers = byTherapist(reading);
    if (known.length === 0) return byOthers;
    const untold = known.flatMap(({ code, start, end }) => {
      const fact = findServiceWords(code);
      if (!fact || findService(reading, code)) return [];
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
    return [...byOthers, ...untold];
  },
};
