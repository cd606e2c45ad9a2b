/** Fewest minutes of the first unit of 15. */
const leastMinutes = 8;
const unitMinutes = 15;

/**
 * How many 15-minute units all timed therapies of a day allow together: one from 8 minutes, two from 23, three from 38, and so on
 * (Medicare Claims Processing Manual, chapter 5, section 20.2).
 * @param minutes Minutes of all timed therapies of the day together
 */
export function countTimedUnits(minutes: number): number {
  return minutes < leastMinutes ? 0 : Math.floor((minutes - leastMinutes) / unitMinutes) + 1;
}

/**
 * How often a prolonged service is counted beside the highest visit of its kind.
 * 99417 (CPT) counts each full 15 minutes past the minutes of 99205 or 99215; G2212 (Medicare) each full 15 past the last minute
 * of their former ranges, 74 and 54: from 89 and 69 minutes (CMS, physician fee schedule 2021, section II.F).
 * @param minutes Total time on the day
 */
export function countProlongedUnits(code: '99417' | 'G2212', visit: '99205' | '99215', minutes: number): number {
  const isNew = visit === '99205';
  const from = code === '99417' ? (isNew ? 60 : 40) : isNew ? 74 : 54;
  return Math.max(0, Math.floor((minutes - from) / unitMinutes));
}
