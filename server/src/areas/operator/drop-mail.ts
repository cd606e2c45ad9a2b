import { defineMessage } from '@notewright/engine/message';
import { operator } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { noteOperation } from './note-operation.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { Clock } from '../../kernel/clock.ts';

/** Forgets an undelivered mail. */
export function dropMailRoute(parts: { readonly store: AccountStore; readonly clock: Clock }): Route {
  return route(operator.dropMail, {
    policy: 'operator',
    limits: ['write'],
    audit: 'operator.drop_mail',
    proof: 'recent',
    handle: async (request) => {
      const { mailId } = request.params;
      await parts.store.transaction(async (store) => {
        if (!(await store.mails.dropUndelivered(mailId))) throw new ProblemError('not_found');
        await noteOperation(parts, store, request, 'operator.drop_mail', ['mail', mailId]);
      });
      return json({ message: defineMessage('operator.mailDropped', 'The mail was dropped.') });
    },
  });
}
