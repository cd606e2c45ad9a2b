import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { openAtWork } from './open-at-work.ts';

/** The examples by main tab, as the page shows them. */
const examples: Readonly<Record<string, readonly string[]>> = {
  TranscriptX: ['Discharge', 'Clinic visit', 'Operative report', 'Emergency dictation'],
  Chartwright: ['Clinic scribbles', 'Nurse notes', 'Therapy notes', 'Case management'],
  Redactify: ['Nurse note', 'Referral letter', 'HL7 message', 'CSV table'],
  Validify: ['Wrong side', 'Office visit', 'Emergency visit', 'Child visit'],
};

const mainTab = (page: Page, name: string): Locator =>
  page.getByRole('tablist', { name: 'Tools' }).getByRole('tab', { name });
const subTabs = (page: Page): Locator => page.getByRole('tablist', { name: /^Examples of / }).getByRole('tab');
const chosen = (page: Page): Locator => subTabs(page).and(page.locator('[aria-selected=true]'));
const box = (page: Page): Locator => page.locator('.action-compare');
const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Move the divider' });
const side = (page: Page, name: 'Before' | 'After'): Locator => page.getByRole('region', { name, exact: true });

async function expand(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Click to expand comparison' }).click();
  await expect(box(page)).toBeVisible();
}

/** Where the line between the sides is drawn, in percent of the comparison. */
async function lineAt(page: Page): Promise<number> {
  const whole = await box(page).boundingBox();
  const before = await page.locator('.action-side-before').boundingBox();
  if (whole === null || before === null) throw new Error('There is no comparison');
  return Math.round((100 * before.width) / whole.width);
}

