import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** The plans that can be bought, by the words that a purchase names them with (specification section 7). */
export const planIds = ['individual', 'company', 'custom', 'one', 'two'] as const;
export const planIdSchema = z.enum(planIds);
export type PlanId = (typeof planIds)[number];

/** Where a plan is shown: Choose Your Plan, Plans (`/upgrade`), Add User (`/custom-plan`), the three cards (`/pricing`). */
export const planLists = ['choose', 'upgrade', 'seats', 'pricing'] as const;
export type PlanList = (typeof planLists)[number];

export const planSchema = z.object({
  /** A plan that can be bought, or the name of a card that is only shown (`professional`, `team`, `unlimited`). */
  id: z.string(),
  list: z.enum(planLists),
  name: z.string(),
  /** Cents that one interval costs; of a plan by count, one user. Null: a matter of count. */
  amount: z.int().min(0).nullable(),
  currency: z.literal('USD'),
  interval: z.enum(['month', 'year']),
  /** The price as the card shows it, for example "$8.30". */
  price: z.string(),
  /** What stands beside the price, for example "per month". */
  frequency: z.string(),
  /** How a yearly plan is billed, for example "billed as $99.60 annually"; null for a monthly one. */
  billedAnnually: z.string().nullable(),
  /** How many people it is for; null where that is counted or not limited. */
  users: z.int().nullable(),
  buttonText: z.string(),
  /** A word over the card, for example "Best value". */
  badge: z.string().nullable(),
  features: z.array(z.string()),
});
export type Plan = z.output<typeof planSchema>;

export const listPlans = endpoint({
  method: 'GET',
  path: '/subscription_app/plans/',
  summary: 'The plans with their prices: the one source of every dialog that shows some.',
  response: z.object({
    data: z.array(planSchema),
    /** Days of the free trial; 0 where there is none. */
    trial_days: z.int(),
    /** How many users a dialog begins with. */
    default_user_count: z.int(),
    /** How many users can be bought at most at once. */
    user_count_most: z.int(),
  }),
  problems: ['billing_off'],
});
