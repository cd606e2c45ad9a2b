import { randomUUID } from 'node:crypto';
import type { Clock } from '../kernel/clock.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Logger } from '../kernel/log.ts';
import type { AgreementStore } from '../store/own-data/agreements.ts';
import type { JobLeases } from '../store/own-data/job-leases.ts';
import type { BinStore, RetentionStore } from '../store/store.ts';
import type { Job } from './job-runner.ts';

const day = 86_400_000;
const hour = 3_600_000;
const lease = 10 * 60_000;
/** When a day's turn begins (hours after midnight, UTC): few people work then, in most of the world's wards. */
const nightHour = 2;

export interface RetentionParts {
  readonly retention: RetentionStore;
  readonly bin: Pick<BinStore, 'forgetDestroyed'>;
  readonly agreements: Pick<AgreementStore, 'removeKeptBefore'>;
  readonly leases: JobLeases;
  readonly files: Pick<FileStore, 'remove'>;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'info'>;
}

/**
 * Once a night, in one process of the installation: destroys the charts that a company keeps no longer, and papers that
 * were kept long enough. A process that dies over it leaves a lease that runs out, and another starts over.
 */
export function createRetention(parts: RetentionParts): Job {
  const holder = randomUUID();
  return {
    name: 'apply-retention',
    everyMilliseconds: 10 * 60_000,
    run: async (signal) => {
      const now = parts.clock.now();
      const turn = { name: 'apply-retention', turn: nameNight(now), holder };
      if (!(await parts.leases.take(turn, now, now + lease))) return;
      const hold = (): Promise<boolean> => parts.leases.renew(turn, parts.clock.now() + lease);
      const destroyed = await applyRetention(parts, signal, hold);
      if (destroyed === null) return;
      await parts.agreements.removeKeptBefore(now);
      await parts.leases.finish(turn);
      if (destroyed > 0) parts.logger.info({ destroyed }, 'chats beyond their retention were destroyed');
    },
  };
}

function nameNight(now: number): string {
  return new Date(now - nightHour * hour).toISOString().slice(0, 10);
}

/** How many chats were destroyed; null when it was cut short and has to go on later. */
async function applyRetention(
  parts: RetentionParts,
  signal: AbortSignal,
  hold: () => Promise<boolean>,
): Promise<number | null> {
  const { retention, files, clock } = parts;
  let destroyed = 0;
  for (const { tenantId, days } of await retention.listCompanies()) {
    const before = clock.now() - days * day;
    for await (const batch of retention.findExpired(tenantId, before)) {
      for (const chatId of batch) {
        if (signal.aborted) return null;
        const fileKeys = await retention.expire(tenantId, chatId, before);
        if (fileKeys === null) continue;
        destroyed += 1;
        // A file whose row is gone is swept in any case.
        for (const key of fileKeys) await files.remove(key).catch(() => undefined);
      }
      await parts.bin.forgetDestroyed();
      if (!(await hold())) return null;
    }
  }
  return destroyed;
}
