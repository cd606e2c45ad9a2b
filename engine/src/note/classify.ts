import { findProblemsIn } from '../clinical/find-problems.ts';
import { drugsNamed } from '../clinical/drugs.ts';
import { documentsReaction } from '../clinical/find-allergies.ts';
import { PatternIndex } from '../text/pattern-heads.ts';
import { cues } from './data/cues.ts';
import type { Subject } from '../document/subjects.ts';

export interface Classified {
  readonly subject: Subject;
  /** How strongly the words speak for it; 0 when nothing does. */
  readonly score: number;
}

/** How much a text speaks for each subject, whatever stands before it. */
export type Weights = ReadonlyMap<Subject, number>;

const cueIndex = new PatternIndex(cues.map((cue) => cue.pattern));

/** Sentences longer than this are classified by their beginning, so that one hostile line costs no more than a long one. */
const readLimit = 600;

/** How something stands now, which is history rather than a known disease. */
const changing =
  /\b\d{1,2}\/10\b|\b(?:improv\w+|better|worse|worsening|today|down from|up from|since|exac(?:erbation)?|flare)\b/i;

function addFacts(text: string, scores: Map<Subject, number>): void {
  const add = (subject: Subject, weight: number): void => void scores.set(subject, (scores.get(subject) ?? 0) + weight);
  if (drugsNamed(text).size > 0) add('medications', /\d/.test(text) ? 3 : 2);
  if (documentsReaction(text)) add('allergies', 6);
  const problems = findProblemsIn(text);
  if (problems.some((problem) => problem.kind === 'symptom')) add('history-of-present-illness', 2);
  if (problems.some((problem) => problem.kind === 'finding')) add('physical-examination', 1);
  if (problems.some((problem) => problem.kind === 'disease' && problem.modifiers.historical))
    add('past-medical-history', 2);
  if (problems[0]?.kind === 'disease' && problems[0].start === 0 && !changing.test(text))
    add('past-medical-history', 2.5);
  if (problems.length > 0 && problems.every((problem) => problem.kind === 'disease')) add('past-medical-history', 1);
}

/** Weighs what a sentence or clause without a heading is about. */
export function weigh(text: string): Weights {
  const read = text.length > readLimit ? text.slice(0, readLimit) : text;
  const scores = new Map<Subject, number>();
  for (const id of cueIndex.find(read)) {
    const cue = cues[id];
    if (cue?.pattern.test(read) === true) scores.set(cue.subject, (scores.get(cue.subject) ?? 0) + cue.weight);
  }
  addFacts(read, scores);
  return scores;
}

/** The subject of the greatest weight. `previous` breaks ties: notes stay with a subject, by the weight of `loyalty`. */
export function choose(weights: Weights, previous: Subject = 'history-of-present-illness', loyalty = 1.5): Classified {
  let best: Subject = previous;
  let score = loyalty;
  for (const [subject, value] of weights) {
    const stay = subject === previous ? loyalty : 0;
    if (value + stay > score) {
      best = subject;
      score = value + stay;
    }
  }
  return { subject: best, score: weights.get(best) ?? 0 };
}

/** What a sentence or clause without a heading is about, after one about `previous`. */
export function classify(text: string, previous?: Subject, loyalty?: number): Classified {
  return choose(weigh(text), previous, loyalty);
}
