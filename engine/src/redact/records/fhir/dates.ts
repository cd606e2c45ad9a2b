import { lastOldBirthYear } from '../shared/dates.ts';

/** date, dateTime and instant of FHIR R4 (https://hl7.org/fhir/R4/datatypes.html#primitive). */
const datePattern = /^(\d{4})(-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?)?)?$/;
const longestDate = 60;
/** Elements that must be a full instant, in any resource or in the one before the point. */
const instants = new Set(
  (
    'lastUpdated issued instant valueInstant effectiveInstant timestamp when lastModified AuditEvent.recorded Provenance.recorded Appointment.start Appointment.end Slot.start Slot.end ' +
    'DocumentReference.date Subscription.end AppointmentResponse.start AppointmentResponse.end'
  ).split(' '),
);

export interface DatePlace {
  readonly key: string;
  readonly resource: string;
  /** True when the element stands in the resource itself, not in a period or another part of it. */
  readonly isDirect: boolean;
  readonly latestYear: number;
}

/**
 * The year of a date, as a valid value of the element's type: the year alone, or the first instant of it. A birth that
 * gives an age over 89 becomes the last year that does, which stands for it and every year before.
 *
 * @returns undefined when the value is no date, null when it may stay.
 */
export function yearOfDate(
  value: string,
  { key, resource, isDirect, latestYear }: DatePlace,
): string | null | undefined {
  const match = value.length <= longestDate ? datePattern.exec(value) : null;
  if (!match) return undefined;
  const [, year = '', rest] = match;
  if (/birth|born/i.test(key) && Number(year) <= lastOldBirthYear(latestYear))
    return String(lastOldBirthYear(latestYear));
  if (rest === undefined) return null;
  const isInstant = instants.has(key) || (isDirect && instants.has(`${resource}.${key}`));
  return isInstant ? `${year}-01-01T00:00:00Z` : year;
}
