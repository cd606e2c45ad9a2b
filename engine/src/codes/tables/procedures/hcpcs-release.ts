import type { CodeDays, ProcedureCode, ProcedureTable } from '../code-tables.ts';
import type { Edition } from '../editions.ts';
import { openKeys, openNumbers, openTexts, writeKeys, writeNumbers, writeTexts } from '../packed/columns.ts';
import { openPacked, writePacked } from '../packed/packed-file.ts';

/** What a release of HCPCS Level II says of itself. */
export interface HcpcsRelease {
  /** For the line under an audit, for example `2026 Q3`. */
  readonly version: string;
  /** The first day (ISO date) from which a code that is not listed does not exist; null where only some codes are listed. */
  readonly completeFrom: string | null;
  /** The last day for which it was published; null where later days are looked up in it too. */
  readonly lastDay: string | null;
}

/** A release opened for look-ups. */
export interface OpenRelease {
  /** One for each day on which a code came or went. */
  readonly editions: readonly Edition<ProcedureTable>[];
  /** When a code holds, whatever the day; null for one that is not listed. */
  daysOf(code: string): CodeDays | null;
}

const codeLength = 5;
/** A day as a number that compares, 20260701; 0 for an open side. */
const packDay = (day: string | undefined): number => Number((day ?? '').replaceAll('-', ''));

function readDay(packed: number): string | null {
  const digits = String(packed);
  return packed === 0 ? null : `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}

/** CMS ships a few new codes without a description until the next file. */
const noTitle = 'No description published with this release';

/**
 * Packs a release, so that threads can share it.
 * @param lines `code|title|from 2024-01-01 to 2025-12-31`, each code once; either day may be left out
 */
export function packRelease({ version, completeFrom, lastDay }: HcpcsRelease, lines: string): Uint8Array {
  const rows = lines
    .trim()
    .split('\n')
    .sort()
    .map((line) => line.split('|'));
  const dateAfter = (word: string, days = ''): number => packDay(new RegExp(`${word} ([\\d-]{10})`).exec(days)?.[1]);
  return writePacked('hcpcs-release', rows.length, {
    release: writeTexts([version, completeFrom ?? '', lastDay ?? '']),
    codes: writeKeys(
      rows.map(([code = '']) => code),
      codeLength,
    ),
    titles: writeTexts(rows.map(([, title = '']) => title)),
    from: writeNumbers(
      rows.map(([, , days]) => dateAfter('from', days)),
      4,
    ),
    to: writeNumbers(
      rows.map(([, , days]) => dateAfter('to', days)),
      4,
    ),
  });
}

function openColumns(packed: Uint8Array) {
  const file = openPacked(packed);
  const release = openTexts(file.section('release'));
  return {
    version: release.at(0),
    completeFrom: release.at(1),
    lastDay: release.at(2),
    codes: openKeys(file.section('codes'), codeLength),
    titles: openTexts(file.section('titles')),
    from: openNumbers(file.section('from'), 4),
    to: openNumbers(file.section('to'), 4),
  };
}

type Columns = ReturnType<typeof openColumns>;

/** The codes that hold on a day, looked up where they lie. @param day the first of the days; null before the first change */
function openOn({ version, completeFrom, codes, titles, from, to }: Columns, day: string | null): ProcedureTable {
  const on = packDay(day ?? undefined);
  const holds = (row: number): boolean => from.at(row) <= on && (to.at(row) === 0 || to.at(row) >= on);
  const read = (row: number): ProcedureCode => ({
    code: codes.at(row),
    system: 'HCPCS',
    title: titles.at(row) || noTitle,
  });
  let size = 0;
  for (let row = 0; row < codes.size; row++) if (holds(row)) size += 1;
  return {
    version,
    isComplete: completeFrom !== '' && on >= packDay(completeFrom),
    size,
    find(code) {
      const row = codes.find(code.trim().toUpperCase());
      return row >= 0 && holds(row) ? read(row) : null;
    },
    *under(prefix) {
      const beginning = prefix.toUpperCase();
      for (let row = codes.from(beginning); codes.startsWith(row, beginning); row++) if (holds(row)) yield read(row);
    },
  };
}

function moveDay(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

/** The days from which other codes hold than the day before, the earliest first. */
function listChanges({ codes, from, to, completeFrom }: Columns): readonly string[] {
  const begins = new Set<number>();
  const ends = new Set<number>();
  for (let row = 0; row < codes.size; row++) {
    begins.add(from.at(row));
    ends.add(to.at(row));
  }
  const isDay = (day: string | null): day is string => day !== null;
  const changes = [
    completeFrom || null,
    ...Array.from(begins, readDay),
    ...Array.from(ends, readDay)
      .filter(isDay)
      .map((day) => moveDay(day, 1)),
  ].filter(isDay);
  return [...new Set(changes)].sort();
}

/** Opens what `packRelease` made, without unpacking it; the bytes may lie in memory that threads share. */
export function openRelease(packed: Uint8Array): OpenRelease {
  const columns = openColumns(packed);
  const begins = [null, ...listChanges(columns)];
  const editions = begins.map((from, index): Edition<ProcedureTable> => {
    const next = begins[index + 1];
    let table: ProcedureTable | null = null;
    return {
      name: `${columns.version} (built-in table)`,
      from,
      to: next ? moveDay(next, -1) : columns.lastDay || null,
      open: () => (table ??= openOn(columns, from)),
    };
  });
  return {
    editions,
    daysOf(code) {
      const row = columns.codes.find(code.trim().toUpperCase());
      return row < 0 ? null : { from: readDay(columns.from.at(row)), to: readDay(columns.to.at(row)) };
    },
  };
}
