import type { RaisedFlag } from '../../model/result.ts';
import type { AuditRule } from '../audit-rule.ts';
import { timedServices, type TimedService } from '../procedures/data/timed-services.ts';
import { findProcedureFacts, findVisit } from '../../codes/tables/procedures/index.ts';
import { levelOfVisit } from '../procedures/decision-level.ts';
import { readDecisionMaking } from '../procedures/decision-making.ts';
import { findServiceMinutes } from '../procedures/service-minutes.ts';
import { readStatedTime } from '../procedures/stated-time.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import type { WrittenCode } from '../../codes/code-shape.ts';

const query = 'Please state the minutes of this service, or the total time on the day of the visit.';

/** A visit's level that rests on time, or that nothing but time could carry, with too few minutes. */
function checkVisit(reading: ChartReading, written: WrittenCode): RaisedFlag[] {
  const visit = findVisit(written.code);
  const time = visit?.minutes ? readStatedTime(reading) : null;
  if (!visit?.minutes || !time || time.minutes >= visit.minutes) return [];
  const made = time.isBasis ? null : readDecisionMaking(reading);
  if (!time.isBasis && (made === null || made.level >= (levelOfVisit(visit) ?? 0))) return [];
  return [
    {
      severity: 'high',
      rule: 'visit-time',
      message: `${written.code} by time needs ${visit.minutes} minutes, and the chart states ${time.minutes}. Check whether medical decision making supports the level.`,
      query,
      basis: 'CPT evaluation and management guidelines, minutes that must be met or exceeded (2024 wording)',
      codes: [written.code],
      sources: [
        { start: written.start, end: written.end },
        { start: time.start, end: time.end },
      ],
    },
  ];
}

function checkService(reading: ChartReading, written: WrittenCode, service: TimedService): RaisedFlag[] {
  const stated = findServiceMinutes(reading.text, service.named);
  if (!stated) return [];
  const facts = findProcedureFacts(written.code);
  const [from, to] = [facts?.minutes ?? 0, facts?.mostMinutes ?? null];
  if (stated.minutes >= from && (to === null || stated.minutes <= to)) return [];
  const range = to === null ? `at least ${from}` : `${from} to ${to}`;
  return [
    {
      severity: 'high',
      rule: 'visit-time',
      message: `${written.code} (${service.what}) is for ${range} minutes, and the chart states ${stated.minutes}.`,
      query,
      basis: 'CPT time rules for psychotherapy, counseling, advance care planning and critical care',
      codes: [written.code],
      sources: [
        { start: written.start, end: written.end },
        { start: stated.start, end: stated.end },
      ],
    },
  ];
}

/** Codes that stand for minutes, against the minutes that the chart states. */
export const visitTime: AuditRule = {
  name: 'visit-time',
  check: (reading) =>
    reading.codes.flatMap((written) => {
      const service = timedServices.find(({ codes }) => codes.includes(written.code));
      return service ? checkService(reading, written, service) : checkVisit(reading, written);
    }),
};
