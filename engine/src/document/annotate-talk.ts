import { cutStretches, type Clause } from '../dialogue/clauses.ts';
import { readTalk } from '../dialogue/read-dialogue.ts';
import { readQuestion } from '../dialogue/read-question.ts';
import { readSymptoms } from '../dialogue/read-symptoms.ts';
import type { Turn } from '../text/turns.ts';
import type { AnnotatedClause, Annotation } from './annotate.ts';
import { countCoverage } from './count-coverage.ts';
import type { Fact } from './fact.ts';
import type { Mention } from './find-mentions.ts';

/** "asks for onset", "asks whether present: chest pain". */
function saysWhat(clause: Clause): string {
  if (!clause.isQuestion) return clause.speaker;
  const question = readQuestion(clause);
  return question === undefined ? `${clause.speaker} asks` : `${clause.speaker} asks: ${question.intent}`;
}

function mentionsOf({ text, span }: Clause): Mention[] {
  return cutStretches(text)
    .flatMap(readSymptoms)
    .map(({ name, kind, polarity, time, whose, side }) => ({
      ...span,
      kind: 'problem',
      name,
      attributes: {
        kind,
        said: [polarity, time].filter((one) => one !== 'present' && one !== 'current').join(', '),
        ...(whose === undefined ? {} : { of: whose }),
        ...(side === undefined ? {} : { side }),
      },
    }));
}

const annotatedOf = (clause: Clause, facts: readonly Fact[]): AnnotatedClause => ({
  ...clause.span,
  subject:
    facts.find(({ evidence: [first] }) => first.start === clause.span.start)?.subject ?? 'history-of-present-illness',
  label: saysWhat(clause),
  placements: [],
  mentions: mentionsOf(clause),
});

/**
 * Reads a talk and keeps every step: who says what, what each question asks for, what is named, the facts, and the words on
 * which no fact rests. Linear in the length of the talk.
 */
export function annotateTalk(text: string, turns: readonly Turn[]): Pick<Annotation, 'clauses' | 'facts' | 'coverage'> {
  const { facts, sentences } = readTalk(text, turns);
  const clauses = sentences.map((sentence) => annotatedOf(sentence, facts));
  const spansOf = (isKept: boolean) =>
    facts.filter(({ type }) => (type === 'clause') === isKept).flatMap(({ evidence }) => [...evidence]);
  const coverage = countCoverage(text, { typed: spansOf(false), kept: spansOf(true), structure: [] });
  return { clauses, facts, coverage };
}
