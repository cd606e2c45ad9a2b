import { describeCode, openLibrary, searchCodes } from '@notewright/engine/codes';
import type { CodeDescription, CodeHit, CodeLibrary, CodeSystem, SearchOptions, TableKind } from '@notewright/engine';
import { openShared } from '../codes/open-shared.ts';
import type { SharedTables } from '../codes/shared-tables.ts';

interface CodeQuery {
  readonly query: string;
  readonly options: SearchOptions;
  readonly codes: SharedTables;
}

interface CodeQuestion {
  readonly code: string;
  /** All where left out. */
  readonly systems?: readonly CodeSystem[] | undefined;
  readonly codes: SharedTables;
}

/** What was found, and the name of the tables it was looked up in. */
interface LookedUp<T> {
  readonly found: T;
  readonly label: string;
}

/** A table that comes with the product. */
export interface ListedTable {
  readonly kind: Extract<TableKind, 'icd10cm' | 'hcpcs' | 'cpt'>;
  readonly version: string;
  readonly entries: number;
}

function listBuiltIn(library: CodeLibrary): ListedTable[] {
  const { icd, hcpcs, cpt } = library.at(null);
  const tables: ListedTable[] = [
    { kind: 'icd10cm', version: `FY${icd.fiscalYear}`, entries: icd.size },
    { kind: 'hcpcs', version: hcpcs.version, entries: hcpcs.size },
    ...(cpt === null ? [] : [{ kind: 'cpt', version: cpt.version, entries: cpt.size } as const]),
  ];
  return tables.filter(({ entries }) => entries > 0);
}

/** What is asked of the code tables alone: plain data in, plain data out. It needs none of the engine's readers. */
export const lookUpJobs = {
  /** The codes that answer a query, in the tables in force today: who looks a code up codes today's visit. */
  searchCodes: ({ query, options, codes }: CodeQuery): LookedUp<readonly CodeHit[]> => {
    const tables = openShared(codes).at(null);
    return { found: query.trim() === '' ? [] : searchCodes(tables, query, options), label: tables.label };
  },
  /** What one of these codes means and where it stands; null where no table holds it. */
  describeCode: ({ code, systems, codes }: CodeQuestion): LookedUp<CodeDescription | null> => {
    const tables = openShared(codes).at(null);
    return { found: describeCode(tables, code, systems), label: tables.label };
  },
  /** What the tables in force today are called, and which of them come with the product. */
  listTables: ({ codes }: { readonly codes: SharedTables }): LookedUp<readonly ListedTable[]> => ({
    found: listBuiltIn(openLibrary([], { hcpcs: codes.hcpcs })),
    label: openShared(codes).at(null).label,
  }),
} as const;

export type LookUpJobs = typeof lookUpJobs;
export type LookUpName = keyof LookUpJobs;
