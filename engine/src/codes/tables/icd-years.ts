import type { IcdCode, IcdTable } from './code-tables.ts';
import { bareCode, dotCode } from './packed-icd.ts';

/**
 * Earlier fiscal years as what they differ in from the newest. A year begins with `@`, the year and the number of its codes;
 * then lines of a mark, a code without its dot, and in the last two the title after `|` where it is not that of the newest year:
 *
 *   -C7831          the year has neither this code nor any below it
 *   !H54512         the year has not this heading, and has codes below it
 *   0S2342|Title    a heading of the year
 *   1S23420A|Title  a code that can be billed in the year
 */
export const yearMarks = { year: '@', absent: '-', absentAlone: '!', heading: '0', billable: '1', title: '|' } as const;

interface YearChanges {
  readonly size: number;
  /** Without dots: each stands for itself and all below it. */
  readonly absent: ReadonlySet<string>;
  /** Each stands for itself. */
  readonly absentAlone: ReadonlySet<string>;
  /** The codes that are otherwise in this year, sorted; title null where it is that of the newest year. */
  readonly own: readonly { readonly code: string; readonly billable: boolean; readonly title: string | null }[];
}

function readChanges(block: string): readonly [year: number, changes: YearChanges] {
  const [head = '', ...lines] = block.trim().split('\n');
  const [year, size] = head.split(' ').map(Number);
  const codesMarked = (mark: string): string[] =>
    lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
  const own = lines.filter((line) => line.startsWith(yearMarks.heading) || line.startsWith(yearMarks.billable));
  return [
    year ?? 0,
    {
      size: size ?? 0,
      absent: new Set(codesMarked(yearMarks.absent)),
      absentAlone: new Set(codesMarked(yearMarks.absentAlone)),
      own: own.map((line) => {
        const [code = '', title] = line.slice(1).split(yearMarks.title);
        return { code, billable: line.startsWith(yearMarks.billable), title: title ?? null };
      }),
    },
  ];
}

/** The table of an earlier year, with the codes that are otherwise in it than in the newest. */
export interface YearTable extends IcdTable {
  readonly own: readonly IcdCode[];
}

/** The years of a text of changes. */
export function readYearChanges(text: string): ReadonlyMap<number, YearChanges> {
  return new Map(text.split(yearMarks.year).slice(1).map(readChanges));
}

const shortestCode = 3;

/** The codes that begin so: those of the newest year that hold in this one, and this one's own between them, in order. */
function* mergeCodes(
  newest: Iterable<IcdCode>,
  own: readonly (readonly [bare: string, code: IcdCode])[],
  isHeld: (bare: string) => boolean,
): Iterable<IcdCode> {
  let next = 0;
  for (const each of newest) {
    const bare = bareCode(each.code);
    for (let row = own[next]; row && row[0] <= bare; row = own[++next]) yield row[1];
    if (isHeld(bare)) yield each;
  }
  for (const [, code] of own.slice(next)) yield code;
}

/**
 * The table of an earlier fiscal year over that of the newest: what differs is kept, everything else is looked up there.
 * @param newest the table that the changes were worked out from
 */
export function openYear(
  newest: IcdTable,
  fiscalYear: number,
  { size, absent, absentAlone, own }: YearChanges,
): YearTable {
  const rows = own.map(({ code, billable, title }): readonly [string, IcdCode] => [
    code,
    { code: dotCode(code), billable, title: title ?? newest.find(code)?.title ?? '' },
  ]);
  const byCode = new Map(rows);
  const isAbsent = (bare: string): boolean => {
    if (absentAlone.has(bare)) return true;
    for (let length = shortestCode; length <= bare.length; length++) if (absent.has(bare.slice(0, length))) return true;
    return false;
  };
  const isHeld = (bare: string): boolean => !byCode.has(bare) && !isAbsent(bare);
  return {
    fiscalYear,
    isComplete: true,
    size,
    own: rows.map(([, code]) => code),
    find(code) {
      const bare = bareCode(code);
      return byCode.get(bare) ?? (isAbsent(bare) ? null : newest.find(code));
    },
    under(prefix) {
      const bare = bareCode(prefix);
      return mergeCodes(
        newest.under(prefix),
        rows.filter(([code]) => code.startsWith(bare)),
        isHeld,
      );
    },
  };
}
