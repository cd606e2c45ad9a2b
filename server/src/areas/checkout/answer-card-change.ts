import { defineMessages } from '@notewright/engine/message';
import type { FastifyReply } from 'fastify';
import type { CardChangeView, CheckoutService } from '../../payments/built-in/checkout-service.ts';
import { readCardEntry } from './card-form.ts';
import { cardPage } from './card-page.ts';
import { bankPage, missingPage } from './checkout-page.ts';
import type { CheckoutPageParts, PageRequest } from './mount-checkout.ts';
import { sendPlainPage } from '../../http/send-plain-page.ts';

type CardOutcome = Awaited<ReturnType<CheckoutService['changeCard']>>;

const sentences = defineMessages('cardProblem', {
  declined: 'This card was declined, and it was not kept. Please choose another one.',
  no_funds: 'There is not enough money on this card, and it was not kept. Please choose another one.',
  refused: 'The card was not confirmed, and it was not kept. You can try again.',
  owed: 'The card was kept, but what is owed was declined with it. Please choose another one.',
});

/** Shows the page on which a card is changed, or changes it. */
export async function answerCardChange(
  parts: CheckoutPageParts,
  request: PageRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { checkouts, clock } = parts;
  const { token, path, isBank, form } = request;
  const view = await checkouts.readCardChange(token);
  if (view === null) return sendPlainPage(reply, 404, missingPage);
  if (form === null) return showCard(view, request, reply);
  if (isBank) {
    const outcome = await checkouts.answerBankOnChange(token, form.get('answer') === 'yes');
    return reply.redirect(nextPlace(outcome, view, path), 303);
  }
  const entry = readCardEntry(form, clock.now());
  if (entry.kind === 'wrong') return sendPlainPage(reply, 400, cardPage(view, path, entry, null));
  return reply.redirect(nextPlace(await checkouts.changeCard(token, entry.card), view, path), 303);
}

function showCard(view: CardChangeView, { path, isBank }: PageRequest, reply: FastifyReply): FastifyReply {
  if (!isBank) {
    const problem = view.problem === null ? null : sentences[view.problem];
    return sendPlainPage(reply, 200, cardPage(view, path, null, problem));
  }
  if (view.askingCard === null) return reply.redirect(path, 303);
  return sendPlainPage(reply, 200, bankPage(view.askingCard, `${path}/bank`));
}

/** Where the browser goes on to: a page that is only looked at, so that to load it again tries no card again. */
function nextPlace(outcome: CardOutcome, { returnUrl }: CardChangeView, path: string): string {
  if (outcome === 'paid') return returnUrl;
  return outcome === 'asks_bank' ? `${path}/bank` : path;
}
