import { beginsLine, onSameLine, tokenAt, type Scan } from '../scan.ts';
import { hasClockAfter, hasClockBefore } from './clock.ts';
import { eventWords, isPastVerb, isWeekdayWord, looseTimeWords, sureEventWords, timeWords } from './date-words.ts';
import {
  fractionWordsAfter,
  fractionWordsBefore,
  pairLabels,
  placeWords,
  pressureWords,
  scaleWords,
  strengthWords,
} from './fraction-words.ts';
import { isNumericDayAt, type NumericDate } from './numeric-date.ts';

const daysOfShortMonths: Readonly<Record<number, number>> = { 2: 29, 4: 30, 6: 30, 9: 30, 11: 30 };

/** How far the numbers alone say a date (positive) or a fraction (negative). */
function weighNumbers(month: number, day: number): number {
  if (month > 12) return -2;
  if (day > (daysOfShortMonths[month] ?? 31)) return -4;
  if (day > 12 || month > day) return 2;
  if (day > 10) return 1;
  if (day === 2) return -3;
  if (day <= 6 || day === 10) return day === 4 && month < day ? -1 : -2;
  return 0;
}

const skippedMarks = new Set([
  ':',
  '(',
  '[',
  '~',
  '=',
  '-',
  '.',
  '"',
  '#',
  '*',
  '\u2013',
  '\u2014',
  '\u2248',
  '|',
  '>',
  '\u2192',
]);
const sentenceEnds = new Set(['.', ';', '?', '!']);

/** The nearest word before an index on its line, at most two marks away, or an empty token. */
function wordBefore(scan: Scan, index: number): number {
  let at = index;
  for (let marks = 0; marks < 3; marks++) {
    if (!onSameLine(tokenAt(scan, at))) return -1;
    at--;
    const token = tokenAt(scan, at);
    if (token.kind !== 'mark') return at;
    if (!skippedMarks.has(token.text)) return -1;
  }
  return -1;
}

