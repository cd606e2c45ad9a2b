import type { AuditStore } from '../kernel/audit-event.ts';
import type { Clock } from '../kernel/clock.ts';
import type { EmrAttemptStore } from '../store/emr/attempt-store.ts';
import type { EmrLaunchStore } from '../store/emr/launch-store.ts';
import type { Job } from './job-runner.ts';

const day = 86_400_000;
/** How long a record that has ended is listed with its chats, and how long one stays open that nobody uses. */
export const endedDays = 1;
export const unusedDays = 30;
const atOnce = 50;

interface SweptStore {
  readonly emr: {
    readonly attempts: Pick<EmrAttemptStore, 'removeExpired'>;
    readonly launches: Pick<EmrLaunchStore, 'expire'>;
  };
  readonly audit: AuditStore;
}

export interface EmrSweepParts {
  readonly store: SweptStore & { transaction<T>(work: (store: SweptStore) => Promise<T>): Promise<T> };
  readonly clock: Clock;
}

/** Forgets launches that were never finished, that have ended, or that nobody comes back to; the last two are lines of the audit log. */
export function createEmrSweep({ store, clock }: EmrSweepParts): Job {
  return {
    name: 'sweep-emr',
    everyMilliseconds: 10 * 60_000,
    run: async (signal) => {
      await store.emr.attempts.removeExpired(clock.now());
      for (let gone = atOnce; gone >= atOnce && !signal.aborted;) {
        gone = await store.transaction(async ({ emr, audit }) => {
          const now = clock.now();
          const before = { ended: now - endedDays * day, used: now - unusedDays * day };
          const closed = await emr.launches.expire(before, atOnce);
          if (closed.length > 0) await audit.append(...closed.map((one) => lineOf(one, now)));
          return closed.length;
        });
      }
    },
  };
}

function lineOf({ id, tenantId }: { readonly id: string; readonly tenantId: string }, at: number) {
  const object = { objectType: 'emr_launch', objectId: id } as const;
  return {
    tenantId,
    actorId: null,
    action: 'emr.expire',
    ...object,
    outcome: 'success',
    ip: '',
    userAgent: '',
    at,
  } as const;
}
