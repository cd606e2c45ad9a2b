import type { IcdCode, IcdTable } from './code-tables.ts';
import { openKeys, openTexts, writeKeys, writeTexts, type KeyColumn } from './packed/columns.ts';
import { openPacked, writePacked } from './packed/packed-file.ts';

/** A code without its dot, as tables are sorted by it. */
export interface IcdRow {
  readonly code: string;
  readonly billable: boolean;
  readonly title: string;
}

export const longestCode = 7;

/** `M5450` to `M54.50`; the part after the third character follows a dot. */
export function dotCode(code: string): string {
  return code.length > 3 ? `${code.slice(0, 3)}.${code.slice(3)}` : code;
}

/** `m54.50` to `M5450`. A dot elsewhere than after the third character stays, so that such a code is not found. */
export function bareCode(code: string): string {
  return (code.charAt(3) === '.' ? code.slice(0, 3) + code.slice(4) : code).toUpperCase();
}

/** A table as columns, sorted by code, each code once. */
export interface IcdColumns {
  readonly entries: number;
  /** What `writeKeys` packs, seven bytes each. */
  readonly codes: Uint8Array;
  /** 1 for a code that can be billed, 0 for a heading. */
  readonly billable: Uint8Array;
  /** What `writeTexts` packs. */
  readonly titles: Uint8Array;
}

/**
 * Packs a table of one fiscal year.
 * @param source Whose file it is, for the line under an audit: `CMS order file`
 */
export function packIcdColumns(columns: IcdColumns, fiscalYear: number, source: string): Uint8Array {
  const { entries, codes, billable, titles } = columns;
  return writePacked('icd10cm', entries, {
    about: writeTexts([String(fiscalYear), source]),
    codes,
    billable,
    titles,
  });
}

/**
 * Packs the rows of a table of one fiscal year.
 * @param rows Sorted by code, each code once
 */
export function packIcd(rows: readonly IcdRow[], fiscalYear: number, source: string): Uint8Array {
  const columns = {
    entries: rows.length,
    codes: writeKeys(
      rows.map(({ code }) => code),
      longestCode,
    ),
    billable: Uint8Array.from(rows, ({ billable }) => Number(billable)),
    titles: writeTexts(rows.map(({ title }) => title)),
  };
  return packIcdColumns(columns, fiscalYear, source);
}

/** A table of ICD-10-CM in its packed form. */
export interface PackedIcd extends IcdTable {
  /** Whose file it is. */
  readonly source: string;
  /** Every code without its dot, sorted. */
  readonly codes: KeyColumn;
}

/** How many codes are kept as they were read. */
const mostKept = 4_000;

/** Opens a packed table without unpacking it: a title is decoded when its code is found. */
export function openIcd(packed: Uint8Array, isComplete: boolean): PackedIcd {
  const file = openPacked(packed);
  const about = openTexts(file.section('about'));
  const codes = openKeys(file.section('codes'), longestCode);
  const billable = file.section('billable');
  const titles = openTexts(file.section('titles'));
  const read = (row: number): IcdCode => ({
    code: dotCode(codes.at(row)),
    billable: billable[row] === 1,
    title: titles.at(row),
  });
  /** What was found of late: an audit asks for each code of its chart dozens of times. */
  const kept = new Map<string, IcdCode>();
  return {
    fiscalYear: Number(about.at(0)),
    source: about.at(1),
    codes,
    isComplete,
    size: codes.size,
    find(code) {
      const known = kept.get(code);
      if (known) return known;
      const row = codes.find(bareCode(code));
      if (row < 0) return null;
      if (kept.size >= mostKept) kept.clear();
      const found = read(row);
      kept.set(code, found);
      return found;
    },
    *under(prefix) {
      const bare = bareCode(prefix);
      for (let row = codes.from(bare); codes.startsWith(row, bare); row++) yield read(row);
    },
  };
}
