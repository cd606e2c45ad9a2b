import type { Subject } from '../document/subjects.ts';
import { noWords } from '../knowledge/talk/answer-words.ts';
import { talkDenials } from '../knowledge/talk/none-words.ts';
import { refusals } from './refusals.ts';
import type { Sentence } from './sentences/read-sentences.ts';

/** Where what is decided stands. */
export const planned: ReadonlySet<Subject> = new Set<Subject>(['assessment', 'plan', 'follow-up']);

/** So many sentences back the proposal stands, and the denial. */
const proposedWithin = 2;
const deniedWithin = 3;

/** A refusal right after what the clinician proposes, or after a word in its praise. */
function refuses(sentences: readonly Sentence[], at: number): boolean {
  const one = sentences[at];
  if (one === undefined || one.speaker === 'clinician' || refusals.find(one.said).length === 0) return false;
  const turn = sentences.slice(Math.max(0, at - proposedWithin), at).filter(({ speaker }) => speaker === 'clinician');
  return sentences[at - 1]?.speaker === 'clinician' && turn.some(({ weighed }) => planned.has(weighed.subject));
}

/** "No falls." "You went over in the greenhouse.": what somebody else who is there says to a denial. */
function takesBack(sentences: readonly Sentence[], at: number): boolean {
  const one = sentences[at];
  if (one?.speaker !== 'other') return false;
  const before = sentences.slice(Math.max(0, at - deniedWithin), at).findLast(({ turn }) => turn !== one.turn);
  return before?.speaker === 'patient' && before.said.some(({ word }) => noWords.has(word) || talkDenials.has(word));
}

/** True for a sentence without which what somebody else said before it would be wrong: it stands whatever its words. */
export const opposes = (sentences: readonly Sentence[], at: number): boolean =>
  refuses(sentences, at) || takesBack(sentences, at);
