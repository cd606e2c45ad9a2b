import { builtInIcdPacked } from '../tables/built-in-icd.ts';
import { openKeys, writeKeys } from '../tables/packed/columns.ts';
import { bareCode, longestCode, type IcdRow } from '../tables/packed-icd.ts';

/**
 * The codes file has no headings, so that M54.5 would look like a code that does not exist, not like one that needs more
 * characters. Adds the headings of the built-in table that still have codes below them.
 * @param rows Sorted by code; all can be billed
 * @returns All rows, sorted
 */
export function addHeadings(rows: readonly IcdRow[]): IcdRow[] {
  const bytes = writeKeys(
    rows.map(({ code }) => code),
    longestCode,
  );
  const codes = openKeys(bytes, longestCode);
  const headings: IcdRow[] = [];
  for (const { code, billable, title } of builtInIcdPacked().under('')) {
    const bare = bareCode(code);
    if (!billable && codes.find(bare) < 0 && codes.startsWith(codes.from(bare), bare))
      headings.push({ code: bare, billable, title });
  }
  return [...rows, ...headings].sort((a, b) => (a.code < b.code ? -1 : 1));
}
