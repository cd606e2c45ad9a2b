import type { Clock } from '../kernel/clock.ts';
import type { MailStore } from '../store/accounts/mails.ts';
import type { Mailer } from './mailer.ts';

/** Keeps every mail in the installation itself, readable on its mailbox page. */
export function createEmbeddedMailer(mails: Pick<MailStore, 'keep'>, clock: Clock): Mailer {
  return {
    sendMail: (mail) => mails.keep({ ...mail, sentAt: clock.now() }),
    check: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
