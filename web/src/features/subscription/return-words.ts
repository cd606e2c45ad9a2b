import type { Subscription } from '../../lib/subscription.ts';
import { planTitle, standingSentence } from '../../lib/subscription-words.ts';
import type { Return } from './use-return.ts';

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
  const what =
    added === 0
      ? `${planTitle(subscription)}.`
      : `${added} ${added === 1 ? 'user was' : 'users were'} added: your plan is for ${seats} users now.`;
  return `${what} ${standingSentence(subscription)}`;
}

function sayConfirmed(
  { wasOpen }: Extract<Return, { kind: 'done' }>,
  purchase: Purchase | null,
  subscription: Subscription | undefined,
): readonly [string, string] {
  const thanks = wasOpen || purchase !== null ? 'Thank you. Your payment is confirmed.' : 'Your plan is active.';
  return [thanks, subscription === undefined ? '' : sayBought(purchase, subscription)];
}

function sayLeft(purchase: Purchase | null): readonly [string, string] {
  if (purchase === null) return ['Nothing was bought.', 'You left the checkout before paying.'];
  const { seats_added: added, plan_name: plan } = purchase;
  const what = added === 0 ? plan : `${added} more ${added === 1 ? 'user' : 'users'}`;
  return ['You left a checkout without paying there.', `What you bought a moment ago stands: ${what}.`];
}

/** What there is to say; never that something was bought unless the server has said so. */
export function returnWords(seen: Return, subscription: Subscription | undefined): readonly [string, string] {
  const purchase = recentPurchase(seen, subscription);
  if (seen.kind === 'left') return sayLeft(purchase);
  switch (seen.state) {
    case 'waiting':
      return ['Confirming your payment...', 'This takes a few seconds. You can leave this page; nothing is lost.'];
    case 'confirmed':
      return sayConfirmed(seen, purchase, subscription);
    case 'nothing':
      return [
        'No purchase is under way.',
        'Nothing was bought. If a payment was taken all the same, it is given back and you get a mail about it.',
      ];
    case 'later':
      return [
        'Your payment is being confirmed.',
        'This takes longer than usual. Your plan begins as soon as it is confirmed, and a mail tells you. If you did not finish paying, nothing is charged.',
      ];
  }
}
