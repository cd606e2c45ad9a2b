import type { Comparison } from '../compare-statement.ts';
import type { ContentWord, Denial } from '../read-marks.ts';
import type { Attribute } from '../statement-forms.ts';

/** How the words of one stem stand, by stem. */
function denialsByStem(words: readonly ContentWord[]): Map<string, Set<Denial>> {
  const out = new Map<string, Set<Denial>>();
  for (const { stems, denial } of words)
    for (const stem of stems) {
      const row = out.get(stem);
      if (row) row.add(denial);
      else out.set(stem, new Set([denial]));
    }
  return out;
}

const isOnly = (denials: ReadonlySet<Denial>, one: Denial): boolean => denials.size === 1 && denials.has(one);

/** Words that only one side has, which stand for one another: "cp" and "chest pain". */
function unmatched(words: readonly ContentWord[], other: ReadonlyMap<string, unknown>): ContentWord[] {
  return words.filter(({ stems }) => !stems.some((stem) => other.has(stem)));
}

const saysOnly = (words: readonly ContentWord[], one: Denial): boolean =>
  words.length > 0 && words.every(({ denial }) => denial === one);

/** A word that one side states and the other denies; a word that only one side has is compared with the others of that kind. */
export function compareDenials({ said, source }: Comparison): Attribute[] {
  const isContent = ({ kind }: ContentWord): boolean => kind !== 'form';
  const ownWords = said.words.filter(isContent);
  const sourceWords = source.words.filter(isContent);
  const own = denialsByStem(ownWords);
  const theirs = denialsByStem(sourceWords);
  for (const [stem, denials] of own) {
    const others = theirs.get(stem);
    if (!others) continue;
    if (isOnly(denials, 'stated') && isOnly(others, 'denied')) return ['polarity'];
    if (isOnly(denials, 'denied') && isOnly(others, 'stated')) return ['polarity'];
  }
  const isConcept = ({ kind }: ContentWord): boolean => kind === 'concept';
  const ownRest = unmatched(ownWords, theirs).filter(isConcept);
  const sourceRest = unmatched(sourceWords, own).filter(isConcept);
  const isTurned =
    (saysOnly(ownRest, 'stated') && saysOnly(sourceRest, 'denied')) ||
    (saysOnly(ownRest, 'denied') && saysOnly(sourceRest, 'stated'));
  return isTurned ? ['polarity'] : [];
}
