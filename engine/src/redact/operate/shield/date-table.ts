import { beforeBareDates } from '../../../lexicons/month-words.ts';
import { monthsAlsoWords } from '../../../text/data/months.ts';
import { toNumber, type Day } from '../dates/calendar.ts';
import { findDates, replaceDates } from './find-dates.ts';
import { readMovable } from './move-date.ts';
import { moveValue, writeLike, type DateValue, type WrittenDate } from './written-date.ts';

/** A date as it was sent, and the one that it stands for. */
export type DatePair = readonly [sent: string, original: string];

/** What became of a date of an answer. */
export interface RestoredDate {
  readonly text: string;
  /** `given`: it was sent. `computed`: it was not, and was moved back as those were. `left`: it is as it was. */
  readonly how: 'given' | 'computed' | 'left';
}

/** Puts the originals in place of moved dates, by what they say, in the form in which an answer has them. */
export interface DateTable {
  readonly isDayFirst: boolean;
  /** @param before what stands before it. */
  readonly restore: (date: WrittenDate, before: string) => RestoredDate;
}

/** Without a year, the day near which a date is taken to be. */
const anyDay: Day = { year: 2023, month: 6, day: 15 };

/** Before a month, or a day of the month, that stands alone: without such a word "May" and "3rd" may be something else. */
const placing = new RegExp(`(?:^|[^\\p{L}])(?:${beforeBareDates})[ \\t\\u00a0-]{1,2}$`, 'iu');

/** True for a month or a day of the month alone. */
export const isBare = ({ value }: Pick<WrittenDate, 'value'>): boolean =>
  value.year === undefined && (value.month === undefined || value.day === undefined);

/** True where what stands before a bare one shows that it is a date. */
export const isPlaced = (before: string): boolean => placing.test(before);

/** Under what a date is looked up: all that it says. */
const keyOf = ({ year, month, day }: DateValue): string => `${year ?? ''}-${month ?? ''}-${day ?? ''}`;

/** What somebody may make of a date by saying less of it. */
function shorter({ year, month, day }: DateValue): DateValue[] {
  if (month === undefined || day === undefined) return [];
  if (year === undefined) return [{ month }];
  return [{ month, day }, { year, month }, { month }];
}

const isFull = ({ year, month, day }: DateValue): boolean =>
  year !== undefined && month !== undefined && day !== undefined;

function numberOf({ year = anyDay.year, month = anyDay.month, day = anyDay.day }: DateValue): number {
  return toNumber({ year, month, day });
}

/** What a date was before it was moved. */
type Original = Pick<WrittenDate, 'text' | 'value'>;
type Aligned = readonly [sent: WrittenDate, original: Original];

/** A date in words, "the fourteenth of March", which was sent in digits. */
function readSpoken(original: string, isDayFirst: boolean): Original[] {
  const value = readMovable(original, isDayFirst)?.plain?.value;
  return value === undefined ? [] : [{ text: original, value }];
}

/** Where the words have as many dates on both sides, each with the one that it stands for. */
function align(pairs: readonly DatePair[], isDayFirst: boolean): Aligned[] {
  return pairs.flatMap(([sent, original]) => {
    const moved = findDates(sent, isDayFirst);
    const written: Original[] = findDates(original, isDayFirst).map(({ date }) => date);
    const spoken = readSpoken(original, isDayFirst);
    const own = spoken.length > 0 ? spoken : written;
    if (moved.length !== own.length) return [];
    return moved.flatMap(({ date }, at): Aligned[] => {
      const other = own[at];
      return other === undefined ? [] : [[date, other]];
    });
  });
}

/** By how many days the originals were moved: the most certain of the pairs says it; undefined without one. */
function readOffset(dates: readonly Aligned[]): number | undefined {
  const sure =
    dates.find(([{ value }]) => isFull(value)) ??
    dates.find(([{ value }]) => value.day !== undefined && value.month !== undefined);
  return sure === undefined ? undefined : numberOf(sure[0].value) - numberOf(sure[1].value);
}

