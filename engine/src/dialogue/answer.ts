import type { Span } from '../model/span.ts';
import type { Clause } from './clauses.ts';
import { readParticle } from './read-particle.ts';
import type { Question } from './read-question.ts';
import type { AnswerWords } from './read-social.ts';
import type { TalkFacts } from './talk-facts.ts';

/** The answer to a question: its first sentence, which may begin with a yes or no. */
export interface Answer extends AnswerWords {
  readonly clause: Clause;
  readonly evidence: readonly [Span, Span];
}

/** Reads the head of an answer to a question. */
export function openAnswer(question: Pick<Question, 'clause'>, clause: Clause): Answer {
  const head = readParticle(clause.said);
  return { ...head, words: clause.words, text: clause.text, clause, evidence: [question.clause.span, clause.span] };
}

/** Makes facts of an answer by what was asked. */
export type Handler = (question: Question, answer: Answer, facts: TalkFacts) => void;
