import { operator } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { noteOperation } from './operator-parts.ts';
import type { OperatorParts } from './operator-parts.ts';

/** Removes an imported table with every part of its version. */
export function removeCodeTableRoute(parts: OperatorParts): Route {
  return route(operator.removeCodeTable, {
    policy: 'operator',
    limits: ['write'],
    audit: 'operator.remove_codes',
    proof: 'recent',
    handle: async (request) => {
      const { tableId } = request.params;
      await parts.store.transaction(async (store) => {
        const table = (await store.codeTables.list()).find(({ id }) => id === tableId);
        if (table === undefined) throw new ProblemError('not_found');
        await store.codeTables.remove(table.kind, table.version);
        await noteOperation(parts, store, request, 'operator.remove_codes', ['code_table', tableId]);
      });
      return json({ message: 'Code table removed.' });
    },
  });
}
