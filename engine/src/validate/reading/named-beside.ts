import type { Span } from '../../model/span.ts';
import { findKin } from './find-kin.ts';
import type { ChartReading } from './read-chart.ts';
import { tellingWords } from './telling-words.ts';

const allStems = (words: string): readonly string[] => {
  const { heads, sites, generic } = tellingWords(words);
  return [...heads, ...sites, ...generic];
};

/** True where the words beside a code are about it: they share a word with its title or its inclusion terms, or name its condition. */
export function isNamedBeside(
  reading: ChartReading,
  code: string,
  description: string,
  places: readonly Span[],
): boolean {
  if (places.length === 0) return false;
  const beside = allStems(description);
  const terms = [reading.tables.icd.find(code)?.title ?? '', ...reading.tables.notes.termsOf(code)];
  if (terms.some((words) => allStems(words).some((stem) => beside.includes(stem)))) return true;
  return findKin(reading, code).some((mention) =>
    places.some(({ start, end }) => mention.start >= start && mention.end <= end),
  );
}
