import { expect, it } from 'vitest';
import type { PlanCard, PlanTable } from '../../api/account/plans.ts';
import { whyNotNow } from './why-not-now.ts';

const plan = (id: string, amount: number, interval: PlanCard['interval']): PlanCard => ({
  id,
  list: 'choose',
  name: id,
  amount,
  currency: 'USD',
  interval,
  price: '',
  frequency: '',
  billedAnnually: null,
  users: 1,
  buttonText: 'Buy now',
  badge: null,
  features: [],
});
const individual = plan('individual', 6500, 'month');
const monthly = plan('one', 1299, 'month');
const annual = plan('two', 9960, 'year');
const table: PlanTable = {
  data: [individual, monthly, annual],
  trial_days: 14,
  default_user_count: 10,
  user_count_most: 10_000,
};

const end = '2027-03-31T12:00:00.000Z';
const held = (
  id: 'individual' | 'one' | 'two' | 'custom' | 'company',
  state: 'active' | 'cancelled' | 'past_due' = 'active',
) => ({
  state,
  plan: id,
  expires_on: end,
});
const at = (moment: string): number => Date.parse(moment);

it('says so where what is left is worth more than the new plan costs', () => {
  expect(whyNotNow(individual, held('two', 'cancelled'), table, at('2026-04-01T12:00:00Z'))).toBe(
    'You can choose this when your plan ends on March 31, 2027.',
  );
  expect(whyNotNow(monthly, held('individual'), table, at('2027-03-01T12:00:00Z'))).toBe(
    'What is left of your plan is worth more than this costs. If you cancel it, you can choose this when it ends on March 31, 2027.',
  );
});

it.each([
  ['a larger plan', annual, held('individual'), '2027-03-01T12:00:00Z'],
  ['a smaller one shortly before the end', monthly, held('individual'), '2027-03-30T12:00:00Z'],
  ['one after the end', monthly, held('two'), '2027-04-01T12:00:00Z'],
  ['one in place of what is owed', monthly, held('two', 'past_due'), '2027-03-01T12:00:00Z'],
  ['one beside a plan that the table does not price', monthly, held('custom'), '2027-03-01T12:00:00Z'],
  ['one where none runs', monthly, null, '2027-03-01T12:00:00Z'],
  ['one where the end is not known', monthly, { ...held('two'), expires_on: null }, '2027-03-01T12:00:00Z'],
] as const)('lets be bought: %s', (_name, card, own, moment) => {
  expect(whyNotNow(card, own, table, at(moment))).toBeNull();
});

it('counts from the last day of a shorter month, and leaves what no card can be charged', () => {
  // Thirty-one days from the last of February: a fifth of 65 dollars is left six days before the end.
  const day = (count: number): number => at(end) - count * 86_400_000;
  expect(whyNotNow(monthly, held('individual'), table, day(5.9))).toBeNull();
  expect(whyNotNow(monthly, held('individual'), table, day(6))).not.toBeNull();
});
