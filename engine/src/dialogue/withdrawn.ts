import { findMedicationsIn } from '../clinical/find-medications.ts';
import { withdrawals } from '../knowledge/talk/ledger-words.ts';
import { conditionWords } from '../knowledge/talk/talk-cues.ts';
import type { Sentence } from './sentences/read-sentences.ts';
import { phrasesOf } from './word-patterns.ts';

const takesBack = phrasesOf(withdrawals);
const conditions: ReadonlySet<string> = new Set(conditionWords);

/** Names of the drugs that a clinician takes back in a sentence: "so we won't put the Zomorph up". */
const takenBackIn = ({ speaker, words, text }: Sentence): string[] =>
  speaker === 'clinician' && takesBack.find(words).length > 0 && !words.some(({ word }) => conditions.has(word))
    ? findMedicationsIn(text).map(({ name }) => name)
    : [];

/**
 * Finds what a clinician proposed of a drug and took back later.
 * @returns whether a sentence is such a proposal; a sentence that takes back is none. Linear.
 */
export function findWithdrawn(sentences: readonly Sentence[]): (one: Sentence) => boolean {
  const lastOf = new Map<string, number>();
  for (const sentence of sentences) for (const name of takenBackIn(sentence)) lastOf.set(name, sentence.span.start);
  if (lastOf.size === 0) return () => false;
  return (one) =>
    one.speaker === 'clinician' &&
    takesBack.find(one.words).length === 0 &&
    findMedicationsIn(one.text).some(({ name }) => (lastOf.get(name) ?? -1) > one.span.start);
}
