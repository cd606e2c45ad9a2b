import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

/** The design system's own page (docs/design-system.md), and the one that shows how a text is read (docs/recipes/teach-the-engine.md). */

test.describe('the workbench', () => {
  test('passes axe, and opens what stands over the page', async ({ page }) => {
    await test.step('opens what stands over the page, and gives the focus back', async () => {
      await page.goto('/dev/workbench');
      for (const [opener, name] of [
        ['Open dialog', 'Rename chat'],
        ['From the left', 'From the left'],
      ] as const) {
        await page.getByRole('button', { name: opener }).click();
        await expect(page.getByRole('dialog', { name })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog', { name })).toHaveCount(0);
        await expect(page.getByRole('button', { name: opener })).toBeFocused();
      }
      await page.getByRole('button', { name: 'Chat actions' }).click();
      await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Success' }).click();
      await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Profile saved')).toBeVisible();
    });
    await test.step('passes axe with every component in every state, light and dark, wide and narrow', async () => {
      await page.goto('/dev/workbench');
      await expect(page.getByRole('heading', { name: 'Marks' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Dark Mode', exact: true }).click();
      await page.setViewportSize({ width: 320, height: 640 });
      await expectAccessible(page);
    });
  });
});

const note =
  'PMH: asthma\nHPI: Cough for 5 days, denies fever.\nwrong pt, disregard: gout\nPlan: ask about her garden again';

test.describe('the annotated document', () => {
  test('shows how a text is read, by pointer and by keyboard, and keeps nothing of it', async ({ page, context }) => {
    await test.step('shows what was made of each word, and lights up what belongs together', async () => {
      await page.goto('/dev/workbench');
      await page.getByRole('link', { name: 'The annotated document' }).click();
      await page.getByRole('textbox', { name: 'Text' }).fill(note);
      const panel = (name: string) => page.getByRole('region', { name });
      const lit = (name: string) => panel(name).locator('[data-lit]');

      const cough = panel('Note').getByRole('button', { name: /^Cough for 5 days/ });
      await expect(cough).toContainText('kept in the writer’s words');
      const fever = panel('Clauses and facts').getByRole('button', { name: /fever absent/ });
      await expect(panel('Clauses and facts')).toContainText('by its heading');
      await expect(panel('Text and blocks').locator('[data-carried="left"]').last()).toHaveText(/disregard: gout/);
      await expect(lit('Note')).toHaveCount(0);

      await fever.hover();
      await expect(lit('Text and blocks')).toHaveText(['denies fever']);
      await expect(lit('Note')).toHaveText([/No fever/]);

      await page.getByRole('textbox', { name: 'Text' }).hover();
      await expect(lit('Note')).toHaveCount(0);
      await cough.hover();
      await expect(lit('Text and blocks')).toHaveText([/^Cough for 5 days/]);
      await expect(lit('Clauses and facts')).toHaveText([/clause\s*Cough for 5 days/i]);
    });
    await test.step('is used by keyboard, and follows the kind of note', async () => {
      await page.goto('/dev/workbench/document');
      await page.getByRole('textbox', { name: 'Text' }).fill(note);
      const facts = page.getByRole('region', { name: 'Clauses and facts' });
      await facts.getByRole('button', { name: /asthma/i }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(facts.getByRole('button', { name: /Cough/ })).toBeFocused();
      await page.keyboard.press('End');
      await expect(facts.getByRole('button', { name: /garden/ })).toBeFocused();
      await page.keyboard.press('Enter');
      const pinned = page.getByRole('complementary', { name: 'Pinned' });
      await expect(pinned).toContainText('ask about her garden again');
      // What is pinned stays lit wherever the pointer and the focus go.
      await page.keyboard.press('Home');
      await expect(facts.locator('[data-lit]')).toHaveText([/garden/]);
      await page.keyboard.press('Escape');
      await expect(pinned).toHaveCount(0);
      // Each column is one stop of the Tab key.
      await page.keyboard.press('Tab');
      await expect(page.getByRole('region', { name: 'Note' }).getByRole('button').first()).toBeFocused();

      const subjective = page.getByRole('region', { name: 'Note' }).getByRole('heading', { name: 'Subjective' });
      await expect(subjective).toBeVisible();
      await page.getByRole('combobox', { name: 'Kind of note' }).selectOption('nursing');
      await expect(subjective).toHaveCount(0);
    });
    await test.step('sends and keeps nothing of what is typed', async () => {
      await page.goto('/dev/workbench/document');
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
      await page.getByRole('textbox', { name: 'Text' }).fill(note);
      await expect(page.getByRole('region', { name: 'Note' })).toContainText('Cough for 5 days');
      expect(sent.filter((one) => !/^GET \S+\/dev\/workbench\/assets\/[\w.-]+ $/.test(one))).toEqual([]);
      expect(page.url()).toMatch(/\/dev\/workbench\/document$/);
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
      );
      expect(kept + JSON.stringify(await context.cookies())).not.toMatch(/cough|garden|asthma/i);
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('');
    });
    await test.step('passes axe with a text, light and dark, wide and narrow', async () => {
      await page.goto('/dev/workbench/document');
      await page.getByRole('button', { name: 'Use a sample' }).click();
      await page.getByRole('region', { name: 'Note' }).getByRole('button').first().click();
      await expect(page.getByRole('complementary', { name: 'Pinned' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Dark Mode', exact: true }).click();
      await page.setViewportSize({ width: 320, height: 640 });
      await expectAccessible(page);
    });
  });
});

test('every page names the icons, and they are there', async ({ page, app }) => {
  await page.goto('/login');
  const named = await page.locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]').all();
  expect(named.length).toBeGreaterThanOrEqual(4);
  for (const link of named) {
    const answer = await fetch(new URL((await link.getAttribute('href')) ?? '', app.address));
    expect(answer.status, answer.url).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
  }
});
