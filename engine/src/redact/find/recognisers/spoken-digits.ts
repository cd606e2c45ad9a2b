import { candidateOf } from '../patterns.ts';
import { makeNumberTable, makeWordTable, placesOf } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { mergeIndexes, onSameLine, tokenAt, type Scan } from '../scan.ts';

const digitWords = new Set(
  'zero oh one two three four five six seven eight nine niner cero uno dos tres cuatro cinco seis siete ocho nueve'.split(
    ' ',
  ),
);
/** Words for more than one digit, and what is said between the digits. */
const groupWords = new Set(
  'double triple dash hyphen ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred y treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(
    ' ',
  ),
);
const starts = makeWordTable(['double', 'triple', ...digitWords]);
const figures = makeNumberTable([1]);
const leastDigits = 5;
const singleDigit = /^\d$/;

/** One digit as it is dictated: a word, or a figure alone. */
function isDigit(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  return token.kind === 'word' ? digitWords.has(token.folded) : singleDigit.test(token.text);
}

/** A letter of a code, spelled among its digits. */
function isLetter(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  return token.kind === 'word' && token.text.length === 1;
}

/** A comma between the groups of a number: "five five five, oh one seven". Those of a list stand behind each word. */
function isBetweenGroups(scan: Scan, index: number): boolean {
  const [comma, next] = [tokenAt(scan, index), tokenAt(scan, index + 1)];
  const isGroup = (at: number): boolean => isDigit(scan, at) || groupWords.has(tokenAt(scan, at).folded);
  return comma.text === ',' && next.gap === 'space' && isGroup(index + 1) && isGroup(index + 2);
}

/** Index after a number said digit by digit from `index` on, and how many digits it has. */
function readDigits(scan: Scan, index: number): { to: number; digits: number } {
  let digits = 0;
  let commas = 0;
  let to = index;
  for (let at = index; at < index + 40; at++) {
    const token = tokenAt(scan, at);
    if (isBetweenGroups(scan, at) && digits > 2 * commas + 1) {
      commas++;
      continue;
    }
    if (at > index && token.gap !== 'space') break;
    if (isDigit(scan, at)) {
      digits++;
      to = at + 1;
    } else if (groupWords.has(token.folded)) {
      if (digits >= leastDigits) to = at + 1;
    } else if (!isLetter(scan, at)) break;
  }
  return { to, digits };
}

/** Letters spelled before the digits: "n m nineteen zero four four one". */
function walkBack(scan: Scan, index: number): number {
  let from = index;
  while (from > index - 4) {
    const isPart = isLetter(scan, from - 1) || groupWords.has(tokenAt(scan, from - 1).folded);
    if (
      !isPart ||
      !onSameLine(tokenAt(scan, from)) ||
      (tokenAt(scan, from - 1).folded === 'a' && !isLetter(scan, from))
    )
      break;
    from--;
  }
  return from;
}

/** Numbers said digit by digit, as dictation has them: "eight two eight five five five zero one two two", "4 4 7 1 9". */
export const spokenDigits: Recogniser = {
  rule: 'spoken-digits',
  find: (scan, emit) => {
    let next = 0;
    for (const index of mergeIndexes(placesOf(scan, figures), placesOf(scan, starts))) {
      if (index < next || !(isDigit(scan, index) && isDigitOrLetter(scan, index + 1))) continue;
      const { to, digits } = readDigits(scan, index);
      next = to;
      const from = walkBack(scan, index);
      if (digits < leastDigits - (from < index ? 1 : 0)) continue;
      const kind = digits === 10 ? 'PHONE' : 'ID';
      const evidence = 'a number said digit by digit';
      emit(candidateOf(scan, from, to, { kind, rule: 'spoken-digits', score: 0.8, evidence }));
    }
  },
};

function isDigitOrLetter(scan: Scan, index: number): boolean {
  return isDigit(scan, index) || isLetter(scan, index) || groupWords.has(tokenAt(scan, index).folded);
}
