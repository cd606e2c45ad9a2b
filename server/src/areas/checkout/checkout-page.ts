import { defineMessage, defineMessages, type Message } from '@notewright/engine/message';
import type { PageWriter } from '../../http/send-plain-page.ts';
import { escapeHtml } from '../../kernel/escape-html.ts';
import type { Say } from '../../language/say-in.ts';
import type { CheckoutView } from '../../payments/built-in/checkout-service.ts';
import { intervalWords, sayRenewal } from '../../plans/say-renewal.ts';
import { renderCardForm } from './card-form.ts';
import type { CardForm } from './card-form.ts';
import { checkoutPage, endPage, formatMoney, type PageBody } from './checkout-layout.ts';

const words = defineMessages('checkoutPage', {
  title: 'Checkout',
  payment: 'Payment',
  order: 'Your order',
  dueToday: 'Due today',
  leave: 'Back without paying',
  renews: 'Renews by itself until you cancel. You can cancel at any time.',
  onePayment: 'One payment. The day on which your plan renews stays as it is.',
  paid: 'This order is paid',
  nothingLeft: 'Thank you. There is nothing left to pay here.',
  goOn: 'Go on to Notewright',
  closed: 'This checkout is closed',
  closedHint:
    'It was open for a day, or it was closed for another one. Nothing was charged. You can choose a plan again.',
  back: 'Back to Notewright',
  missing: 'There is no such page',
  missingHint: 'The address is not complete, or it does not work any more. Nothing was charged.',
  bank: 'Your bank asks: is it you?',
  confirm: 'Confirm',
  refuse: 'Refuse',
});

/** The page of a checkout that can be paid. @param problem One sentence on what went wrong; null when nothing did */
export function payPage(
  view: CheckoutView,
  action: string,
  wrong: CardForm['wrong'],
  problem: Message | null,
): PageWriter {
  const body: PageBody = (say) => {
    const form = renderCardForm(say, {
      action,
      button: defineMessage('checkoutPage.pay', 'Pay {amount}', { amount: formatMoney(view.due) }),
      back: { href: view.cancelUrl, text: words.leave },
      wrong,
    });
    return `<div class="desk">
<section aria-labelledby="order">${renderOrder(view, say)}</section>
<section aria-labelledby="payment"><h2 id="payment">${escapeHtml(say(words.payment))}</h2>${form}</section>
</div>`;
  };
  return checkoutPage(words.title, body, problem);
}

function renderOrder({ lines, due, isOnce, renewal }: CheckoutView, say: Say): string {
  const text = (message: Message | string): string => escapeHtml(say(message));
  const rows = lines.map(
    ({ description, amount }) => `<tr><th scope="row">${text(description)}</th><td>${formatMoney(amount)}</td></tr>`,
  );
  const later = isOnce ? describeAfterwards(renewal) : [describeRenewal(renewal)];
  return `<h2 id="order">${text(words.order)}</h2>
<p class="due"><span>${text(words.dueToday)}</span><strong>${formatMoney(due)}</strong></p>
<table>
<tbody>${rows.join('')}</tbody>
<tfoot><tr><th scope="row">${text(words.dueToday)}</th><td>${formatMoney(due)}</td></tr></tfoot>
</table>
<p class="later">${later.map(text).join(' ')}</p>`;
}

function describeRenewal(renewal: CheckoutView['renewal']): Message {
  if (renewal === null) return words.renews;
  const { amount, interval, on } = renewal;
  return defineMessage(
    'checkoutPage.renewsOn',
    'Renews by itself for {amount} on {day}, and every {interval} after that, until you cancel. You can cancel at any time.',
    { amount: formatMoney(amount), day: { day: on }, interval: intervalWords[interval] },
  );
}

/** Of one payment for a plan that runs: what that costs from its next renewal on. */
function describeAfterwards(renewal: CheckoutView['renewal']): readonly Message[] {
  return renewal === null ? [words.onePayment] : [words.onePayment, sayRenewal(renewal)];
}

export function paidPage({ successUrl }: CheckoutView): PageWriter {
  return endPage(words.paid, words.nothingLeft, { href: successUrl, text: words.goOn });
}

export function expiredPage({ cancelUrl }: CheckoutView): PageWriter {
  return endPage(words.closed, words.closedHint, { href: withoutNews(cancelUrl), text: words.back });
}

/** Who finds a page closed did not leave it: something else may have been bought since. */
function withoutNews(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('purchase');
  return url.href;
}

export const missingPage = endPage(words.missing, words.missingHint, { href: '/', text: words.back });

/** The question of a bank; in its place stands a test. */
export function bankPage(cardEnding: string, action: string): PageWriter {
  const question = defineMessage(
    'checkoutPage.bankQuestion',
    'The bank of the card ending in {ending} wants to know whether its owner pays. At a real bank you would type a code now; here you only say yes or no.',
    { ending: cardEnding },
  );
  return checkoutPage(
    words.bank,
    (say) => `<div class="narrow"><p>${escapeHtml(say(question))}</p>
<form method="post" action="${escapeHtml(action)}"><p class="actions"><button type="submit" name="answer" value="yes">${escapeHtml(say(words.confirm))}</button><button class="second" type="submit" name="answer" value="no">${escapeHtml(say(words.refuse))}</button></p></form></div>`,
  );
}
