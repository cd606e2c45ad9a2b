import type { Clock } from '../clock.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Job } from './job-runner.ts';

const day = 86_400_000;
/** How long the embedded mailbox keeps a mail. */
const mailboxDays = 30;

/** Removes what has run out: sign-up attempts, sessions, counts, mails of the embedded mailbox. */
export function createAccountSweep(store: AccountStore, clock: Clock): Job {
  return {
    name: 'sweep-accounts',
    everyMilliseconds: 10 * 60_000,
    run: async () => {
      const now = clock.now();
      await store.signUps.removeExpired(now);
      // A day later, so that a reuse of an old token is still recognised for a while.
      await store.sessions.removeExpired(now - day);
      await store.counters.removeExpired(now);
      await store.mails.removeKeptBefore(now - mailboxDays * day);
    },
  };
}
