import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { whenStill } from './page-time.ts';

/** The landing page (specification section 2), as visitors meet it. */

const bar = (page: Page) => page.getByRole('banner');
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const pause = (page: Page) => page.getByRole('button', { name: 'Pause animation' });

async function openHome(page: Page): Promise<void> {
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write less. Sign notes you can stand behind.');
}

const parts = [
  'About',
  'Our Solutions',
  'See Our Solutions in Action',
  'Our Technology',
  'Benefits',
  'Case Use',
  'Get Started',
  'Contact',
];
const sections = [
  ['about', 'About'],
  ['features', 'Our Solutions'],
  ['solutions-in-action', 'In Action'],
  ['technology', 'Technology'],
  ['benefits', 'Benefits'],
  ['case-use', 'Case Use'],
] as const;

test('the sections stand in their order, with the ways in and out', { tag: '@quick' }, async ({ page }) => {
  await openHome(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(parts);
  const nav = bar(page).getByRole('navigation', { name: 'Sections' });
  await expect(nav.getByRole('link')).toHaveText(sections.map(([, label]) => label));
  for (const [id, label] of sections)
    await expect(nav.getByRole('link', { name: label })).toHaveAttribute('href', `#${id}`);
  const ways = [bar(page), page.getByRole('main').locator('div').first(), part(page, 'Benefits')];
  for (const place of [...ways, part(page, 'Get Started')]) {
    await expect(place.getByRole('link', { name: 'Login', exact: true }).first()).toHaveAttribute('href', '/login');
    await expect(place.getByRole('link', { name: 'Signup', exact: true }).first()).toHaveAttribute('href', '/signUp');
  }
  await expect(bar(page).getByRole('link', { name: 'Notewright, home' })).toHaveAttribute('href', '/home');
  const foot = page.getByRole('contentinfo');
  for (const [name, place] of [
    ['Terms of Use', '/terms'],
    ['Privacy Policy', '/privacy'],
    ['Help & Support', '/helpAndSupport'],
    ['FAQ', '/faq'],
    ['Pricing', '/pricing'],
  ] as const)
    await expect(foot.getByRole('link', { name, exact: true })).toHaveAttribute('href', place);
  await expect(foot).toContainText(`© ${new Date().getFullYear()} Notewright`);
});

test('what it claims is backed, its bar gets compact, and its links lead to what is read', async ({ page }) => {
  await test.step('what it claims has a row in the table of claims; figures and voices are said to be illustrations', async () => {
    await openHome(page);
    const table = readFileSync(new URL('../docs/claims.md', import.meta.url), 'utf8');
    const claims = await page
      .locator('[data-claim]')
      .evaluateAll((all) => all.map((one) => one.dataset['claim'] ?? ''));
    expect(claims.length).toBeGreaterThan(20);
    for (const claim of claims) expect(table, claim).toContain(`| \`${claim}\``);
    const benefits = part(page, 'Benefits');
    await expect(benefits).toContainText('40–60% less time spent on documentation');
    await expect(benefits).toContainText('Figures on this page are illustrative');
    const cases = part(page, 'Case Use');
    for (const field of ['Primary care', 'Emergency medicine', 'Behavioral health', 'Case management'])
      await expect(cases.getByRole('figure').filter({ hasText: field })).toContainText('Illustration');
    await expect(cases).toContainText('not the words of real people');
    for (const figure of ['52%', '70%', 'under 3 minutes']) await expect(cases).toContainText(figure);
  });
  await test.step('the bar is 60 px high and compact after more than 50 px of scroll', async () => {
    await openHome(page);
    const line = bar(page).locator('> div');
    const scroll = (y: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    for (const [y, height] of [
      [0, '60px'],
      [51, '48px'],
      [49, '60px'],
      [900, '48px'],
      [50, '60px'],
    ] as const) {
      await scroll(y);
      await expect(line, `at ${y}`).toHaveCSS('height', height);
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
    }
  });
  await test.step('the section links lead under the bar and highlight what is read, by pointer and by keyboard', async () => {
    await openHome(page);
    const nav = bar(page).getByRole('navigation', { name: 'Sections' });
    await expect(nav.locator('[aria-current]')).toHaveCount(0);
    for (const [id, label] of sections.toReversed()) {
      const link = nav.getByRole('link', { name: label });
      if (id === 'technology') {
        await link.focus();
        await page.keyboard.press('Enter');
      } else await link.click();
      await expect(page).toHaveURL(`/home#${id}`);
      await expect(nav.locator('[aria-current="location"]')).toHaveText(label);
      const heading = page.locator(`#${id} h2`);
      await whenStill(heading);
      const [top, foot] = await Promise.all([
        heading.evaluate((one) => one.getBoundingClientRect().top),
        bar(page).evaluate((one) => one.getBoundingClientRect().bottom),
      ]);
      expect(top, label).toBeGreaterThan(foot);
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(nav.locator('[aria-current]')).toHaveCount(0);
  });
});

test('where the browser has no animations driven by scrolling, a script makes the bar compact', async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...args: [string, string?]) =>
      !args[0].includes('animation-timeline') && (supports as (...all: unknown[]) => boolean)(...args);
  });
  await openHome(page);
  await page.mouse.move(300, 300);
  for (const [y, isCompact] of [
    [51, true],
    [49, false],
  ] as const) {
    await expect(async () => {
      await page.evaluate((top) => scrollTo({ top: top + 1, behavior: 'instant' }), y);
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      expect(await bar(page).getAttribute('data-compact')).toBe(isCompact ? '' : null);
    }).toPass();
  }
});

