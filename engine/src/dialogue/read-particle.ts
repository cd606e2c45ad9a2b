import {
  answerFillerPairs,
  answerFillers,
  degreeOpens,
  noOpens,
  unsureOpens,
  yesOpens,
} from '../knowledge/talk/answer-words.ts';
import { readOnce } from './read-once.ts';
import type { SpokenWord } from './spoken-words.ts';
import { SpokenPhrases } from './word-patterns.ts';

/** How an answer begins. `affirms`: with a yes, `negates`: with a no, `open`: with neither. */
export type Particle = 'affirms' | 'negates' | 'unsure' | 'open';

const opens = new SpokenPhrases<Particle>([
  ...unsureOpens.map((one): [string, Particle] => [one, 'unsure']),
  ...noOpens.map((one): [string, Particle] => [one, 'negates']),
  ...yesOpens.map((one): [string, Particle] => [one, 'affirms']),
]);
const degrees = new SpokenPhrases<string>(degreeOpens);

/** The head of an answer, and what goes on after it. */
export interface ReadParticle {
  readonly particle: Particle;
  /** Number of the first word after the particle and the marks that follow it. */
  readonly rest: number;
  /** "mild", "intermittent": what the particle itself says of a symptom. */
  readonly degree?: string | undefined;
}

/** How many words at a place say nothing. */
function idleAt(words: readonly SpokenWord[], at: number): number {
  const [one, next] = [words[at], words[at + 1]];
  if (one === undefined) return 0;
  if (one.isMark || answerFillers.has(one.word)) return 1;
  return answerFillerPairs.has(`${one.word} ${next?.word ?? ''}`) ? 2 : 0;
}

function skip(words: readonly SpokenWord[], from: number): number {
  let at = from;
  for (let idle = idleAt(words, at); idle > 0; idle = idleAt(words, at)) at += idle;
  return at;
}

/** Verbs that go on after "I don't", "I have": a statement, and no bare particle. */
const isBareAfter = (words: readonly SpokenWord[], at: number): boolean => {
  const next = words[at];
  return next === undefined || next.isMark;
};

/** How many words of an answer its head has at most. */
const longestOpen = 7;

/** Words that are an answer alone, and part of a statement where more follows: "I don't | smoke". */
const ownVerb = /\b(?:i|i'm|it|he|she|they|we|there)\b/;

/** Reads the head of an answer: "yeah, no, it's worse when I move" is a no, and goes on at "it's". */
export const readParticle = readOnce((words: readonly SpokenWord[]) => words, readHead);

function readHead(words: readonly SpokenWord[]): ReadParticle {
  let at = skip(words, 0);
  let particle: Particle = 'open';
  let degree: string | undefined;
  for (;;) {
    const hit = opens.at(words, at, longestOpen);
    if (hit === undefined) break;
    const end = hit.to;
    const said = words
      .slice(at, end)
      .map(({ word }) => word)
      .join(' ');
    if (ownVerb.test(said) && !isBareAfter(words, end)) break;
    particle = hit.value;
    degree = degrees.find(words.slice(at, end))[0]?.value ?? degree;
    at = skip(words, end);
  }
  return { particle, rest: at, degree };
}

/** True for a yes or no, or "I don't know", and nothing else. */
export function isBareAnswer({ said }: { readonly said: readonly SpokenWord[] }): boolean {
  const { particle, rest } = readParticle(said);
  return particle !== 'open' && rest >= said.length;
}
