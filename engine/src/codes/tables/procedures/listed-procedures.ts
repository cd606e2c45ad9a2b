import type { ProcedureCode, ProcedureTable } from '../code-tables.ts';

/** A table of procedures from a list in memory, for the few that come with the product. Sorts them by code. */
export function listProcedures(version: string, codes: readonly ProcedureCode[]): ProcedureTable {
  const sorted = [...codes].sort((a, b) => (a.code < b.code ? -1 : 1));
  const byCode = new Map(sorted.map((entry) => [entry.code, entry]));
  return {
    version,
    isComplete: false,
    size: byCode.size,
    find: (code) => byCode.get(code.trim().toUpperCase()) ?? null,
    *under(prefix) {
      const beginning = prefix.toUpperCase();
      for (const entry of sorted) if (entry.code.startsWith(beginning)) yield entry;
    },
  };
}
