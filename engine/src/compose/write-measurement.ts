import type { MeasurementFact } from '../document/fact.ts';
import { englishWords } from '../knowledge/written-words.ts';
import { spaced } from './join.ts';

const isBare = (one: string): boolean => !one.includes(' ');

/**
 * "0.04 → 0.31 ng/mL (high) at 14:50": the newest value last, as a clinician reads a trend; earlier values with words of
 * their own follow in brackets.
 */
export function writeValue(
  { value, unit, flag, earlier = [], circumstance, time }: MeasurementFact,
  words = englishWords,
): string {
  const isTrend = earlier.length > 0 && earlier.every(isBare);
  const numbers = isTrend ? [...earlier, value].join(' → ') : value;
  const joined = unit === undefined ? numbers : /^[%°]/.test(unit) ? numbers + unit : `${numbers} ${unit}`;
  const before = isTrend || earlier.length === 0 ? undefined : `(${words.earlier} ${earlier.join(', ')})`;
  return spaced(joined, flag === undefined ? undefined : `(${flag})`, circumstance, time, before);
}

/** "Troponin 0.04 → 0.31". */
export const writeMeasurement = (fact: MeasurementFact, words = englishWords): string =>
  `${words.shortNames[fact.name.toLowerCase()] ?? fact.name} ${writeValue(fact, words)}`;
