import type { Span } from '../../model/span.ts';
import type { Subject } from '../../document/subjects.ts';
import { perReading } from '../reading/per-reading.ts';
import type { ChartReading } from '../reading/read-chart.ts';

type Subjects = ReadonlySet<Subject | undefined>;

const judging: Subjects = new Set<Subject | undefined>([
  'assessment',
  'plan',
  'assessment-and-plan',
  'follow-up',
  'disposition',
  'education',
  'discharge-diagnosis',
  'postoperative-diagnosis',
  'intervention',
  'hospital-course',
  'procedure',
  'technique',
  'discharge-medications',
]);
const planning: Subjects = new Set<Subject | undefined>([
  'plan',
  'assessment-and-plan',
  'intervention',
  'procedure',
  'technique',
]);
const history: Subjects = new Set<Subject | undefined>([
  'past-medical-history',
  'past-surgical-history',
  'family-history',
  'social-history',
  'allergies',
  'immunizations',
  'review-of-systems',
]);

/** True where headings set the judgement apart from what was told and found. */
export const hasJudgement = (reading: ChartReading): boolean =>
  reading.segments.some(({ subject }) => judging.has(subject));

/** Where the chart judges and plans; the whole chart where no heading says so. */
export function judgementParts(reading: ChartReading): readonly Span[] {
  const parts = reading.segments.filter(({ subject }) => judging.has(subject));
  return parts.length > 0 ? parts : [{ start: 0, end: reading.text.length }];
}

/**
 * Where treatment may stand: the judgement; all but the history where the chart has no plan of its own, or where care is told as it went
 * (emergency departments, stays).
 */
export const treatmentParts = perReading((reading): readonly Span[] => {
  const { segments, setting } = reading;
  if (setting === 'outpatient' && segments.some(({ subject }) => planning.has(subject))) return judgementParts(reading);
  const parts = segments.filter(({ subject }) => !history.has(subject));
  return parts.length > 0 ? parts : [{ start: 0, end: reading.text.length }];
});

/** True where a place lies in one of the parts. */
export const isWithin = (parts: readonly Span[], at: number): boolean =>
  parts.some(({ start, end }) => at >= start && at < end);
