import type { Phrase } from '@notewright/contract';
import { foldPhraseName } from '@notewright/engine/phrases';

/** So many are offered at once. */
const mostOffered = 8;

/** The phrases that a typed name may mean: of this name, then those that begin with it, then those that hold it. */
export function matchPhrases(all: readonly Phrase[], typed: string): readonly Phrase[] {
  const name = foldPhraseName(typed);
  const rank = (phrase: Phrase): number => {
    const own = foldPhraseName(phrase.name);
    if (own === name) return 0;
    if (own.startsWith(name)) return 1;
    return name.length > 1 && own.includes(name) ? 2 : 3;
  };
  return all
    .map((phrase) => ({ phrase, rank: rank(phrase) }))
    .filter((one) => one.rank < 3)
    .sort((a, b) => a.rank - b.rank || a.phrase.name.localeCompare(b.phrase.name))
    .slice(0, mostOffered)
    .map(({ phrase }) => phrase);
}

/** The phrase of exactly this name. */
export const findNamed = (all: readonly Phrase[], typed: string): Phrase | undefined =>
  all.find(({ name }) => foldPhraseName(name) === foldPhraseName(typed));
