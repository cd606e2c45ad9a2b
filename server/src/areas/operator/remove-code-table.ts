import { defineMessage } from '@notewright/engine/message';
import { operator } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { noteOperation } from './note-operation.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { Clock } from '../../kernel/clock.ts';

/** Removes an imported table with every part of its version. */
export function removeCodeTableRoute(parts: { readonly store: AccountStore; readonly clock: Clock }): Route {
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
      return json({ message: defineMessage('operator.codeTableRemoved', 'Code table removed.') });
    },
  });
}
