import { defineMessage } from '@notewright/engine/message';
import { operator } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { writeAccountDisabledMail, writeAccountEnabledMail } from '../../mail/operator-mails.ts';
import type { Account } from '../../store/accounts/users.ts';
import { noteOperation } from './note-operation.ts';
import type { OperatorRequest } from './note-operation.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { SessionCallers } from '../../accounts/session-callers.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';

export interface AccessSwitchParts {
  readonly store: AccountStore;
  readonly callers: SessionCallers;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
}

/** Switches an account off: whoever is logged in to it is out within seconds. */
export function disableAccountRoute(parts: AccessSwitchParts): Route {
  return route(operator.disableAccount, {
    policy: 'operator',
    limits: ['write'],
    audit: 'operator.disable_account',
    proof: 'recent',
    handle: async (request) => {
      const account = await findAccount(parts, request.body.email);
      // Who could switch off the others could be the last one, too; the machine itself decides about operators.
      if (account.isOperator) {
        const message = defineMessage(
          'operator.accountOfOperator',
          'This is the account of an operator. Please use "notewright operator revoke" on the server.',
        );
        throw new ProblemError('forbidden', { message });
      }
      await switchAccount(parts, request, account, true);
      return json({ message: defineMessage('operator.accountSwitchedOff', 'Account switched off.') });
    },
  });
}

/** Switches an account on again. */
export function enableAccountRoute(parts: AccessSwitchParts): Route {
  return route(operator.enableAccount, {
    policy: 'operator',
    limits: ['write'],
    audit: 'operator.enable_account',
    proof: 'recent',
    handle: async (request) => {
      const account = await findAccount(parts, request.body.email);
      await switchAccount(parts, request, account, false);
      return json({ message: defineMessage('operator.accountSwitchedOn', 'Account switched on.') });
    },
  });
}

async function findAccount(parts: { readonly store: AccountStore }, email: string): Promise<Account> {
  const account = await parts.store.users.findByEmail(email);
  if (account !== null) return account;
  throw new ProblemError('not_found', {
    message: defineMessage('operator.noAccountEmailAddress', 'There is no account with this email address.'),
  });
}

async function switchAccount(
  parts: AccessSwitchParts,
  request: OperatorRequest,
  { userId, email }: Account,
  isOff: boolean,
): Promise<void> {
  const now = parts.clock.now();
  const action = isOff ? 'operator.disable_account' : 'operator.enable_account';
  const writeMail = isOff ? writeAccountDisabledMail : writeAccountEnabledMail;
  await parts.store.transaction(async (store) => {
    const hasChanged = await store.installation.setDisabled(userId, isOff ? now : null);
    await noteOperation(parts, store, request, action, ['user', userId]);
    if (!hasChanged) return;
    if (isOff) await store.sessions.endAllOf([userId], now);
    const mail = writeMail(email, parts.mailQueue.context());
    await parts.mailQueue.enqueue(store, mail);
    store.afterCommit(() => parts.callers.forgetUser(userId));
  });
}
