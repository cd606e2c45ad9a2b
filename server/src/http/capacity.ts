import { defineMessage } from '@notewright/engine/message';
import { ProblemError } from '../kernel/problem.ts';

/** What one process holds open or in memory at most. */
export interface CapacityLimits {
  /** Event streams that one person may have open at once: a few for each of many tabs. */
  readonly streamsPerPerson: number;
  /** Exports that one person may have under way at once: each is made while it leaves, and takes its share of a core. */
  readonly exportsPerPerson: number;
  /** Bytes of request bodies in memory at once, for everybody together. */
  readonly bodyBytes: number;
  readonly bodyBytesPerPerson: number;
  /** Bytes of answers that one person has been sent and not read yet, beyond which they are answered no more. */
  readonly unreadBytesPerPerson: number;
}

const mebibyte = 1024 * 1024;

export const ordinaryCapacity: CapacityLimits = {
  streamsPerPerson: 40,
  exportsPerPerson: 1,
  bodyBytes: 128 * mebibyte,
  bodyBytesPerPerson: 40 * mebibyte,
  unreadBytesPerPerson: 48 * mebibyte,
};

/** Gives back what was taken; may be called more than once. */
export type GiveBack = () => void;

export interface Capacity {
  /** Takes the place of one open stream. @throws ProblemError `rate_limited`. */
  openStream(who: string): GiveBack;
  /** Takes the place of an export, from before it begins until its last byte has left. @throws ProblemError `rate_limited`. */
  openExport(who: string): GiveBack;
  /** Takes the room of a request's body. @throws ProblemError `rate_limited` or, when the process is full, `unavailable`. */
  holdBody(who: string, bytes: number): GiveBack;
  /** Takes the room of an answer, until its last byte has left or the reader is gone. */
  holdAnswer(who: string, bytes: number): GiveBack;
  /** @throws ProblemError `rate_limited` for who has too much before them that they do not read. */
  refuseUnread(who: string): void;
}

/** Counts of this process: many streams or large bodies at once must not take its memory from everybody else. */
export function createCapacity(limits: CapacityLimits = ordinaryCapacity): Capacity {
  const streams = createTally();
  const exports = createTally();
  const bodies = createTally();
  const answers = createTally();
  return {
    openStream: (who) => {
      if (streams.of(who) + 1 > limits.streamsPerPerson) {
        const message = defineMessage(
          'http.tooManyStreams',
          'Too many replies are open at once. Please close a tab and try again.',
        );
        throw new ProblemError('rate_limited', { message, retryAfter: 5 });
      }
      return streams.take(who, 1);
    },
    openExport: (who) => {
      if (exports.of(who) + 1 > limits.exportsPerPerson) {
        const message = defineMessage(
          'http.exportRunning',
          'An export of yours is still being downloaded. Please wait until it is done.',
        );
        throw new ProblemError('rate_limited', { message, retryAfter: 5 });
      }
      return exports.take(who, 1);
    },
    holdBody: (who, bytes) => {
      if (bodies.of(who) + bytes > limits.bodyBytesPerPerson) throw new ProblemError('rate_limited', { retryAfter: 5 });
      if (bodies.sum() + bytes > limits.bodyBytes) throw new ProblemError('unavailable', { retryAfter: 5 });
      return bodies.take(who, bytes);
    },
    holdAnswer: (who, bytes) => answers.take(who, bytes),
    refuseUnread: (who) => {
      if (answers.of(who) > limits.unreadBytesPerPerson) throw new ProblemError('rate_limited', { retryAfter: 5 });
    },
  };
}

interface Tally {
  of(who: string): number;
  sum(): number;
  take(who: string, amount: number): GiveBack;
}

function createTally(): Tally {
  const amounts = new Map<string, number>();
  let total = 0;
  const add = (who: string, amount: number): void => {
    const next = (amounts.get(who) ?? 0) + amount;
    if (next <= 0) amounts.delete(who);
    else amounts.set(who, next);
    total += amount;
  };
  return {
    of: (who) => amounts.get(who) ?? 0,
    sum: () => total,
    take: (who, amount) => {
      let isHeld = true;
      add(who, amount);
      return () => {
        if (isHeld) add(who, -amount);
        isHeld = false;
      };
    },
  };
}
