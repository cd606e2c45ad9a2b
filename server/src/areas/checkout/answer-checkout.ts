import type { FastifyReply } from 'fastify';
import type { CheckoutDesk, CheckoutView } from '../../payments/built-in/checkout-desk.ts';
import { readCardEntry } from './card-form.ts';
import type { CardForm } from './card-form.ts';
import { sendPage } from './checkout-layout.ts';
import { bankPage, expiredPage, missingPage, paidPage, payPage } from './checkout-page.ts';
import type { CheckoutPageParts, PageRequest } from './mount-checkout.ts';

type PayOutcome = Awaited<ReturnType<CheckoutDesk['pay']>>;

const sentences = {
  declined: 'This card was declined, and nothing was charged. Please choose another one.',
  no_funds: 'There is not enough money on this card, and nothing was charged. Please choose another one.',
  refused: 'The payment was not confirmed, and nothing was charged. You can try again.',
} as const;

/** Shows a checkout, or pays it. */
export async function answerCheckout(
  parts: CheckoutPageParts,
  request: PageRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token, path, isBank, form } = request;
  const view = await parts.desk.readCheckout(token);
  if (view === null) return sendPage(reply, 404, missingPage);
  if (form === null) return showCheckout(view, request, reply);
  if (isBank) {
    const isConfirmed = form.get('answer') === 'yes';
    const outcome = await parts.desk.answerBank(token, isConfirmed);
    return answerOutcome(outcome, view, { request, reply, declined: isConfirmed ? 'declined' : 'refused' });
  }
  const entry = readCardEntry(form, parts.clock.now());
  if (entry.kind === 'wrong' && view.state === 'open')
    return sendPay(reply, 400, { view, path, wrong: entry, problem: null });
  if (entry.kind === 'wrong') return showCheckout(view, request, reply);
  const outcome = await parts.desk.pay(token, entry.card);
  return answerOutcome(outcome, view, { request, reply, declined: 'declined' });
}

function showCheckout(view: CheckoutView, { path, isBank }: PageRequest, reply: FastifyReply): FastifyReply {
  if (view.state === 'paid') return sendPage(reply, 200, paidPage(view));
  if (view.state === 'expired') return sendPage(reply, 410, expiredPage(view));
  if (!isBank) return sendPay(reply, 200, { view, path, wrong: null, problem: null });
  if (view.askingCard === null) return reply.redirect(path, 303);
  return sendPage(reply, 200, bankPage(view.askingCard, `${path}/bank`));
}

function answerOutcome(
  outcome: PayOutcome,
  view: CheckoutView,
  how: { readonly request: PageRequest; readonly reply: FastifyReply; readonly declined: 'declined' | 'refused' },
): FastifyReply {
  const { request, reply, declined } = how;
  const { path } = request;
  switch (outcome) {
    case 'paid':
      return reply.redirect(view.successUrl, 303);
    case 'asks_bank':
      return reply.redirect(`${path}/bank`, 303);
    case 'expired':
      return sendPage(reply, 410, expiredPage(view));
    case 'missing':
      // The bank asks no more: another tab has answered.
      return reply.redirect(path, 303);
    case 'declined':
      return sendPay(reply, 402, { view, path, wrong: null, problem: sentences[declined] });
    case 'no_funds':
      return sendPay(reply, 402, { view, path, wrong: null, problem: sentences.no_funds });
  }
}

function sendPay(
  reply: FastifyReply,
  status: number,
  page: {
    readonly view: CheckoutView;
    readonly path: string;
    readonly wrong: CardForm['wrong'];
    readonly problem: string | null;
  },
): FastifyReply {
  return sendPage(reply, status, payPage(page.view, page.path, page.wrong, page.problem));
}
