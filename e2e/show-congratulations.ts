import type { Page } from 'playwright-core';

/** Shows /congratulations as it stands after a reset, from any page: the reset is noted in the history entry alone. */
export async function showCongratulations(
  page: Pick<Page, 'evaluate' | 'reload'>,
  language: 'en' | 'es' = 'en',
): Promise<void> {
  await page.evaluate((lang) => {
    const state = { usr: { hasResetPassword: true }, key: 'reset', idx: 0 };
    history.replaceState(state, '', `/congratulations?lang=${lang}`);
  }, language);
  await page.reload();
}
