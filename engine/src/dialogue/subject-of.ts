import type { Subject } from '../document/subjects.ts';
import type { Intent } from '../knowledge/talk/intents.data.ts';
import { plainTopics } from '../knowledge/talk/telegraphic.ts';
import { findMedicationsIn } from '../clinical/find-medications.ts';
import { cutStretches } from './clauses.ts';
import { readSite, readSymptoms } from './read-symptoms.ts';
import { readWords } from './spoken-words.ts';

const subjects: Partial<Record<Intent, Subject>> = {
  'past-medical': 'past-medical-history',
  admissions: 'past-medical-history',
  surgical: 'past-surgical-history',
  family: 'family-history',
  'family-of': 'family-history',
  medications: 'medications',
  adherence: 'medications',
  'side-effects': 'medications',
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

/** Where an answer stands in a note, by what was asked. */
export const subjectOf = (intent: Intent | undefined): Subject =>
  (intent === undefined ? undefined : subjects[intent]) ?? 'history-of-present-illness';

/** True for words that a note is about: a symptom, a part of the body, a drug, a topic of daily life. */
export function isWorthKeeping(text: string): boolean {
  const words = readWords(text);
  return (
    readSite(words) !== undefined ||
    words.some(({ word }) => plainTopics.has(word)) ||
    cutStretches(text).flatMap(readSymptoms).length > 0 ||
    findMedicationsIn(text).length > 0
  );
}
