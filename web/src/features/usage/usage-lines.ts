import { toolNames } from '@notewright/engine/value-sets';
import type { Bucket } from './usage-buckets.ts';
import { writeCsv } from './write-csv.ts';
import * as words from './words.ts';

/** The heads of the table's columns of numbers, in their order. */
export const numberColumns = [...toolNames, ...words.columns] as const;

/** The numbers of a line, in the order of their columns. */
export function numbersOf({ byTool, replies, wordsIn, wordsOut, minutes }: Omit<Bucket, 'from' | 'to'>): number[] {
  return [...toolNames.map((tool) => byTool[tool]), replies, wordsIn, wordsOut, minutes];
}

/** The pieces of the period in which there was something: the lines of the table. */
export function usedBuckets(buckets: readonly Bucket[]): readonly Bucket[] {
  return buckets.filter(({ replies }) => replies > 0);
}

/** The table as a file, the newest line last. Days stay as yyyy-MM-dd, which every spreadsheet can sort. */
export function writeUsageCsv(buckets: readonly Bucket[]): string {
  const lines = usedBuckets(buckets).map((bucket) => [bucket.from, bucket.to, ...numbersOf(bucket)]);
  return writeCsv([[words.fromUtc, words.toUtc, ...numberColumns], ...lines]);
}
