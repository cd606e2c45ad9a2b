import type { IcdCode, IcdTable } from './code-tables.ts';
import { splitCodes } from './split-codes.data.ts';

/** Codes that were split, each with the plainest of its parts. */
export const plainestParts: ReadonlyMap<string, string> = new Map(
  splitCodes
    .trim()
    .split('\n')
    .map((line) => {
      const [before = '', now = ''] = line.split(' ');
      return [before, now];
    }),
);

/** The complete code above one that the table has not yet: `G35` above `G35.D` before October 2025. */
function findAbove(table: IcdTable, code: string): IcdCode | null {
  for (let length = code.length - 1; length >= 3; length--) {
    const above = table.find(code.slice(0, length));
    if (above) return above.billable ? above : null;
  }
  return null;
}

/**
 * The code that stands for a listed one in the table of a year, so that what the engine lists once holds for every year: the code
 * itself, what it was part of before it was split off, or what says least among those that it was split into. Null where none does.
 * @param code one that some year has, not one that a chart writes
 */
export function billableIn(table: IcdTable, code: string): IcdCode | null {
  const known = table.find(code);
  if (known?.billable) return known;
  if (!known) return findAbove(table, code);
  const now = plainestParts.get(known.code);
  const found = now === undefined ? null : table.find(now);
  return found?.billable ? found : null;
}
