import type { Passage } from '../passage.ts';
import type { Candidate } from './candidates.ts';
import type { Utterance } from './utterances.ts';

export interface Weighed {
  readonly candidate: Candidate;
  /** The drugs that it names. */
  readonly drugs: ReadonlySet<string>;
  readonly worth: number;
}

/** What a note holds besides a share of what was said, and that share; both from the notes of aci-bench-train (CC BY 4.0). */
const leastWords = 130;
const shareOfWords = 0.2;

/** Below this a statement stays out even where there is room for it, above the other it comes in even where there is none. */
const floor = 0.2;
const ceiling = 0.85;

const countWords = (text: string): number => text.split(' ').length;

/** The words of a conversation. */
export const countSaid = (groups: readonly (readonly Utterance[])[]): number =>
  groups.flat().reduce((sum, { raw }) => sum + countWords(raw), 0);

/** How many words the statements of a note may have after so many words were said. */
export const roomFor = (wordsSaid: number): number => leastWords + shareOfWords * wordsSaid;

/**
 * Chooses what goes into a note that has room for so many words; in a talk about one thing that was asked for, all that says
 * something new. The order stays.
 */
export function choose(weighed: readonly Weighed[], room: number, oneThing = false): Passage[] {
  const taken = new Set<Weighed>();
  let used = 0;
  const said: Set<string>[] = [];
  for (const one of [...weighed].sort((a, b) => b.worth - a.worth)) {
    if (one.worth < floor && !oneThing) break;
    if (used >= room && one.worth < ceiling) break;
    if (isSaid(one.candidate.passage, said)) continue;
    taken.add(one);
    used += countWords(one.candidate.passage.text);
  }
  return addDrugs(weighed, taken).map(({ candidate }) => candidate.passage);
}

const plain = new Set(
  'the patient she he her his they their is was are has had have been a an and of to in on for with that it some just also still'.split(
    ' ',
  ),
);
const denies = /\b(?:no|not|never|denies|without|cannot)\b/i;

/** Compared with so many statements: one fact is told again near the first time, and the cost stays within bounds. */
const compared = 60;

/** True when all that a statement tells stands in another already; told ones are kept in `said`. */
function isSaid({ text, denied, subject }: Passage, said: Set<string>[]): boolean {
  if (denied !== undefined) return false;
  const words = new Set(
    (text.toLowerCase().match(/[a-z\d./%]*[a-z\d%]/g) ?? [])
      .filter((word) => !plain.has(word))
      .map((word) => word.slice(0, 7)),
  );
  words.add(`=${subject === 'plan' ? 'plan' : ''}${denies.test(text) ? 'not' : ''}`);
  if (said.slice(-compared).some((other) => [...words].every((word) => other.has(word)))) return true;
  said.push(words);
  return false;
}

/** A drug that was spoken of is never lost: the worthiest statement that names it comes in. */
function addDrugs(weighed: readonly Weighed[], taken: ReadonlySet<Weighed>): Weighed[] {
  const best = new Map<string, Weighed>();
  for (const one of weighed) {
    const bonus = taken.has(one) ? 1 : 0;
    for (const drug of one.drugs) {
      const before = best.get(drug);
      if (!before || one.worth + bonus > before.worth + (taken.has(before) ? 1 : 0)) best.set(drug, one);
    }
  }
  const kept = new Set([...taken, ...best.values()]);
  return weighed.filter((one) => kept.has(one));
}
