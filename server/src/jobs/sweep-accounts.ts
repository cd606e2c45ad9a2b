import type { Clock } from '../kernel/clock.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Job } from './job-runner.ts';

const day = 86_400_000;
/** How long the embedded mailbox keeps a mail, how long an invitation that has run out stays in its list, and how long it is known that one was not delivered. */
const mailboxDays = 30;
/** How long it is known that an account was used from a browser; who comes back later is told of it again. */
const deviceDays = 400;
/** Who looked into whose charts and why is kept as long as other papers (45 CFR 164.316(b)(2)(i)): six years, and a day for leap years each. */
const emergencyDays = 6 * 366;
/** Invoices are accounting papers, which are kept seven years, and a day for leap years each. */
const invoiceDays = 7 * 366;
/** Use can be looked at for a year; a month longer, so that the last year is whole whenever one looks. */
const usageDays = 396;
/** How long people see their sign-in activity; the audit log keeps its own. */
const activityDays = 365;

/** Removes what has run out: sign-up attempts, invitations that nobody accepted, password resets, sessions, counts, mails of the embedded mailbox. */
export function createAccountSweep(store: AccountStore, clock: Clock): Job {
  return {
    name: 'sweep-accounts',
    everyMilliseconds: 10 * 60_000,
    run: async () => {
      const now = clock.now();
      await store.signUps.removeExpired(now);
      await store.resets.removeExpired(now);
      await store.emailChanges.removeExpired(now);
      await store.oidcAttempts.removeExpired(now);
      await store.sso.attempts.removeExpired(now);
      await store.secondFactors.removeExpired(now);
      // A day later, so that a reuse of an old token is still recognised for a while.
      await store.sessions.removeExpired(now - day);
      await store.invitations.removeExpired(now - mailboxDays * day);
      await store.counters.removeExpired(now);
      await store.devices.removeBefore(now - deviceDays * day);
      await store.mails.removeKeptBefore(now - mailboxDays * day);
      await store.mails.removeUndeliveredBefore(now - mailboxDays * day);
      await store.activity.removeBefore(now - activityDays * day, now - day);
      await store.emergency.removeBefore(now - emergencyDays * day);
      await store.billing.invoices.removeBefore(now - invoiceDays * day);
      const firstDay = new Date(now - usageDays * day).toISOString().slice(0, 10);
      await store.billing.usage.removeBefore(firstDay);
      await store.models.removeBefore(firstDay);
    },
  };
}
