import { readName, type NameSpan } from './name-shape.ts';
import { makeTestTable, placesOf } from './phrases.ts';
import { mergeIndexes, tokenAt, type Scan } from './scan.ts';
import { isCaseless } from './strength-here.ts';

/** Words that may be part of a name in a text with capitals; a sure list, which strength-here.ts judges in detail. */
const strong = makeTestTable(
  ({ text, shape, strength }) =>
    text.length > 1 &&
    (shape === 'capital' ? strength >= 2 : shape === 'upper' ? strength >= 3 : shape === 'other' && isCaseless(text)),
);
const initials = makeTestTable(({ shape }) => shape === 'initial');

/** The name of likely words that begins at a token; read once for all recognisers that ask for it. */
export function readStrongName(scan: Scan, index: number): NameSpan | undefined {
  const read = scan.namesRead.get(index);
  if (read !== undefined) return read === null ? undefined : read;
  const span = readName(scan, index, { first: 2, rest: 2 });
  scan.namesRead.set(index, span ?? null);
  return span;
}

/** The words with which a name may begin by itself, in order. */
export function nameStarts(scan: Scan): readonly number[] {
  return scan.letterCase === 'lower' ? scan.nameWords : placesOf(scan, strong);
}

/** The same with initials, and with the capitals before an initial: "Soib K. Kishiev". */
export function initialsAndNames(scan: Scan): readonly number[] {
  if (scan.letterCase === 'lower') return scan.nameWords;
  const all = placesOf(scan, initials);
  const before = all.map((index) => index - 1).filter((index) => tokenAt(scan, index).shape === 'capital');
  return mergeIndexes(placesOf(scan, strong), all, before);
}
