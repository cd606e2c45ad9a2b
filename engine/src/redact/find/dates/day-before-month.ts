import { onSameLine, tokenAt, type Scan } from '../scan.ts';
import { readDigits } from './digits.ts';
import { isOrdinalWord } from './spoken-numbers.ts';

const ordinalDay = /^(?:[012]?\d|3[01])(?:st|nd|rd|th)$/;
const separators = new Set(['-', '/', '.', ',']);
const rangeMarks = new Set(['-', '\u2013', '&', 'to', 'and', 'through']);
const gluingMarks = new Set(['.', '/', ':', '-', '#', '$', ',']);

function isDayToken(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  if (ordinalDay.test(token.folded)) return true;
  const digits = readDigits(token);
  return digits !== undefined && digits.length <= 2 && digits.value >= 1 && digits.value <= 31 && token.kind !== 'word';
}

/** True when the number hangs on another one: "2.4", "10/4", "1:15". */
function isInside(scan: Scan, index: number): boolean {
  if (tokenAt(scan, index).gap !== 'none' || index === 0) return false;
  const before = tokenAt(scan, index - 1);
  const isMark = before.kind === 'mark' && gluingMarks.has(before.text) && before.gap === 'none';
  return before.kind !== 'mark' || (isMark && tokenAt(scan, index - 2).kind !== 'word' && index > 1);
}

/** Index of the first token of a day of the month before a month name ("15", "15th of", "the twenty-first of", "3-9"), or the month's own. */
export function readDayBefore(scan: Scan, month: number): number {
  if (!onSameLine(tokenAt(scan, month))) return month;
  let at = month - 1;
  const isOf = tokenAt(scan, at).folded === 'of';
  if (isOf) at--;
  if (isOf && tokenAt(scan, at).folded === 'day') at--;
  if (!isOf && separators.has(tokenAt(scan, at).text) && tokenAt(scan, month).gap === 'none') at--;
  const token = tokenAt(scan, at);
  if (at < 0 || !onSameLine(tokenAt(scan, at + 1))) return month;
  if (isOrdinalWord(token.folded)) {
    if (!isOf) return month;
    const tens = tokenAt(scan, at - 1).text === '-' ? at - 2 : at - 1;
    const hasTens = ['twenty', 'thirty'].includes(tokenAt(scan, tens).folded);
    return hasTens && onSameLine(token) ? tens : at;
  }
  if (!isDayToken(scan, at)) return month;
  const mark = tokenAt(scan, at - 1);
  if (
    rangeMarks.has(mark.folded) &&
    isDayToken(scan, at - 2) &&
    !isInside(scan, at - 2) &&
    onSameLine(mark) &&
    onSameLine(token)
  )
    return at - 2;
  return isInside(scan, at) ? month : at;
}
