import { operator } from '@notewright/contract';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { presentUndeliveredMail } from '../../presenters/present-installation.ts';
import { noteOperation } from './operator-parts.ts';
import type { OperatorParts } from './operator-parts.ts';

/** Mails that were not delivered, without their words and without whom they were for. */
export function listUndeliveredMailsRoute(parts: OperatorParts): Route {
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
