import type { Span } from '../../model/span.ts';
import type { AuditRule } from '../audit-rule.ts';
import { readPatientStatus } from '../procedures/patient-status.ts';
import { findWrongTurns } from '../procedures/first-or-later.ts';
import { findWrongDays } from '../procedures/wrong-setting.ts';
import { findVisit, type Visit } from '../../codes/tables/procedures/index.ts';

/** What a chart says of the patient against what a code says; null where they fit, or the chart tells both or neither. */
function conflict(status: Visit['patient'], known: Span | null, fresh: Span | null): Span | null {
  if (known && fresh) return null;
  if (status === 'new') return known;
  return status === 'established' ? fresh : null;
}

const statusOf = (code: string): Visit['patient'] | null => findVisit(code)?.patient ?? null;

/**
 * A code for a new patient where the chart tells of one who is known, and the other way round. New: not seen within three years by the same
 * physician or one of the same specialty and group (CPT evaluation and management guidelines).
 */
export const patientStatus: AuditRule = {
  name: 'patient-status',
  check: (reading) => {
    const coded = reading.codes.filter(({ code }) => ['new', 'established'].includes(statusOf(code) ?? ''));
    const ofStay = [...findWrongDays(reading), ...findWrongTurns(reading)];
    if (coded.length === 0) return ofStay;
    const { known, fresh } = readPatientStatus(reading.text);
    const flags = coded.flatMap(({ code, start, end }) => {
      const status = statusOf(code);
      const words = status ? conflict(status, known, fresh) : null;
      if (!words || !status) return [];
      const said = status === 'new' ? 'was seen here before' : 'is new here';
      return [
        {
          severity: 'high' as const,
          rule: 'patient-status',
          message: `${code} is for ${status === 'new' ? 'a new' : 'an established'} patient, and the chart says that the patient ${said}.`,
          query: 'When was the patient last seen by this physician, or by one of the same specialty in this group?',
          basis: 'CPT evaluation and management guidelines: new and established patient, three years',
          codes: [code],
          sources: [{ start, end }, words],
        },
      ];
    });
    return [...ofStay, ...flags];
  },
};
