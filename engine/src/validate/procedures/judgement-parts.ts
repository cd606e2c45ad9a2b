import type { Span } from '../../model/span.ts';
import type { Subject } from '../../note/section-ids.ts';
import type { ChartReading } from '../reading/read-chart.ts';

const judging: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([
  'assessment', 'plan', 'assessment-and-plan', 'follow-up', 'disposition', 'education', 'discharge-diagnosis', 'postoperative-diagnosis',
  'intervention', 'hospital-course', 'procedure', 'technique', 'discharge-medications',
]); // prettier-ignore

/** Where the chart judges and plans; the whole chart where no heading says so. */
export function judgementParts(reading: ChartReading): readonly Span[] {
  const parts = reading.segments.filter(({ subject }) => judging.has(subject));
  return parts.length > 0 ? parts : [{ start: 0, end: reading.text.length }];
}

/** True where a place lies in one of the parts. */
export const isWithin = (parts: readonly Span[], at: number): boolean =>
  parts.some(({ start, end }) => at >= start && at < end);
