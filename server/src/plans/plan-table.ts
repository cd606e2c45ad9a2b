import { limits, planLines, shownPlans, type ShownPlanId } from '@notewright/contract';
import type { subscription } from '@notewright/contract';
import { defineMessages, type Message } from '@notewright/engine/message';
import type { WithMessages } from '../language/localizable.ts';

type PlanId = subscription.PlanId;
type Plan = WithMessages<
  subscription.Plan,
  'name' | 'frequency' | 'billedAnnually' | 'buttonText' | 'badge' | 'features'
>;

/** How a plan that can be bought is charged. Amounts are whole cents of US dollars. */
export interface PlanRow {
  readonly name: Message;
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

/** What the plans are called. */
const planNames = defineMessages('planName', {
  individual: 'Individual',
  company: 'Company Plan',
  custom: 'Custom Plan',
  one: 'Monthly Plan',
  two: 'Annual Plan',
  professional: 'Professional',
  team: 'Team',
});

/** The words of the cards (specification sections 2 and 9); lines that rest on the installation are the contract’s. */
const cardWords = defineMessages('planCard', {
  perMonth: 'per month',
  perUser: 'per user, per month',
  buyNow: 'Buy now',
  singleUser: 'Single user license',
  lifetimeUpdates: 'Lifetime updates',
  bestValue: 'Best value',
  tenUsers: 'Add up to 10 users',
  upgradeAnyTime: 'Upgrade any time',
  libraryUsers: 'Unlimited library users',
  chooseMonthly: 'Choose Monthly',
  cancelAnytime: 'Cancel anytime',
  billedAnnually: 'Billed as $99.60 annually',
  chooseAnnual: 'Choose Annual',
  twelveUsers: 'Up to 12 users',
  unlimitedUsers: 'Unlimited users',
  byUsers: 'Priced by the number of users',
  chooseCustom: 'Choose Custom',
  planner: 'Unlimited AI planner',
  toolSuite: 'Full tool suite',
});
const { storage, support } = defineMessages('planLine', planLines);

/** Every plan that can be bought, and nowhere else (specification section 9, product decisions section 1). */
export const planTable: Readonly<Record<PlanId, PlanRow>> = {
  individual: {
    name: planNames.individual,
    amount: 6500,
    interval: 'month',
    includedSeats: 1,
    perSeat: null,
    isForCompany: false,
  },
  company: {
    name: planNames.company,
    amount: 65_000,
    interval: 'month',
    includedSeats: 10,
    perSeat: seatAmount,
    isForCompany: true,
  },
  custom: {
    name: planNames.custom,
    amount: 0,
    interval: 'month',
    includedSeats: 0,
    perSeat: seatAmount,
    isForCompany: true,
  },
  one: {
    name: planNames.one,
    amount: 1299,
    interval: 'month',
    includedSeats: 1,
    perSeat: null,
    isForCompany: false,
  },
  two: {
    name: planNames.two,
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

const webFeatures = [cardWords.planner, cardWords.toolSuite, support] as const;

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
    frequency: cardWords.perMonth,
    billedAnnually: null,
    buttonText: cardWords.buyNow,
    badge: null,
    features: [cardWords.singleUser, cardWords.lifetimeUpdates, storage],
  }),
  cardOf('company', {
    list: 'choose',
    frequency: cardWords.perMonth,
    billedAnnually: null,
    buttonText: cardWords.buyNow,
    badge: cardWords.bestValue,
    features: [
      cardWords.tenUsers,
      cardWords.lifetimeUpdates,
      cardWords.upgradeAnyTime,
      cardWords.libraryUsers,
      storage,
    ],
  }),
  cardOf('custom', {
    list: 'seats',
    frequency: cardWords.perUser,
    billedAnnually: null,
    buttonText: cardWords.buyNow,
    badge: null,
    features: [],
  }),
  cardOf('one', {
    list: 'upgrade',
    frequency: cardWords.perMonth,
    billedAnnually: null,
    buttonText: cardWords.chooseMonthly,
    badge: null,
    features: [...webFeatures, cardWords.cancelAnytime],
  }),
  cardOf('two', {
    list: 'upgrade',
    price: '$8.30',
    frequency: cardWords.perMonth,
    billedAnnually: cardWords.billedAnnually,
    buttonText: cardWords.chooseAnnual,
    badge: null,
    features: [...webFeatures],
  }),
  shownCard('professional', planNames.professional, [cardWords.singleUser]),
  shownCard('team', planNames.team, [cardWords.twelveUsers]),
  shownCard('unlimited', planNames.custom, [cardWords.unlimitedUsers]),
];

/** A card of the older list, which is only shown. */
function shownCard(id: ShownPlanId, name: Message, features: readonly Message[]): Plan {
  const { amount, users } = shownPlans[id];
  return {
    id,
    list: 'pricing',
    name,
    amount,
    currency: 'USD',
    interval: 'month',
    price: amount === null ? '' : formatDollars(amount),
    frequency: amount === null ? cardWords.byUsers : cardWords.perMonth,
    billedAnnually: null,
    users,
    buttonText: amount === null ? cardWords.chooseCustom : '',
    badge: null,
    features: [...features],
  };
}
