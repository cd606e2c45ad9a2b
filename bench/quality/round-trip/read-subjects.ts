import type { Subject } from '../../../engine/src/document/subjects.ts';
import type { FactKind } from './kinds.ts';

const stories: readonly Subject[] = [
  'chief-complaint',
  'history-of-present-illness',
  'review-of-systems',
  'hospital-course',
];
const problems: readonly Subject[] = [
  'past-medical-history',
  'assessment',
  'assessment-and-plan',
  'discharge-diagnosis',
  'postoperative-diagnosis',
  'preoperative-diagnosis',
  'history-of-present-illness',
  'chief-complaint',
  'hospital-course',
];
/** What a plain note puts under its plan. */
const plans: readonly Subject[] = [
  'plan',
  'assessment-and-plan',
  'follow-up',
  'disposition',
  'education',
  'services',
  'intervention',
];
const drugs: readonly Subject[] = [
  'medications',
  'history-of-present-illness',
  'past-medical-history',
  'assessment-and-plan',
  'discharge-medications',
];
const events: readonly Subject[] = ['past-medical-history', 'past-surgical-history', 'history-of-present-illness'];
const examination: readonly Subject[] = ['physical-examination', 'mental-status', 'functional-status'];

/** Under what subjects a fact of a kind may stand: a reader would look for it there. */
export const subjectsOf: Readonly<Record<FactKind, readonly Subject[]>> = {
  complaint: stories,
  'symptom.present': [...stories, 'assessment', 'assessment-and-plan'],
  'symptom.denied': stories,
  'problem.present': problems,
  'problem.past': [...events, 'assessment', 'assessment-and-plan', 'discharge-diagnosis'],
  'problem.denied': [...events, 'review-of-systems'],
  family: ['family-history'],
  'drug.taken': drugs,
  'drug.stopped': [...drugs, ...plans],
  'drug.started': [...plans, 'discharge-medications', 'medications'],
  'drug.increased': [...plans, 'discharge-medications', 'medications'],
  allergy: ['allergies'],
  'allergy.none': ['allergies'],
  'vital.bp': ['vital-signs'],
  'vital.pulse': ['vital-signs'],
  'vital.temp': ['vital-signs'],
  'vital.rr': ['vital-signs'],
  'vital.sats': ['vital-signs'],
  'vital.weight': ['vital-signs'],
  lab: ['results'],
  'exam.normal': examination,
  'exam.abnormal': examination,
  'procedure.past': events,
  smoking: ['social-history'],
  alcohol: ['social-history'],
  'order.test': plans,
  referral: plans,
  followup: plans,
  safetynet: plans,
};
