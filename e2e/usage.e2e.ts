import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addMember, callAs, makeCompany, writeChat } from './companies-by-calls.ts';
import { expectAccessible, expectAccessibleEverywhere } from './expect-accessible.ts';
import { expect, signIn, sampleNote, sendText, test } from './fixtures.ts';
import type { SignedUp } from './sign-up-by-calls.ts';
import { keepUse, keyOfDay, type DayOfUse } from './use-of-days.ts';

const tools = ['Chartwright', 'TranscriptX', 'Redactify', 'Validify'] as const;
/** Five days a week of the last six weeks, more on some days than on others. */
const weeks: readonly DayOfUse[] = Array.from({ length: 42 }, (_, daysAgo) => daysAgo)
  .filter((daysAgo) => daysAgo % 7 < 5)
  .flatMap((daysAgo) =>
    tools.slice(daysAgo % 3).map((tool, at) => ({ daysAgo, tool, replies: 1 + ((daysAgo * 7 + at * 5) % 9) })),
  );

interface UsageAnswer {
  readonly from: string;
  readonly to: string;
  readonly data: readonly { day: string; tool: string; replies: number; words_in: number; minutes: number }[];
}

const main = (page: Page) => page.getByRole('main');
const bars = (page: Page) => main(page).locator('[data-bar]');
const table = (page: Page) => main(page).getByRole('table');
const figure = (page: Page, name: string) =>
  main(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: name }) });

async function openUsage(page: Page): Promise<void> {
  await page.goto('/usage');
  await expect(page.getByRole('heading', { level: 1, name: 'Usage' })).toBeVisible();
  await expect(main(page).getByText('How the time saved is estimated')).toBeVisible();
}

async function readUse(address: string, who: SignedUp, query: string): Promise<UsageAnswer> {
  return (await callAs(address, who, 'GET', `/subscription_app/usage/?${query}`)) as UsageAnswer;
}

/** The table's numbers, without the separators of thousands. */
async function readTable(page: Page): Promise<string[][]> {
  const rows = await table(page).getByRole('row').all();
  const cells = await Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
  return cells.slice(1).map((line) => line.map((cell, at) => (at === 0 ? cell : cell.replaceAll(',', ''))));
}

const sumOf = ({ data }: UsageAnswer): number => data.reduce((sum, { replies }) => sum + replies, 0);

