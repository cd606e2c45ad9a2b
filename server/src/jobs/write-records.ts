import type { Logger } from '../kernel/log.ts';
import { runWrite, writeLease, type RunWriteParts } from '../emr/write-back/run-write.ts';
import { nextTry } from '../emr/write-back/write-pauses.ts';
import { SealError } from '../kernel/seal-error.ts';
import type { ClaimedWrite } from '../store/emr-writes/emr-write-store.ts';
import type { Job } from './job-runner.ts';

export const writeRecordsName = 'write-records';

/** As many as are written at the same time, so that one server that hangs holds nobody else's up. */
const lanes = 4;

/** What is broken waits as if it had been tried so often. */
const triesOfBroken = 4;

export interface RecordWriterParts extends RunWriteParts {
  readonly newId: () => string;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
}

/** Writes signed notes into patients' records, those that have waited longest first. */
export function createRecordWriter(parts: RecordWriterParts): Job {
  return {
    name: writeRecordsName,
    everyMilliseconds: 5_000,
    run: async (signal) => {
      const lane = async (): Promise<void> => {
        while (!signal.aborted) if (!(await writeNext(parts, signal))) return;
      };
      const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
      const broken = ended.find((one) => one.status === 'rejected');
      if (broken !== undefined) throw broken.reason;
    },
  };
}

/** False when nothing waits. */
async function writeNext(parts: RecordWriterParts, signal: AbortSignal): Promise<boolean> {
  const { store, clock, newId, logger } = parts;
  const now = clock.now();
  const claimed = await store.emrWrites.claim(newId(), now, now + writeLease);
  if (claimed === null) return false;
  try {
    const end = await runWrite(parts, claimed, signal);
    if (end === 'held') logger.warn({ write: claimed.id }, 'a note could not be written into its record for two weeks');
  } catch (error) {
    await giveBack(parts, claimed, error instanceof SealError ? 'damaged' : signal.aborted ? 'stopped' : 'broken');
    if (signal.aborted) return false;
    logger.error({ err: error, write: claimed.id }, 'a note could not be written into its record');
  }
  return true;
}

/** A stop is nobody's failure: the next process goes on at once. What is broken is tried again, but not at once; what is damaged is not. */
async function giveBack(
  { store, clock }: RecordWriterParts,
  claimed: ClaimedWrite,
  why: 'stopped' | 'broken' | 'damaged',
): Promise<void> {
  const now = clock.now();
  const pause = nextTry({ askedAt: now, tries: triesOfBroken, now, retryAfterSeconds: null }) ?? now;
  await store.emrWrites.postpone(claimed, {
    state: why === 'damaged' ? 'held' : 'waiting',
    notBefore: why === 'broken' ? pause : now,
    isTry: why !== 'stopped',
  });
}
