import type { AuditStore } from '../kernel/audit-event.ts';
import type { Clock } from '../kernel/clock.ts';
import type { BinStore } from '../store/store.ts';
import type { ExpiredRecording, RecordingStore } from '../store/recordings/recording-store.ts';
import type { Job } from './job-runner.ts';

const day = 86_400_000;
/** How long a recording that nobody comes back to is kept: over a long weekend, and some. */
export const abandonedDays = 7;
const atOnce = 20;

interface SweptStore {
  readonly recordings: Pick<RecordingStore, 'expire' | 'removeSound'>;
  readonly audit: AuditStore;
}

export interface RecordingSweepParts {
  readonly store: SweptStore & {
    readonly bin: Pick<BinStore, 'forgetDestroyed'>;
    transaction<T>(work: (store: SweptStore) => Promise<T>): Promise<T>;
  };
  readonly clock: Clock;
}

/** Removes recordings that nobody came back to, and sound that its company keeps no longer; both are lines of the audit log. */
export function createRecordingSweep({ store, clock }: RecordingSweepParts): Job {
  const sweep = async (
    action: string,
    take: (recordings: SweptStore['recordings'], now: number) => Promise<readonly ExpiredRecording[]>,
    signal: AbortSignal,
  ): Promise<number> => {
    for (let swept = 0; ;) {
      const now = clock.now();
      const gone = await store.transaction(async (inner) => {
        const taken = await take(inner.recordings, now);
        if (taken.length > 0) await inner.audit.append(...taken.map((one) => lineOf(one, action, now)));
        return taken;
      });
      swept += gone.length;
      if (gone.length < atOnce || signal.aborted) return swept;
    }
  };
  return {
    name: 'sweep-recordings',
    everyMilliseconds: 10 * 60_000,
    run: async (signal) => {
      const abandoned = await sweep(
        'recording.expire',
        (recordings, now) => recordings.expire(now - abandonedDays * day, atOnce),
        signal,
      );
      const silenced = await sweep(
        'recording.sound_expire',
        (recordings, now) => recordings.removeSound(now, atOnce),
        signal,
      );
      if (abandoned + silenced > 0) await store.bin.forgetDestroyed();
    },
  };
}

function lineOf({ id, tenantId }: ExpiredRecording, action: string, at: number) {
  const object = { objectType: 'recording', objectId: id } as const;
  return { tenantId, actorId: null, action, ...object, outcome: 'success', ip: '', userAgent: '', at } as const;
}
