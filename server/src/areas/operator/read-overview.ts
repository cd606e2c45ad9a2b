import { operator } from '@notewright/contract';
import { readOpenBreakers } from '../../accounts/code-failures.ts';
import { countStranded } from '../../billing/end-billing.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { noteOperation } from './note-operation.ts';
import type { MailState } from '../../jobs/watch-mail.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { Clock } from '../../kernel/clock.ts';

/** How the installation is set up, for its operators. */
export interface InstallationDescription {
  readonly version: string;
  /** `sqlite` or `postgres`. */
  readonly database: string;
  readonly mail: string;
  readonly mailState: () => MailState;
  /** Rows that could not be opened since the server started. */
  readonly damagedRows: () => number;
  /** `stripe`, `built-in` or `off`. */
  readonly payments: string;
  readonly model: { readonly name: string; readonly address: string } | null;
  readonly settings: readonly { readonly name: string; readonly value: string }[];
}

export interface ReadOverviewParts {
  readonly store: AccountStore;
  readonly clock: Clock;
  readonly installation: InstallationDescription;
}

/** The state of the installation, without a name of anybody. */
export function readOverviewRoute(parts: ReadOverviewParts): Route {
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
        damaged_rows: parts.installation.damagedRows(),
        code_breakers: (await readOpenBreakers(parts, parts.store)).map(({ name }) => name),
        counts: await parts.store.installation.count(parts.clock.now()),
        settings: [...settings],
      });
    },
  });
}
