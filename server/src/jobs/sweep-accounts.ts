import type { Clock } from '../clock.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Job } from './job-runner.ts';

const day = 86_400_000;
/** How long the embedded mailbox keeps a mail, and how long it is known that one was not delivered. */
const mailboxDays = 30;
/** How long people see their sign-in activity; the audit log keeps its own. */
const activityDays = 365;

/** Removes what has run out: sign-up attempts, password resets, sessions, counts, mails of the embedded mailbox. */
export function createAccountSweep(store: AccountStore, clock: Clock): Job {
  return {
    name: 'sweep-accounts',
    everyMilliseconds: 10 * 60_000,
    run: async () => {
      const now = clock.now();
      await store.signUps.removeExpired(now);
      await store.resets.removeExpired(now);
      // A day later, so that a reuse of an old token is still recognised for a while.
      await store.sessions.removeExpired(now - day);
      await store.counters.removeExpired(now);
      await store.mails.removeKeptBefore(now - mailboxDays * day);
      await store.mails.removeUndeliveredBefore(now - mailboxDays * day);
      await store.activity.removeBefore(now - activityDays * day, now - day);
    },
  };
}
