import type { subscription } from '@notewright/contract';

/** A plan, and for how many people. */
export interface PlanCount {
  readonly plan: subscription.PlanId;
  /** 1 for an individual's plan; of `company`, ten are in the price and the others are counted. */
  readonly seats: number;
}

/** What a plan costs when it renews: `amount` cents for `seats` people, first at the time `on`. */
export interface PlanRenewal {
  readonly amount: number;
  readonly interval: 'month' | 'year';
  readonly seats: number;
  readonly on: number;
}
