import { nameDay } from '../../kernel/name-day.ts';
import { sayRenewal } from '../../plans/say-renewal.ts';
import { escapeHtml } from '../../kernel/escape-html.ts';
import type { CheckoutView } from '../../payments/built-in/checkout-service.ts';
import { renderCardForm } from './card-form.ts';
import type { CardForm } from './card-form.ts';
import { checkoutPage, endPage, formatMoney } from './checkout-layout.ts';

/** The page of a checkout that can be paid. @param problem One sentence on what went wrong; null when nothing did */
export function payPage(view: CheckoutView, action: string, wrong: CardForm['wrong'], problem: string | null): string {
  const form = renderCardForm({
    action,
    button: `Pay ${formatMoney(view.due)}`,
    back: { href: view.cancelUrl, text: 'Back without paying' },
    wrong,
  });
  return checkoutPage(
    'Checkout',
    `<div class="desk">
<section aria-labelledby="order">${renderOrder(view)}</section>
<section aria-labelledby="payment"><h2 id="payment">Payment</h2>${form}</section>
</div>`,
    problem,
  );
}

function renderOrder({ lines, due, isOnce, renewal }: CheckoutView): string {
  const rows = lines.map(
    ({ description, amount }) =>
      `<tr><th scope="row">${escapeHtml(description)}</th><td>${formatMoney(amount)}</td></tr>`,
  );
  return `<h2 id="order">Your order</h2>
<p class="due"><span>Due today</span><strong>${formatMoney(due)}</strong></p>
<table>
<tbody>${rows.join('')}</tbody>
<tfoot><tr><th scope="row">Due today</th><td>${formatMoney(due)}</td></tr></tfoot>
</table>
<p class="later">${isOnce ? describeAfterwards(renewal) : describeRenewal(renewal)}</p>`;
}

function describeRenewal(renewal: CheckoutView['renewal']): string {
  if (renewal === null) return 'Renews by itself until you cancel. You can cancel at any time.';
  const { amount, interval, on } = renewal;
  return `Renews by itself for ${formatMoney(amount)} on ${nameDay(on)}, and every ${interval} after that, until you cancel. You can cancel at any time.`;
}

/** Of one payment for a plan that runs: what that costs from its next renewal on. */
function describeAfterwards(renewal: CheckoutView['renewal']): string {
  const stays = 'One payment. The day on which your plan renews stays as it is.';
  return renewal === null ? stays : `${stays} ${sayRenewal(renewal)}`;
}

export function paidPage({ successUrl }: CheckoutView): string {
  return endPage('This order is paid', 'Thank you. There is nothing left to pay here.', {
    href: successUrl,
    text: 'Go on to Notewright',
  });
}

export function expiredPage({ cancelUrl }: CheckoutView): string {
  return endPage(
    'This checkout is closed',
    'It was open for a day, or it was closed for another one. Nothing was charged. You can choose a plan again.',
    { href: withoutNews(cancelUrl), text: 'Back to Notewright' },
  );
}

/** Who finds a page closed did not leave it: something else may have been bought since. */
function withoutNews(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('purchase');
  return url.href;
}

export const missingPage = endPage(
  'There is no such page',
  'The address is not complete, or it does not work any more. Nothing was charged.',
  { href: '/', text: 'Back to Notewright' },
);

/** The question of a bank; in its place stands a test. */
export function bankPage(cardEnding: string, action: string): string {
  return checkoutPage(
    'Your bank asks: is it you?',
    `<div class="narrow"><p>The bank of the card ending in ${escapeHtml(cardEnding)} wants to know whether its owner pays. At a real bank you would type a code now; here you only say yes or no.</p>
<form method="post" action="${escapeHtml(action)}"><p class="actions"><button type="submit" name="answer" value="yes">Confirm</button><button class="second" type="submit" name="answer" value="no">Refuse</button></p></form></div>`,
  );
}
