import type { IdentifierKind } from '../../../model/finding.ts';
import { lastOldBirthYear, readDate } from './dates.ts';
import type { FieldRole } from './field-role.ts';
import { isBlankValue } from './vote.ts';

/** What happens to one value: it stays, is read as running text, or goes. */
export type Outcome =
  | 'stays'
  | 'text'
  | {
      readonly kind: IdentifierKind;
      /** The year, where the value was a date that names one. */
      readonly year?: number;
    };

const epochPattern = /^1?\d{9}(?:\d{3})?(?:\.\d{1,6})?$/;
const agePattern = /^(\d{1,3})(?:\.\d{1,4})?\s?(?:y|yr|yrs|yo|years?(?: old)?)?$/i;
const oldestYounger = 89;
const yearPattern = /^(?:18|19|20)\d{2}$/;

function applyBirth(value: string, latestYear: number): Outcome {
  const year = yearPattern.test(value) ? Number(value) : readDate(value)?.year;
  if (year === undefined || year <= lastOldBirthYear(latestYear)) return { kind: 'DATE' };
  return yearPattern.test(value) ? 'stays' : { kind: 'DATE', year };
}

function applyDate(value: string): Outcome {
  const date = readDate(value);
  if (date) return { kind: 'DATE', ...date };
  return epochPattern.test(value) ? { kind: 'DATE' } : 'text';
}

/** A date as a whole keeps its year in any column; other words are read. */
function readFullDate(value: string): Outcome {
  const date = value.length <= 40 && /\d/.test(value) ? readDate(value) : undefined;
  return date ? { kind: 'DATE', ...date } : 'text';
}

/**
 * Applies the role of a column or key to one of its values.
 *
 * @param latestYear the latest year that the data names, or 0: an age over 89 shows in a year of birth.
 */
export function applyRole({ treat, kind }: FieldRole, raw: string, latestYear: number): Outcome {
  const value = raw.trim();
  if (isBlankValue(value)) return 'stays';
  if (treat === 'out') return { kind };
  if (treat === 'birth') return applyBirth(value, latestYear);
  if (treat === 'date') return applyDate(value);
  if (treat === 'text') return readFullDate(value);
  const age = agePattern.exec(value)?.[1];
  return age === undefined ? 'text' : Number(age) > oldestYounger ? { kind: 'AGE' } : 'stays';
}
