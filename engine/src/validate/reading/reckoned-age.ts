import { dayNumber, type ChartDate } from './chart-dates.ts';
import type { Told } from './patient.ts';
import type { ServiceDay } from './service-day.ts';

const isBirth = ({ before }: ChartDate): boolean =>
  /\b(?:dob|d\.o\.b\.?|date of birth|birth ?date|born(?: on)?)\W{0,4}$/.test(before);

const daysPerYear = 365.2425;

/** The age in years, with fractions, that a date of birth and the day of service make; null where either is not told. */
export function reckonAge(dates: readonly ChartDate[], visit: ServiceDay | null): Told<number> | null {
  const birth = dates.find(isBirth);
  if (!birth?.day || !visit || birth.day >= visit.day) return null;
  const years = (dayNumber(visit.day) - dayNumber(birth.day)) / daysPerYear;
  return years < 120 ? { value: years, source: { start: birth.start, end: birth.end } } : null;
}
