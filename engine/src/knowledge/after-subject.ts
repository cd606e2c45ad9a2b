import type { Subject } from '../document/subjects.ts';

/**
 * Words that do not follow a heading of one word without a mark: before them it is the subject of a sentence ("plan is to", "labs reviewed",
 * "home health visit"). Own list.
 */
export const afterSubject: readonly string[] = (
  'if|unless|when|once|until|is|are|was|were|of|to|for|that|and|or|in|with|w|has|had|as|will|on|by|from|at|wld|not|reviewed|consult|consults|consulted|consultation|consulting|' +
  'team|clinic|referral|ref|check|checks|eval|visit|visits|sent|given|done|ok|health|oxygen|o2'
).split('|');

/** Words after which "so" gives a reason or a purpose, and leads to no decision: "so that she sleeps", "so far". Own list. */
export const afterSo: readonly string[] =
  'far|that|much|many|long|as|she|he|they|it|we|i|you|pt|patient|can|could|not|no'.split('|');

/** What such a word leads to is of these. */
export const decidedSubjects: ReadonlySet<Subject> = new Set<Subject>([
  'plan',
  'assessment',
  'intervention',
  'follow-up',
]);

/** Words before which a plan is a noun and no heading: "plan given". Own list. */
export const afterPlan: readonly string[] =
  'given|made|reviewed|discussed|agreed|updated|provided|explained|in|for|of|is|was|to|if|a|b|c'.split('|');
