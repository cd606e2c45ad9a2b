import * as words from './dates.words.ts';
import { language, locale } from './language.ts';

type Format = Readonly<Intl.DateTimeFormatOptions>;

/**
 * Dates in the reader's own time zone. English as the specification writes them (section 9): "Mar 05, 2024" and
 * "14:03:09"; in other languages as those do: "5 mar 2024" and "2:03:09 p.m.".
 */
const isEnglish = language === 'en';
const day: Format = { day: isEnglish ? '2-digit' : 'numeric' };
const hour: Format = isEnglish ? { hour: '2-digit', hourCycle: 'h23' } : { hour: 'numeric' };

const shortDay = new Intl.DateTimeFormat(locale, { ...day, month: 'short', year: 'numeric' });
const longDay = new Intl.DateTimeFormat(locale, { ...day, month: 'long', year: 'numeric' });
const monthDay = new Intl.DateTimeFormat(locale, { ...day, month: 'short' });
const hourMinute = new Intl.DateTimeFormat(locale, { ...hour, minute: '2-digit' });
const clock = new Intl.DateTimeFormat(locale, { ...hour, minute: '2-digit', second: '2-digit' });

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The day of a moment as yyyy-MM-dd, local time. */
export function dayKey(moment: Date): string {
  return `${String(moment.getFullYear()).padStart(4, '0')}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
}

/** The heading of the group a moment falls into: Today, Yesterday, or a day like "Mar 05, 2024". */
export function dayLabel(moment: Date, now: Date): string {
  const key = dayKey(moment);
  if (key === dayKey(now)) return words.today;
  // By the calendar, not by 24 hours: days at a change of clocks are 23 or 25 hours long.
  if (key === dayKey(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, 12))) return words.yesterday;
  return shortDay.format(moment);
}

/** A day like "March 05, 2024". */
export function formatDay(moment: Date): string {
  return longDay.format(moment);
}

/** A time like "14:03:09". */
export function formatTime(moment: Date): string {
  return clock.format(moment);
}

/** Both, like "March 05, 2024 14:03:09". */
export function formatMoment(moment: Date): string {
  return words.moment(formatDay(moment), formatTime(moment));
}

/** A time like "14:03". */
export function formatHour(moment: Date): string {
  return hourMinute.format(moment);
}

/** The shortest that tells when: the time of a moment of today, the day of another, like "Mar 05". */
export function formatBriefly(moment: Date, now: Date): string {
  return dayKey(moment) === dayKey(now) ? formatHour(moment) : monthDay.format(moment);
}

/** A day by its heading and a time to the minute, like "Today 14:03" or "Mar 05, 2024 14:03". */
export function formatMinute(moment: Date, now: Date): string {
  return words.moment(dayLabel(moment, now), formatHour(moment));
}

/** The same to the second, like "Today 14:03:09". */
export function formatSecond(moment: Date, now: Date): string {
  return words.moment(dayLabel(moment, now), formatTime(moment));
}

export interface DayGroup<T> {
  /** yyyy-MM-dd, local time. */
  readonly key: string;
  readonly label: string;
  readonly items: readonly T[];
}

/** Sorts newest first by `timestamp` (ISO 8601) and groups by local day. Items of the same moment keep their order. */
export function groupByDay<T extends { readonly timestamp: string }>(items: readonly T[], now: Date): DayGroup<T>[] {
  const groups: { key: string; label: string; items: T[] }[] = [];
  for (const item of items.toSorted((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp))) {
    const moment = new Date(item.timestamp);
    const key = dayKey(moment);
    const last = groups.at(-1);
    if (last?.key === key) last.items.push(item);
    else groups.push({ key, label: dayLabel(moment, now), items: [item] });
  }
  return groups;
}
