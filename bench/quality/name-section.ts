import { findTopic, type Topic } from '@notewright/engine';

/** The header names of MTS-Dialog for what a snippet can be about. */
const headers: Readonly<Record<Topic, string>> = {
  allergies: 'allergy',
  assessment: 'assessment',
  'chief-complaint': 'cc',
  diagnosis: 'diagnosis',
  disposition: 'disposition',
  'emergency-course': 'edcourse',
  'family-or-social-history': 'fam/sochx',
  'gynecologic-history': 'gynhx',
  'history-of-present-illness': 'genhx',
  imaging: 'imaging',
  immunizations: 'immunizations',
  laboratory: 'labs',
  medications: 'medications',
  'other-history': 'other_history',
  'past-medical-history': 'pastmedicalhx',
  'past-surgical-history': 'pastsurgical',
  'physical-examination': 'exam',
  plan: 'plan',
  procedures: 'procedures',
  'review-of-systems': 'ros',
};

/** The section that the engine says a snippet is about, by its name in MTS-Dialog. */
export const nameSection = (text: string): string => headers[findTopic(text).topic];
