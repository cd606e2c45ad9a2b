import { escapeHtml } from '../../kernel/escape-html.ts';
import { plainPage } from '../../http/html.ts';

export const checkoutStylesPath = '/api/checkout.css';

const notice = `<p class="notice" role="note"><b>This is a test checkout. No money moves.</b> Test cards only: never type a real card number here.</p>`;

/**
 * One of the provider's own pages. `body` is HTML.
 * @param problem What went wrong, in a sentence: told first, so that it is seen on a small screen too, and focused
 */
export function checkoutPage(title: string, body: string, problem: string | null = null): string {
  const told =
    problem === null ? '' : `<p class="told problem" role="alert" tabindex="-1" autofocus>${escapeHtml(problem)}</p>`;
  return plainPage(title, told + notice + body, [checkoutStylesPath]);
}

/** A sentence and one way to go on. */
export function endPage(
  title: string,
  sentence: string,
  link: { readonly href: string; readonly text: string },
): string {
  const way = `<p class="actions"><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>`;
  return checkoutPage(title, `<div class="narrow"><p>${escapeHtml(sentence)}</p>${way}</div>`);
}

/** Cents as an amount of money; what is taken away begins with a minus sign. */
export function formatMoney(cents: number): string {
  const dollars = (Math.abs(cents) / 100).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${cents < 0 ? '−' : ''}$${dollars}`;
}
