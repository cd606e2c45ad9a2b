/** What a snippet of a conversation can be about as a whole, by the section of a note it was had for. */
export const topics = [
  'allergies',
  'assessment',
  'chief-complaint',
  'diagnosis',
  'disposition',
  'emergency-course',
  'physical-examination',
  'family-or-social-history',
  'gynecologic-history',
  'history-of-present-illness',
  'imaging',
  'immunizations',
  'laboratory',
  'medications',
  'other-history',
  'past-medical-history',
  'past-surgical-history',
  'plan',
  'procedures',
  'review-of-systems',
] as const;

export type Topic = (typeof topics)[number];