function weighWord(scan: Scan, index: number): number {
  const { folded } = tokenAt(scan, index);
  if (isWeekdayWord(folded) || timeWords.has(folded)) return 4;
  if (sureEventWords.has(folded)) return 4;
  if (looseTimeWords.has(folded)) return 3;
  if (eventWords.has(folded) || isPastVerb(folded)) return 3;
  // "f/u 3/14", "d/c 3/14", "d/c'd 3/14"
  const slash = tokenAt(scan, index - 1);
  if (slash.text === '/' && slash.gap === 'none' && (folded === 'u' || folded === 'c')) return 3;
  return folded === 'd' && /['\u2019]/.test(slash.text) ? 3 : 0;
}

const countedDays = new Set(['pod', 'hd', 'dol', 'ppd', 'pod#', 'hospital']);

/** "POD#1 (3/5)", "Cr 1.9 (3/5)": a counted day or a value that is followed by its day. */
function weighNumberBefore(scan: Scan, index: number): number {
  const mark = tokenAt(scan, index - 1);
  if (tokenAt(scan, index).gap === 'none' && mark.text === '.' && tokenAt(scan, index - 2).kind === 'number') return 3;
  return countedDays.has(mark.text === '#' ? tokenAt(scan, index - 2).folded : mark.folded) ? 3 : 0;
}

function weighBefore(scan: Scan, index: number): number {
  const near = wordBefore(scan, index);
  if (near < 0) return 0;
  const weight = tokenAt(scan, near).kind === 'number' ? weighNumberBefore(scan, near) : weighWord(scan, near);
  if (weight >= 4 || !onSameLine(tokenAt(scan, near)) || tokenAt(scan, near - 1).kind === 'mark') return weight;
  const second = weighWord(scan, near - 1);
  return weight === 0 ? Math.min(second, 2) : second > 0 ? weight + 1 : weight;
}

/** True when a word of the list stands among the few tokens before, in the same sentence. */
function hasBefore(scan: Scan, index: number, reach: number, words: ReadonlySet<string>): boolean {
  for (let at = index - 1; at >= index - reach; at--) {
    if (!onSameLine(tokenAt(scan, at + 1))) return false;
    const { folded, kind } = tokenAt(scan, at);
    if (words.has(folded)) return true;
    if (kind === 'mark' && sentenceEnds.has(folded)) return false;
  }
  return false;
}

function hasAfter(scan: Scan, index: number, reach: number, words: ReadonlySet<string>): boolean {
  for (let at = index; at < index + reach; at++) {
    const { folded, kind } = tokenAt(scan, at);
    if (!onSameLine(tokenAt(scan, at)) || (kind === 'mark' && folded !== '-')) return false;
    if (words.has(folded)) return true;
  }
  return false;
}

/** "H/H 9/27": a label of two letters, which two values follow. */
function isPairLabel(scan: Scan, index: number): boolean {
  const last = tokenAt(scan, index - 1);
  if (last.text.length !== 1 || last.kind !== 'word') return false;
  return pairLabels.has(tokenAt(scan, index - 3).folded + tokenAt(scan, index - 2).text + last.folded);
}

const looseMarks = new Set(['/', '%', '+', '\u00b0', '"']);

function weighFraction(scan: Scan, { from, to, first, second }: NumericDate): number {
  const [part, whole] = [first.value, second.value];
  const next = tokenAt(scan, to);
  if (next.gap === 'none' && looseMarks.has(next.text) && tokenAt(scan, from - 1).text !== next.text) return -6;
  if (tokenAt(scan, from - 1).text === '=') return -4;
  if (hasBefore(scan, from, 2, pressureWords) || isPairLabel(scan, from)) return -6;
  if (hasBefore(scan, from, 1, placeWords)) return -6;
  if (hasAfter(scan, to, 1, fractionWordsAfter)) return -6;
  const near = wordBefore(scan, from);
  const isTimed = near >= 0 && timeWords.has(tokenAt(scan, near).folded);
  if (!isTimed && hasBefore(scan, from, 3, scaleWords) && part <= whole) return -6;
  if (part > whole || whole > 12) return 0;
  // "5/10 on 3/5": the day of a score.
  if (next.folded === 'on' && isNumericDayAt(scan, to + 1)) return -4;
  if (hasAfter(scan, to, 3, fractionWordsAfter)) return -4;
  if (isTimed) return 0;
  if (hasBefore(scan, from, 4, fractionWordsBefore)) return -5;
  if (whole === 5 && hasBefore(scan, from, 3, strengthWords)) return -5;
  const before = tokenAt(scan, from - 1);
  const isDecimal = before.gap === 'none' && tokenAt(scan, from - 2).text === '.';
  const isMixed =
    !isDecimal && before.kind === 'number' && before.text.length < 3 && tokenAt(scan, from).start - before.end === 1;
  return isMixed && (whole <= 4 || whole === 7 || whole === 8) ? -6 : 0;
}

/** How a line entry, a cell of a table or a bracket sets the day off from the rest. */
function weighPlace(scan: Scan, date: NumericDate): number {
  const { from, to, end } = date;
  const { text } = scan;
  const { start } = tokenAt(scan, from);
  const next = tokenAt(scan, to);
  const endsLine = !onSameLine(next);
  const wideAfter = endsLine || next.text === '|' || next.start - end > 1;
  const listMark = tokenAt(scan, from - 1);
  // "reviewed EJM 3/4": initials and the day of the signature end the line.
  const isSignature = listMark.shape === 'upper' && listMark.text.length <= 3 && scan.letterCase !== 'upper';
  if (endsLine && isSignature && date.second.value !== 5 && onSameLine(tokenAt(scan, from))) return 2;
  const isEntry = beginsLine(scan, from) || (listMark.kind === 'mark' && beginsLine(scan, from - 1));
  if (isEntry) {
    const isSetOff =
      wideAfter || next.text === ':' || next.text === '-' || next.text === '\u2013' || next.text === '\u2014';
    return isSetOff && !(endsLine && beginsLine(scan, from) && next.gap !== 'blank-line') ? 3 : 1;
  }
  if (text.charAt(start - 1) === '(' && next.text === ')') return 1;
  const wideBefore = /[\s|]/.test(text.charAt(start - 1)) && /[\s|]/.test(text.charAt(start - 2));
  if (wideBefore && wideAfter) return 1;
  return next.text === ':' ? 1 : 0;
}

/** Weighs from its own surroundings whether two numbers are a month and a day. */
export function weighDay(scan: Scan, date: NumericDate, isDayFirst: boolean): number {
  const { from, to, first, second, separator } = date;
  const [month, day] = isDayFirst ? [second, first] : [first, second];
  if (first.value === 24 && second.value === 7) return -9;
  const hasZero = [first, second].some(({ value, length }) => value < 10 && length === 2);
  let weight = weighNumbers(month.value, day.value);
  if (hasZero) weight = Math.max(weight, 0) + 2;
  if (separator !== '/') weight -= 4;
  if (date.isSpaced) weight -= 1;
  weight += weighBefore(scan, from) + weighPlace(scan, date) + weighFraction(scan, date);
  if (hasClockAfter(scan, to) || hasClockBefore(scan, from)) weight += 3;
  if (isWeekdayWord(tokenAt(scan, to).folded) && onSameLine(tokenAt(scan, to))) weight += 2;
  return weight;
}

const operations = /(?:ectomy|otomy|ostomy|plasty|scopy|pexy|rrhaphy|desis)$/;
const pastEvents = new Set(
  'appendix appy chole tonsils gallbladder hyst surgery surgeries surg mi cva tia cabg stent stents pci tka tha orif fusion repair dx dxd diagnosed hx quit sober onset in last prior previous lmp menopause'.split(
    ' ',
  ),
);

/** Weighs whether "6/98" is a month with its year: only after an event or a word of time. */
export function weighShortYear(scan: Scan, date: NumericDate): number {
  const near = wordBefore(scan, date.from);
  if (near < 0) return 0;
  const { folded } = tokenAt(scan, near);
  const isPast = operations.test(folded) || pastEvents.has(folded) || timeWords.has(folded);
  return isPast ? 3 + weighFraction(scan, date) : 0;
}
