import type { Clock } from '../clock.ts';
import type { Logger } from '../http/log.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { MailStore } from '../store/accounts/mails.ts';
import type { Job } from './job-runner.ts';

export const deliverMailName = 'deliver-mail';

const atOnce = 20;
const leaseMilliseconds = 60_000;
/** About a day of tries, the last ones an hour apart. */
const attemptsBeforeGivingUp = 30;
const longestWait = 3_600_000;

/** Hands the outbox over to the mailer; what fails is tried again, later each time. */
export function createMailDelivery(mails: MailStore, mailer: Mailer, clock: Clock, logger: Logger): Job {
  const deliverBatch = async (signal: AbortSignal): Promise<number> => {
    const now = clock.now();
    const batch = await mails.claim(now, now + leaseMilliseconds, atOnce);
    for (const mail of batch) {
      if (signal.aborted) break;
      const sent = await mailer.send(mail).then(
        () => true,
        (error: unknown) => {
          logger.warn({ err: error, mail: mail.id, attempt: mail.attempts }, 'a mail could not be handed over');
          return false;
        },
      );
      if (sent || mail.attempts >= attemptsBeforeGivingUp) await mails.remove(mail.id);
      else await mails.postpone(mail.id, now + Math.min(longestWait, 5000 * 2 ** (mail.attempts - 1)));
    }
    return batch.length;
  };
  return {
    name: deliverMailName,
    everyMilliseconds: 1000,
    run: async (signal) => {
      while (!signal.aborted && (await deliverBatch(signal)) === atOnce);
    },
  };
}
