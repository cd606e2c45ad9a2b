import { titleWords } from '../../../lexicons/titles.ts';
import { expectedNameStrength, readName, titledNameStrength, type NameSpan } from '../name-shape.ts';
import { isBelievable } from '../named-after.ts';
import { candidateOf } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

/** "19 Fr" is the width of a tube, "158 ms" a time, "Agent Orange" a poison. */
function isNoTitle(scan: Scan, index: number): boolean {
  const { folded } = tokenAt(scan, index);
  if (folded === 'fr' || folded === 'ms')
    return tokenAt(scan, index - 1).kind === 'number' && onSameLine(tokenAt(scan, index));
  return folded === 'agent' && tokenAt(scan, index + 1).folded === 'orange';
}

/** Index of the first token after a title (with its stop), or the index itself. */
function readTitle(scan: Scan, index: number): number {
  const token = tokenAt(scan, index);
  const strength = titleWords.get(token.folded);
  if (!strength || token.text === 'MS' || token.text === 'MR' || isNoTitle(scan, index)) return index;
  if (strength === 'capital' && token.shape !== 'capital' && scan.letterCase === 'mixed') return index;
  const stop = tokenAt(scan, index + 1);
  const isShort = strength === 'strong' || token.text.length <= 4;
  return stop.text === '.' && stop.gap === 'none' && isShort ? index + 2 : index + 1;
}

/** Titles of persons who are spoken of by their name alone, so that each capital after them belongs to it: "Mr. George Kicking Woman". */
const plainTitles = new Set(['mr', 'mrs', 'ms', 'miss']);

/** The title before a token, without its stop. */
function titleBefore(scan: Scan, index: number): string {
  const before = tokenAt(scan, index - 1);
  return (before.text === '.' ? tokenAt(scan, index - 2) : before).folded;
}

function readTitled(scan: Scan, index: number, isStrong: boolean): NameSpan | undefined {
  const { gap, shape } = tokenAt(scan, index);
  const isBroken = gap === 'line' && tokenAt(scan, index - 1).text === '.' && shape === 'capital';
  if (gap === 'blank-line' || (gap === 'line' && !isBroken)) return undefined;
  const span = readName(scan, index, {
    first: 1,
    rest: scan.letterCase === 'mixed' && plainTitles.has(titleBefore(scan, index)) ? 1 : 2,
    strengthOf: isStrong ? titledNameStrength : expectedNameStrength,
    initialAlone: true,
  });
  // "Major Depression", "Nurse Case Manager": after a title that is a word too, an English word has to be a name.
  return span && (isStrong || tokenAt(scan, span.from).shape === 'initial' || isBelievable(scan, span))
    ? span
    : undefined;
}

const takenTitles = new Set(['dr', 'drs', 'prof', 'doctor', 'professor']);

/** A doctor's title is taken with the name; Mr. or Mrs. stays, for the reader's sake. */
function startOf(scan: Scan, index: number, name: number): number {
  const isNear = onSameLine(tokenAt(scan, name)) && takenTitles.has(tokenAt(scan, index).folded);
  return isNear ? index : name;
}

const titleWordsTable = makeWordTable(titleWords.keys());

/** Names after a title: "Dr. Patel", "Mrs Doreen Crowther", "Drs. Smith and Jones". */
export const nameTitle: Recogniser = {
  rule: 'name-title',
  find: (scan, emit) =>
    eachWord(scan, titleWordsTable, (index) => {
      const evidence = 'follows a title such as Dr. or Mrs.';
      let at = readTitle(scan, index);
      if (at === index) return;
      for (let titles = 1; titles < 3; titles++) at = readTitle(scan, at);
      const isStrong = titleWords.get(tokenAt(scan, index).folded) === 'strong';
      const span = readTitled(scan, at, isStrong);
      if (!span) return;
      const from = startOf(scan, index, span.from);
      emit(candidateOf(scan, from, span.to, { kind: 'NAME', rule: 'name-title', score: 0.95, evidence }));
      const isList = ['and', '&', ',', '/'].includes(tokenAt(scan, span.to).folded);
      const second =
        isList && tokenAt(scan, index).folded === 'drs' ? readTitled(scan, span.to + 1, isStrong) : undefined;
      if (second)
        emit(candidateOf(scan, second.from, second.to, { kind: 'NAME', rule: 'name-title', score: 0.9, evidence }));
    }),
};
