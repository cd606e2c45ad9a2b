import { defineMessages } from '@notewright/engine/message';
import type { FastifyReply } from 'fastify';
import type { CheckoutService, CheckoutView } from '../../payments/built-in/checkout-service.ts';
import { readCardEntry } from './card-form.ts';
import { bankPage, expiredPage, missingPage, paidPage, payPage } from './checkout-page.ts';
import type { CheckoutPageParts, PageRequest } from './mount-checkout.ts';
import { sendPlainPage } from '../../http/send-plain-page.ts';

type PayOutcome = Awaited<ReturnType<CheckoutService['pay']>>;

const sentences = defineMessages('payProblem', {
  declined: 'This card was declined, and nothing was charged. Please choose another one.',
  no_funds: 'There is not enough money on this card, and nothing was charged. Please choose another one.',
  refused: 'The payment was not confirmed, and nothing was charged. You can try again.',
});

/** Shows a checkout, or pays it. */
export async function answerCheckout(
  parts: CheckoutPageParts,
  request: PageRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token, path, isBank, form } = request;
  const view = await parts.checkouts.readCheckout(token);
  if (view === null) return sendPlainPage(reply, 404, missingPage);
  if (form === null) return showCheckout(view, request, reply);
  if (isBank)
    return answerOutcome(await parts.checkouts.answerBank(token, form.get('answer') === 'yes'), view, request, reply);
  const entry = readCardEntry(form, parts.clock.now());
  if (entry.kind === 'wrong' && view.state === 'open')
    return sendPlainPage(reply, 400, payPage(view, path, entry, null));
  if (entry.kind === 'wrong') return showCheckout(view, request, reply);
  return answerOutcome(await parts.checkouts.pay(token, entry.card), view, request, reply);
}

function showCheckout(view: CheckoutView, { path, isBank }: PageRequest, reply: FastifyReply): FastifyReply {
  if (view.state === 'paid') return sendPlainPage(reply, 200, paidPage(view));
  if (view.state === 'expired') return sendPlainPage(reply, 410, expiredPage(view));
  if (!isBank) {
    const problem = view.problem === null ? null : sentences[view.problem];
    return sendPlainPage(reply, 200, payPage(view, path, null, problem));
  }
  if (view.askingCard === null) return reply.redirect(path, 303);
  return sendPlainPage(reply, 200, bankPage(view.askingCard, `${path}/bank`));
}

/**
 * After each try the browser goes on to a page of its own, which is only looked at: to load that again, or to go back to
 * it, charges nothing. What went wrong is kept with the checkout.
 */
function answerOutcome(
  outcome: PayOutcome,
  view: CheckoutView,
  { path }: PageRequest,
  reply: FastifyReply,
): FastifyReply {
  switch (outcome) {
    case 'paid':
      return reply.redirect(view.successUrl, 303);
    case 'asks_bank':
      return reply.redirect(`${path}/bank`, 303);
    case 'expired':
      return sendPlainPage(reply, 410, expiredPage(view));
    case 'missing':
    // The bank asks no more: another tab has answered.
    case 'declined':
    case 'no_funds':
      return reply.redirect(path, 303);
  }
}
