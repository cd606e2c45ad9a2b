import { everydayNames } from '../../../lexicons/everyday-names.ts';
import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { isEponymName, isEponymUse, nameStrength, readName, type NameSpan } from '../name-shape.ts';
import { candidateOf } from '../patterns.ts';
import type { Recogniser } from '../recogniser.ts';
import { beginsSentence, tokenAt, type Scan } from '../scan.ts';
import type { Token } from '../tokens.ts';

/** Two unknown capitalised words are a product or an organism as often as a person. */
const unlistedPair = 0.52;

const isListed = ({ flags }: Token): boolean => (flags & (lexiconFlag.given | lexiconFlag.family)) !== 0;

/** Score of a run of words by how many of them are names; 0 when it is not likely to be a person. */
function scoreOf(scan: Scan, span: NameSpan): number {
  const first = tokenAt(scan, span.from);
  const isGiven = (first.flags & lexiconFlag.given) !== 0;
  const fallback = beginsSentence(scan, span.from) ? 0.05 : 0;
  if (span.parts === 1) {
    if (first.shape === 'upper' && scan.letterCase === 'mixed' && first.text.length < 5) return 0;
    if (span.strongest === 4) return ((first.flags & lexiconFlag.commonGiven) !== 0 ? 0.75 : 0.62) - fallback;
    return span.strongest === 3 ? 0.57 - fallback : 0;
  }
  if (span.strongest >= 3) return isGiven ? 0.85 : 0.75;
  const named = isListed(first) && (!everydayNames.has(first.folded) || isListed(tokenAt(scan, span.to - 1)));
  if (span.initials > 0) return isListed(first) || span.parts > 2 ? 0.62 - fallback : 0;
  if (everydayNames.has(first.folded) && !named) return 0;
  return named ? 0.6 - fallback : unlistedPair;
}

/** True for a word before an initial and another capital ("Soib K. Kishiev"), the shape of a whole name. */
function isBeforeInitial(scan: Scan, index: number): boolean {
  const initial = tokenAt(scan, index + 1);
  if (initial.shape !== 'initial' || tokenAt(scan, index).shape !== 'capital') return false;
  return (
    tokenAt(scan, index + 2).text === '.' &&
    tokenAt(scan, index + 3).shape === 'capital' &&
    nameStrength(scan, tokenAt(scan, index + 3)) >= 2
  );
}

/** Names known from the lists, alone or with unknown words beside them: "Maria Kreutzmann", "Anna S.", "J. Ortiz". */
export const nameListed: Recogniser = {
  rule: 'name-listed',
  find: (scan, emit) => {
    let next = 0;
    for (const index of scan.nameWords) {
      if (index < next) continue;
      const token = tokenAt(scan, index);
      const least = isBeforeInitial(scan, index) ? 1 : 2;
      if (token.shape !== 'initial' && nameStrength(scan, token) < least) continue;
      const span = readName(scan, index, { first: least, rest: 2 });
      if (!span) continue;
      const score = scoreOf(scan, span);
      const lastWords = span.to;
      next = span.to;
      if (score === 0 || isEponymUse(scan, lastWords) || isEponymName(scan, span)) continue;
      emit(
        candidateOf(scan, span.from, span.to, {
          kind: 'NAME',
          rule: 'name-listed',
          score,
          evidence: 'known as a given or family name',
        }),
      );
    }
  },
};
