import { allergens } from '../clinical/data/allergies.ts';
import { findMedicationsIn } from '../clinical/find-medications.ts';
import { filled } from '../compose/join.ts';
import {
  exceptWords,
  gutReactions,
  intoleranceCues,
  outgrown,
  outgrownCues,
  safeAfter,
} from '../knowledge/talk/allergy-words.ts';
import { talkDenials } from '../knowledge/talk/none-words.ts';
import { allergicCues } from '../knowledge/talk/talk-cues.ts';
import { reactionWords } from '../knowledge/talk/reactions.ts';
import type { Span } from '../model/span.ts';
import { readParticle } from './read-particle.ts';
import type { SpokenWord } from './spoken-words.ts';
import { isSince, type TalkFacts } from './talk-facts.ts';
import { SpokenPhrases } from './word-patterns.ts';

const reactions = new SpokenPhrases<string>(reactionWords);
const outgrows = new SpokenPhrases<true>(outgrownCues.map((one): [string, true] => [one, true]));
const tolerates = new SpokenPhrases<true>(intoleranceCues.map((one): [string, true] => [one, true]));
const safe = new SpokenPhrases<true>(safeAfter.map((one): [string, true] => [one, true]));

interface Said {
  readonly text: string;
  readonly words: readonly SpokenWord[];
}

/** True where a denial stands before a word, at most three words away: "no rash", "no swelling or rash". */
const isDenied = (words: readonly SpokenWord[], at: number): boolean =>
  words.slice(Math.max(0, at - 3), at).some(({ word }) => talkDenials.has(word));

/** What an allergy does, by the words of a note; what is denied is left out. */
export const readReactions = (words: readonly SpokenWord[]): readonly string[] => [
  ...new Set(
    reactions
      .find(words)
      .filter(({ from }) => !isDenied(words, from))
      .map(({ value }) => value),
  ),
];

/** Whether a reaction is denied: "no rash or anything". */
const deniesReaction = (words: readonly SpokenWord[]): boolean =>
  reactions.find(words).some(({ from }) => isDenied(words, from));

/** True where words right after a name say that it is safe: "mesalamine is fine with a sulfa allergy". */
const isSafe = (words: readonly SpokenWord[], end: number): boolean => {
  const next = words.findIndex(({ start }) => start >= end);
  return next >= 0 && safe.at(words, next, 4) !== undefined;
};

/** Drugs and other substances that words name. */
export function substancesIn({ text, words }: Said): string[] {
  // "Not that I know of, I've been around cats" names none.
  const isDeniedHead =
    readParticle(words).particle === 'negates' &&
    allergic.find(words).length === 0 &&
    readReactions(words).length === 0;
  // Much else may be said of cats, eggs and grass: a few words, or an allergy or what it does beside them, name one.
  const isSaid = words.length <= fewWords || allergic.find(words).length > 0 || reactions.find(words).length > 0;
  const except = words.findLast(({ word }) => exceptWords.has(word))?.start ?? text.length;
  const drugs = findMedicationsIn(text)
    .filter(({ modifiers, start, end }) => (!modifiers.negated || start > except) && !isSafe(words, end))
    .map(({ name }) => name);
  const others = words
    .filter(({ word, start }, at) => {
      const isOpen = !isDeniedHead || start > except;
      return allergens.has(word) && isOpen && isSaid && !talkDenials.has(words[at - 1]?.word ?? '');
    })
    .map(({ word }) => word);
  const all = [...new Set([...drugs, ...others])];
  return all.filter((one, at) => !all.slice(0, at).some((before) => before.toLowerCase().includes(one.toLowerCase())));
}

/**
 * Keeps the allergies that a statement names, each with what it does; one that is outgrown is kept as such.
 * @returns whether it names any
 */
export function readAllergies(
  said: Said & { readonly span: Span },
  facts: TalkFacts,
  evidence: readonly Span[] = [said.span],
): boolean {
  const named = substancesIn(said).filter((one) => !facts.has(`former allergy ${one}`));
  if (outgrows.find(said.words).length > 0) {
    for (const name of named) outgrow(name, facts, evidence);
    return named.length > 0;
  }
  for (const substance of named) putAllergy(substance, said.words, facts, evidence);
  return named.length > 0;
}

function outgrow(name: string, facts: TalkFacts, evidence: readonly Span[]): void {
  facts.drop(`allergy ${name}`);
  const text = filled(outgrown, { name });
  facts.put(`former allergy ${name}`, { type: 'clause', subject: 'allergies', text, evidence });
}

/** Keeps an allergy with what words say that it does; by the words it may be none, but a side effect. */
export function putAllergy(
  substance: string,
  words: readonly SpokenWord[],
  facts: TalkFacts,
  evidence: readonly Span[],
): void {
  facts.drop(`drug ${substance}`);
  facts.drop('none allergies');
  facts.put(`allergy ${substance}`, {
    type: 'allergy',
    subject: 'allergies',
    substance,
    reactions: readReactions(words),
    ...(tolerates.find(words).length > 0 ? { isIntolerance: true } : {}),
    evidence,
  });
}

/** Adds what is said next of the allergy that was named last: what it does, that it is outgrown, or none at all. */
export function addToAllergy(words: readonly SpokenWord[], span: Span, facts: TalkFacts): void {
  const last = facts.last('allergy ');
  if (last?.draft.type !== 'allergy' || !isSince(last.draft.evidence, span)) return;
  if (outgrows.find(words).length > 0) {
    outgrow(last.draft.substance, facts, [...last.draft.evidence, span]);
    return;
  }
  const added = [...new Set([...(last.draft.reactions ?? []), ...readReactions(words)])];
  const isGut = added.length > 0 && added.every((one) => gutReactions.has(one)) && deniesReaction(words);
  const isNone = isGut || tolerates.find(words).length > 0;
  if (!isNone && added.length === (last.draft.reactions ?? []).length) return;
  facts.put(last.key, {
    ...last.draft,
    reactions: added,
    ...(isNone ? { isIntolerance: true } : {}),
    evidence: [span],
  });
}

/** An allergy that the clinician states: "it says penicillin allergy on here"; or takes for a side effect. */
export function statesAllergy(clause: Said & { readonly span: Span }, facts: TalkFacts): boolean {
  if (clause.words.length > longestStated) return false;
  if (tolerates.find(clause.words).length > 0) {
    addToAllergy(clause.words, clause.span, facts);
    return false;
  }
  return allergic.find(clause.words).length > 0 && readAllergies(clause, facts);
}

/** True for words that name an allergy or what one does. */
export const speaksOfAllergy = (words: readonly SpokenWord[]): boolean =>
  allergic.find(words).length > 0 || tolerates.find(words).length > 0 || readReactions(words).length > 0;

/** So few words name what one is allergic to, and nothing else. */
const fewWords = 7;

/** A clinician who says more than this explains. */
const longestStated = 14;
const allergic = new SpokenPhrases<true>(allergicCues.map((one): [string, true] => [one, true]));
