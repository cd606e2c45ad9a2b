import type { Mail } from '../store/accounts/mails.ts';

/** How mails leave the installation. Never awaited by a request: the outbox hands them over. */
export interface Mailer {
  /** Resolves once the mail is in other hands for good; rejects when it should be tried again. */
  send(mail: Mail): Promise<void>;
}
