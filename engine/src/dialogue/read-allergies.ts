import { allergens } from '../clinical/data/allergies.ts';
import { findMedicationsIn } from '../clinical/find-medications.ts';
import { allergicCues } from '../knowledge/talk/talk-cues.ts';
import { reactionWords } from '../knowledge/talk/reactions.ts';
import type { Span } from '../model/span.ts';
import type { SpokenWord } from './spoken-words.ts';
import type { TalkFacts } from './talk-facts.ts';
import { SpokenPhrases } from './word-patterns.ts';

const reactions = new SpokenPhrases<string>(reactionWords);

interface Said {
  readonly text: string;
  readonly words: readonly SpokenWord[];
}

/** What an allergy does, by the words of a note. */
export const readReactions = (words: readonly SpokenWord[]): readonly string[] =>
  reactions.find(words).map(({ value }) => value);

/** Drugs and other substances that words name. */
function substancesIn({ text, words }: Said): string[] {
  const drugs = findMedicationsIn(text)
    .filter(({ modifiers }) => !modifiers.negated)
    .map(({ name }) => name);
  const others = words.map(({ word }) => word).filter((word) => allergens.has(word));
  const all = [...new Set([...drugs, ...others])];
  return all.filter((one, at) => !all.slice(0, at).some((before) => before.toLowerCase().includes(one.toLowerCase())));
}

/**
 * Keeps the allergies that a statement names, each with what it does.
 * @returns whether it names any
 */
export function readAllergies(
  said: Said & { readonly span: Span },
  facts: TalkFacts,
  evidence: readonly Span[] = [said.span],
): boolean {
  const named = substancesIn(said);
  const found = readReactions(said.words);
  for (const substance of named) {
    facts.drop(`drug ${substance}`);
    facts.put(`allergy ${substance}`, { type: 'allergy', subject: 'allergies', substance, reactions: found, evidence });
  }
  if (named.length > 0) facts.drop('none allergies');
  return named.length > 0;
}

/** An allergy that the clinician states: "it says penicillin allergy on here". */
export function statesAllergy(clause: Said & { readonly span: Span }, facts: TalkFacts): boolean {
  return clause.words.length <= longestStated && allergic.find(clause.words).length > 0 && readAllergies(clause, facts);
}

/** A clinician who says more than this explains. */
const longestStated = 14;
const allergic = new SpokenPhrases<true>(allergicCues.map((one): [string, true] => [one, true]));
