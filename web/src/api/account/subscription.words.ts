import type { Subscription } from './subscription.ts';
import { plural } from '../../i18n/plural.ts';

/** The word for a state; `past_due` and its like are words of the wire, not of people. */
export const stateWords: Readonly<Record<Subscription['state'], string>> = {
  none: 'No plan',
  trial: 'Free trial',
  active: 'Active',
  past_due: 'Payment failed',
  cancelled: 'Cancelled',
  expired: 'Ended',
};
/** After a price. */
export const per = { month: 'per month', year: 'per year' } as const;
export const trialEnded = 'Free trial ended';
/** In place of a date. */
export const none = 'None';
export const unknownDay = 'a day that is not known yet';
export const people = (taken: number, seats: number): string =>
  plural(seats, { one: `${taken} of ${seats} user`, other: `${taken} of ${seats} users` });
const staysOpen = 'Everything you have stays open: reading, searching, copying, exporting and deleting.';
export const trialRuns = (day: string): string => `The free trial runs until ${day}. Nothing is charged when it ends.`;
export const renews = (day: string, price: string | null): string =>
  price === null ? `It renews by itself on ${day}.` : `It renews by itself on ${day} for ${price}.`;
export const pastDue = (day: string, mayBuy: boolean): string =>
  mayBuy
    ? `The last payment did not go through. Everything goes on as ever until ${day}. Please change the card; the payment is tried again before that.`
    : `The last payment did not go through. Everything goes on as ever until ${day}.`;
export const cancelled = (day: string): string => `It was cancelled and runs until ${day}. Nothing more is charged.`;
export const ended = (day: string | null): string =>
  day === null
    ? `It ended. ${staysOpen} New messages need a plan.`
    : `It ended on ${day}. ${staysOpen} New messages need a plan.`;
export const noPlan = (trialEnd: string | null, mayBuy: boolean): string => {
  if (trialEnd === null) return `There is no plan. ${staysOpen} New messages need one.`;
  return mayBuy
    ? `Your free trial ended on ${trialEnd}. ${staysOpen} New messages need one.`
    : `The free trial ended on ${trialEnd}. ${staysOpen} New messages need one.`;
};
