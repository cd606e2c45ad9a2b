import { onSameLine, tokenAt, type Scan } from '../scan.ts';

const halves = new Set(['a', 'p', 'am', 'pm', 'hrs', 'hr', 'h']);
const partsOfDay = new Set(['am', 'pm', 'morning', 'afternoon', 'evening', 'night', 'nite', 'noon', 'midnight', 'eve']);
const gluedClock = /^(?:0?[1-9]|1[0-2])(?:[0-5]\d)?(?:a|p|am|pm)$/;
const fourDigits = /^(?:[01]\d|2[0-3])[0-5]\d$/;
const minutes = /^[0-5]\d(?:a|p|am|pm|h|hrs)?$/;

/** True when a time of day stands at the index: 0930, 10:20a, 8:15, 2 pm. */
export function isClockAt(scan: Scan, index: number): boolean {
  const { text, folded, kind } = tokenAt(scan, index);
  if (kind === 'word' || kind === 'mark') return false;
  if (gluedClock.test(folded)) return true;
  if (kind === 'number' && fourDigits.test(text)) return tokenAt(scan, index + 1).text !== '-';
  if (kind !== 'number' || text.length > 2 || Number(text) > 24) return false;
  const next = tokenAt(scan, index + 1);
  if (next.text === ':' && next.gap === 'none') return minutes.test(tokenAt(scan, index + 2).folded);
  return onSameLine(next) && halves.has(next.folded) && next.folded !== 'h';
}

/** True when a time of day or a part of the day follows: "0930", "at 8:15", "@ 2 pm", "am", "night". */
export function hasClockAfter(scan: Scan, index: number): boolean {
  let at = index;
  const first = tokenAt(scan, at);
  if (!onSameLine(first)) return false;
  if (partsOfDay.has(first.folded)) return true;
  if (first.text === '@' || first.folded === 'at' || first.text === ',') at++;
  return onSameLine(tokenAt(scan, at)) && isClockAt(scan, at);
}

/** True when a time of day stands directly before: "1430 6/20". */
export function hasClockBefore(scan: Scan, index: number): boolean {
  const before = tokenAt(scan, index - 1);
  if (!onSameLine(tokenAt(scan, index))) return false;
  if (fourDigits.test(before.text)) return true;
  const colon = tokenAt(scan, index - 2);
  return colon.text === ':' && before.gap === 'none' && colon.gap === 'none' && minutes.test(before.folded);
}
