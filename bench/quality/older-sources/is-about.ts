import type { DifferenceKind } from '../../../engine/src/knowledge/source-words.ts';
import type { OpenPoint } from '../../../engine/src/model/result.ts';

/** Words by which the question of each class is known. */
const asks: Readonly<Record<DifferenceKind, RegExp>> = {
  dose: /today, .* in .*Which is right/,
  'drug-stopped': /Is it stopped/,
  'drug-taken-again': /Is it taken again/,
  'drug-new': /taken today, not in .*Is it new/,
  'drug-not-listed': /Is it still taken/,
  'allergy-denied': /an allergy in .*Which is right/,
  'allergy-new': /an allergy today.*Is it new/,
  side: /Which side is right/,
  'problem-gone': /Is it resolved/,
  'problem-back': /present today, not present in/,
  habit: /“.*” today, “.*” in/,
};

/** True where a question is of a class and rests on words; those of the older source unless it names none. */
export function isAbout(
  { sentence, sources }: OpenPoint,
  { kind, words }: { readonly kind: DifferenceKind; readonly words: string },
  input: string,
  older: number,
): boolean {
  const start = input.indexOf(words, kind === 'drug-new' || kind === 'allergy-new' ? 0 : older);
  return (
    start >= 0 &&
    asks[kind].test(sentence) &&
    sources.some((one) => one.start < start + words.length && start < one.end)
  );
}
