/** The subjects that the words of a note can be about, independent of the kind of note they end up in. */
export const subjects = [
  'chief-complaint', 'history-of-present-illness', 'past-medical-history', 'past-surgical-history', 'family-history', 'social-history',
  'medications', 'allergies', 'immunizations', 'review-of-systems', 'vital-signs', 'physical-examination', 'mental-status', 'results',
  'assessment', 'plan', 'assessment-and-plan', 'follow-up', 'education', 'procedure', 'preoperative-diagnosis', 'postoperative-diagnosis', 'surgeon', 'anesthesia', 'operative-findings',
  'blood-loss', 'specimens', 'complications', 'technique', 'disposition', 'admission', 'hospital-course', 'discharge-condition', 'discharge-medications',
  'discharge-diagnosis', 'intervention', 'response', 'needs', 'services', 'barriers', 'safety', 'functional-status', 'goals', 'contacts',
] as const; // prettier-ignore

export type Subject = (typeof subjects)[number];
