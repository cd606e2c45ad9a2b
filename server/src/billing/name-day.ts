const format = new Intl.DateTimeFormat('en-US', { month: 'long', day: '2-digit', year: 'numeric', timeZone: 'UTC' });

/** A day in words, for example "November 05, 2026" (specification section 8), in UTC. */
export function nameDay(time: number): string {
  return format.format(time);
}
