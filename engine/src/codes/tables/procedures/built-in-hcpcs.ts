import type { ProcedureCode, ProcedureTable } from '../code-tables.ts';
import type { Edition } from '../editions.ts';
import { hcpcsLines } from './data/hcpcs.data.ts';
import { listProcedures } from './listed-procedures.ts';

/** A code of HCPCS Level II with its first and last day (ISO dates), null where it is open on that side. */
interface DatedCode extends ProcedureCode {
  readonly from: string | null;
  readonly to: string | null;
}

const readDay = (words: string, before: string): string | null =>
  new RegExp(`${before} (\\d{4}-\\d\\d-\\d\\d)`).exec(words)?.[1] ?? null;

const codes: readonly DatedCode[] = hcpcsLines
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', title = '', days = ''] = line.split('|');
    return { code, system: 'HCPCS', title, from: readDay(days, 'from'), to: readDay(days, 'to') };
  });

function dayAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + 1)).toISOString().slice(0, 10);
}

function dayBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date - 1)).toISOString().slice(0, 10);
}

const name = 'in common use (built-in table)';

function editionFrom(from: string | null, next: string | null): Edition<ProcedureTable> {
  const holds = (code: DatedCode): boolean =>
    (code.from === null || (from !== null && code.from <= from)) &&
    (code.to === null || from === null || code.to >= from);
  let table: ProcedureTable | null = null;
  return {
    name,
    from,
    to: next && dayBefore(next),
    open: () =>
      (table ??= listProcedures(
        name,
        codes.filter(holds).map(({ code, system, title }) => ({ code, system, title })),
      )),
  };
}

/** HCPCS Level II as it comes with the product: one edition for each day on which a code of it came or went. */
export function builtInHcpcs(): readonly Edition<ProcedureTable>[] {
  const changes = codes.flatMap(({ from, to }) => [...(from ? [from] : []), ...(to ? [dayAfter(to)] : [])]);
  const begins = [null, ...[...new Set(changes)].sort()];
  return begins.map((from, index) => editionFrom(from, begins[index + 1] ?? null));
}
