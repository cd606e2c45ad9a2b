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
  'operation',
  'specimen',
  'specimens',
  'findings',
  'complications',
  'technique',
];

/** Short headings of the diagnoses before and after an operation, which head other things elsewhere. */
export const shortOperative: ReadonlySet<string> = new Set([
  'pre',
  'post',
  'preop',
  'postop',
  'pre-op',
  'post-op',
  'pre op',
  'post op',
]);
