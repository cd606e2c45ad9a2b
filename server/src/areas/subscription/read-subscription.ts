import { subscription } from '@notewright/contract';
import { isTrialWithheld } from '../../accounts/withheld-trials.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { UserCaller } from '../../kernel/caller.ts';
import { isBuyer, presentSubscription } from '../../presenters/present-subscription.ts';
import type { DoneOrder } from '../../store/billing/order-store.ts';
import { readCoverageWithPayer } from './read-coverage-with-payer.ts';
import type { SubscriptionParts } from './subscription-parts.ts';

/** The plan under which the session works, for everybody who works under it. */
export function readSubscriptionRoute(parts: SubscriptionParts): Route {
  return route(subscription.readSubscription, {
    policy: 'verified-user',
    limits: ['read'],
    audit: 'none: a plan is no patient’s',
    handle: async ({ caller }) => {
      if (!parts.billing.isOn) throw new ProblemError('billing_off');
      const account = await parts.store.users.find(caller.userId);
      if (account === null) throw new ProblemError('session_expired');
      const { coverage, payer } = await readCoverageWithPayer(parts, account, caller);
      const mayBuy = isBuyer(caller.role) && (payer === null || payer.companyId === caller.tenantId);
      const isPurchaseOpen = mayBuy && (await hasOpenPurchase(parts, caller));
      const lastPurchase = mayBuy ? await readLastPurchase(parts, caller) : null;
      const isWithoutAny = caller.role === 'individual' && coverage.standing.state === 'none';
      const companyInvites = isWithoutAny && (await isTrialWithheld(parts.store, account.email));
      return json(presentSubscription(coverage, { payer, mayBuy, isPurchaseOpen, lastPurchase, companyInvites }));
    },
  });
}

async function hasOpenPurchase({ store, clock }: SubscriptionParts, caller: UserCaller): Promise<boolean> {
  const underWay = await store.billing.orders.listUnderWay({ buyerId: caller.userId, tenantId: caller.tenantId });
  return underWay.some(({ state, expiresAt }) => state === 'paid' || (state === 'open' && expiresAt > clock.now()));
}

function readLastPurchase({ store }: SubscriptionParts, caller: UserCaller): Promise<DoneOrder | null> {
  return store.billing.orders.findLastDone({ buyerId: caller.userId, tenantId: caller.tenantId });
}
