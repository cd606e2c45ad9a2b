/** Month names and their usual short forms, with the month's number. */
export const monthNumbers: Readonly<Record<string, number>> = {
  january: 1, jan: 1, february: 2, feb: 2, march: 3, mar: 3, april: 4, apr: 4, may: 5, june: 6, jun: 6, july: 7, jul: 7,
  august: 8, aug: 8, september: 9, sept: 9, sep: 9, october: 10, oct: 10, november: 11, nov: 11, december: 12, dec: 12,
};

const names = Object.keys(monthNumbers);

/** Short forms alone, which may end in a full stop: those that a longer name begins with. */
export const shortMonths: ReadonlySet<string> = new Set(
  names.filter((name) => names.some((other) => other !== name && other.startsWith(name))),
);

/** Months that are words of every day as well, so that one alone names no month. */
export const monthsAlsoWords: ReadonlySet<string> = new Set(['may', 'march']);
