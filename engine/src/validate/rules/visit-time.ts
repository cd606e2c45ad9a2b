import type { RaisedFlag } from '../../model/result.ts';
import type { AuditRule } from '../audit-rule.ts';
import { timedServices, type TimedService } from '../procedures/data/timed-services.ts';
import { countProlongedUnits, findProcedureFacts, findVisit } from '../../codes/tables/procedures/index.ts';
import { levelOfVisit } from '../procedures/decision-level.ts';
import { readDecisionMaking } from '../procedures/decision-making.ts';
import { findServiceMinutes } from '../procedures/service-minutes.ts';
import { isOfOldRules } from '../procedures/old-rules.ts';
import { readStatedTime } from '../procedures/stated-time.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import type { WrittenCode } from '../../codes/code-shape.ts';

const prolonged = ['99417', 'G2212'] as const;
const highest = ['99205', '99215'] as const;

const query = 'Please state the minutes of this service, or the total time on the day of the visit.';

/** A visit's level that rests on time, or that nothing but time could carry, with too few minutes. */
function checkVisit(reading: ChartReading, written: WrittenCode): RaisedFlag[] {
  const visit = findVisit(written.code);
  const time = visit?.minutes ? readStatedTime(reading) : null;
  if (!visit?.minutes || !time || time.minutes >= visit.minutes) return [];
  if (isOfOldRules(visit, reading.serviceDay?.day)) return [];
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
      basis:
        'CPT time rules for psychotherapy, counseling, advance care planning, discharge, care management and critical care',
      codes: [written.code],
      sources: [
        { start: written.start, end: written.end },
        { start: stated.start, end: stated.end },
      ],
    },
  ];
}

const byTime =
  /\b(?:level|visit|number|code)\b[^.;\n]{0,24}\bby (?:the )?(?:total )?time\b(?! (?:of|was|is) (?:arrival|discharge))/i;

/** Minutes never choose the number of a visit to an emergency department (CPT evaluation and management guidelines, time). */
function checkUntimed(reading: ChartReading, written: WrittenCode): RaisedFlag[] {
  if (findVisit(written.code)?.setting !== 'emergency') return [];
  const stated = readStatedTime(reading);
  const said = byTime.exec(reading.text);
  const time = stated?.isBasis ? stated : said && { start: said.index, end: said.index + said[0].length };
  if (!time) return [];
  return [
    {
      severity: 'medium',
      rule: 'visit-time',
      message: `${written.code} is said to rest on time; visits to an emergency department are chosen by decision making only.`,
      query,
      basis: 'CPT evaluation and management guidelines: time is no component of emergency department visits',
      codes: [written.code],
      sources: [
        { start: written.start, end: written.end },
        { start: time.start, end: time.end },
      ],
    },
  ];
}

/** A longer visit begins where the highest of its kind ends: CPT, prolonged services (99417); CMS for G2212. */
function checkProlonged(reading: ChartReading, written: WrittenCode): RaisedFlag[] {
  const code = prolonged.find((one) => one === written.code);
  const visit = highest.find((one) => reading.codes.some((other) => other.code === one));
  const time = code && visit ? readStatedTime(reading) : null;
  if (!code || !visit || !time) return [];
  const allowed = countProlongedUnits(code, visit, time.minutes);
  if ((written.units ?? 1) <= allowed) return [];
  return [
    {
      severity: 'high',
      rule: 'visit-time',
      message: `${code} beside ${visit} is billed ${written.units ?? 1} times, and ${time.minutes} minutes support ${allowed}.`,
      query,
      basis:
        code === 'G2212' ? 'Medicare physician fee schedule 2021, section II.F' : 'CPT guidelines, prolonged services',
      codes: [code, visit],
      sources: [
        { start: written.start, end: written.end },
        { start: time.start, end: time.end },
      ],
    },
  ];
}

/** Codes that stand for minutes, against the minutes that the chart states. */
export const visitTime: AuditRule = {
  name: 'visit-time',
  check: (reading) =>
    reading.codes.flatMap((written) => {
      if (prolonged.some((code) => code === written.code)) return checkProlonged(reading, written);
      const service = timedServices.find(({ codes }) => codes.includes(written.code));
      return service
        ? checkService(reading, written, service)
        : [...checkVisit(reading, written), ...checkUntimed(reading, written)];
    }),
};
