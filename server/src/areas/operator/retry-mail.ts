import { defineMessage } from '@notewright/engine/message';
import { operator } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { noteOperation } from './note-operation.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';

export interface RetryMailParts {
  readonly store: AccountStore;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
}

/** Puts an undelivered mail on its way once more. */
export function retryMailRoute(parts: RetryMailParts): Route {
  return route(operator.retryMail, {
    policy: 'operator',
    limits: ['write'],
    audit: 'operator.retry_mail',
    proof: 'recent',
    handle: async (request) => {
      const { mailId } = request.params;
      await parts.store.transaction(async (store) => {
        const outcome = await store.mails.retryUndelivered(mailId, parts.clock.now());
        if (outcome === 'missing') throw new ProblemError('not_found');
        if (outcome === 'gone') {
          const message = defineMessage(
            'operator.mailTooOld',
            'The code or link in this mail has run out, so it cannot be sent again.',
          );
          throw new ProblemError('conflict', { message });
        }
        await noteOperation(parts, store, request, 'operator.retry_mail', ['mail', mailId]);
        parts.mailQueue.wakeAfterCommit(store);
      });
      return json({ message: defineMessage('operator.mailRetried', 'The mail is on its way once more.') });
    },
  });
}
