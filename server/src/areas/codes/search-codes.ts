import { codes, type ResponseOf } from '@notewright/contract';
import type { StoredTable } from '@notewright/engine';
import { json, route, type Route } from '../../http/route.ts';
import type { LoadedCodes } from '../../codes/code-library.ts';
import type { EnginePool } from '../../tools/engine-pool.ts';

/** What there is of CPT in the tables that are looked in. */
export function cptOf({
  withoutCpt,
  tables,
}: {
  readonly withoutCpt: boolean;
  readonly tables: readonly Pick<StoredTable, 'kind'>[];
}): ResponseOf<typeof codes.searchCodes>['cpt'] {
  if (withoutCpt) return 'hidden';
  return tables.some(({ kind }) => kind === 'cpt') ? 'licensed' : 'built-in';
}

export function searchCodesRoute(parts: {
  readonly codes: Pick<LoadedCodes, 'shared'>;
  readonly enginePool: Pick<EnginePool, 'lookUp'>;
}): Route {
  return route(codes.searchCodes, {
    policy: 'verified-user',
    limits: ['read'],
    audit: 'none: tables of codes say nothing about anybody, and what was typed is kept nowhere',
    handle: async ({ body: { query, ...options }, signal }) => {
      const job = { query, options, codes: await parts.codes.shared() };
      const { found, label } = await parts.enginePool.lookUp('searchCodes', job, signal);
      return json({ data: [...found], tables: label, cpt: cptOf(job.codes) });
    },
  });
}
