import type { ResponseOf, subscription } from '@notewright/contract';
import type { ToolName } from '@notewright/engine';

export type Usage = ResponseOf<typeof subscription.readUsage>;

/** The choices of how far back to look, in days. */
export const periods = [7, 30, 90, 365] as const;
export type Period = (typeof periods)[number];

/** What was counted, of one tool or of all. */
export interface Counts {
  readonly replies: number;
  readonly wordsIn: number;
  readonly wordsOut: number;
  readonly minutes: number;
}

/** One bar of the plot and one line of the table: a day, or a week that begins on a Monday. */
export interface Bucket extends Counts {
  /** Its first day, and its last, as yyyy-MM-dd; both within the period. */
  readonly from: string;
  readonly to: string;
  readonly byTool: Readonly<Record<ToolName, number>>;
}

const day = 86_400_000;
/** Longer periods are drawn by week, so that a bar stays wide enough to be seen and pointed at. */
const mostDays = 31;

const noTools: Readonly<Record<ToolName, number>> = { Chartwright: 0, TranscriptX: 0, Redactify: 0, Validify: 0 };

const timeOf = (key: string): number => Date.parse(`${key}T00:00:00Z`);
const keyOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
/** 0 on a Monday. */
const weekday = (time: number): number => (new Date(time).getUTCDay() + 6) % 7;

export function isByWeek({ from, to }: Pick<Usage, 'from' | 'to'>): boolean {
  return (timeOf(to) - timeOf(from)) / day + 1 > mostDays;
}

/** The whole period, piece by piece, oldest first; also the pieces in which nothing happened. */
export function toBuckets(usage: Pick<Usage, 'from' | 'to' | 'data'>): readonly Bucket[] {
  const [first, last] = [timeOf(usage.from), timeOf(usage.to)];
  const byWeek = isByWeek(usage);
  const buckets: Bucket[] = [];
  for (let begin = first; begin <= last;) {
    const end = byWeek ? Math.min(last, begin + (6 - weekday(begin)) * day) : begin;
    const [from, to] = [keyOf(begin), keyOf(end)];
    const entries = usage.data.filter((entry) => entry.day >= from && entry.day <= to);
    buckets.push({ from, to, byTool: sumByTool(entries), ...sumCounts(entries) });
    begin = end + day;
  }
  return buckets;
}

export function sumByTool(entries: Usage['data']): Readonly<Record<ToolName, number>> {
  const sums = { ...noTools };
  for (const { tool, replies } of entries) sums[tool] += replies;
  return sums;
}

export function sumCounts(entries: Usage['data']): Counts {
  const sum = (read: (entry: Usage['data'][number]) => number): number =>
    entries.reduce((total, entry) => total + read(entry), 0);
  return {
    replies: sum(({ replies }) => replies),
    wordsIn: sum(({ words_in: words }) => words),
    wordsOut: sum(({ words_out: words }) => words),
    // Tenths, which a sum of binary fractions misses by a hair.
    minutes: Math.round(sum(({ minutes }) => minutes) * 10) / 10,
  };
}
