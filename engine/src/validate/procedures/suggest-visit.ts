import { findVisit, visitsOf, type VisitSetting } from '../../codes/tables/procedures/index.ts';
import type { CodeAssessment } from '../../model/result.ts';
import type { ChartKind } from '../reading/note-kind.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { readPatientStatus } from './patient-status.ts';
import { readDecisionMaking } from './decision-making.ts';
import { levelOfVisit, nameOfLevel } from './decision-level.ts';
import { readStatedTime } from './stated-time.ts';

/** Kinds of note that are a visit whose number is chosen by decision making or time. */
const settings: Partial<Record<ChartKind, VisitSetting>> = {
  office: 'office',
  telehealth: 'office',
  emergency: 'emergency',
};

/** Services by which a chart tells that something else than a visit is billed. */
const otherService =
  /^(?:9083[2478]|9084[67]|9085\d|9079[12]|97\d{3}|H\d{4}|T\d{4}|G04(?:02|38|39)|9938\d|9939\d|59\d{3})$/;

/**
 * The evaluation and management number that the documented decision making or time supports, where the chart names none: with its
 * reasoning, as an established patient unless the chart tells of a new one. Null where the note is no such visit, names no problem, or
 * CPT is switched off.
 */
export function suggestVisit(reading: ChartReading): CodeAssessment | null {
  const setting = settings[reading.kind];
  const { cpt } = reading.tables;
  if (!setting || !cpt) return null;
  if (reading.codes.some(({ code }) => findVisit(code) !== null || otherService.test(code))) return null;
  const made = readDecisionMaking(reading);
  if (!made || made.level === 0) return null;
  const { known, fresh } = readPatientStatus(reading.text);
  const patient = fresh && !known ? 'new' : 'established';
  const time = readStatedTime(reading);
  const fits = visitsOf(setting, patient).filter((visit) => {
    const level = levelOfVisit(visit) ?? 0;
    return (
      level > 0 && (level <= made.level || (time !== null && visit.minutes !== null && time.minutes >= visit.minutes))
    );
  });
  const visit = fits.at(-1);
  const title = visit && cpt.find(visit.code)?.title;
  if (!visit || title === undefined) return null;
  const byTime = (levelOfVisit(visit) ?? 0) > made.level;
  const reasons = `${nameOfLevel(made.level)} decision making: ${made.problems.reason}; ${made.data.reason}; ${made.risk.reason}`;
  const words = [made.problems, made.data, made.risk].flatMap(({ sources }) => sources.slice(0, 1));
  const evidence = byTime && time ? [{ start: time.start, end: time.end }] : words;
  return {
    code: visit.code,
    system: 'CPT',
    status: 'suggested',
    title,
    evidence: evidence.map(({ start, end }) => ({ start, end })),
    reason: byTime && time ? `${time.minutes} minutes are stated (${reasons}).` : `By ${reasons}.`,
    confidence: byTime ? 0.8 : known || fresh || setting === 'emergency' ? 0.65 : 0.5,
  };
}
