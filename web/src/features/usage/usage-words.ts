import { toolNames } from '@notewright/engine/value-sets';
import { locale } from '../../i18n/language.ts';
import type { Bucket } from './usage-buckets.ts';
import * as words from './words.ts';

const numbers = new Intl.NumberFormat(locale);
const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
// Days are counted in UTC, for everybody in a company alike; they are named as they were counted.
const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const dayOfYear = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });

const momentOf = (key: string): Date => new Date(`${key}T00:00:00Z`);

/** Minutes in a table: with their tenth, so that they stand under one another. */
export function formatTenths(minutes: number): string {
  return tenths.format(minutes);
}

export function formatCount(count: number): string {
  return numbers.format(count);
}

/** "1 reply", "12 replies". */
export function countReplies(count: number): string {
  return words.countReplies(count, formatCount(count));
}

/** A day like "Nov 20, 2026". */
export function formatUsageDay(key: string): string {
  return day.format(momentOf(key));
}

/** The same under an axis, where there is little room. */
export function formatTickDay(key: string): string {
  return dayOfYear.format(momentOf(key));
}

/** What a bar or a line stands for: a day, or from its first day to its last. */
export function nameBucket({ from, to }: Pick<Bucket, 'from' | 'to'>): string {
  return from === to ? formatUsageDay(from) : words.daysFromTo(formatTickDay(from), formatUsageDay(to));
}

/** What a bar says to those who cannot see it, and under the plot to everybody. */
export function describeBucket(bucket: Bucket): string {
  const tools = toolNames.filter((tool) => bucket.byTool[tool] > 0);
  const parts = tools.map((tool) => `${tool} ${formatCount(bucket.byTool[tool])}`).join(', ');
  if (bucket.replies === 0) return `${nameBucket(bucket)}: ${words.noReplies}`;
  return `${nameBucket(bucket)}: ${countReplies(bucket.replies)}${tools.length > 0 ? ` (${parts})` : ''}`;
}

/**
 * An estimate in words, no finer than it can be known: "less than a minute", "about 12 min", "about 3 h 20 min" to five
 * minutes, whole hours beyond ten.
 */
export function formatMinutes(minutes: number): string {
  if (minutes <= 0) return words.noTime;
  if (minutes < 1) return words.underMinute;
  if (minutes < 59.5) return words.minutes(Math.round(minutes));
  if (minutes >= 600) return words.hours(numbers.format(Math.round(minutes / 60)));
  const rounded = Math.round(minutes / 5) * 5;
  const [hours, rest] = [Math.floor(rounded / 60), rounded % 60];
  return rest === 0 ? words.hours(String(hours)) : words.hoursAndMinutes(hours, rest);
}
