import { defineMessage } from '@notewright/engine/message';
import { createHash } from 'node:crypto';
import { answerOnce } from '../../accounts/answer-once.ts';
import { limitKeyOf } from '../../kernel/client-address.ts';
import { ProblemError } from '../../kernel/problem.ts';
import type { Caller } from '../../kernel/caller.ts';
import { writeSupportMail } from '../../mail/support-mails.ts';
import type { SupportLetter } from '../../mail/support-mails.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';

/** Mails to support in an hour from the whole installation, whoever writes them: a mailbox is not to be flooded. */
const mailsAnHour = 300;
const hour = 3_600_000;

export interface LetterRequest {
  readonly caller: Caller;
  readonly ip: string;
  readonly idempotencyKey: string | null;
  /** What the call was sent with, as it was checked. */
  readonly body: object;
}

export interface DeliverLetterParts {
  readonly store: AccountStore;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
  /** Multiplies the limits per address of a person (setting RATE_LIMIT_FACTOR). */
  readonly limitFactor: number;
  /** Where questions go; null where the installation has no address for them. */
  readonly supportEmail: string | null;
}

/**
 * Puts a letter to support into the outbox. The same words of the same sender are sent once a day, however often a form
 * is sent again.
 * @throws ProblemError `unavailable` without an address for support, `rate_limited` when too many write at once
 */
export async function deliverLetter(
  parts: DeliverLetterParts,
  request: LetterRequest,
  letter: Omit<SupportLetter, 'account'>,
): Promise<void> {
  const { supportEmail } = parts;
  if (supportEmail === null)
    throw new ProblemError('unavailable', {
      message: defineMessage(
        'support.noAddress',
        'This installation has no support address yet. Please ask whoever runs it for you.',
      ),
    });
  const { caller, body, ip, idempotencyKey } = request;
  const userId = 'userId' in caller ? caller.userId : parts.store.nameEmail(`visitor ${limitKeyOf(ip)}`);
  const key = idempotencyKey ?? nameContent(parts, body);
  await answerOnce(parts, { caller: { userId }, body, idempotencyKey: key }, `letter ${letter.form}`, async (store) => {
    const now = parts.clock.now();
    const span = { now, expiresAt: now + hour, prolong: false };
    const count = await store.counters.add('support-mails', 1, span);
    if (count.points > mailsAnHour * parts.limitFactor)
      throw new ProblemError('rate_limited', { retryAfter: (count.expiresAt - now) / 1000 });
    const account = caller.kind === 'user' ? caller.email : null;
    await parts.mailQueue.enqueue(store, writeSupportMail(supportEmail, { ...letter, account }));
    return null;
  });
}

/** A name for what somebody wrote that tells nobody what it was. */
function nameContent({ store }: { readonly store: AccountStore }, body: object): string {
  const digest = createHash('sha256')
    .update(JSON.stringify(Object.entries(body).toSorted()))
    .digest('hex');
  return `content:${store.nameEmail(digest)}`;
}
