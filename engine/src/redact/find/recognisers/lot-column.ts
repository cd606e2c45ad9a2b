import { beginsCell, columnOf, isBelow, isLotHead } from '../lot-column.ts';
import { candidateOf } from '../patterns.ts';
import { eachWord, makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

const lotTable = makeWordTable(['lot', 'serial', 'sn']);
const longest = 400;

function isLot(scan: Scan, index: number): boolean {
  const { kind, text } = tokenAt(scan, index);
  return (kind === 'mixed' || kind === 'number') && text.length > 3 && text === text.toUpperCase();
}

/** Lots and serial numbers of implants in a table with heads: "REF   LOT / SN". */
export const lotColumn: Recogniser = {
  rule: 'lot-column',
  find: (scan, emit) => {
    eachWord(scan, lotTable, (head) => {
      if (!isLotHead(scan, head)) return;
      const column = columnOf(scan, head);
      let isFirstLine = true;
      for (let at = head + 1; at < head + longest && at < scan.tokens.length; at++) {
        if (tokenAt(scan, at).gap === 'blank-line') return;
        if (!onSameLine(tokenAt(scan, at))) isFirstLine = false;
        if (isFirstLine || !isLot(scan, at) || !beginsCell(scan, at) || !isBelow(columnOf(scan, at), column)) continue;
        const evidence = 'stands below the head of a column of lots or serial numbers';
        emit(candidateOf(scan, at, at + 1, { kind: 'DEVICE', rule: 'lot-column', score: 0.8, evidence }));
      }
    });
  },
};
