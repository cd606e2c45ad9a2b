import type { IdentifierKind } from '../../../model/finding.ts';
import { plainRole, type FieldRole } from './field-role.ts';
import { shapeOfValue, shapeWords } from './value-shape.ts';

/** The share of values that must look like an identifier to flag the whole column. */
const flaggingShare = 0.3;
/** Fewer values than these say nothing of a column. */
const fewestValues = 3;
const mostValues = 200;
const longestId = 40;
const idPattern = /^[A-Za-z]{0,5}[-_]?\d[\dA-Za-z_-]*$/;
const digitsPattern = /\d/g;
const blankPattern = /^(?:n\/?a|none|null|nil|unknown|unk|-+|\?+|\.|not (?:applicable|known|recorded))$/i;

/** True for a value that says that there is none. */
export function isBlankValue(value: string): boolean {
  const text = value.trim();
  return text === '' || (text.length <= 14 && blankPattern.test(text));
}

/**
 * True when every value is another number of five digits or more, as record numbers are. Plain numbers must be of one
 * length, seven digits at least: a shorter one may be a count of cells.
 */
function areUniqueNumbers(values: readonly string[]): boolean {
  if (new Set(values).size < values.length) return false;
  const isPlain = values.every((value) => /^\d+$/.test(value));
  const length = values[0]?.length ?? 0;
  return values.every((value) => {
    const digits = value.match(digitsPattern)?.length ?? 0;
    if (value.length > longestId || !idPattern.test(value)) return false;
    return isPlain ? digits >= 7 && value.length === length : digits >= 5;
  });
}

/** Numbers of one to four digits count rows; they identify nobody. */
function isCounter(values: readonly string[]): boolean {
  return values.every((value) => /^\d{1,4}$/.test(value));
}

function roleByShape(values: readonly string[]): FieldRole | undefined {
  const counts = new Map<IdentifierKind, number>();
  for (const value of values) {
    const shape = shapeOfValue(value);
    if (shape) counts.set(shape, (counts.get(shape) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (!best || best[1] < flaggingShare * values.length) return undefined;
  const [kind] = best;
  return { treat: kind === 'DATE' ? 'date' : 'out', kind, words: shapeWords(kind) };
}

/** A column of yes and no is not the name or place that its own name says: "hospital", "parent". */
const longestFlag = 20;
const flagPattern = /^\s*(?:|[01]|y|n|yes|no|true|false)\s*$/i;
const flagKinds = new Set<IdentifierKind>(['NAME', 'LOCATION', 'BIOMETRIC', 'VEHICLE', 'PHONE', 'EMAIL']);

export interface ColumnSample {
  /** What the name of the column says; nothing when it says nothing or there is none. */
  readonly named: FieldRole | undefined;
  readonly values: readonly string[];
  /** True when other columns of the record are a person's: a birth date, a record number, a telephone number. */
  readonly ofPerson: boolean;
}

/** A column called "id", "number" or "key": out when its values have digits and are more than a count of rows. */
function decideNumber(named: FieldRole, said: readonly string[]): FieldRole {
  const numbers = said.filter((value) => value.length <= longestId && /\d/.test(value) && !/\s/.test(value)).length;
  const isNumber = numbers > 0 && numbers >= flaggingShare * said.length && !isCounter(said);
  return isNumber ? { ...named, treat: 'out' } : plainRole;
}

/** Decides what happens to the values of a column, by its name first, then by what its values look like. */
export function decideRole({ named, values, ofPerson }: ColumnSample): FieldRole {
  const isFlag =
    values.length > 0 &&
    values.every((value) => value.length <= longestFlag && flagPattern.test(value)) &&
    values.some(Boolean);
  if (isFlag && named?.treat === 'out' && flagKinds.has(named.kind)) return plainRole;
  if (named && named.treat !== 'maybe' && named.treat !== 'person') return named;
  if (named?.treat === 'person' && ofPerson) return { ...named, treat: 'out' };
  const said = values.slice(0, mostValues).filter((value) => !isBlankValue(value));
  if (named?.kind === 'ID') return decideNumber(named, said);
  if (said.length < (named ? 1 : fewestValues)) return plainRole;
  const voted = roleByShape(said);
  if (voted) return voted;
  const areNumbers = said.length >= fewestValues && areUniqueNumbers(said);
  return areNumbers ? { treat: 'out', kind: 'ID', words: 'number' } : plainRole;
}

const personalKinds = new Set<IdentifierKind>(['MRN', 'SSN', 'PHONE', 'EMAIL', 'NAME', 'ADDRESS']);

/** True for a role that only a record of a person has. */
export function isPersonal({ treat, kind }: FieldRole): boolean {
  return treat === 'birth' || (treat === 'out' && personalKinds.has(kind));
}
