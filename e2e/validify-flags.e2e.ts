import type { Locator, Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { expect, lastReply, sendText, test } from './fixtures.ts';

/** What is decided about a flag stays with the chat, and is there when the chart is audited again. */

const chart = `Chief complaint: right knee pain after a fall 3 days ago.
HTN, type 2 diabetes. No fever.
Assessment: right knee pain. Plan: x-ray, follow-up in 2 weeks.
Dx: M25.561, E11.9, M54.5, F32.A`;

const panelOf = (page: Page): Locator => lastReply(page).getByRole('region', { name: 'Work through the flags' });
/** The flag that tells of some words, wherever it stands. */
const flagOf = (page: Page, words: string): Locator =>
  panelOf(page).getByRole('listitem').filter({ hasText: words }).first();

async function press(page: Page, button: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
}

test(
  'flags are dismissed with a reason and marked fixed by keyboard, and both are remembered',
  { tag: '@quick' },
  async ({ home }) => {
    await home
      .getByRole('group', { name: 'Tools' })
      .getByRole('button', { name: /^Validify/ })
      .click();
    await sendText(home, chart);
    const panel = panelOf(home);
    await expect(panel).toContainText(/still to decide/);

    await home.setViewportSize({ width: 360, height: 800 });
    const tables = lastReply(home).getByRole('table');
    await expect(tables.first()).toBeVisible();
    for (const table of await tables.all()) {
      const [wanted, given] = await table.evaluate(({ parentElement: box }) => [box!.scrollWidth, box!.clientWidth]);
      expect(wanted, 'a table is read without scrolling sideways').toBe(given);
    }
    await expect(tables.first().getByRole('row').nth(1).getByRole('cell')).toHaveCount(4);
    await expect(tables.first().getByRole('columnheader')).toHaveCount(4);
    await home.setViewportSize({ width: 1440, height: 900 });

    const header = flagOf(home, 'M54.5');
    await press(home, header.getByRole('button', { name: 'Dismiss' }));
    await home.keyboard.press('Escape');
    await expect(header.getByRole('button', { name: 'Dismiss' })).toBeFocused();
    await expect(panel).toContainText(/still to decide/);
    await expect(home.locator('mark', { hasText: 'M54.5' }).first()).toBeVisible();
    await home.keyboard.press('Enter');
    const reason = home.getByRole('textbox', { name: 'Why is it dismissed?' });
    await expect(reason).toBeFocused();
    await expectAccessibleEverywhere(home);
    await home.keyboard.type('Old code, kept for reference');
    await home.keyboard.press('Enter');
    const dismissed = panel.getByText('Dismissed (1)');
    await expect(dismissed).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'Work through the flags' })).toBeFocused();

    const fixed = flagOf(home, 'F32.A');
    await press(home, fixed.getByRole('button', { name: 'Mark fixed' }));
    await expect(flagOf(home, 'F32.A')).toContainText(/Marked fixed on .* by you/);

    await home.emulateMedia({ media: 'print' });
    await expect(lastReply(home).getByText('Decided about these flags')).toBeVisible();
    await expect(
      lastReply(home)
        .getByText(/^Dismissed on .*: Old code, kept for reference$/)
        .filter({ visible: true }),
    ).toHaveCount(1);
    await expect(panel).toBeHidden();
    await home.emulateMedia({ media: null });
    await expect(lastReply(home).getByText('Decided about these flags')).toBeHidden();

    await press(home, lastReply(home).getByRole('button', { name: 'Regenerate' }));
    await expect(lastReply(home)).toContainText('Old code, kept for reference)');
    await expect(flagOf(home, 'F32.A')).toContainText('and still there');
    await press(home, dismissed);
    await expect(panel.getByText(/^Dismissed on .* by you: Old code, kept for reference$/)).toBeVisible();
    await expectAccessibleEverywhere(home);

    await home.reload();
    await expect(flagOf(home, 'F32.A')).toContainText('and still there');
    await press(home, panelOf(home).getByText('Dismissed (1)'));
    await press(home, flagOf(home, 'M54.5').getByRole('button', { name: 'Undo' }));
    await expect(panelOf(home).getByText('Dismissed (1)')).toBeHidden();
    await press(home, panelOf(home).getByRole('button', { name: /^High/ }));
    await expect(flagOf(home, 'M54.5')).toBeVisible();
    await expect(panelOf(home).getByText('F32.A')).toHaveCount(0);
  },
);
