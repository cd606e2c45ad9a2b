import type { Subject } from '../document/subjects.ts';
import type { Intent } from '../knowledge/talk/intents.data.ts';

const subjects: Partial<Record<Intent, Subject>> = {
  surgical: 'past-surgical-history',
  allergies: 'allergies',
  reaction: 'allergies',
  family: 'family-history',
  'family-of': 'family-history',
  smoking: 'social-history',
  alcohol: 'social-history',
  occupation: 'social-history',
  living: 'social-history',
  support: 'social-history',
  exercise: 'social-history',
  diet: 'social-history',
  driving: 'social-history',
  travel: 'social-history',
  stress: 'social-history',
};

/** Where an answer stands in a note by what was asked; undefined where the question does not say. */
export const subjectOf = (intent: Intent | undefined): Subject | undefined =>
  intent === undefined ? undefined : subjects[intent];
