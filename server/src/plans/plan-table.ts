import { limits, planLines, shownPlans, type ShownPlanId } from '@notewright/contract';
import type { subscription } from '@notewright/contract';

type PlanId = subscription.PlanId;
type Plan = subscription.Plan;

/** How a plan that can be bought is charged. Amounts are whole cents of US dollars. */
export interface PlanRow {
  readonly name: string;
  /** What one interval costs, for as many people as are included. */
  readonly amount: number;
  readonly interval: 'month' | 'year';
  /** How many people the amount is for; beyond them each costs `perSeat`. */
  readonly includedSeats: number;
  /** Null: there are no more than are included. */
  readonly perSeat: number | null;
  readonly isForCompany: boolean;
}

/** Specification section 9: one user more costs 49 dollars a month. */
const seatAmount = 4900;

/** Every plan that can be bought, and nowhere else (specification section 9, product decisions section 1). */
export const planTable: Readonly<Record<PlanId, PlanRow>> = {
  individual: {
    name: 'Individual',
    amount: 6500,
    interval: 'month',
    includedSeats: 1,
    perSeat: null,
    isForCompany: false,
  },
  company: {
    name: 'Company Plan',
    amount: 65_000,
    interval: 'month',
    includedSeats: 10,
    perSeat: seatAmount,
    isForCompany: true,
  },
  custom: {
    name: 'Custom Plan',
    amount: 0,
    interval: 'month',
    includedSeats: 0,
    perSeat: seatAmount,
    isForCompany: true,
  },
  one: {
    name: 'Monthly Plan',
    amount: 1299,
    interval: 'month',
    includedSeats: 1,
    perSeat: null,
    isForCompany: false,
  },
  two: {
    name: 'Annual Plan',
    amount: 9960,
    interval: 'year',
    includedSeats: 1,
    perSeat: null,
    isForCompany: false,
  },
};

/** How many users the Add User dialog begins with, and buys at most at once. */
export const userCounts = { usual: 10, most: limits.companySeats } as const;

/** Cents as a card shows them: whole dollars without their cents. */
export function formatDollars(cents: number): string {
  return cents % 100 === 0
    ? `$${(cents / 100).toLocaleString('en-US')}`
    : `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
}

const { storage, support } = planLines;
const webFeatures = ['Unlimited AI planner', 'Full tool suite', support] as const;

type Card = Omit<Plan, 'amount' | 'currency' | 'interval' | 'price' | 'users'> & Partial<Pick<Plan, 'price' | 'users'>>;

function cardOf(id: PlanId, card: Omit<Card, 'id' | 'name'>): Plan {
  const { name, amount, interval, perSeat, includedSeats } = planTable[id];
  const shown = includedSeats === 0 ? (perSeat ?? 0) : amount;
  const users = includedSeats === 0 ? null : includedSeats;
  return { id, name, amount: shown, currency: 'USD', interval, price: formatDollars(shown), users, ...card };
}

/** The cards of every dialog, in their order, with the words of the specification (sections 2 and 9). */
export const planCards: readonly Plan[] = [
  cardOf('individual', {
    list: 'choose',
    frequency: 'per month',
    billedAnnually: null,
    buttonText: 'Buy now',
    badge: null,
    features: ['Single user license', 'Lifetime updates', storage],
  }),
  cardOf('company', {
    list: 'choose',
    frequency: 'per month',
    billedAnnually: null,
    buttonText: 'Buy now',
    badge: 'Best value',
    features: ['Add up to 10 users', 'Lifetime updates', 'Upgrade any time', 'Unlimited library users', storage],
  }),
  cardOf('custom', {
    list: 'seats',
    frequency: 'per user, per month',
    billedAnnually: null,
    buttonText: 'Buy now',
    badge: null,
    features: [],
  }),
  cardOf('one', {
    list: 'upgrade',
    frequency: 'per month',
    billedAnnually: null,
    buttonText: 'Choose Monthly',
    badge: null,
    features: [...webFeatures, 'Cancel anytime'],
  }),
  cardOf('two', {
    list: 'upgrade',
    price: '$8.30',
    frequency: 'per month',
    billedAnnually: 'Billed as $99.60 annually',
    buttonText: 'Choose Annual',
    badge: null,
    features: [...webFeatures],
  }),
  shownCard('professional', 'Professional', ['Single user license']),
  shownCard('team', 'Team', ['Up to 12 users']),
  shownCard('unlimited', 'Custom Plan', ['Unlimited users']),
];

/** A card of the older list, which is only shown. */
function shownCard(id: ShownPlanId, name: string, features: readonly string[]): Plan {
  const { amount, users } = shownPlans[id];
  return {
    id,
    list: 'pricing',
    name,
    amount,
    currency: 'USD',
    interval: 'month',
    price: amount === null ? '' : formatDollars(amount),
    frequency: amount === null ? 'Priced by the number of users' : 'per month',
    billedAnnually: null,
    users,
    buttonText: amount === null ? 'Choose Custom' : '',
    badge: null,
    features: [...features],
  };
}
