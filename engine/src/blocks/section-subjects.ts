import type { Subject } from '../document/subjects.ts';

/** Sections that go on until the next heading, wherever their lines end. */
export const lasting: ReadonlySet<Subject> = new Set<Subject>([
  'assessment-and-plan',
  'plan',
  'follow-up',
  'history-of-present-illness',
  'hospital-course',
  'discharge-medications',
  'intervention',
]);

/** What was or is found: a short form that opens one of these elsewhere does not open it from within a plan. */
export const historic: ReadonlySet<Subject> = new Set<Subject>([
  'review-of-systems',
  'history-of-present-illness',
  'past-medical-history',
  'past-surgical-history',
  'physical-examination',
  'medications',
  'results',
  'vital-signs',
  'allergies',
]);

/** What may stand under a problem or a system that no heading holds. */
export const byProblem: readonly Subject[] = [
  'plan',
  'results',
  'physical-examination',
  'vital-signs',
  'medications',
  'history-of-present-illness',
  'assessment',
  'intervention',
];

/** What may stand in the report of an operation under no heading, once what led to it is said. */
export const ofOperation: readonly Subject[] = ['intervention', 'physical-examination', 'results', 'plan'];

/** Where a numbered entry names a problem. */
export const planned: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([
  'assessment-and-plan',
  'plan',
  'assessment',
  undefined,
]);
