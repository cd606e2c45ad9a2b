import type { Clock } from '../kernel/clock.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Mail } from '../store/accounts/mails.ts';
import type { MailContext } from './mail-texts.ts';

/** A store, or a transaction of it, that mails can be left in. */
export interface MailingStore extends Pick<AccountStore, 'afterCommit'> {
  readonly mails: Pick<AccountStore['mails'], 'enqueue'>;
}

/** Where calls leave mails; delivery is a job of its own. */
export interface MailQueue {
  /** What every mail needs to know of the installation. */
  context(): MailContext;
  /** Puts a mail into the outbox, within the transaction of the change that it reports. */
  enqueue(store: MailingStore, mail: Mail): Promise<void>;
  /** Has the outbox looked at once the transaction is committed. */
  wakeAfterCommit(store: MailingStore): void;
}

/** `wakeDelivery` has the outbox looked at now. */
export function createMailQueue(context: () => MailContext, clock: Clock, wakeDelivery: () => void): MailQueue {
  const wakeAfterCommit: MailQueue['wakeAfterCommit'] = (store) => store.afterCommit(wakeDelivery);
  return {
    context,
    enqueue: async (store, mail) => {
      await store.mails.enqueue(mail, clock.now());
      wakeAfterCommit(store);
    },
    wakeAfterCommit,
  };
}
