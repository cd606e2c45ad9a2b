import { writeNewDeviceMail } from '../mail/own-account-mails.ts';
import { nameDevice } from '../kernel/name-device.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import type { Account } from '../store/accounts/users.ts';
import type { RequestSource } from '../kernel/request-source.ts';
import { durations } from '../kernel/durations.ts';
import type { AccountKeys } from './account-keys.ts';
import type { Clock } from '../kernel/clock.ts';
import type { MailQueue } from '../mail/mail-queue.ts';

export interface NewDeviceParts {
  readonly keys: AccountKeys;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
}

/**
 * Tells a person by mail of a sign-in from a browser and system from which their account was not used within 90 days
 * (ASVS 6.3.5). Nobody hears of the very first. A version is no other browser, so that an update tells nobody anything.
 * Belongs into the transaction of the sign-in, whose answer is the same either way.
 */
export async function noteDevice(
  parts: NewDeviceParts,
  store: AccountStore,
  { userId, email }: Pick<Account, 'userId' | 'email'>,
  { ip, userAgent }: RequestSource,
): Promise<void> {
  const now = parts.clock.now();
  const device = String(nameDevice(userAgent));
  const { lastUsedAt, isFirstOfAll } = await store.devices.note(userId, parts.keys.macDevice(userId, device), now);
  const isKnown = lastUsedAt !== null && now - lastUsedAt < durations.knownDevice;
  if (isKnown || isFirstOfAll) return;
  const mail = writeNewDeviceMail(email, { at: now, device, ip }, parts.mailQueue.context());
  await parts.mailQueue.enqueue(store, mail);
}
