import { onSameLine, tokenAt, type Scan } from './scan.ts';

/** Heads of columns that hold the maker's number of a product, which is no person's. */
const catalogueHeads = new Set(['ref', 'cat', 'catalog', 'catalogue']);
const farthestBack = 240;
/** How far a value may stand from the place of its head. */
const slack = 3;

/** Where on its line a token stands. */
export function columnOf(scan: Scan, index: number): number {
  const { start } = tokenAt(scan, index);
  return start - (scan.text.lastIndexOf('\n', start - 1) + 1);
}

export const isBelow = (column: number, head: number): boolean => Math.abs(column - head) <= slack;

/** True after several spaces, or at the beginning of a line. */
export function beginsCell(scan: Scan, index: number): boolean {
  const { start } = tokenAt(scan, index);
  return !onSameLine(tokenAt(scan, index)) || start - tokenAt(scan, index - 1).end > 1;
}

const lotHeads = new Set(['lot', 'sn', 'serial']);

/** "REF   LOT / SN": the table is one of products; "Ref" in a table of laboratory values is the range. */
function hasLotAfter(scan: Scan, head: number): boolean {
  for (let at = head + 1; at < head + 12 && onSameLine(tokenAt(scan, at)); at++)
    if (lotHeads.has(tokenAt(scan, at).folded)) return true;
  return false;
}

/** True for a value below the head "REF" of a table of implants: what was used, not on whom. */
export function isCatalogueNumber(scan: Scan, index: number): boolean {
  if (!beginsCell(scan, index)) return false;
  const column = columnOf(scan, index);
  for (let at = index - 1; at >= 0 && at > index - farthestBack; at--) {
    if (tokenAt(scan, at + 1).gap === 'blank-line') return false;
    const { folded, shape } = tokenAt(scan, at);
    if (catalogueHeads.has(folded) && shape !== 'lower' && beginsCell(scan, at))
      return hasLotAfter(scan, at) && isBelow(column, columnOf(scan, at));
  }
  return false;
}

/** True for the head of a column of lots in a table that has catalogue numbers before it on the same line. */
export function isLotHead(scan: Scan, index: number): boolean {
  if (tokenAt(scan, index).shape === 'lower' || !beginsCell(scan, index)) return false;
  for (let at = index - 1; at >= 0 && at > index - 12; at--) {
    if (!onSameLine(tokenAt(scan, at + 1))) return false;
    if (catalogueHeads.has(tokenAt(scan, at).folded)) return true;
  }
  return false;
}
