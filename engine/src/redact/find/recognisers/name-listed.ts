import { nameableWords } from '../../../lexicons/clinical-words.ts';
import { everydayNames } from '../../../lexicons/everyday-names.ts';
import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { isEponymName, isEponymUse } from '../eponym-use.ts';
import { isDosed, isThingNamed, listedAt } from '../listed-things.ts';
import { nameStrength, readName, type NameSpan } from '../name-shape.ts';
import { initialsAndNames, readStrongName } from '../name-starts.ts';
import { candidateOf } from '../patterns.ts';
import type { Recogniser } from '../recogniser.ts';
import { stateNames } from '../../../lexicons/states.ts';
import { beginsSentence, onSameLine, tokenAt, type Scan } from '../scan.ts';
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
    if (first.text.length < 3 && tokenAt(scan, span.from - 1).kind === 'number') return 0;
    if (span.strongest === 4) return ((first.flags & lexiconFlag.commonGiven) !== 0 ? 0.75 : 0.62) - fallback;
    return span.strongest === 3 ? 0.57 - fallback : 0;
  }
  if (span.strongest >= 3) return isGiven ? 0.85 : 0.75;
  const before = tokenAt(scan, span.from - 1);
  if (before.folded === 'the' && onSameLine(first)) return 0;
  const named = isListed(first) && (!everydayNames.has(first.folded) || isListed(tokenAt(scan, span.to - 1)));
  const after = tokenAt(scan, span.from + 2);
  const isWhole =
    first.shape === 'initial' &&
    after.shape === 'capital' &&
    (isListed(after) || nameableWords.has(after.folded) || isListed(tokenAt(scan, span.to - 1)));
  if (span.initials > 0) return isListed(first) || isWhole || span.parts > 2 ? 0.62 - fallback : 0;
  if (everydayNames.has(first.folded) && !named) return 0;
  return named ? 0.6 - fallback : unlistedPair;
}

/** A name alone or with an unknown word is a product where products are listed: "OCP: Yasmin", "Camila 0.35 mg daily". */
function isThing(scan: Scan, { from, to, parts, strongest }: NameSpan): boolean {
  if (parts > 1 && strongest >= 3) return false;
  return listedAt(scan, from) === 'things' || isThingNamed(scan, from) || isDosed(scan, to);
}

const saint = new Set(['st', 'ste', 'saint', 'san', 'santa']);

/** "St. John's", "Ki-67": what stands here belongs to a saint's place or to a code. */
function isPartOfOther(scan: Scan, { from, to }: NameSpan): boolean {
  const before = tokenAt(scan, from - 1);
  if (saint.has((before.text === '.' ? tokenAt(scan, from - 2) : before).folded)) return true;
  const hasCodeBefore = before.text === '-' && before.gap === 'none' && tokenAt(scan, from).gap === 'none';
  const after = tokenAt(scan, to);
  return hasCodeBefore || (after.text === '-' && after.gap === 'none' && tokenAt(scan, to + 1).kind === 'number');
}

/** Crosses for a signature and the sex after an age are no initials: "X  T Fifita", "34 yo F Teddi". */
function isNoInitial(scan: Scan, index: number): boolean {
  const { shape, text } = tokenAt(scan, index);
  if (shape !== 'initial' || tokenAt(scan, index + 1).text === '.') return false;
  const before = tokenAt(scan, index - 1);
  return (
    text === 'X' ||
    ((text === 'F' || text === 'M') && (before.kind === 'number' || ['yo', 'y', 'old', 'o'].includes(before.folded)))
  );
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
    for (const index of initialsAndNames(scan)) {
      if (index < next) continue;
      const token = tokenAt(scan, index);
      if (isNoInitial(scan, index)) continue;
      const least = isBeforeInitial(scan, index) ? 1 : 2;
      if (token.shape !== 'initial' && nameStrength(scan, token) < least) continue;
      const span = least === 2 ? readStrongName(scan, index) : readName(scan, index, { first: least, rest: 2 });
      if (!span) continue;
      const initial = tokenAt(scan, index - 2);
      const hasInitial = token.shape === 'lower' && tokenAt(scan, index - 1).text === '.' && initial.text.length === 1;
      if (hasInitial && initial.kind === 'word' && token.facts.strength >= 3 && token.gap !== 'none')
        emit(
          candidateOf(scan, index - 2, span.to, {
            kind: 'NAME',
            rule: 'name-listed',
            score: 0.7,
            evidence: 'an initial and a family name',
          }),
        );
      const score = scoreOf(scan, span);
      const lastWords = span.to;
      next = span.to;
      if (isPartOfOther(scan, span) || (span.parts === 1 && stateNames.has(token.folded))) continue;
      if (score === 0 || isEponymUse(scan, lastWords) || isEponymName(scan, span) || isThing(scan, span)) continue;
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
