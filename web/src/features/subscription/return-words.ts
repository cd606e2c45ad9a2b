import type { Subscription } from '../../api/account/subscription.ts';
import { planTitle, standingSentence } from '../../api/account/subscription-words.ts';
import type { Return } from './use-return.ts';
import * as words from './words.tsx';

type Purchase = NonNullable<Subscription['last_purchase']>;

/** A purchase is news that long, in milliseconds. */
const isNewsFor = 600_000;

/** The purchase that the browser has just come back from, as far as the server knows of it. */
export function recentPurchase(seen: Return, subscription: Subscription | undefined): Purchase | null {
  const purchase = subscription?.last_purchase ?? null;
  if (purchase === null) return null;
  // Either way: the clocks of browser and server may differ a little.
  return Math.abs(seen.at - Date.parse(purchase.settled_on)) < isNewsFor ? purchase : null;
}

/** What was bought, and how the plan stands now. */
function sayBought(purchase: Purchase | null, subscription: Subscription): string {
  const { seats } = subscription;
  const added = purchase?.seats_added ?? 0;
  const what = added === 0 ? words.planIs(planTitle(subscription)) : words.usersAdded(added, seats);
  return `${what} ${standingSentence(subscription)}`;
}

function sayConfirmed(
  { wasOpen }: Extract<Return, { kind: 'done' }>,
  purchase: Purchase | null,
  subscription: Subscription | undefined,
): readonly [string, string] {
  const thanks = wasOpen || purchase !== null ? words.thanks : words.isActive;
  return [thanks, subscription === undefined ? '' : sayBought(purchase, subscription)];
}

function sayLeft(purchase: Purchase | null): readonly [string, string] {
  if (purchase === null) return [words.nothingBought, words.leftBefore];
  const { seats_added: added, plan_name: plan } = purchase;
  const what = added === 0 ? plan : words.moreUsers(added);
  return [words.leftThere, words.stillStands(what)];
}

/** What there is to say; never that something was bought unless the server has said so. */
export function returnWords(seen: Return, subscription: Subscription | undefined): readonly [string, string] {
  const purchase = recentPurchase(seen, subscription);
  if (seen.kind === 'left') return sayLeft(purchase);
  switch (seen.state) {
    case 'waiting':
      return [words.confirming, words.confirmingHow];
    case 'confirmed':
      return sayConfirmed(seen, purchase, subscription);
    case 'nothing':
      return [words.noneOpen, words.noneOpenHow];
    case 'later':
      return [words.later, words.laterHow];
  }
}
