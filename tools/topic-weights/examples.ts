import type { Item } from '../../bench/quality/data-files.ts';
import { gatherEvidence, type Evidence } from '../../engine/src/note/topic/evidence.ts';
import type { Topic } from '../../engine/src/note/topic/topics.ts';
import { findTurns } from '../../engine/src/text/find-turns.ts';
import { ownSnippets } from './own-snippets.ts';

/** A text with what it is about. */
export interface Example {
  /** Examples of one group are trained on together or not at all: a conversation, and what was written of it. */
  readonly group: string;
  readonly evidence: Evidence;
  readonly topic: Topic;
  /** How much it teaches: a conversation of the corpus 1. */
  readonly worth: number;
  /** True for the conversations of the corpus, by which the weights are judged. */
  readonly judged: boolean;
}

/** The header names of MTS-Dialog. */
export const topicOfHeader: Readonly<Record<string, Topic>> = {
  allergy: 'allergies',
  assessment: 'assessment',
  cc: 'chief-complaint',
  diagnosis: 'diagnosis',
  disposition: 'disposition',
  edcourse: 'emergency-course',
  exam: 'physical-examination',
  'fam/sochx': 'family-or-social-history',
  genhx: 'history-of-present-illness',
  gynhx: 'gynecologic-history',
  imaging: 'imaging',
  immunizations: 'immunizations',
  labs: 'laboratory',
  medications: 'medications',
  other_history: 'other-history',
  pastmedicalhx: 'past-medical-history',
  pastsurgical: 'past-surgical-history',
  plan: 'plan',
  procedures: 'procedures',
  ros: 'review-of-systems',
};

/** What was written of a conversation uses the words of notes, not of talk. */
const worthOfNotes = 0.3;
const worthOfOwn = 0.7;

const speakers: Readonly<Record<string, string>> = {
  C: 'Doctor',
  P: 'Patient',
  F: 'Guest_family',
  G: 'Guest_clinician',
};
const written = (row: string): string =>
  row
    .split(' / ')
    .map((turn) => `${speakers[turn[0] ?? ''] ?? ''}${turn.slice(1)}`)
    .join('\n');
const read = (text: string): Evidence => gatherEvidence(text, findTurns(text));

/** The conversation of an item and the sections that were written of it. */
export function readItem({ id, text, gold }: Item): Example[] {
  const topic = topicOfHeader[String(gold['header'])];
  if (!topic) throw new Error(`${id} has the unknown header ${String(gold['header'])}.`);
  const notes = Object.values((gold['sections'] ?? {}) as Record<string, string>);
  return [
    { group: id, evidence: read(text), topic, worth: 1, judged: true },
    ...notes.map((note) => ({ group: id, evidence: read(note), topic, worth: worthOfNotes, judged: false })),
  ];
}

/** The project's own snippets. */
export function readOwnSnippets(): Example[] {
  return Object.entries(ownSnippets).flatMap(([header, rows]) =>
    rows.map((row): Example => {
      const topic = topicOfHeader[header];
      if (!topic) throw new Error(`The own snippets have the unknown header ${header}.`);
      return { group: `own ${row}`, evidence: read(written(row)), topic, worth: worthOfOwn, judged: false };
    }),
  );
}
