import type { CodeTables, ProcedureCode, ProcedureTable } from '../code-tables.ts';
import { cptServiceLines } from './data/cpt-services.data.ts';
import { listProcedures } from './listed-procedures.ts';
import { visits } from './visits.ts';

const services = cptServiceLines
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', , , label = ''] = line.split('|');
    return { code, label };
  });

/** The CPT numbers that rules need, each with words of our own; `cptNotice` is shown wherever they are. */
export const builtInCpt: ProcedureTable = listProcedures(
  'built-in numbers with own words',
  [...visits, ...services].map(({ code, label }): ProcedureCode => ({ code, system: 'CPT', title: label })),
);

/** The same tables where CPT is switched off: no CPT number is looked up or named. */
export function withoutCpt(tables: CodeTables): CodeTables {
  return tables.cpt === null ? tables : { ...tables, cpt: null };
}
