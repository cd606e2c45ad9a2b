import { escapeHtml } from '../../kernel/escape-html.ts';
import type { CardChangeView } from '../../payments/built-in/checkout-service.ts';
import { renderCardForm } from './card-form.ts';
import type { CardForm } from './card-form.ts';
import { checkoutPage } from './checkout-layout.ts';

/** The page on which a customer chooses another card. */
export function cardPage(
  view: CardChangeView,
  action: string,
  wrong: CardForm['wrong'],
  problem: string | null,
): string {
  const form = renderCardForm({
    action,
    button: view.isOwing ? 'Save card and pay' : 'Save card',
    back: { href: view.returnUrl, text: 'Back without changing' },
    wrong,
  });
  const present =
    view.present === null
      ? 'There is no card yet.'
      : `Renewals are charged to the card ending in ${escapeHtml(view.present)}.`;
  const owing = view.isOwing
    ? ' The last renewal could not be charged; the card that you choose now pays it at once.'
    : '';
  return checkoutPage('Your card', `<div class="narrow"><p>${present}${owing}</p>${form}</div>`, problem);
}
