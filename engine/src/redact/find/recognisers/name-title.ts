import { titleWords } from '../../../lexicons/titles.ts';
import { expectedNameStrength, readName, type NameSpan } from '../name-shape.ts';
import { candidateOf } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

/** Index of the first token after a title (with its stop), or the index itself. */
function readTitle(scan: Scan, index: number): number {
  const token = tokenAt(scan, index);
  const strength = titleWords.get(token.folded);
  if (!strength || token.text === 'MS' || token.text === 'MR') return index;
  if (strength === 'capital' && token.shape !== 'capital' && scan.letterCase === 'mixed') return index;
  const stop = tokenAt(scan, index + 1);
  const isShort = strength === 'strong' || token.text.length <= 4;
  return stop.text === '.' && stop.gap === 'none' && isShort ? index + 2 : index + 1;
}

function readTitled(scan: Scan, index: number): NameSpan | undefined {
  if (!onSameLine(tokenAt(scan, index))) return undefined;
  return readName(scan, index, { first: 1, rest: 2, strengthOf: expectedNameStrength, initialAlone: true });
}

const takenTitles = new Set(['dr', 'drs', 'prof', 'doctor', 'professor']);

/** A doctor's title is taken with the name; Mr. or Mrs. stays, for the reader's sake. */
function startOf(scan: Scan, index: number, name: number): number {
  return takenTitles.has(tokenAt(scan, index).folded) ? index : name;
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
      const span = readTitled(scan, at);
      if (!span) return;
      const from = startOf(scan, index, span.from);
      emit(candidateOf(scan, from, span.to, { kind: 'NAME', rule: 'name-title', score: 0.95, evidence }));
      const isList = ['and', '&', ',', '/'].includes(tokenAt(scan, span.to).folded);
      const second = isList && tokenAt(scan, index).folded === 'drs' ? readTitled(scan, span.to + 1) : undefined;
      if (second)
        emit(candidateOf(scan, second.from, second.to, { kind: 'NAME', rule: 'name-title', score: 0.9, evidence }));
    }),
};
