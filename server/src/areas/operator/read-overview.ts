import { operator } from '@notewright/contract';
import { countStranded } from '../../billing/end-billing.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { noteOperation } from './operator-parts.ts';
import type { OperatorParts } from './operator-parts.ts';

/** The state of the installation, without a name of anybody. */
export function readOverviewRoute(parts: OperatorParts): Route {
  return route(operator.readOverview, {
    policy: 'operator',
    limits: ['read'],
    audit: 'operator.read',
    handle: async (request) => {
      await noteOperation(parts, parts.store, request, 'operator.read');
      const { version, database, mail, mailState, payments, model, settings } = parts.installation;
      const { waiting, oldest } = await parts.store.mails.measure();
      return json({
        version,
        database,
        mail: {
          kind: mail,
          server: mailState().server,
          waiting,
          oldest_waiting: oldest === null ? null : new Date(oldest).toISOString(),
          undelivered: await parts.store.mails.countUndelivered(),
        },
        payments: {
          provider: payments,
          waiting: await parts.store.billing.events.countWaiting(),
          stranded: await countStranded({ ...parts, payments }),
        },
        model,
        counts: await parts.store.installation.count(parts.clock.now()),
        settings: [...settings],
      });
    },
  });
}
