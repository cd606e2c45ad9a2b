/** Month names and abbreviations as an alternation for patterns; longest first. */
export const monthAlternatives =
  'january|february|march|april|june|july|august|september|october|november|december|sept|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';

/** Month names and their usual abbreviations, folded. */
export const monthNames: ReadonlySet<string> = new Set(monthAlternatives.split('|'));

/** Months whose whole name is also an English word, so that it needs more context. */
export const ambiguousMonths: ReadonlySet<string> = new Set([
  'may',
  'march',
  'mar',
  'jan',
  'dec',
  'sep',
  'sept',
  'jun',
  'apr',
  'august',
]);
