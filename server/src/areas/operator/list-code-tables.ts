import type { Message } from '@notewright/engine/message';
import { operator } from '@notewright/contract';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { commandLine, commandLineName } from '../../presenters/present-audit.ts';
import { presentCodeTables } from '../../presenters/present-code-tables.ts';
import { noteOperation } from './note-operation.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { LoadedCodes } from '../../codes/code-library.ts';
import type { EnginePool } from '../../tools/engine-pool.ts';

export interface ListCodeTablesParts {
  readonly store: AccountStore;
  readonly clock: Clock;
  readonly codes: LoadedCodes;
  /** Where the tables are opened: never on the thread that answers requests. */
  readonly enginePool: Pick<EnginePool, 'lookUp'>;
  /** False where the operator has switched CPT off. */
  readonly showsCpt: boolean;
}

/** The code tables that are loaded, and when and by whom they were imported. */
export function listCodeTablesRoute(parts: ListCodeTablesParts): Route {
  return route(operator.listCodeTables, {
    policy: 'operator',
    limits: ['read'],
    audit: 'operator.read',
    handle: async (request) => {
      await noteOperation(parts, parts.store, request, 'operator.read');
      const tables = await parts.store.codeTables.list();
      const names = new Map<string, Message | string>([[commandLine, commandLineName]]);
      for (const id of new Set(tables.map(({ importedBy }) => importedBy))) {
        const account = names.has(id) ? null : await parts.store.users.find(id);
        if (account !== null) names.set(id, account.email);
      }
      const job = { codes: await parts.codes.shared() };
      const { found, label } = await parts.enginePool.lookUp('listTables', job, request.signal);
      return json({
        in_force: label,
        shows_cpt: parts.showsCpt,
        built_in: [...found],
        data: presentCodeTables(tables, names),
      });
    },
  });
}
