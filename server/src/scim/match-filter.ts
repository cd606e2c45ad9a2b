import type { Comparison, Filter, FilterValue } from './filter.ts';

/** Attributes whose letters' case counts (RFC 7643, section 3.1); of the others it does not. */
const exact: ReadonlySet<string> = new Set(['id', 'externalid', 'value', 'location', 'version']);

/** Whether a resource, or a value of an attribute that has several, is what a filter asks for. */
export function matchesFilter(filter: Filter, of: unknown): boolean {
  if (filter.kind === 'and' || filter.kind === 'or') {
    const isLeft = matchesFilter(filter.left, of);
    return isLeft === (filter.kind === 'or') ? isLeft : matchesFilter(filter.right, of);
  }
  if (filter.kind === 'not') return !matchesFilter(filter.of, of);
  const values = filter.path.reduce<readonly unknown[]>((found, name) => found.flatMap((one) => read(one, name)), [of]);
  if (filter.kind === 'some') return values.some((one) => matchesFilter(filter.of, one));
  if (filter.kind === 'present') return values.some((one) => one !== null && one !== '');
  const last = filter.path.at(-1) ?? '';
  const compared = values.flatMap((one) => (isRecord(one) ? read(one, 'value') : [one]));
  if (compared.length === 0) return (filter.op === 'eq') === (filter.value === null) && isEquality(filter.op);
  if (filter.op === 'ne') return !compared.some((one) => compare('eq', one, filter.value, exact.has(last)));
  return compared.some((one) => compare(filter.op, one, filter.value, exact.has(last)));
}

const isEquality = (op: Comparison): boolean => op === 'eq' || op === 'ne';
const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All values of an attribute; only what a resource itself has, whatever the name. */
function read(of: unknown, name: string): readonly unknown[] {
  if (!isRecord(of)) return [];
  const found: unknown = Object.entries(of).find(([own]) => own.toLowerCase() === name)?.[1];
  if (found === undefined || found === null) return [];
  return Array.isArray(found) ? (found as readonly unknown[]) : [found];
}

function compare(op: Comparison, found: unknown, wanted: FilterValue, isExact: boolean): boolean {
  if (typeof found !== 'string' || typeof wanted !== 'string') return op === 'eq' && found === wanted;
  const [left, right] = isExact ? [found, wanted] : [fold(found), fold(wanted)];
  switch (op) {
    case 'eq':
      return left === right;
    case 'co':
      return left.includes(right);
    case 'sw':
      return left.startsWith(right);
    case 'ew':
      return left.endsWith(right);
    case 'gt':
      return left > right;
    case 'ge':
      return left >= right;
    case 'lt':
      return left < right;
    case 'le':
      return left <= right;
    case 'ne':
      return left !== right;
  }
}

const fold = (text: string): string => text.normalize('NFC').toLowerCase();
