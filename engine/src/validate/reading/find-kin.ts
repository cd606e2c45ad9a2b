import type { ConditionMention } from '../../codes/find-conditions.ts';
import { areKinCodes, kinCategories } from './clues.ts';
import { perReading } from './per-reading.ts';
import type { ChartReading } from './read-chart.ts';

/** The mentions by the categories of their codes. */
const mentionsByCategory = perReading(({ mentions }): ReadonlyMap<string, readonly ConditionMention[]> => {
  const groups = new Map<string, ConditionMention[]>();
  for (const mention of mentions) {
    const category = mention.code.slice(0, 3);
    const group = groups.get(category);
    if (group) group.push(mention);
    else groups.set(category, [mention]);
  }
  return groups;
});

/** The mentions of conditions that a code may stand for, category by category. */
export function findKin(reading: ChartReading, code: string): ConditionMention[] {
  const groups = mentionsByCategory(reading);
  return [...kinCategories(code)].flatMap((category) =>
    (groups.get(category) ?? []).filter((mention) => areKinCodes(mention.code, code)),
  );
}
