import type { CodeSystem } from '../../model/result.ts';
import type { CodeTables, IcdCode, ProcedureCode } from '../tables/code-tables.ts';

/** One code of any loaded table, as a search shows it. */
export interface ListedCode {
  readonly code: string;
  readonly system: CodeSystem;
  readonly title: string;
  /** Always true of procedures. */
  readonly billable: boolean;
}

/** Systems in the order in which a search shows them. */
export const searchedSystems: readonly CodeSystem[] = ['ICD-10-CM', 'CPT', 'HCPCS'];

const listIcd = (entry: IcdCode): ListedCode => ({ ...entry, system: 'ICD-10-CM' });
const listProcedure = (entry: ProcedureCode): ListedCode => ({ ...entry, billable: true });

/** The code with that spelling in one system; null when the loaded table does not hold it. */
export function findListed(tables: CodeTables, system: CodeSystem, code: string): ListedCode | null {
  if (system === 'ICD-10-CM') {
    const entry = tables.icd.find(code);
    return entry && listIcd(entry);
  }
  const entry = (system === 'CPT' ? tables.cpt : tables.hcpcs)?.find(code);
  return entry ? listProcedure(entry) : null;
}

/** Every code of one system that begins so, in the table's order. */
export function* listUnder(tables: CodeTables, system: CodeSystem, beginning: string): Iterable<ListedCode> {
  if (system === 'ICD-10-CM') {
    for (const entry of tables.icd.under(beginning)) yield listIcd(entry);
    return;
  }
  const table = system === 'CPT' ? tables.cpt : tables.hcpcs;
  if (table) for (const entry of table.under(beginning)) yield listProcedure(entry);
}
