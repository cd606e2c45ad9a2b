import type { NumericDate } from './numeric-date.ts';

/** The least weight of the evidence that makes two numbers a day. */
export const enoughForDay = 2;
/** The weight at which no more evidence is needed, and which is evidence for its neighbours. */
export const clearlyDay = 4;
/** Below this weight something says that it is a fraction. */
const surelyFraction = -3;

/** What the whole document says: how its days are written. */
export interface DayStyle {
  /** How many bare days are sure from their own surroundings; those that are only likely count for a half. */
  readonly sureDays: number;
  /** True when whole dates have hyphens (6-30-22). */
  readonly hasHyphens: boolean;
  /** True when whole dates have the day first (31/12/2024). */
  readonly isDayFirst: boolean;
  /** What each month adds to the weight of its days. */
  readonly months: ReadonlyMap<number, number>;
}

/** True when the whole dates of the document have the day before the month. */
export function areDaysFirst(dates: readonly NumericDate[]): boolean {
  let [dayFirst, monthFirst] = [0, 0];
  for (const { form, first, second } of dates) {
    if (form !== 'full' || first.length > 2) continue;
    if (first.value > 12) dayFirst++;
    if (second.value > 12) monthFirst++;
  }
  return dayFirst > 0 && monthFirst === 0;
}

/** Months with a sure day, and months with so many different days that they are no fractions: "1/2 onset; 1/3 seen; 1/5 ED; 1/6 home". */
function weighMonths(dates: readonly NumericDate[], own: readonly number[], isDayFirst: boolean): Map<number, number> {
  const days = new Map<number, Set<number>>();
  const months = new Map<number, number>();
  for (const [at, { form, first, second }] of dates.entries()) {
    const weight = own[at] ?? 0;
    if (form !== 'bare' || weight < surelyFraction) continue;
    const [month, day] = isDayFirst ? [second.value, first.value] : [first.value, second.value];
    const known = days.get(month) ?? new Set();
    days.set(month, known.add(day));
    if (weight >= enoughForDay) months.set(month, Math.max(1, months.get(month) ?? 0));
    if (known.size >= 5) months.set(month, 4);
  }
  return months;
}

/** Reads the style of a document from what looks like its dates and from the weight of each by itself. */
export function readDayStyle(dates: readonly NumericDate[], own: readonly number[], isDayFirst: boolean): DayStyle {
  let sureDays = 0;
  for (const [at, { form }] of dates.entries()) {
    const weight = form === 'bare' ? (own[at] ?? 0) : 0;
    if (weight >= clearlyDay) sureDays += 1;
    else if (weight >= enoughForDay) sureDays += 0.5;
  }
  const hasHyphens = dates.some(
    ({ form, first, separator }) => form === 'full' && separator === '-' && first.length < 4,
  );
  return { sureDays, hasHyphens, isDayFirst, months: weighMonths(dates, own, isDayFirst) };
}

/** What the style of the document adds to the weight of one of its days. */
export function weighStyle(date: NumericDate, own: number, style: DayStyle): number {
  if (date.separator === '/' && own < surelyFraction) return 0;
  const { sureDays, hasHyphens, isDayFirst, months } = style;
  const known = months.get((isDayFirst ? date.second : date.first).value) ?? 0;
  // "5/5" and "3/3" stay what they are in a month of many days.
  const ofMonth = date.first.value === date.second.value ? Math.min(known, 1) : known;
  const habit = (sureDays >= 3 ? 2 : sureDays >= 1 ? 1 : 0) + ofMonth;
  return date.separator === '/' ? habit : Math.min(habit, 1) + (hasHyphens ? 1 : 0);
}
