/**
 * So many months after a time, at the same time of day (UTC). A day that a month does not have becomes its last day:
 * the 31st of January plus one month is the last of February. Counted from the start each time, so nothing drifts.
 * @param start Epoch milliseconds
 */
export function addMonths(start: number, months: number): number {
  const from = new Date(start);
  const first = new Date(start);
  first.setUTCDate(1);
  first.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return first.setUTCDate(Math.min(from.getUTCDate(), lastDay));
}

/** One of the periods of something that began at `start`; the first has the number 1. Epoch milliseconds. */
export function periodOf(
  start: number,
  interval: 'month' | 'year',
  number: number,
): { readonly periodStart: number; readonly periodEnd: number } {
  const months = interval === 'year' ? 12 : 1;
  return { periodStart: addMonths(start, (number - 1) * months), periodEnd: addMonths(start, number * months) };
}
