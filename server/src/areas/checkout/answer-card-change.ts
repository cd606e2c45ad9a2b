import type { FastifyReply } from 'fastify';
import type { CardChangeView, CheckoutDesk } from '../../payments/built-in/checkout-desk.ts';
import { readCardEntry } from './card-form.ts';
import { cardPage } from './card-page.ts';
import { sendPage } from './checkout-layout.ts';
import { bankPage, missingPage } from './checkout-page.ts';
import type { CheckoutPageParts, PageRequest } from './mount-checkout.ts';

type CardOutcome = Awaited<ReturnType<CheckoutDesk['changeCard']>>;

const sentences = {
  declined: 'This card was declined, and it was not kept. Please choose another one.',
  no_funds: 'There is not enough money on this card, and it was not kept. Please choose another one.',
  refused: 'The card was not confirmed, and it was not kept. You can try again.',
  owed: 'The card was kept, but what is owed was declined with it. Please choose another one.',
} as const;

/** Shows the page on which a card is changed, or changes it. */
export async function answerCardChange(
  parts: CheckoutPageParts,
  request: PageRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token, path, isBank, form } = request;
  const view = await parts.desk.readCardChange(token);
  if (view === null) return sendPage(reply, 404, missingPage);
  if (form === null) return showCard(view, request, reply);
  if (isBank) {
    const isConfirmed = form.get('answer') === 'yes';
    const outcome = await parts.desk.answerBankOnChange(token, isConfirmed);
    return answerOutcome(parts, outcome === 'declined' && !isConfirmed ? 'refused' : outcome, { view, request, reply });
  }
  const entry = readCardEntry(form, parts.clock.now());
  if (entry.kind === 'wrong') return sendPage(reply, 400, cardPage(view, path, entry, null));
  return answerOutcome(parts, await parts.desk.changeCard(token, entry.card), { view, request, reply });
}

function showCard(view: CardChangeView, { path, isBank }: PageRequest, reply: FastifyReply): FastifyReply {
  if (!isBank) return sendPage(reply, 200, cardPage(view, path, null, null));
  if (view.askingCard === null) return reply.redirect(path, 303);
  return sendPage(reply, 200, bankPage(view.askingCard, `${path}/bank`));
}

async function answerOutcome(
  parts: CheckoutPageParts,
  outcome: CardOutcome | 'refused',
  how: { readonly view: CardChangeView; readonly request: PageRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const { view, request, reply } = how;
  const { path, token } = request;
  if (outcome === 'paid') return reply.redirect(view.returnUrl, 303);
  if (outcome === 'asks_bank') return reply.redirect(`${path}/bank`, 303);
  if (outcome === 'missing') return reply.redirect(path, 303);
  const now = (await parts.desk.readCardChange(token)) ?? view;
  return sendPage(reply, 402, cardPage(now, path, null, sentences[outcome]));
}
