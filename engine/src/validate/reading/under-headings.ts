import type { Subject } from '../../note/section-ids.ts';
import type { ChartKind } from './note-kind.ts';
import type { ChartReading } from './read-chart.ts';

/** The words under headings of some subjects, one line each; empty where none stands there. */
export function textUnder({ text, segments }: ChartReading, ...subjects: readonly Subject[]): string {
  return segments
    .filter(({ subject }) => subject !== undefined && subjects.includes(subject))
    .map(({ start, end }) => text.slice(start, end).trim())
    .join('\n')
    .trim();
}

/** True where something is said under one of the headings. */
export function isHeaded(reading: ChartReading, ...subjects: readonly Subject[]): boolean {
  return /[a-z]{2}/i.test(textUnder(reading, ...subjects));
}

/** Visits in which a clinician finds out what a patient has and decides what is done. */
export const visitKinds: ReadonlySet<ChartKind> = new Set<ChartKind>([
  'office',
  'emergency',
  'admission',
  'consult',
  'behavioral-intake',
  'medication-visit',
  'well',
  'prenatal',
  'telehealth',
]);

/** Where what is decided stands. */
export const decisionSubjects: readonly Subject[] = [
  'assessment',
  'plan',
  'assessment-and-plan',
  'disposition',
  'follow-up',
  'discharge-medications',
  'hospital-course',
  'intervention',
  'education',
];

/** The fewest words of a chart that can be asked for its parts: a line or two is a quotation, not a note. */
export const isNote = ({ text }: ChartReading): boolean => text.length > 120;
