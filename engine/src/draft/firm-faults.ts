import type { Fact } from '../document/fact.ts';
import type { FaultKind } from '../model/faults.ts';
import { findDates } from '../redact/operate/shield/find-dates.ts';
import { readMarks } from '../verify/read-marks.ts';
import { denyLists, keysOf } from './compare/keys.ts';
import { namesMonth } from './compare/compare-months.ts';

/** A wrong word of a drug's line, or a code. */
const ofDrugs: ReadonlySet<FaultKind> = new Set(['drug', 'dose', 'frequency', 'value', 'side', 'code']);

const namesDrug = (text: string): boolean => readMarks(text).marks.some(({ attribute }) => attribute === 'drug');
/** As the shield finds dates, so that each that it may have moved is one here. */
const namesDate = (text: string): boolean => namesMonth(text) || findDates(text, false).length > 0;

/** The numbers of a text, in digits or words. */
export const numbersIn = (text: string): ReadonlySet<string> =>
  new Set(readMarks(text).marks.flatMap(({ attribute, value }) => (attribute === 'number' ? [value] : [])));

/** What a text names, and whether it denies it. */
function namesIn(text: string): Map<string, boolean> {
  const keys = keysOf(text, denyLists(text, readMarks(text, false).words));
  return new Map(keys.map(({ key, denial }) => [key, denial === 'denied']));
}

/** True where a statement denies what was read as there, or states what was read as absent, by the very name. */
function contradicts(text: string, facts: readonly Fact[]): boolean {
  const said = namesIn(text);
  return facts.some((fact) => {
    if (fact.type !== 'condition') return false;
    const { polarity } = fact.assertion;
    const name = said.get(`=${fact.name.toLowerCase()}`) ?? said.get(fact.name.toLowerCase());
    return name !== undefined && name !== (polarity === 'absent');
  });
}

/**
 * Faults of a statement that stand whatever a second reader says: what is wrong about a drug, its dose and how often it is taken, a side, a
 * measure and a code; a number that nobody said at all, or where a drug is named, or a date, which was another one when a second reader saw it (it is moved before it is sent);
 * a denial that goes against what was read. The others (a finding, a person, a time, a number of something else) are read by words, of which there are
 * more for the same thing than any table has.
 * @param facts those that it rests on
 * @param numbers all that the whole input has (`numbersIn`)
 */
export function firmFaults(
  text: string,
  faults: readonly FaultKind[],
  facts: readonly Fact[] = [],
  numbers: ReadonlySet<string> | null = null,
): readonly FaultKind[] {
  const isNew = (): boolean => numbers !== null && [...numbersIn(text)].some((number) => !numbers.has(number));
  return faults.filter(
    (kind) =>
      ofDrugs.has(kind) ||
      (kind === 'number' && (namesDrug(text) || namesDate(text) || isNew())) ||
      (kind === 'negation' && contradicts(text, facts)),
  );
}
