import { startAuditSealer } from '../audit/audit-sealer.ts';
import { createEndBilling } from '../billing/end-billing.ts';
import { createRetention } from '../jobs/apply-retention.ts';
import { createMailDelivery } from '../jobs/deliver-mail.ts';
import { createDeletionJob, finishDeletionsName } from '../jobs/finish-deletions.ts';
import { createEarlierNotesJob, listEarlierNotesName } from '../jobs/list-earlier-notes.ts';
import { startJobs } from '../jobs/job-runner.ts';
import type { AccountServices } from './wire-accounts.ts';
import type { Job, JobRunner } from '../jobs/job-runner.ts';
import { createAccountSweep } from '../jobs/sweep-accounts.ts';
import { createChatSweep } from '../jobs/sweep-chats.ts';
import { createCodeBreakerReport } from '../jobs/report-code-breakers.ts';
import { createPaymentJobs } from '../jobs/payment-jobs.ts';
import { createEmrSweep } from '../jobs/sweep-emr.ts';
import { createRecordingSweep } from '../jobs/sweep-recordings.ts';
import { createFileSweep } from '../jobs/sweep-files.ts';
import { createDestroyedKeyReport } from '../jobs/report-destroyed-keys.ts';
import { whenClockIsSteady } from '../jobs/when-clock-is-steady.ts';
import { watchMailName } from '../jobs/watch-mail.ts';
import { createRecordWriter } from '../jobs/write-records.ts';
import { v7 as makeId } from 'uuid';
import type { Closers } from './closers.ts';
import type { Ground } from './open-ground.ts';
import type { ServerOptions } from './server-options.ts';
import type { BillingRooms } from './wire-billing.ts';
import type { EmrRooms } from './wire-emr.ts';
import type { MailParts } from './wire-mail.ts';

/** What the server does by itself: mails, sweeps, the audit chain. */
export function startUpkeep(
  { settings, logger }: ServerOptions,
  rooms: Ground & {
    readonly accounts: AccountServices;
    readonly mail: MailParts;
    readonly billing: Pick<BillingRooms, 'jobs' | 'payments'>;
    readonly emr: Pick<EmrRooms, 'access'>;
  },
  closers: Closers,
): JobRunner {
  const { database, keyring, files, clock, store, accounts, mail, billing } = rooms;
  const { mails } = accounts.store;
  const steadily = (job: Job): Job => whenClockIsSteady(job, { watch: accounts.store.clockWatch, clock, logger });
  const jobs = startJobs(
    [
      createMailDelivery({ mails, mailer: mail.mailer, clock, logger }),
      mail.watch,
      steadily(createAccountSweep(accounts.store, clock)),
      createCodeBreakerReport({ ...accounts, logger }),
      steadily(createChatSweep(store, files, clock, settings.BIN_DAYS)),
      steadily(createRecordingSweep({ store, clock })),
      steadily(createEmrSweep({ store, clock })),
      createEarlierNotesJob(store),
      createRecordWriter({ store, access: rooms.emr.access, clock, newId: makeId, logger }),
      createDestroyedKeyReport(accounts.store.destroyed, logger),
      steadily(
        createRetention({ retention: store.retention, bin: store.bin, ...accounts.store, files, clock, logger }),
      ),
      createDeletionJob({
        ...accounts,
        files,
        vault: keyring.vault,
        backupDays: settings.BACKUP_DAYS,
        endBilling: createEndBilling({ ...accounts, payments: billing.payments, log: logger }),
      }),
      createFileSweep(
        { names: [store.attachments, accounts.store.users], tenants: accounts.store.tenants },
        files,
        clock,
      ),
      ...billing.jobs,
      ...createPaymentJobs({ ...accounts, payments: billing.payments, log: logger }),
    ],
    logger,
  );
  closers.push(() => jobs.stop());
  jobs.nudge(watchMailName);
  jobs.nudge(listEarlierNotesName);
  // What a process left that died over it.
  jobs.nudge(finishDeletionsName);
  const sealer = startAuditSealer(database, keyring, {
    onHead: (head) => logger.info({ head }, 'audit chain sealed'),
    onError: (err) => logger.error({ err }, 'the audit log could not be sealed'),
  });
  closers.push(() => sealer.stop());
  return jobs;
}
