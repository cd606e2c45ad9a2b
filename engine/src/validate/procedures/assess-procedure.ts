import type { WrittenCode } from '../../codes/code-shape.ts';
import { findVisit } from '../../codes/tables/procedures/index.ts';
import { sayHcpcsDays } from '../reading/hcpcs-days.ts';
import type { CodeAssessment } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { findService } from './find-service.ts';
import { levelOfVisit, nameOfLevel } from './decision-level.ts';
import { readDecisionMaking } from './decision-making.ts';
import { readStatedTime } from './stated-time.ts';

type Judged = Pick<CodeAssessment, 'status' | 'evidence' | 'reason'>;

/** A visit by its decision making or time; null where the chart names no problem and no level is to be judged. */
function judgeVisit(reading: ChartReading, { code }: WrittenCode, at: readonly Span[]): Judged | null {
  const visit = findVisit(code);
  const level = visit && levelOfVisit(visit);
  if (!visit || level === null) return null;
  const time = readStatedTime(reading);
  if (time && visit.minutes !== null && time.minutes >= visit.minutes)
    return {
      status: 'supported',
      evidence: [{ start: time.start, end: time.end }],
      reason: `${time.minutes} minutes are stated.`,
    };
  const made = readDecisionMaking(reading);
  if (!made) return null;
  const words = [made.problems, made.data, made.risk].flatMap(({ sources }) => sources.slice(0, 1));
  const reason = `Decision making is ${nameOfLevel(made.level)}: ${made.problems.reason}; ${made.data.reason}; ${made.risk.reason}.`;
  return made.level >= level && words.length > 0
    ? { status: 'supported', evidence: words, reason }
    : { status: 'unsupported', evidence: at, reason };
}

/** A service by the words that show that it was given; null for one whose words are not known. */
function judgeService(reading: ChartReading, { code }: WrittenCode, at: readonly Span[]): Judged | null {
  const place = findService(reading, code);
  if (place === undefined) return null;
  return place
    ? {
        status: 'supported',
        evidence: [place],
        reason: 'The chart tells of the service.',
      }
    : { status: 'unsupported', evidence: at, reason: 'The chart has no note of the service.' };
}

/**
 * Judges a written CPT or HCPCS code: its form, whether the loaded table holds it, and whether the chart shows the service. CPT beyond
 * the numbers that come with the product is `unknown` until a licensed file is loaded.
 */
export function assessProcedure(reading: ChartReading, written: WrittenCode): CodeAssessment {
  const at = [{ start: written.start, end: written.end }];
  const base = { code: written.code, system: written.system, title: '', evidence: at, confidence: null };
  if (!written.wellFormed)
    return { ...base, status: 'invalid', reason: `It does not have the form of a ${written.system} code.` };
  const table = written.system === 'HCPCS' ? reading.tables.hcpcs : reading.tables.cpt;
  const known = table?.find(written.code) ?? null;
  const days = known === null ? sayHcpcsDays(reading, written) : null;
  if (days !== null) return { ...base, status: 'invalid', reason: days };
  // Dental codes (CDT) are the American Dental Association's; no table of CMS lists them.
  if (!known && table?.isComplete && !/^D/i.test(written.code))
    return { ...base, status: 'invalid', reason: `It is not in ${written.system} ${table.version}.` };
  const judged = judgeVisit(reading, written, at) ?? judgeService(reading, written, at);
  const title = known?.title ?? '';
  if (judged) return { ...base, title, ...judged };
  const reason = known
    ? 'It is in the table; what would show it in a chart is not known here.'
    : `Well formed; not in the ${written.system} codes that are loaded.`;
  return { ...base, title, status: 'unknown', reason };
}
