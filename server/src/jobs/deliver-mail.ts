import type { Clock } from '../kernel/clock.ts';
import type { Logger } from '../kernel/log.ts';
import { describeMailFailure, MailRefusedError } from '../mail/mailer.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { MailStore } from '../store/accounts/mails.ts';
import type { ClaimedMail } from '../store/accounts/outbox.ts';
import type { Job } from './job-runner.ts';
import { nextTry } from './mail-pauses.ts';

export const deliverMailName = 'deliver-mail';

export interface MailDeliveryParts {
  readonly mails: Pick<MailStore, 'claim' | 'postpone' | 'remove' | 'giveUp'>;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly timing?: MailTiming;
}

/** Milliseconds. A try must end well within its lease, or another process would send the same mail. */
export interface MailTiming {
  readonly lease: number;
  readonly longestTry: number;
  /** How long a stop lets a mail under way go on. */
  readonly grace: number;
}

const ordinaryTiming: MailTiming = { lease: 180_000, longestTry: 45_000, grace: 3_000 };

/** As many as are sent at the same time, so that none spends its lease in a queue. */
const atOnce = 5;

/**
 * Hands the outbox over to the mailer. A mail that fails is tried again, later each time; one that is refused for good
 * ends at once. One worker holds a mail at a time, so it is sent once, save when a process dies between the mail
 * server's yes and the mark of it: then it is sent again under the same Message-ID.
 */
export function createMailDelivery(parts: MailDeliveryParts): Job {
  const { mails, clock, timing = ordinaryTiming } = parts;
  return {
    name: deliverMailName,
    everyMilliseconds: 1000,
    run: async (signal) => {
      for (;;) {
        if (signal.aborted) return;
        const now = clock.now();
        const batch = await mails.claim(now, now + timing.lease, atOnce);
        const settled = await Promise.allSettled(batch.map((mail) => deliver(mail, parts, timing, signal)));
        const broken = settled.find((one) => one.status === 'rejected');
        if (broken !== undefined) throw broken.reason;
        // When none was taken, the others would most likely fare the same; they have their turn in a second.
        const isTaking = settled.some((one) => one.status === 'fulfilled' && one.value === 'sent');
        // A batch that is not full says nothing: another worker may have claimed a part of it.
        if (batch.length === 0 || !isTaking) return;
      }
    },
  };
}

type Outcome = 'sent' | 'failed';

async function deliver(
  mail: ClaimedMail,
  { mails, mailer, clock, logger }: MailDeliveryParts,
  timing: MailTiming,
  stopping: AbortSignal,
): Promise<Outcome> {
  if (mail.isForNobody === true) {
    await mails.remove(mail.id);
    return 'sent';
  }
  if (mail.usefulFor !== undefined && clock.now() >= mail.createdAt + mail.usefulFor) {
    await mails.giveUp(mail, { reason: 'out_of_date', code: 'EOUTOFDATE', status: null }, clock.now());
    logger.warn({ mail: mail.id, attempts: mail.attempts - 1 }, 'a mail was not sent, as its code or link had run out');
    return 'failed';
  }
  const limit = limitTry(timing, stopping);
  try {
    await mailer.sendMail(mail, limit.signal);
  } catch (error) {
    await settleFailure(mail, error, { mails, clock, logger, isStopping: stopping.aborted });
    return 'failed';
  } finally {
    limit.end();
  }
  await mails.remove(mail.id);
  return 'sent';
}

/** A signal that ends a try after its time, or a little after the server was told to stop. */
function limitTry(
  { longestTry, grace }: MailTiming,
  stopping: AbortSignal,
): { readonly signal: AbortSignal; readonly end: () => void } {
  const limit = new AbortController();
  const abort = (): void => limit.abort();
  let timer = setTimeout(abort, longestTry);
  const hurry = (): void => {
    clearTimeout(timer);
    timer = setTimeout(abort, grace);
  };
  stopping.addEventListener('abort', hurry, { once: true });
  return {
    signal: limit.signal,
    end: () => {
      clearTimeout(timer);
      stopping.removeEventListener('abort', hurry);
    },
  };
}

async function settleFailure(
  mail: ClaimedMail,
  error: unknown,
  { mails, clock, logger, isStopping }: Pick<MailDeliveryParts, 'mails' | 'clock' | 'logger'> & { isStopping: boolean },
): Promise<void> {
  const { sentence, code, status } = describeMailFailure(error);
  const now = clock.now();
  const details = { mail: mail.id, attempt: mail.attempts, code, status, why: sentence };
  if (error instanceof MailRefusedError) {
    logger.warn(details, 'a mail was refused for good');
    return mails.giveUp(mail, { reason: 'refused', code, status }, now);
  }
  // A stop is nobody's failure: the next process sends it at once.
  const next = isStopping ? now : nextTry({ createdAt: mail.createdAt, attempts: mail.attempts, now });
  if (next === null) {
    logger.error(details, 'a mail was given up after a day of tries');
    return mails.giveUp(mail, { reason: 'given_up', code, status }, now);
  }
  logger.warn({ ...details, nextTryInSeconds: Math.round((next - now) / 1000) }, 'a mail could not be handed over');
  return mails.postpone(mail, next);
}
