import type { Turn } from '../../text/turns.ts';
import { readClauses, type Clause } from '../clauses.ts';
import { weighSentences, type Weighed } from './weigh-sentences.ts';

/** A sentence of a talk, and what it was learned to be. */
export interface Sentence extends Clause {
  readonly weighed: Weighed;
  /** As the talk calls who says it: "mum". */
  readonly label: string | undefined;
}

/** From here on a sentence without a mark is a question. */
const likelyQuestion = 0.5;
/** One that somebody closed with another mark is one only where it is sure. */
const surelyQuestion = 0.85;
/** What begins like a question and is less likely one than this states something: "what I'll do is". */
const noQuestion = 0.2;

function asks({ isQuestion, raw }: Clause, { question }: Weighed): boolean {
  if (question >= (/[.!]\W*$/.test(raw) ? surelyQuestion : likelyQuestion)) return true;
  return isQuestion && (question >= noQuestion || /\?\W*$/.test(raw));
}

/** The sentences of a talk, each with how likely it is a question and worth a place in the note. Linear. */
export function readSentences(text: string, turns: readonly Turn[]): Sentence[] {
  const clauses = readClauses(text, turns);
  const all = weighSentences(clauses);
  return clauses.flatMap((clause, at) => {
    const weighed = all[at];
    return weighed === undefined
      ? []
      : [{ ...clause, isQuestion: asks(clause, weighed), weighed, label: turns[clause.turn]?.label }];
  });
}
