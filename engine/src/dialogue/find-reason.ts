import type { Intent } from '../knowledge/talk/intents.data.ts';
import type { Clause } from './clauses.ts';
import type { Quotation } from './find-quotations.ts';
import { namesSomething } from './quotation-context.ts';
import type { Sentence } from './sentences/read-sentences.ts';

/** The reason for a visit stands in the first part of a talk, in more than a few words, and is sure to be in a note. */
const opening = 0.3;
const leastKey = 0.3;
const fewestWords = 5;

/** A talk with what its questions ask for. */
interface Opened {
  readonly sentences: readonly Sentence[];
  readonly asks: ReadonlyMap<Clause, Intent>;
}

/** "Is it Mrs Hale? How are you?" is answered before anybody comes to the point. */
const isNoGreeting = ({ context }: Quotation): boolean =>
  context.asked.every((one) => one.weighed.key < leastKey && one.words.length <= longestAsked);
const longestAsked = 14;

/** The quotation that says why the patient comes: what answers the question for it, else the first that says something of now. */
export function findReason(quotations: readonly Quotation[], { sentences, asks }: Opened): Quotation | undefined {
  const early = new Set(sentences.slice(0, Math.ceil(sentences.length * opening)));
  const fitting = quotations.filter(({ subject, said }) => {
    const words = said.flatMap((one) => one.words).filter(({ isMark }) => !isMark);
    const isEarly = said.some((one) => early.has(one) && one.weighed.key >= leastKey);
    return (
      subject === 'history-of-present-illness' && isEarly && words.length >= fewestWords && said.some(namesSomething)
    );
  });
  const asked = fitting.find(({ context }) => context.asked.some((one) => asks.get(one) === 'reason'));
  return asked ?? fitting.find(isNoGreeting) ?? fitting[0];
}
