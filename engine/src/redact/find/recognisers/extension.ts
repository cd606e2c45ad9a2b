import { readChunk } from '../labelled-value.ts';
import { candidateOf, isUnit } from '../patterns.ts';
import { eachWord, makeNumberTable, makeWordTable, placesOf } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';
import { lengths } from '../trigger-tables.ts';

/** Words for a number inside the house; the short ones only where a number follows at once. */
const words = makeWordTable(
  'x ext extn extension pager pagers pgr pg beeper bleep paged page vocera spectralink asom ascom spok dect'.split(' '),
);
const marks = new Set(['#', '.', ':', '(', '-']);
const mixedNumbers = makeNumberTable([], lengths(2, 7));
const glued = /^x\d{1,6}$/;

/** Where the number begins after the word: over "#", ":", "no.", "number", "is", "at". */
function skipMarks(scan: Scan, index: number): number {
  let at = index;
  while (at < index + 4) {
    const token = tokenAt(scan, at);
    const isLink = token.folded === 'no' || token.folded === 'number' || token.folded === 'is' || token.folded === 'at';
    if (!onSameLine(token) || !(marks.has(token.text) || isLink)) break;
    at++;
  }
  return at;
}

/** Digits of the chunk that begins here; 0 when it has letters, or is no length for an extension. */
function extensionDigits(scan: Scan, from: number, to: number): number {
  let digits = 0;
  for (let index = from; index < to; index++) {
    const token = tokenAt(scan, index);
    if (token.kind === 'number') digits += token.text.length;
    else if (index === from && glued.test(token.folded)) digits += token.text.length - 1;
    else if (token.text !== '-') return 0;
  }
  return digits >= 3 && digits <= 7 ? digits : 0;
}

/** "page 102 of 110" counts pages, "PG 001/004" too. */
function isPageOf(scan: Scan, word: string, to: number): boolean {
  const next = tokenAt(scan, to);
  return (word === 'page' || word === 'pg') && (next.folded === 'of' || next.text === '/');
}

/** Pager and extension numbers: "pager 4471", "x5-2290", "ext. 7733", "paged 2290". */
export const extension: Recogniser = {
  rule: 'extension',
  find: (scan, emit) => {
    const add = (from: number, to: number): void => {
      const evidence = 'a pager or extension number';
      emit(candidateOf(scan, from, to, { kind: 'PHONE', rule: 'extension', score: 0.8, evidence }));
    };
    eachWord(scan, words, (index) => {
      const word = tokenAt(scan, index).folded;
      const at = skipMarks(scan, index + 1);
      const first = tokenAt(scan, at);
      if (!onSameLine(first) || (word === 'x' && first.gap !== 'none' && at === index + 1 && first.text.length < 4))
        return;
      const to = readChunk(scan, at);
      const digits = extensionDigits(scan, at, to);
      const next = tokenAt(scan, to);
      if (digits === 0 || (isUnit(next) && onSameLine(next)) || isPageOf(scan, word, to)) return;
      if ((word !== 'page' && word !== 'pg') || digits >= 4) add(at, to);
    });
    for (const index of placesOf(scan, mixedNumbers)) {
      if (!glued.test(tokenAt(scan, index).folded)) continue;
      const to = readChunk(scan, index);
      if (extensionDigits(scan, index, to) > 0 && !isUnit(tokenAt(scan, to))) add(index, to);
    }
  },
};