test('a remembered page and the reason of an ended session come along', async ({ page, account }) => {
  await page.goto('/settings');
  await expect(page).toHaveURL('/home');
  await bar(page).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/home#about');
  await part(page, 'Get Started').getByRole('link', { name: 'Signup' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  // The page of the sign-up has the same fields, and stands until this one has come.
  await page.getByRole('heading', { name: 'Log in', level: 1 }).waitFor();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/settings');
  await page.goto('/home');
  await expect(bar(page).getByRole('link', { name: 'Go to your chats' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Signup' })).toHaveCount(0);
});

test('on a narrow page the menu opens and closes by finger, key and choice', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openHome(page);
  await expectAccessible(page);
  const menu = bar(page).getByRole('button', { name: 'Menu' });
  const link = bar(page).getByRole('link', { name: 'Technology' });
  await expect(link).toBeHidden();
  await menu.click();
  await expect(link).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Dark Mode' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await menu.click();
  await link.click();
  await expect(link).toBeHidden();
  await expect(page).toHaveURL('/home#technology');
  await expect(page.locator('#technology h2')).toBeInViewport();
});

/** How often the canvas was drawn upon in so many frames. */
async function drawings(page: Page, during = 24): Promise<number> {
  return page.evaluate(async (frames) => {
    const { prototype } = CanvasRenderingContext2D;
    const clear = prototype.clearRect;
    let count = 0;
    prototype.clearRect = function counted(...args) {
      count += 1;
      clear.apply(this, args);
    };
    for (let frame = 0; frame < frames; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    prototype.clearRect = clear;
    return count;
  }, during);
}

/** How many points of the canvas are drawn upon. */
const picture = (page: Page) =>
  page.locator('canvas').evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    copy?.drawImage(canvas as HTMLCanvasElement, 0, 0);
    return (copy?.getImageData(0, 0, width, height).data ?? []).filter((value) => value > 0).length;
  });

test('the flecks move, stand when nobody sees them, and lie still under reduced motion', async ({ page }) => {
  await test.step('the flecks move, stand when paused and when nobody sees them', async () => {
    await openHome(page);
    await page.mouse.move(300, 300);
    await expect(pause(page)).toBeVisible();
    await expect.poll(() => drawings(page)).toBeGreaterThan(3);
    await pause(page).click();
    const play = page.getByRole('button', { name: 'Play animation' });
    await expect(play).toBeVisible();
    expect(await drawings(page)).toBe(0);
    expect(await picture(page)).toBeGreaterThan(0);
    await play.focus();
    await page.keyboard.press('Enter');
    await expect(pause(page)).toBeVisible();
    await expect.poll(() => drawings(page)).toBeGreaterThan(3);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(() => drawings(page)).toBe(0);
    await expect(page.locator('canvas')).toHaveAttribute('aria-hidden', 'true');
  });
  await test.step('under reduced motion the flecks lie on the grid and nothing moves', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHome(page);
    await page.mouse.move(300, 300);
    await expect.poll(() => picture(page)).toBeGreaterThan(0);
    expect(await drawings(page)).toBe(0);
    await expect(pause(page)).toBeHidden();
    const behaviour = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(behaviour).toBe('auto');
  });
});

const field = (page: Page, name: string) => part(page, 'Contact').getByLabel(name, { exact: true });
const send = (page: Page) => part(page, 'Contact').getByRole('button', { name: 'Send' });

test('the contact form refuses in words, loses nothing, and ends in the banner', async ({ page, app }) => {
  await openHome(page);
  await field(page, 'Name').click();
  // The page's script comes with the first move; until then the browser itself checks.
  await expect.poll(() => page.locator('form').evaluate((form) => (form as HTMLFormElement).noValidate)).toBe(true);
  await send(page).click();
  for (const words of ['Name is required', 'Email is required', 'Message is required'])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  await expectAccessible(page);
  await field(page, 'Name').fill('Dana Ruiz');
  await field(page, 'Email').fill('dana@clinic');
  await field(page, 'Message').fill('Do you read HL7? Asked at midnight.');
  await expect(page.getByText('Name is required')).toBeHidden();
  await expect(page.getByText('Invalid email address', { exact: true })).toBeVisible();
  await field(page, 'Email').fill('dana@clinic.example');

  await page.route('**/terms_and_support/contact/', (route) => route.abort());
  await send(page).click();
  await expect(part(page, 'Contact').getByRole('alert')).toContainText('Your message is still here');
  await page.unroute('**/terms_and_support/contact/');
  await page.route('**/terms_and_support/contact/', (route) =>
    route.fulfill({ status: 429, json: { code: 'too_many_requests', message: 'Not now, please.' } }),
  );
  await send(page).click();
  await expect(part(page, 'Contact').getByRole('alert')).toContainText('Not now, please.');
  await expect(field(page, 'Message')).toHaveValue('Do you read HL7? Asked at midnight.');
  await expect(field(page, 'Name')).toHaveValue('Dana Ruiz');
  await page.unroute('**/terms_and_support/contact/');

  await send(page).click();
  await expect(
    page.getByRole('status').getByText('Thank you for your message! We will get back to you soon.', { exact: true }),
  ).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue('');
  expect(page.url()).toBe(`${app.address}/home`);
  await expect(async () => {
    const mails = await (await fetch(`${app.address}/dev/mailbox`)).text();
    expect(mails).toContain('Asked at midnight.');
  }).toPass();
});

test('without JavaScript everything is there to read and to use', async ({ browser, app }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 760 } });
  const page = await context.newPage();
  await page.goto(`${app.address}/home`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(parts);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Case Use' }).click();
  await expect(page.locator('#case-use h2')).toBeInViewport();
  await page.keyboard.press('Escape');
  await field(page, 'Name').fill('Dana Ruiz');
  await field(page, 'Email').fill('dana@clinic.example');
  await field(page, 'Message').fill('Written without a script.');
  await send(page).click();
  await expect(page.getByText('Thank you for your message! We will get back to you soon.')).toBeVisible();
  await context.close();
});

test('it passes axe, light and dark, wide and narrow, with text twice as large', async ({ page }) => {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await openHome(page);
      await expectAccessible(page);
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectAccessible(page);
});