function latestOf(dates: readonly Aligned[]): Day {
  let latest: Day | undefined;
  for (const [
    {
      value: { year, month, day },
    },
  ] of dates) {
    if (year === undefined || month === undefined || day === undefined) continue;
    if (latest === undefined || toNumber({ year, month, day }) > toNumber(latest)) latest = { year, month, day };
  }
  return latest ?? anyDay;
}

type Values = Map<string, DateValue | null>;

/** Null where two say the same and mean different ones. */
function enterInto(values: Values, key: string, value: DateValue): void {
  const known = values.get(key);
  values.set(key, known === undefined || (known !== null && keyOf(known) === keyOf(value)) ? value : null);
}

/** What each month, or day of the month, that was sent alone stands for, in whatever letters an answer has it. */
function listBare(dates: readonly Aligned[]): Values {
  const values: Values = new Map();
  for (const [sent, original] of dates)
    if (isBare(sent) && isBare(original)) enterInto(values, keyOf(sent.value), original.value);
  return values;
}

/** What each sent date stands for. */
function listValues(dates: readonly Aligned[]): Values {
  const values: Values = new Map();
  const enter = (key: string, value: DateValue): void => enterInto(values, key, value);
  for (const [sent, original] of dates) if (!isBare(sent)) enter(keyOf(sent.value), original.value);
  // What is said in full is surer than what somebody makes of it.
  const whole = new Set(values.keys());
  for (const [sent, original] of dates) {
    if (isBare(sent)) continue;
    const own = shorter(original.value);
    for (const [at, value] of shorter(sent.value).entries())
      if (!whole.has(keyOf(value))) enter(keyOf(value), own[at] ?? {});
  }
  return values;
}

/**
 * The way back for the dates of one prompt.
 *
 * @param pairs what was sent for each original date.
 * @param isDayFirst whether the document has its days before its months.
 * @param kept dates that were sent as they are, letter for letter.
 */
export function makeDateTable(pairs: readonly DatePair[], isDayFirst: boolean, kept: ReadonlySet<string>): DateTable {
  const dates = align(pairs, isDayFirst);
  const exact = new Map<string, string>(pairs);
  for (const [sent, original] of dates) if (!exact.has(sent.text)) exact.set(sent.text, original.text);
  const values = listValues(dates);
  const bare = listBare(dates);
  const offset = readOffset(dates);
  const near = latestOf(dates);
  const left = ({ text }: WrittenDate): RestoredDate => ({ text, how: 'left' });
  const compute = (date: WrittenDate): RestoredDate => {
    if (offset === undefined || date.isDoubtful) return left(date);
    return { text: writeLike(date, moveValue(date.value, -offset, near)), how: 'computed' };
  };
  const write = (date: WrittenDate, value: DateValue): RestoredDate => {
    const { end } = moveValue(date.value, -(offset ?? 0), near);
    const isRange = date.value.end !== undefined;
    // Day and month the other way about, as the reading that fits has them.
    const read = { ...value, ...(isRange && { end }) };
    return { text: writeLike(date, read), how: 'given' };
  };
  return {
    isDayFirst,
    restore: (date, before) => {
      const alone = isBare(date) ? bare.get(keyOf(date.value)) : undefined;
      const isMonth = alone?.month !== undefined && !monthsAlsoWords.has(date.text.toLowerCase());
      if (pairs.length === 0 || (isBare(date) && !isMonth && !isPlaced(before))) return left(date);
      const known = exact.get(date.text);
      if (known !== undefined) return { text: known, how: 'given' };
      if (kept.has(date.text)) return left(date);
      if (alone) return write(date, alone);
      const value = values.get(keyOf(date.value));
      if (value) return write(date, value);
      const other = date.other === null ? undefined : values.get(keyOf(date.other));
      if (other) return write({ ...date, value: date.other ?? date.value, isDayFirst: !date.isDayFirst }, other);
      return compute(date);
    },
  };
}

/** All dates of a text put back; for words that are whole. */
export const restoreDates = (text: string, table: DateTable, before = ''): string =>
  replaceDates(before + text, table.isDayFirst, (date, around) => table.restore(date, around).text).slice(
    before.length,
  );
