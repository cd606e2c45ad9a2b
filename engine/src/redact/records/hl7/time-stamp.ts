import type { Span } from '../../../model/span.ts';
import { lastOldBirthYear, readDate } from '../shared/dates.ts';
import { noteField, type Message } from './message.ts';

/** HL7 v2.5.1, chapter 2A: YYYY[MM[DD[HH[MM[SS[.S[S[S[S]]]]]]]]][+/-ZZZZ]. */
const stampPattern =
  /^((?:18|19|20|21)\d{2})((?:0[1-9]|1[0-2])(?:(?:0[1-9]|[12]\d|3[01])(?:\d{2}){0,3}(?:\.\d{1,4})?)?)?(?:[+-]\d{4})?$/;
const longestStamp = 26;

/** The year of a time stamp; nothing when the value is none. `full` is false for a bare year. */
export function readStamp(value: string): { readonly year: number; readonly full: boolean } | undefined {
  const match = value.length <= longestStamp ? stampPattern.exec(value) : null;
  return match ? { year: Number(match[1]), full: match[2] !== undefined } : undefined;
}

interface StampFacts {
  readonly words: string;
  readonly isBirth?: boolean;
}

/**
 * Takes a time stamp down to its year, which HL7 allows as a time stamp of its own. A year of birth that gives an age
 * over 89, and what is no date at all, is emptied.
 */
export function keepYear(message: Message, span: Span, { words, isBirth = false }: StampFacts): void {
  const value = message.text.slice(span.start, span.end).trim();
  if (value === '' || value === '""') return;
  const stamp = readStamp(value);
  const year = stamp?.year ?? readDate(value)?.year;
  if (year !== undefined && !isBirth && year <= 2199) message.latestYear = Math.max(message.latestYear, year);
  const isOld = isBirth && year !== undefined && year <= lastOldBirthYear(message.latestYear);
  if (stamp && !stamp.full && !isOld) return;
  noteField(message, span, 'DATE', words, year === undefined || isOld ? '' : String(year));
}
