import type { MessageSource } from '@notewright/contract';
import { formatDay } from '../../../i18n/dates.ts';
import * as words from './words.ts';

/** A day of a calendar (`2026-03-03`) as a person reads it; the same day wherever they are. */
export function formatSourceDay(date: string): string {
  return formatDay(new Date(`${date}T12:00:00`));
}

/** What stands in front of words that are quoted from a source: "From Clinic note, March 03, 2026: ". */
export function leadOf({ origin, kind, name, date }: MessageSource, isAlone: boolean): string {
  // One file of the visit has always been just the file.
  if (isAlone && origin === 'file' && kind === 'current' && date === null) return words.fromTheFile;
  return words.fromSource(date === null ? name : words.namedOf(name, formatSourceDay(date)));
}
