import type { Clock } from '../kernel/clock.ts';
import type { Logger } from '../kernel/log.ts';
import { describeMailFailure } from '../mail/mailer.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { MailStore } from '../store/accounts/mails.ts';
import type { Job } from './job-runner.ts';

/** What is told of mail at `/readyz`. */
export interface MailState {
  readonly server: 'not asked yet' | 'reachable' | 'unreachable';
  readonly backlog: string;
}

export interface MailWatch extends Job {
  readonly state: () => MailState;
}

const minute = 60_000;
const longestAsking = 30_000;
/** From here on a mail that waits is worth a line in the log. */
const late = 15 * minute;

/** In steps, and none below ten: who counts single mails could tell whether an address got one. */
const steps = [10_000, 1000, 100, 10] as const;

/** How many mails wait, in words that tell nothing of a single one. */
export function nameBacklog(waiting: number): string {
  const step = steps.find((one) => waiting >= one);
  return step === undefined ? 'under 10' : `${step} or more`;
}

/**
 * Looks at mail now and then: whether the mail server would take mails, and how many wait. Reports, and fails nothing:
 * without mail everybody who is in can work. Asking the mail server does not depend on whether there are mails, so the
 * answer tells nothing about anybody.
 */
export function createMailWatch(
  mails: Pick<MailStore, 'measure'>,
  mailer: Pick<Mailer, 'check'>,
  clock: Clock,
  logger: Logger,
): MailWatch {
  let state: MailState = { server: 'not asked yet', backlog: nameBacklog(0) };
  const askServer = async (stopping: AbortSignal): Promise<MailState['server']> => {
    try {
      await mailer.check(AbortSignal.any([stopping, AbortSignal.timeout(longestAsking)]));
      if (state.server === 'unreachable') logger.warn('the mail server can be used again');
      return 'reachable';
    } catch (error) {
      if (stopping.aborted) return state.server;
      const { sentence, code, status } = describeMailFailure(error);
      logger.error({ code, status, why: sentence }, 'the mail server cannot be used');
      return 'unreachable';
    }
  };
  return {
    name: watchMailName,
    everyMilliseconds: 2 * minute,
    state: () => state,
    run: async (signal) => {
      const { waiting, oldest } = await mails.measure();
      state = { ...state, backlog: nameBacklog(waiting) };
      const age = oldest === null ? 0 : clock.now() - oldest;
      if (age > late) logger.warn({ waiting, oldestMinutes: Math.round(age / minute) }, 'mails are waiting');
      state = { server: await askServer(signal), backlog: state.backlog };
    },
  };
}

export const watchMailName = 'watch-mail';
