import type { Subject } from '../document/subjects.ts';

/**
 * Headings that only a report of an operation has. Without one of them "Post op:" heads what is to happen after an
 * operation, and "Pre:" what was before a visit. Own list.
 */
export const operativeHeadings: readonly string[] = [
  'surgeon',
  'surgeons',
  'anesthesia',
  'anaesthesia',
  'anesth',
  'ebl',
  'blood loss',
  'procedure',
  'procedures',
  'proc',
  'qbl',
  'operation',
  'specimen',
  'specimens',
  'findings',
  'complications',
  'technique',
];

/** Short headings of a report of an operation, and what they head elsewhere: other things, or what a speculum shows. */
export const shortOperative: ReadonlyMap<string, Subject | undefined> = new Map<string, Subject | undefined>([
  ['pre', undefined],
  ['post', undefined],
  ['preop', undefined],
  ['postop', undefined],
  ['pre-op', undefined],
  ['post-op', undefined],
  ['pre op', undefined],
  ['post op', undefined],
  ['spec', 'physical-examination'],
]);