test('six weeks of use are plotted, read by keyboard, and fit a narrow page', async ({ home, app, account }) => {
  await keepUse(app, account, weeks);
  await test.step('plot, table, file and call say the same, whatever the period', async () => {
    await openUsage(home);
    for (const [days, heading, count] of [
      [7, 'Replies per day', 7],
      [30, 'Replies per day', 30],
      [90, 'Replies per week', null],
      [365, 'Replies per week', null],
    ] as const) {
      await main(home).getByLabel('Period').selectOption(String(days));
      await expect(main(home).getByRole('heading', { name: heading })).toBeVisible();
      const use = await readUse(app.address, account, `days=${days}`);
      await expect(main(home).getByText(`Your usage from`)).toBeVisible();
      await expect(figure(home, 'Replies').locator('dd')).toHaveText(String(sumOf(use)));
      if (count !== null) await expect(bars(home)).toHaveCount(count);

      const labels = await bars(home).evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label') ?? ''));
      const plotted = labels.map((label) => Number(/: ([\d,]+) repl/.exec(label)?.[1]?.replace(',', '') ?? 0));
      expect(plotted.reduce((sum, one) => sum + one, 0)).toBe(sumOf(use));

      const lines = await readTable(home);
      const sums = lines.pop() ?? [];
      expect(sums[5]).toBe(String(sumOf(use)));
      // The newest line comes first; bars without use have none.
      expect(lines.map((line) => Number(line[5])).toReversed()).toEqual(plotted.filter((one) => one > 0));
      for (const [at, tool] of tools.entries()) {
        const ofTool = use.data.filter((entry) => entry.tool === tool).reduce((sum, { replies }) => sum + replies, 0);
        expect(sums[at + 1]).toBe(String(ofTool));
      }
      const minutes = use.data.reduce((sum, entry) => sum + entry.minutes, 0);
      expect(Number(sums[8])).toBeCloseTo(minutes, 1);

      const [download] = await Promise.all([
        home.waitForEvent('download'),
        main(home).getByRole('button', { name: 'Download as CSV' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`notewright-usage-${use.from}-to-${use.to}.csv`);
      const file = await readFile(await download.path(), 'utf8');
      expect(file.startsWith('\uFEFF"From (UTC)",')).toBe(true);
      const kept = file
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((line) => line.slice(1, -1).split('","'));
      expect(kept.map((cells) => cells[6])).toEqual(lines.map((line) => line[5]).toReversed());
      expect(kept.map((cells) => cells[7])).toEqual(lines.map((line) => line[6]).toReversed());
    }
  });
  await test.step('every bar can be reached and read by keyboard, as one stop of the Tab key', async () => {
    await openUsage(home);
    await main(home).getByRole('link', { name: 'An estimate; how it is made' }).focus();
    await home.keyboard.press('Tab');
    await expect(bars(home).last()).toBeFocused();
    await expect(main(home).getByText(/^\w+ \d+, \d{4}: \d+ repl/)).toBeVisible();
    await home.keyboard.press('ArrowLeft');
    await home.keyboard.press('ArrowLeft');
    await expect(bars(home).nth(27)).toBeFocused();
    await home.keyboard.press('Home');
    await expect(bars(home).first()).toBeFocused();
    await home.keyboard.press('ArrowLeft');
    await expect(bars(home).first()).toBeFocused();
    await home.keyboard.press('Tab');
    await expect(main(home).getByRole('button', { name: 'Download as CSV' })).toBeFocused();
    await home.keyboard.press('Shift+Tab');
    await expect(bars(home).first()).toBeFocused();
    await home.keyboard.press('End');
    await expect(bars(home).last()).toBeFocused();
    const name = await bars(home).last().getAttribute('aria-label');
    await expect(main(home).getByText(name ?? '', { exact: true })).toBeVisible();
  });
  await test.step('the page passes axe in both themes, wide and at 360 px, and its table moves within its frame', async () => {
    await openUsage(home);
    await expectAccessibleEverywhere(home);
    await home.setViewportSize({ width: 360, height: 800 });
    const frame = main(home).getByRole('region', { name: /^Replies, words and minutes saved/ });
    await frame.focus();
    await expect(frame).toBeFocused();
    const sizes = await frame.evaluate((element) => [element.scrollWidth, element.clientWidth]);
    expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
    const drawn = await main(home).locator('.nw-use-plot svg').boundingBox();
    expect((drawn?.x ?? 0) + (drawn?.width ?? 0)).toBeLessThanOrEqual(360);
  });
});

test('an owner sees everybody’s use, a clinician their own, an auditor none', async ({ app, page }) => {
  const company = await makeCompany(app.address, 'Harbor Clinic');
  const [clinician, auditor] = [
    await addMember(app.address, company),
    await addMember(app.address, company, 'auditor'),
  ];
  await writeChat(app.address, company.owner, sampleNote);
  await writeChat(app.address, clinician, sampleNote);
  await signIn(page, company.owner);
  await openUsage(page);
  await expect(figure(page, 'Replies').locator('dd')).toHaveText('1');
  await main(page).getByLabel('Whose').selectOption({ label: 'Everybody’s at Harbor Clinic' });
  await expect(figure(page, 'Replies').locator('dd')).toHaveText('2');
  await expect(main(page).getByText(/^Usage at Harbor Clinic from/)).toBeVisible();
  await expectAccessible(page);

  for (const [person, sees] of [
    [clinician, true],
    [auditor, false],
  ] as const) {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto('/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page).not.toHaveURL(/\/login$/);
    await page.goto('/usage');
    if (sees) {
      await expect(figure(page, 'Replies').locator('dd')).toHaveText('1');
      await expect(main(page).getByLabel('Whose')).toHaveCount(0);
    } else await expect(main(page).getByText('Usage is counted for those who write with the tools.')).toBeVisible();
  }
});

test('no use, a failure, and the first reply', async ({ home, app, account }) => {
  await test.step('a failure says so and can be tried again', async () => {
    await home.route('**/subscription_app/usage/**', (route) => route.abort());
    await home.goto('/usage');
    await expect(main(home).getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
    await home.unroute('**/subscription_app/usage/**');
    await main(home).getByRole('button', { name: 'Try again' }).click();
    await expect(main(home).getByText('No replies in this time.')).toBeVisible();
  });
  await test.step('a reply that was written stands in the figures, the plot and the table', async () => {
    await openUsage(home);
    await expect(main(home).getByText('No replies in this time.')).toBeVisible();
    await expect(bars(home)).toHaveCount(0);
    await expectAccessible(home);

    await main(home).getByRole('link', { name: 'Start a chat' }).click();
    await sendText(home, sampleNote);
    await home.goto('/settings#usage');
    await main(home).getByRole('link', { name: 'See your usage' }).click();
    await expect(figure(home, 'Replies').locator('dd')).toHaveText('1');
    await expect(figure(home, 'By tool').locator('dd').first()).toHaveText(/Chartwright\s*1/);
    await expect(bars(home)).toHaveCount(30);
    await expect(bars(home).last()).toHaveAttribute('aria-label', /: 1 reply \(Chartwright 1\)$/);
    const { data } = await readUse(app.address, account, 'days=30');
    expect(data).toMatchObject([{ day: keyOfDay(0), tool: 'Chartwright', replies: 1 }]);
    const [line] = await readTable(home);
    expect(line?.slice(1, 7)).toEqual(['1', '0', '0', '0', '1', String(data[0]?.words_in)]);
  });
});
