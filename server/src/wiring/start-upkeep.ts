import type { AccountParts } from '../accounts/account-parts.ts';
import { startAuditSealer } from '../audit/audit-sealer.ts';
import { createMailDelivery } from '../jobs/deliver-mail.ts';
import { startJobs } from '../jobs/job-runner.ts';
import type { JobRunner } from '../jobs/job-runner.ts';
import { createAccountSweep } from '../jobs/sweep-accounts.ts';
import { createChatSweep } from '../jobs/sweep-chats.ts';
import { createFileSweep } from '../jobs/sweep-files.ts';
import { createEmbeddedMailer } from '../mail/embedded.ts';
import type { Closers } from './closers.ts';
import type { Ground } from './open-ground.ts';
import type { ServerOptions } from './server-options.ts';

/** What the server does by itself: mails, sweeps, the audit chain. */
export function startUpkeep(
  { settings, logger }: ServerOptions,
  rooms: Ground & { readonly accounts: AccountParts },
  closers: Closers,
): JobRunner {
  const { database, keyring, files, clock, store, accounts } = rooms;
  const { mails } = accounts.store;
  const jobs = startJobs(
    [
      createMailDelivery(mails, createEmbeddedMailer(mails, clock), clock, logger),
      createAccountSweep(accounts.store, clock),
      createChatSweep(store, files, clock, settings.BIN_DAYS),
      createFileSweep(store, files, clock),
    ],
    logger,
  );
  closers.push(() => jobs.stop());
  const sealer = startAuditSealer(database, keyring, {
    onHead: (head) => logger.info({ head }, 'audit chain sealed'),
    onError: (err) => logger.error({ err }, 'the audit log could not be sealed'),
  });
  closers.push(() => sealer.stop());
  return jobs;
}
