import type { ProcedureCode, ProcedureTable } from './code-tables.ts';
import { openKeys, openTexts, writeKeys, writeTexts } from './packed/columns.ts';
import { openPacked, writePacked } from './packed/packed-file.ts';

type System = ProcedureCode['system'];

const codeLength = 5;
const kindOf = { CPT: 'cpt', HCPCS: 'hcpcs' } as const;

/**
 * Packs a list of CPT or HCPCS Level II codes.
 * @param rows Sorted by code, each code once
 */
export function packProcedures(system: System, rows: readonly { code: string; title: string }[]): Uint8Array {
  return writePacked(kindOf[system], rows.length, {
    codes: writeKeys(
      rows.map(({ code }) => code),
      codeLength,
    ),
    titles: writeTexts(rows.map(({ title }) => title)),
  });
}

/** Opens what `packProcedures` made, without unpacking it; a publisher's whole list. */
export function openProcedures(packed: Uint8Array, system: System, version: string): ProcedureTable {
  const file = openPacked(packed);
  const codes = openKeys(file.section('codes'), codeLength);
  const titles = openTexts(file.section('titles'));
  const read = (row: number): ProcedureCode => ({ code: codes.at(row), system, title: titles.at(row) });
  return {
    version,
    isComplete: true,
    size: codes.size,
    find(code) {
      const row = codes.find(code.trim().toUpperCase());
      return row < 0 ? null : read(row);
    },
    *under(prefix) {
      const beginning = prefix.toUpperCase();
      for (let row = codes.from(beginning); codes.startsWith(row, beginning); row++) yield read(row);
    },
  };
}
