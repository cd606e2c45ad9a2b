import type { ShownPlanId } from '@notewright/contract';
import type { ReactNode } from 'react';

type AsLink = (text: string) => ReactNode;

export const title = 'Pricing';
export const trial = (days: string): string => `Everybody begins with a free trial of ${days} days.`;
export const signUpOrLogIn = (signUp: AsLink, logIn: AsLink): ReactNode => (
  <>
    {signUp('Sign up')} or {logIn('log in')} to choose a plan.
  </>
);
/** These are not the cards that somebody meets who has signed up. */
export const earlierList =
  'Professional and Team are from an earlier price list and are only shown; Custom Plan can be bought. With an account you see the plans of today and their prices: Individual and Company Plan, Monthly and Annual.';
export const close = 'Close';
export const names: Readonly<Record<ShownPlanId, string>> = {
  professional: 'Professional',
  team: 'Team',
  unlimited: 'Custom Plan',
};
export const features: Readonly<Record<ShownPlanId, string>> = {
  professional: 'Single user license',
  team: 'Up to 12 users',
  unlimited: 'Unlimited users',
};
export const perMonth = 'per month';
export const byCount = 'Priced by the number of users';
export const chooseCustom = 'Choose Custom';
/** Where no script runs, nothing can be counted up. */
export const signUpForCustom = 'Sign up to choose';
