import { formatDay } from './dates.ts';
import { locale } from './language.ts';

const monthOnly = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });

/** A date of a record as a person reads it: its day, its month or its year, as exactly as the record has it. */
export function formatRecordDate(date: string): string {
  if (/^\d{4}$/.test(date)) return date;
  if (/^\d{4}-\d{2}$/.test(date)) return monthOnly.format(new Date(`${date}-01T12:00:00`));
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0];
  return day === undefined ? date : formatDay(new Date(`${day}T12:00:00`));
}
