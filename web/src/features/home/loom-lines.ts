/**
 * The drawing in the hero: what was said, and what TranscriptX writes from it with the name barred by Redactify. A test
 * (loom-lines.test.ts) lets the engine write it again and compares. The patient is made up.
 */
export interface LoomLine {
  readonly id: string;
  /** Words that were taken back while speaking. */
  readonly struck?: string;
  /** As it was dictated; empty where nothing was said. */
  readonly said: string;
  /** Heading of the part of the note; a line without one goes on with the part before. */
  readonly heading?: string;
  /** The line of the note. */
  readonly written: string;
}

export const dictation =
  'um Maria Alvarez slipped on the ice three days ago. right knee hurts six out of ten, scratch that, right knee pain seven out of ten, worse on stairs. taking ibuprofen four hundred milligrams three times a day with food. allergic to sulfa, hives. bp one thirty eight over eighty four. right knee moderate effusion, lachman negative. plan x-ray right knee three views, recheck in two weeks.';

export const noteTitle = 'Right knee pain after a fall';

/** The name that is barred in the first line of the note. */
export const barred = 'Maria Alvarez';

export const loomLines: readonly LoomLine[] = [
  {
    id: 'fall',
    said: 'um Maria Alvarez slipped on the ice three days ago.',
    heading: 'History of present illness',
    written: ' slipped on the ice 3 days ago.',
  },
  {
    id: 'pain',
    struck: 'right knee hurts six out of ten, scratch that,',
    said: 'right knee pain seven out of ten, worse on stairs.',
    written: 'Right knee pain 7/10, worse on stairs.',
  },
  {
    id: 'medication',
    said: 'taking ibuprofen four hundred milligrams three times a day with food.',
    heading: 'Medications',
    written: 'Ibuprofen 400 mg three times daily with food',
  },
  { id: 'allergy', said: 'allergic to sulfa, hives.', heading: 'Allergies', written: 'Sulfa (hives)' },
  {
    id: 'pressure',
    said: 'bp one thirty eight over eighty four.',
    heading: 'Blood pressure',
    written: '138/84 mmHg',
  },
  {
    id: 'knee',
    said: 'right knee moderate effusion, lachman negative.',
    heading: 'Physical examination',
    written: 'Right knee moderate effusion, Lachman negative',
  },
  {
    id: 'plan',
    said: 'plan x-ray right knee three views, recheck in two weeks.',
    heading: 'Plan',
    written: 'X-ray right knee 3 views. Recheck in 2 weeks.',
  },
  { id: 'missing', said: '', heading: 'Not documented', written: 'Assessment' },
];
