import type { Subscription } from './subscription.ts';

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
  `${taken} of ${seats} ${seats === 1 ? 'user' : 'users'}`;
const staysOpen = 'Everything you have stays open: reading, searching, copying, exporting and deleting.';
export const trialRuns = (day: string): string => `The free trial runs until ${day}. Nothing is charged when it ends.`;
export const renews = (day: string, price: string | null): string =>
  `It renews by itself on ${day}${price === null ? '' : ` for ${price}`}.`;
export const pastDue = (day: string, mayBuy: boolean): string =>
  `The last payment did not go through. Everything goes on as ever until ${day}.${mayBuy ? ' Please change the card; the payment is tried again before that.' : ''}`;
export const cancelled = (day: string): string => `It was cancelled and runs until ${day}. Nothing more is charged.`;
export const ended = (day: string | null): string =>
  `It ended${day === null ? '' : ` on ${day}`}. ${staysOpen} New messages need a plan.`;
export const noPlan = (trialEnd: string | null, mayBuy: boolean): string =>
  `${trialEnd === null ? 'There is no plan.' : `${mayBuy ? 'Your' : 'The'} free trial ended on ${trialEnd}.`} ${staysOpen} New messages need one.`;
