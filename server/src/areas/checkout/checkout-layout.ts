import { defineMessages, type Message } from '@notewright/engine/message';
import { escapeHtml } from '../../kernel/escape-html.ts';
import { plainPage } from '../../http/html.ts';
import type { PageWriter } from '../../http/send-plain-page.ts';
import type { Say } from '../../language/say-in.ts';

export const checkoutStylesPath = '/api/checkout.css';

const words = defineMessages('checkout', {
  isTest: 'This is a test checkout. No money moves.',
  testCardsOnly: 'Test cards only: never type a real card number here.',
});

/** A part of a page: HTML in a language. */
export type PageBody = (say: Say) => string;

/**
 * One of the provider's own pages. `body` is HTML.
 * @param problem What went wrong, in a sentence: said first, so that it is seen on a small screen too, and focused
 */
export function checkoutPage(title: Message, body: PageBody, problem: Message | null = null): PageWriter {
  return (say, language) => {
    const notice = `<p class="notice" role="note"><b>${escapeHtml(say(words.isTest))}</b> ${escapeHtml(say(words.testCardsOnly))}</p>`;
    const alert =
      problem === null
        ? ''
        : `<p class="told problem" role="alert" tabindex="-1" autofocus>${escapeHtml(say(problem))}</p>`;
    return plainPage(say(title), alert + notice + body(say), [checkoutStylesPath], language);
  };
}

/** A sentence and one way to go on. */
export function endPage(
  title: Message,
  sentence: Message,
  link: { readonly href: string; readonly text: Message },
): PageWriter {
  return checkoutPage(title, (say) => {
    const way = `<p class="actions"><a href="${escapeHtml(link.href)}">${escapeHtml(say(link.text))}</a></p>`;
    return `<div class="narrow"><p>${escapeHtml(say(sentence))}</p>${way}</div>`;
  });
}

/** Cents as an amount of money; what is taken away begins with a minus sign. */
export function formatMoney(cents: number): string {
  const dollars = (Math.abs(cents) / 100).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${cents < 0 ? '−' : ''}$${dollars}`;
}