test('examples open, close and follow one another as the specification says', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'See Our Solutions in Action' })).toBeVisible();
  for (const [tool, labels] of Object.entries(examples)) {
    await mainTab(page, tool).click();
    await expect(mainTab(page, tool)).toHaveAttribute('aria-selected', 'true');
    await expect(subTabs(page)).toHaveText([...labels]);
    await expect(chosen(page)).toHaveText(labels[0] ?? '');
    if (tool === 'TranscriptX') {
      await expect(box(page)).toHaveCount(0);
      await expand(page);
    }
    await expect(page.getByRole('button', { name: 'Previous Example' })).toBeDisabled();
    for (const label of labels.slice(1)) {
      await page.getByRole('button', { name: 'Next Example' }).click();
      await expect(chosen(page)).toHaveText(label);
      await expect(side(page, 'After')).toContainText(/\w{4,}/);
    }
    await expect(page.getByRole('button', { name: 'Next Example' })).toBeDisabled();
    // The focus stays with the buttons although the one that was pressed leads nowhere now.
    await expect(page.getByRole('button', { name: 'Previous Example' })).toBeFocused();
    await page.getByRole('button', { name: 'Previous Example' }).click();
    await expect(chosen(page)).toHaveText(labels.at(-2) ?? '');
  }
  await mainTab(page, 'Redactify').click();
  await expect(page.getByRole('heading', { name: 'A night on the ward, with family and staff named' })).toBeVisible();
  await expect(side(page, 'Before')).toContainText('Harold Wexley');
  await expect(side(page, 'After')).toContainText('Pt REDACT, REDACT y/o, woke confused');
  await expect(side(page, 'After')).not.toContainText('Wexley');
  await page.getByRole('button', { name: 'Click to collapse comparison' }).click();
  await expect(page.getByRole('button', { name: 'Click to expand comparison' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await expect(box(page)).toHaveCount(0);
});

test('the comparison is used by mouse and by keyboard', async ({ page }) => {
  await test.step('the divider follows mouse and keyboard, from 50, between 0 and 100', async () => {
    await openAtWork(page, '/home');
    await expand(page);
    await expect(slider(page)).toHaveValue('50');
    await expect(slider(page)).toHaveAttribute('min', '0');
    await expect(slider(page)).toHaveAttribute('max', '100');
    expect(await lineAt(page)).toBe(50);
    const place = await box(page).boundingBox();
    if (place === null) throw new Error('There is no comparison');
    const height = place.y + 80;
    await page.mouse.move(place.x + place.width / 2, height);
    await page.mouse.down();
    await page.mouse.move(place.x + place.width * 0.8, height, { steps: 4 });
    await page.mouse.up();
    await expect(slider(page)).toHaveValue('80');
    expect(await lineAt(page)).toBe(80);
    await page.mouse.move(place.x + place.width * 0.3, height);
    await expect(slider(page)).toHaveValue('80');
    await slider(page).press('ArrowRight');
    await slider(page).press('ArrowRight');
    await expect(slider(page)).toHaveValue('82');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Before 82%, after 18%');
    await slider(page).press('Home');
    await expect(slider(page)).toHaveValue('0');
    expect(await lineAt(page)).toBe(0);
    await slider(page).press('End');
    await slider(page).press('ArrowRight');
    await expect(slider(page)).toHaveValue('100');
    await page.getByRole('button', { name: 'Next Example' }).click();
    await expect(slider(page)).toHaveValue('50');
  });
  await test.step('tabs are one stop each, and arrows choose', async () => {
    await openAtWork(page, '/home');
    await mainTab(page, 'TranscriptX').click();
    await page.keyboard.press('ArrowLeft');
    await expect(mainTab(page, 'Validify')).toBeFocused();
    await expect(subTabs(page).first()).toHaveText('Wrong side');
    await page.keyboard.press('Tab');
    await expect(subTabs(page).first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(chosen(page)).toHaveText('Child visit');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(side(page, 'After')).toContainText('is for the right side, and the chart says left');
    await expectAccessible(page);
  });
});

test('an example that cannot be fetched says so and can be asked for again', async ({ page, context }) => {
  await context.route(/validify\.data/, (route) => route.abort());
  await page.goto('/home');
  // Both presses come before the page is at work.
  await mainTab(page, 'Validify').click();
  await page.getByRole('button', { name: 'Click to expand comparison' }).click();
  const trouble = page.getByRole('alert').filter({ hasText: 'The examples could not be loaded.' });
  await expect(trouble.getByRole('button', { name: 'Try again' })).toBeVisible();
  await mainTab(page, 'Chartwright').click();
  await expect(side(page, 'After')).toContainText('Right knee moderate effusion');
});

test.describe('on a narrow touch screen', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('both texts keep the whole width, can be scrolled, and a finger moves the line between', async ({ page }) => {
    await openAtWork(page, '/home');
    await expand(page);
    await box(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const whole = await box(page).boundingBox();
    const before = await page.locator('.action-side-before').boundingBox();
    const line = await page.locator('.action-divider').boundingBox();
    if (whole === null || before === null || line === null) throw new Error('There is no comparison');
    expect(before.width).toBeGreaterThan(whole.width - 4);
    expect(line.height).toBeGreaterThanOrEqual(44);
    const from = { x: line.x + line.width / 2, y: line.y + line.height / 2 };
    const to = { x: from.x, y: whole.y + whole.height * 0.2 };
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(slider(page)).toHaveValue(/^(?:19|20|21)$/);
    const after = page.locator('.action-side-after');
    await after.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(after.getByText("Draft for a clinician's review.")).toBeInViewport();
    await expectAccessible(page);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an example opens, and nothing stands there that does not work', async ({ page }) => {
    await page.goto('/home');
    const example = page.locator('details', { hasText: 'The right knee under a code for the left one' });
    await expect(page.locator('.action-details')).toHaveText([/Click to expand comparison/]);
    await example.locator('summary').click();
    await expect(example).toHaveAttribute('open');
    await expect(example.locator('li', { hasText: 'is for the left side, and the chart says right' })).toBeVisible();
    await expect(example.locator('.action-opened')).toBeVisible();
    await expect(example.locator('.action-closed')).toBeHidden();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.locator('.try noscript p')).toHaveText(/^To try the tools here, switch on JavaScript/);
    await expect(page.getByRole('button', { name: 'Try it' })).toBeHidden();
  });
});

const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Your text' });
const done = (page: Page, words: string): Locator => page.getByRole('status').filter({ hasText: words });

test('a visitor’s text is read in the browser, and nothing of it leaves', async ({ page, context }) => {
  const sent: string[] = [];
  await page.goto('/home');
  await expect(page.getByText('nothing you type leaves this page')).toBeVisible();
  context.on('request', (request) => sent.push(request.url()));
  await field(page).hover();
  await page.waitForLoadState('networkidle');
  expect(sent.filter((url) => url.includes('engine-worker'))).toEqual([]);
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(done(page, 'Done: 4 identifiers removed')).toBeVisible();
  expect(sent.filter((url) => url.includes('engine-worker'))).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  sent.length = 0;
  await expect(page.locator('.try-redacted')).toContainText('Mr. REDACT, 58 yo M, DOB REDACT');
  await page.getByRole('button', { name: 'Sulfa (hives)' }).focus();
  await expect(page.getByText('From your words: “Allergic to sulfa (hives).”')).toBeVisible();
  await expectAccessible(page);

  await field(page).fill('');
  await field(page).pressSequentially('Ms. Rosa Alvarez called about her lisinopril 20 mg daily.', { delay: 5 });
  await expect(done(page, 'Done: 1 identifier removed')).toBeVisible();
  await expect(page.locator('.try-redacted')).toHaveText('Ms. REDACT called about her lisinopril 20 mg daily.');

  const hostile: readonly (readonly [text: string, shown: string])[] = [
    ['<img src=x onerror="document.title=1">{{7*7}}<script>1</script>', '<img src=x onerror='],
    // What is written in another script may be a name.
    ['المريض محمد يشكو من ألم في الصدر منذ ثلاثة أيام', 'REDACT'],
    ['pain 👩🏽‍⚕️ 6/10 \u202e\uFFFD since 3 days', 'pain 👩🏽‍⚕️ 6/10'],
  ];
  for (const [text, shown] of hostile) {
    await field(page).fill(text);
    await expect(page.locator('.try-redacted')).toContainText(shown);
  }
  await expect(page.locator('.try img, .try-result script')).toHaveCount(0);

  await field(page).fill('a b '.repeat(250_000));
  await expect(
    page.getByRole('alert').filter({ hasText: 'up to 4,000 characters, and yours has 1,000,000' }),
  ).toBeVisible();
  await expect(page.locator('.try-result')).toHaveCount(0);
  await page.getByRole('button', { name: 'A terse note' }).click();
  await expect(page.locator('.try-document')).toContainText('Amoxicillin 500 mg twice daily for 10 days');
  expect(sent).toEqual([]);
});

test('an engine that does not come is said so, and asked for again', async ({ page, context }) => {
  let isGone = true;
  await context.route(/engine-worker/, (route) => (isGone ? route.abort() : route.continue()));
  await page.goto('/home');
  await page.getByRole('button', { name: 'Try it' }).click();
  const trouble = page
    .getByRole('alert')
    .filter({ hasText: 'The engine could not be loaded. Your text is still here.' });
  await expect(trouble).toBeVisible();
  isGone = false;
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await expect(done(page, 'Done: 4 identifiers removed')).toBeVisible();
  await expect(trouble).toHaveCount(0);
});

test('no other address becomes a worker, and no other policy is made', async ({
  page,
  complaints,
  allowComplaints,
}) => {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(done(page, 'Done')).toBeVisible();
  // The refusals are reported.
  expect(complaints).toEqual([]);
  allowComplaints(/./s);
  const refused = await page.evaluate(() => {
    const attempts = [
      () => new Worker('/before-paint.js'),
      () =>
        (
          globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
        ).trustedTypes.createPolicy('other', {}),
      // The page's own name a second time.
      () =>
        (
          globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
        ).trustedTypes.createPolicy('notewright-worker', {}),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'made';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
  await expect.poll(() => complaints.length).toBeGreaterThanOrEqual(3);
});
