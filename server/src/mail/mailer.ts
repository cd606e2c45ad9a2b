import type { Mail } from '../store/accounts/mails.ts';

/** How mails leave the installation. Never awaited by a request: the outbox hands them over. */
export interface Mailer {
  /**
   * Resolves once the mail is in other hands for good. Rejects with MailRefusedError when another try would be refused
   * as well, with anything else when it should be tried again; `signal` ends the try.
   */
  sendMail(mail: Mail, signal: AbortSignal): Promise<void>;
  /** Resolves when mails could be handed over now; rejects as `sendMail` does. Sends nothing; `signal` ends the asking. */
  check(signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** What went wrong with a mail, for the log: never an address, a word of the mail, or of the other server. */
export interface MailFailure {
  /** What is wrong and what to do, in one sentence for the operator. */
  readonly sentence: string;
  /** A short word of the transport, such as `ETIMEDOUT`. */
  readonly code: string;
  /** What the mail server answered, such as 450; null when it did not. */
  readonly status: number | null;
}

/** The mail could not be handed over now. */
export class MailDelayedError extends Error {
  override readonly name = 'MailDelayedError';
  readonly failure: MailFailure;

  constructor(failure: MailFailure) {
    super(failure.sentence);
    this.failure = failure;
  }
}

/** The mail will never be taken: its recipient or its content is refused for good. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
  readonly failure: MailFailure;

  constructor(failure: MailFailure) {
    super(failure.sentence);
    this.failure = failure;
  }
}

/** What is told of a failed try, whatever threw it. */
export function describeMailFailure(error: unknown): MailFailure {
  if (error instanceof MailDelayedError || error instanceof MailRefusedError) return error.failure;
  return { sentence: 'The mail could not be handed over.', code: 'EUNKNOWN', status: null };
}
