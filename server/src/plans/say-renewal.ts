import { defineMessage, defineMessages, type Message } from '@notewright/engine/message';
import type { PlanRenewal } from './plan-count.ts';
import { formatAmount } from './format-amount.ts';

/** For how long one renewal lasts. */
export const intervalWords = defineMessages('interval', { month: 'month', year: 'year' });

/** What a plan that runs costs from its next renewal on, for who pays to have more people in it. */
export function sayRenewal({ amount, interval, seats, on }: PlanRenewal): Message {
  return defineMessage(
    'plan.renewal',
    {
      one: 'From {day} your plan renews for {amount} for {count} user, every {interval} until you cancel.',
      other: 'From {day} your plan renews for {amount} for {count} users, every {interval} until you cancel.',
    },
    { day: { day: on }, amount: formatAmount(amount), count: seats, interval: intervalWords[interval] },
  );
}
