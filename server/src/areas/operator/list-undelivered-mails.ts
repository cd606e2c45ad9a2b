import { operator } from '@notewright/contract';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { presentUndeliveredMail } from '../../presenters/present-installation.ts';
import { noteOperation } from './note-operation.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { Clock } from '../../kernel/clock.ts';

/** Mails that were not delivered, without their words and without whom they were for. */
export function listUndeliveredMailsRoute(parts: { readonly store: AccountStore; readonly clock: Clock }): Route {
  return route(operator.listUndeliveredMails, {
    policy: 'operator',
    limits: ['read'],
    audit: 'operator.read',
    handle: async (request) => {
      await noteOperation(parts, parts.store, request, 'operator.read');
      const mails = await parts.store.mails.listUndelivered(null, request.query.limit);
      return json({ data: mails.map(presentUndeliveredMail) });
    },
  });
}
