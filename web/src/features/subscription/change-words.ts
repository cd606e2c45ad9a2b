import { formatDay } from '../../lib/dates.ts';
import type { Subscription } from '../../lib/subscription.ts';

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
  return Date.parse(end) > now + clockPlay
    ? `Subscription cancelled. It goes on until ${formatDay(new Date(end))}.`
    : 'Subscription cancelled. It has ended, and nothing more will be charged.';
}

/** What is said when that was taken back; without the day when the plan could not be read. */
export function sayResumed(plan: Pick<Subscription, 'renews_on'> | null): string {
  const renewsOn = plan?.renews_on ?? null;
  return renewsOn === null
    ? 'Subscription resumed.'
    : `Subscription resumed. It renews on ${formatDay(new Date(renewsOn))}.`;
}
