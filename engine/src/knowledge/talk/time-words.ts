/** Units of time as people say them, each with the word of a note. Own list. */
export const spokenUnits: ReadonlyMap<string, string> = new Map([
  ...['second', 'minute', 'hour', 'day', 'night', 'week', 'month', 'year', 'decade'].flatMap(
    (unit): [string, string][] => [
      [unit, unit],
      [`${unit}s`, unit],
    ],
  ),
  ['mins', 'minute'],
  ['hrs', 'hour'],
  ['weekend', 'weekend'],
  ['fortnight', 'fortnight'],
]);

/** Amounts before a unit that are no digits: said, and written. Own list. */
export const spokenAmounts: ReadonlyMap<string, string> = new Map([
  ['a couple of', 'a couple of'],
  ['couple of', 'a couple of'],
  ['a couple', 'a couple of'],
  ['couple', 'a couple of'],
  ['a few', 'a few'],
  ['few', 'a few'],
  ['several', 'several'],
  ['many', 'many'],
  ['a', '1'],
  ['an', '1'],
  ['one', '1'],
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
  ['six', '6'],
  ['seven', '7'],
  ['eight', '8'],
  ['nine', '9'],
  ['ten', '10'],
  ['half a', 'half a'],
  ['half an', 'half an'],
]);

/** Points of time that a thing can be there since. Own list. */
export const timePoints: readonly string[] = [
  'yesterday',
  'yesterday morning',
  'yesterday afternoon',
  'yesterday evening',
  'today',
  'this morning',
  'this afternoon',
  'last night',
  'last week',
  'last month',
  'last year',
  'the weekend',
  'this week',
  'midday',
  'lunchtime',
  'christmas',
  'new year',
  'easter',
  'birth',
  'childhood',
  'the other day',
  'the day before yesterday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** Days of the week. */
export const weekdays: readonly string[] = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

/** Days and months, which a note writes with a capital. */
export const namedTimes: ReadonlySet<string> = new Set([
  ...weekdays,
  ...'january february march april may june july august september october november december christmas easter'.split(
    ' ',
  ),
]);

/** Words before an amount that make it no surer or only nearly so. Own list. */
export const aboutWords: ReadonlySet<string> = new Set(
  'about around roughly maybe probably approximately nearly almost like say'.split(' '),
);
