import type { Subject } from '../../document/subjects.ts';
import type { Span } from '../../model/span.ts';
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

/** Characters of a line before a part that can be its heading. */
const longestHeading = 120;

/** What stands before a part on its line: its heading, where it has one. Of a long line only the end is looked at. */
export function headingBefore({ text }: ChartReading, { start }: Span): string {
  const before = text.slice(Math.max(0, start - longestHeading), start);
  return before.slice(before.lastIndexOf('\n', Math.max(0, before.length - 1)) + 1);
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
