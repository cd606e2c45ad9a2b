import { defineMessage, defineMessages, type Message } from '@notewright/engine/message';
import { escapeHtml } from '../../kernel/escape-html.ts';
import type { CardChangeView } from '../../payments/built-in/checkout-service.ts';
import { renderCardForm } from './card-form.ts';
import type { CardForm } from './card-form.ts';
import { checkoutPage, type PageBody } from './checkout-layout.ts';
import type { PageWriter } from '../../http/send-plain-page.ts';

const words = defineMessages('cardPage', {
  title: 'Your card',
  saveAndPay: 'Save card and pay',
  save: 'Save card',
  back: 'Back without changing',
  noCard: 'There is no card yet.',
  owing: 'The last renewal could not be charged; the card that you choose now pays it at once.',
});

/** The page on which a customer chooses another card. */
export function cardPage(
  view: CardChangeView,
  action: string,
  wrong: CardForm['wrong'],
  problem: Message | null,
): PageWriter {
  const present =
    view.present === null
      ? words.noCard
      : defineMessage('cardPage.present', 'Renewals are charged to the card ending in {ending}.', {
          ending: view.present,
        });
  const body: PageBody = (say) => {
    const form = renderCardForm(say, {
      action,
      button: view.isOwing ? words.saveAndPay : words.save,
      back: { href: view.returnUrl, text: words.back },
      wrong,
    });
    const owing = view.isOwing ? ` ${escapeHtml(say(words.owing))}` : '';
    return `<div class="narrow"><p>${escapeHtml(say(present))}${owing}</p>${form}</div>`;
  };
  return checkoutPage(words.title, body, problem);
}
