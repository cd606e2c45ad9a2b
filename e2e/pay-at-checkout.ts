import { expect, type Page } from '@playwright/test';

/** The test cards of the built-in checkout, by what each does. */
export const testCards = {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  noFunds: '4000 0000 0000 9995',
  asksBank: '4000 0025 0000 3155',
  declinedAtRenewal: '4000 0000 0000 0341',
} as const;

export type TestCardName = keyof typeof testCards;

/** Chooses a test card on the page of the built-in checkout (or of the card) and sends the form. */
export async function chooseCard(page: Page, card: TestCardName): Promise<void> {
  await page.getByRole('radio', { name: testCards[card] }).check();
  await page.getByRole('button', { name: /^(?:Pay \$|Save card)/ }).click();
}

/**
 * Pays on the page of the built-in checkout, where the browser is or is about to be, and answers the bank where one
 * asks. Leaves the browser on whatever page comes next: that of the product, or the checkout that says no.
 */
export async function payAtCheckout(page: Page, card: TestCardName = 'accepted'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  await chooseCard(page, card);
  if (card === 'asksBank') await page.getByRole('button', { name: 'Confirm' }).click();
}
