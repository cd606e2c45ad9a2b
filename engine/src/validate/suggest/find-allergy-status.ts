import { readAllergies } from '../reading/allergies.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { allergyClasses, noStatus } from './data/allergy-classes.ts';
import { withPlace, type Suggestion } from './suggestion.ts';

/** Allergies that the chart lists or tells, by class (Z88, Z91.0); an intolerance or a side effect is none. */
export function findAllergyStatus(reading: ChartReading): Suggestion[] {
  const found = new Map<string, Suggestion>();
  for (const { words, mild, start, end } of readAllergies(reading)) {
    if (mild || noStatus.test(words)) continue;
    for (const [code, named] of allergyClasses) {
      if (!named.test(words)) continue;
      const before = found.get(code);
      const evidence = withPlace(before?.evidence, [{ start, end: Math.min(end, start + longestItem) }]);
      found.set(code, { code, confidence: 0.65, evidence, reason: 'The chart lists the allergy.' });
      break;
    }
  }
  return [...found.values()];
}

/** Of an item without an end, so much is quoted. */
const longestItem = 60;
