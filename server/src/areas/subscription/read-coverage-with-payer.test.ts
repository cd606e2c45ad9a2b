import { expect, it } from 'vitest';
import type { Account } from '../../store/accounts/users.ts';
import { readCoverageWithPayer } from './read-coverage-with-payer.ts';

type Parts = Parameters<typeof readCoverageWithPayer>[0];

const day = 86_400_000;

/** A company whose three more seats come in right after its plan was read for the first time. */
function makeParts(): Parts {
  let isBought = false;
  const plan = () => ({ status: 'active', periodEnd: 30 * day, cancelAtPeriodEnd: false, pastDueSince: null });
  const store = {
    billing: {
      subscriptions: {
        findCurrent: () => {
          const read = { ...plan(), seats: isBought ? 13 : 10, amount: isBought ? 79_700 : 65_000 };
          isBought = true;
          return Promise.resolve(read);
        },
      },
    },
    companies: {
      find: () => Promise.resolve({ name: 'Made-up Clinic', seats: isBought ? 13 : 10, trialEndsOn: null }),
      countPeople: () => Promise.resolve({ seatsTaken: 1 }),
    },
    members: { findOwner: () => Promise.resolve({ email: 'owner@clinic.example' }) },
  };
  return {
    store,
    clock: { now: () => day },
    billing: { isOn: true, trialDays: 14, graceDays: 7 },
  } as unknown as Parts;
}

it('never shows the new seats of a company at its old price', async () => {
  const account = { personalTenantId: 'own' } as Account;
  const { coverage, payer } = await readCoverageWithPayer(makeParts(), account, { tenantId: 'company' });
  const { seats, amount } = coverage.standing.subscription ?? {};
  expect({ seats, amount, shown: payer?.seats }).toEqual({ seats: 13, amount: 79_700, shown: 13 });
});
