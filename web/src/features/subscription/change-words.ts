import { formatDay } from '../../i18n/dates.ts';
import type { Subscription } from '../../api/account/subscription.ts';
import * as words from './words.tsx';

/** The clocks of browser and server may differ that much, in milliseconds. */
const clockPlay = 300_000;

/**
 * What is said when a plan was cancelled, with the day in the reader's own time zone.
 * @param now epoch milliseconds: an end that has come is no "until"
 */
export function sayCancelled(
  { subscription_expires_on: end }: { readonly subscription_expires_on: string },
  now = Date.now(),
): string {
  return Date.parse(end) > now + clockPlay ? words.cancelled(formatDay(new Date(end))) : words.cancelledAtOnce;
}

/** What is said when that was taken back; without the day when the plan could not be read. */
export function sayResumed(plan: Pick<Subscription, 'renews_on'> | null): string {
  const renewsOn = plan?.renews_on ?? null;
  return words.resumed(renewsOn === null ? null : formatDay(new Date(renewsOn)));
}
