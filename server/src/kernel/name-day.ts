const format = new Intl.DateTimeFormat('en-US', { month: 'long', day: '2-digit', year: 'numeric', timeZone: 'UTC' });

/**
 * A day in words, for example "November 05, 2026 (UTC)" (specification section 8). It says whose day it is: where the
 * reader is, it may be the next one already.
 */
export function nameDay(time: number): string {
  return `${format.format(time)} (UTC)`;
}
