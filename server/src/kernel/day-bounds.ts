/** One day of a calendar as moments: from its first one to the first one of the next (epoch milliseconds). */
export interface DayBounds {
  readonly from: number;
  readonly until: number;
}

const hour = 3_600_000;
/** No clock on earth is further from UTC. */
const farthest = 15 * hour;

/**
 * When a day begins and ends on the clocks of a time zone: 23 or 25 hours long where they are changed, and empty where a day was left out.
 * @param date like "2026-11-30", of the years 1900 to 2199
 * @param timeZone a name that `isTimeZone` knows
 */
export function dayBounds(date: string, timeZone: string): DayBounds {
  const dayAt = dayTeller(timeZone);
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const next = new Date(midnight + 24 * hour).toISOString().slice(0, 10);
  return { from: firstMoment(dayAt, date, midnight), until: firstMoment(dayAt, next, midnight + 24 * hour) };
}

/** Says what day a moment falls on, like "2026-11-30". */
function dayTeller(timeZone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return `${parts.get('year') ?? ''}-${parts.get('month') ?? ''}-${parts.get('day') ?? ''}`;
  };
}

/** The first moment at which the calendar shows this day or a later one: clocks that are put forward at midnight have no 00:00. */
function firstMoment(dayAt: (at: number) => string, date: string, midnight: number): number {
  let before = midnight - farthest;
  let reached = midnight + farthest;
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2);
    if (dayAt(middle) >= date) reached = middle;
    else before = middle;
  }
  return reached;
}
