import type { Intent } from '../knowledge/talk/intents.data.ts';
import type { Clause } from './clauses.ts';
import type { Quotation } from './find-quotations.ts';
import { namesClinical, namesSomething } from './quotation-context.ts';
import { readParticle } from './read-particle.ts';
import type { Sentence } from './sentences/read-sentences.ts';

/** The reason for a visit stands in the first part of a talk, in more than a few words, and is sure to be in a note. */
const opening = 0.25;
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

/** True for what names a symptom or a part of the body. */
const isClinical = ({ said }: Quotation): boolean => said.some(namesClinical);

/** How well a quotation says why somebody comes: how sure a note holds it, that it names a symptom, that it answers the question for it. */
function fitOf(quotation: Quotation, asks: ReadonlyMap<Clause, Intent>): number {
  const key = Math.max(...quotation.said.map(({ weighed }) => weighed.key));
  const isDenied = quotation.said.some(({ said }) => readParticle(said).particle === 'negates');
  // What is asked later belongs to the history: its answers are of what else there is.
  const isNamed = quotation.context.asked.some((one) => asks.get(one) === 'present' || namesClinical(one));
  return key + (isClinical(quotation) && !isDenied && !isNamed ? clinicalFit : 0) + (quotation.isReason ? askedFit : 0);
}
const clinicalFit = 0.4;
const askedFit = 0.3;

/** The quotation that says why the patient comes: of what is said of now in the first part of a talk, what fits best. */
export function findReason(quotations: readonly Quotation[], { sentences, asks }: Opened): Quotation | undefined {
  const early = new Set(sentences.slice(0, Math.ceil(sentences.length * opening)));
  const fitting = quotations.filter(({ subject, said }) => {
    const words = said.flatMap((one) => one.words).filter(({ isMark }) => !isMark);
    const isEarly = said.some((one) => early.has(one) && one.weighed.key >= leastKey);
    return (
      subject === 'history-of-present-illness' && isEarly && words.length >= fewestWords && said.some(namesSomething)
    );
  });
  const ranked = (fitting.some(isNoGreeting) ? fitting.filter(isNoGreeting) : fitting).map((one) => ({
    one,
    fit: fitOf(one, asks),
  }));
  return ranked.reduce<(typeof ranked)[number] | undefined>(
    (best, next) => (best === undefined || next.fit > best.fit + margin ? next : best),
    undefined,
  )?.one;
}
/** What is said first stands, unless something later fits clearly better. */
const margin = 0.25;
