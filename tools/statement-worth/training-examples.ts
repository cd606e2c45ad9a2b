import { toWords } from '../../bench/quality/overlap.ts';
import type { Item } from '../../bench/quality/data-files.ts';
import { spoken } from '../../engine/src/note/visit/read-visit.ts';
import { describePerson } from '../../engine/src/note/person.ts';
import { readCandidates, readGroups, type Candidate } from '../../engine/src/note/visit/candidates.ts';
import { countSaid } from '../../engine/src/note/visit/choose.ts';
import { isSpokenFor, rightSpeakers, sexInVisit } from '../../engine/src/note/visit/speakers.ts';
import { evidenceOf } from '../../engine/src/note/visit/worth.ts';
import { findTurns } from '../../engine/src/text/turns.ts';
import type { TrainingExample } from './regression.ts';

/** A visit with its training examples, one for each statement. */
export interface LabelledVisit {
  readonly note: string;
  readonly wordsSaid: number;
  readonly candidates: readonly Candidate[];
  readonly examples: readonly TrainingExample[];
}

/** Words that stand in every note and say little. */
const plain = new Set(
  'the a an and or of to in is are was were has have had be been she he her his him patient it that this with for on at as i we will not no does do did but so they them their there which who from by'.split(
    ' ',
  ),
);
const plainWeight = 0.15;

/** The share of a statement's words, by weight, that the note has. */
function shareIn(note: ReadonlySet<string>, text: string): number {
  let all = 0;
  let found = 0;
  for (const word of new Set(toWords(text))) {
    const weight = plain.has(word) ? plainWeight : 1;
    all += weight;
    if (note.has(word)) found += weight;
  }
  return all === 0 ? 0 : found / all;
}

/** The training examples of one visit with its note. Long statements count more, since their words are what a note is made of. */
export function labelVisit({ text, gold }: Item): LabelledVisit {
  const note = String(gold['note']);
  const words = new Set(toWords(note));
  const turns = rightSpeakers(text, findTurns(text));
  const groups = readGroups(text, turns);
  const candidates = readCandidates(groups, {
    ...spoken,
    sex: sexInVisit(text, turns, describePerson(text).sex),
    spokenFor: isSpokenFor(text, turns),
  });
  const examples = candidates.map((candidate) => ({
    evidence: evidenceOf(candidate),
    chance: shareIn(words, candidate.passage.text),
    worth: Math.sqrt(Math.min(40, toWords(candidate.passage.text).length)) / 3,
  }));
  return { note, wordsSaid: countSaid(groups), candidates, examples };
}
