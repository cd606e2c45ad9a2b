import type { FaultKind } from '../../model/faults.ts';
import { findDates } from '../../redact/operate/shield/find-dates.ts';
import { monthOfName } from '../../redact/operate/shield/month-names.ts';
import { monthsAlsoWords } from '../../text/data/months.ts';
import { tokenize } from '../../text/tokens.ts';

interface NamedMonth {
  readonly month: number;
  /** False of what may be a word of every day: "may" and "march" in small letters, and "May" at the beginning. */
  readonly isSure: boolean;
}

/** The months that a text names, in English and Spanish. */
function monthsIn(text: string): NamedMonth[] {
  return tokenize(text).flatMap(({ text: word, lower, start }) => {
    const month = monthOfName(lower);
    const isSure = !monthsAlsoWords.has(lower) || (word !== lower && start > 0);
    return month === 0 ? [] : [{ month, isSure }];
  });
}

/** True where a text names a month for certain. */
export const namesMonth = (text: string): boolean => monthsIn(text).some(({ isSure }) => isSure);

/** A month that a statement names and nothing in the ground does: also a moved date that did not come back. */
export function compareMonths(text: string, ground: string): FaultKind[] {
  const named = monthsIn(text).filter(({ isSure }) => isSure);
  if (named.length === 0) return [];
  const known = new Set(monthsIn(ground).map(({ month }) => month));
  for (const { date } of findDates(ground, false))
    for (const month of [date.value.month, date.other?.month]) if (month !== undefined) known.add(month);
  return named.some(({ month }) => !known.has(month)) ? ['number'] : [];
}
