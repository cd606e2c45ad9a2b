import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, signIn, test, toast } from './fixtures.ts';
import { tabTo } from './tab-to.ts';

/** The profile: reading, editing, saving, cancelling, the picture, and every failure (specification sections 2, 4, 8). */

const banner = (page: Page) => page.getByRole('banner');
const fullName = (page: Page) => page.getByLabel('Full Name');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const call = '**/authentication_app/user_profile/';

const red = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c0392b' } })
  .jpeg()
  .toBuffer();
const blue = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#2255cc' } })
  .png()
  .toBuffer();
const redFile = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: red };
const blueFile = { name: 'me too.png', mimeType: 'image/png', buffer: blue };

async function openProfile(page: Page): Promise<void> {
  await banner(page)
    .getByRole('link', { name: /^Your profile/ })
    .click();
  await expect(page).toHaveURL('/editProfile');
  await expect(fullName(page)).toBeVisible();
}

/** The colour in the middle of a picture that the page shows, as red, green, blue. */
function colourOf(page: Page, selector: string): Promise<readonly number[]> {
  return page.locator(selector).evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 1;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, 1, 1);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  });
}

async function setPicture(page: Page, file: typeof redFile): Promise<void> {
  await page.getByLabel('Profile picture file').setInputFiles(file);
}

test(
  'the header leads to the profile, which is read-only until it is edited; a saved name shows everywhere',
  { tag: '@quick' },
  async ({ home }) => {
    await openProfile(home);
    await expect(home).toHaveTitle('Profile - Notewright');
    await expect(home.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(fullName(home)).not.toBeEditable();
    await expect(home.getByLabel('Subscription Type')).not.toBeEditable();
    await expect(home.getByLabel('Subscription Type')).toHaveValue(/^Free trial until [A-Z][a-z]+ \d\d, \d{4}$/);
    await expect(button(home, 'Save')).toHaveCount(0);
    await button(home, 'Edit Profile').click();
    await expect(fullName(home)).toBeEditable();
    await expect(fullName(home)).toBeFocused();
    await expect(home.getByLabel('Subscription Type')).not.toBeEditable();
    await fullName(home).fill('  Dana   Whitfield ');
    await button(home, 'Save').click();
    await expect(toast(home, 'Profile updated successfully!')).toBeVisible();
    await expect(fullName(home)).toHaveValue('Dana Whitfield');
    await expect(fullName(home)).not.toBeEditable();
    await expect(button(home, 'Edit Profile')).toBeFocused();
    await expect(banner(home).getByText('Dana Whitfield', { exact: true })).toBeVisible();
    await home.getByRole('link', { name: 'New Chat' }).click();
    await expect(home.getByText('Hello, Dana Whitfield', { exact: true })).toBeVisible();
    await home.reload();
    await expect(home.getByText('Hello, Dana Whitfield', { exact: true })).toBeVisible();
  },
);

test('Cancel, a refused picture, a failed load and a failed save each leave what they should', async ({
  home,
  context,
}) => {
  await test.step('Cancel resets the fields and goes back one step', async () => {
    await openProfile(home);
    await button(home, 'Edit Profile').click();
    await fullName(home).fill('Somebody Else');
    await setPicture(home, redFile);
    await button(home, 'Cancel').click();
    await expect(home).toHaveURL('/');
    await expect(home.getByText('Hello, Guest', { exact: true })).toBeVisible();
    await home.goForward();
    await expect(home).toHaveURL('/editProfile');
    await expect(fullName(home)).toHaveValue('');
    await expect(home.getByRole('main').locator('img')).toHaveCount(0);
    await expect(button(home, 'Edit Profile')).toBeVisible();
    await home.goto('/');
  });
  await test.step('Cancel stays where there is no page of ours to go back to', async () => {
    const stored = await home.evaluate(() => Object.entries(sessionStorage));
    const fresh = await context.newPage();
    await fresh.addInitScript((entries) => {
      for (const [key, value] of entries) sessionStorage.setItem(key, value);
    }, stored);
    await fresh.goto('/editprofile');
    await expect(fresh).toHaveURL('/editProfile');
    await button(fresh, 'Edit Profile').click();
    await fullName(fresh).fill('Somebody Else');
    await button(fresh, 'Cancel').click();
    await expect(fresh).toHaveURL('/editProfile');
    await expect(fullName(fresh)).toHaveValue('');
    await expect(button(fresh, 'Edit Profile')).toBeFocused();
    await fresh.close();
  });
  await test.step('what is no picture is refused in place and nothing is sent', async () => {
    const sent: string[] = [];
    home.on('request', (request) => {
      if (request.method() === 'PATCH') sent.push(request.url());
    });
    await openProfile(home);
    await button(home, 'Edit Profile').click();
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await setPicture(home, { name: 'me.svg', mimeType: 'image/svg+xml', buffer: drawing });
    await expect(home.getByText('Profile picture must be an image.')).toBeVisible();
    await setPicture(home, { name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
    await expect(home.getByText('The file is too large. The limit is 5 MB.')).toBeVisible();
    await setPicture(home, { name: 'lie.png', mimeType: 'image/png', buffer: Buffer.from('I am a picture') });
    await expect(home.getByText('Profile picture must be an image.')).toBeVisible();
    await expect(home.getByRole('main').locator('img')).toHaveCount(0);
    await setPicture(home, blueFile);
    await expect(home.getByText('Profile picture must be an image.')).toHaveCount(0);
    await fullName(home).fill('   ');
    await button(home, 'Save').click();
    await expect(home.getByText('Full name is required')).toBeVisible();
    await expect(fullName(home)).toBeFocused();
    await fullName(home).fill('x'.repeat(101));
    await expect(home.getByText('Full name is too long. The limit is 100 characters.')).toBeVisible();
    expect(sent).toEqual([]);
    await home.goto('/');
  });
  await test.step('a refused or failed save says why, keeps what was typed, and can be sent again', async () => {
    await openProfile(home);
    await button(home, 'Edit Profile').click();
    await fullName(home).fill('Dana Whitfield');
    const answers = [
      { status: 409, json: { code: 'conflict', message: 'A sentence of the server.', errors: {} } },
      { status: 400, body: 'no JSON' },
      {
        status: 415,
        json: {
          code: 'unsupported_file',
          message: 'Profile picture must be an image.',
          errors: { profile_picture: ['Profile picture must be an image.'] },
        },
      },
    ];
    await home.route(call, (route) => {
      const answer = route.request().method() === 'PATCH' ? answers.shift() : undefined;
      return answer === undefined ? route.continue() : route.fulfill(answer);
    });
    for (const sentence of [
      'A sentence of the server.',
      'Failed to update profile.',
      'Profile picture must be an image.',
    ]) {
      await button(home, 'Save').click();
      await expect(home.getByText(sentence, { exact: true })).toBeVisible();
      await expect(fullName(home)).toHaveValue('Dana Whitfield');
    }
    await button(home, 'Save').click();
    await expect(toast(home, 'Profile updated successfully!')).toBeVisible();
    await expect(home.getByText('Profile picture must be an image.')).toHaveCount(0);
    await home.unrouteAll();
  });
});

test('a picture is chosen with a preview, shown in the header, replaced and removed', async ({ home }) => {
  await openProfile(home);
  await button(home, 'Edit Profile').click();
  await expect(button(home, 'Remove picture')).toHaveCount(0);
  await setPicture(home, redFile);
  await expect(home.getByText('A preview. The picture is kept when you save.')).toBeVisible();
  await expect(home.getByRole('main').locator('img')).toHaveAttribute('src', /^blob:/);
  await expect(banner(home).locator('img')).toHaveCount(0);
  await fullName(home).fill('Dana Whitfield');
  await button(home, 'Save').click();
  await expect(banner(home).locator('img')).toHaveAttribute('src', /^blob:/);
  const [shownRed = 0, , shownBlue = 255] = await colourOf(home, 'header img');
  expect(shownRed).toBeGreaterThan(shownBlue + 100);

  await button(home, 'Edit Profile').click();
  await setPicture(home, blueFile);
  await button(home, 'Save').click();
  await expect(button(home, 'Edit Profile')).toBeVisible();
  await expect.poll(async () => (await colourOf(home, 'header img'))[2]).toBeGreaterThan(150);
  await home.reload();
  await expect(banner(home).locator('img')).toHaveAttribute('src', /^blob:/);

  await button(home, 'Edit Profile').click();
  await button(home, 'Remove picture').click();
  await expect(home.getByText('The picture is removed when you save.')).toBeVisible();
  await expect(button(home, 'Choose picture')).toBeFocused();
  await expect(banner(home).locator('img')).toHaveCount(1);
  await button(home, 'Save').click();
  await expect(banner(home).locator('img')).toHaveCount(0);
  await expect(home.getByRole('main').locator('img')).toHaveCount(0);
  await expect(banner(home).getByText('DW', { exact: true })).toBeVisible();
});

test('picture addresses of the page are given back', async ({ home }) => {
  await home.evaluate(() => {
    const open = new Set<string>();
    const [make, revoke] = [URL.createObjectURL.bind(URL), URL.revokeObjectURL.bind(URL)];
    URL.createObjectURL = (blob) => {
      const address = make(blob);
      open.add(address);
      return address;
    };
    URL.revokeObjectURL = (address) => {
      open.delete(address);
      revoke(address);
    };
    Object.assign(window, { openAddresses: open });
  });
  const count = () => home.evaluate(() => (window as unknown as { openAddresses: Set<string> }).openAddresses.size);
  await openProfile(home);
  await button(home, 'Edit Profile').click();
  await fullName(home).fill('Dana');
  for (const file of [redFile, blueFile, redFile]) {
    await setPicture(home, file);
    await expect.poll(count).toBe(1);
  }
  await button(home, 'Save').click();
  // One for the header, one for the page.
  await expect.poll(count).toBe(2);
  await home.getByRole('button', { name: 'Logout' }).click();
  await expect(home).toHaveURL('/login');
  await expect.poll(count).toBe(0);
});

test('a profile that cannot be loaded says so, and is loaded by another try', async ({ page, account }) => {
  await signIn(page, account);
  const refusal = { status: 403, json: { code: 'forbidden', message: 'A sentence of the server.', errors: {} } };
  let answer: { status: number; json: object } | { status: number; body: string } | null = refusal;
  // Header and page ask for the same profile, each when it is drawn.
  await page.route(call, (route) => (answer === null ? route.continue() : route.fulfill(answer)));
  await page.goto('/editProfile');
  await expect(page.getByText('Error: A sentence of the server.')).toBeVisible();
  answer = { status: 400, body: 'no JSON' };
  await button(page, 'Try again').click();
  await expect(page.getByText('Failed to load profile.')).toBeVisible();
  answer = null;
  await button(page, 'Try again').click();
  await expect(fullName(page)).toBeVisible();
});

test('hostile names are text wherever they stand', async ({ home }) => {
  const name = '<img src=x onerror="document.title=1">{{7*7}}\u202egnp.\u0000${1}';
  await openProfile(home);
  await button(home, 'Edit Profile').click();
  await fullName(home).fill(name);
  await button(home, 'Save').click();
  await expect(toast(home, 'Profile updated successfully!')).toBeVisible();
  const shown = '<img src=x onerror="document.title=1">{{7*7}}gnp.${1}';
  await expect(fullName(home)).toHaveValue(shown);
  await expect(banner(home).getByText(shown, { exact: true })).toBeVisible();
  await home.getByRole('link', { name: 'New Chat' }).click();
  await expect(home.getByText(`Hello, ${shown}`, { exact: true })).toBeVisible();
  await expect(home.locator('img')).toHaveCount(0);
  await expect(home).toHaveTitle('New chat - Notewright');
  expect(await home.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('the profile is edited by keyboard alone, and a double Enter saves once', async ({ home }) => {
  await openProfile(home);
  const sent: string[] = [];
  home.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.url());
  });
  // Asked for long before the key: the browser learns of it by another way than of keys, and may see Enter first.
  const chooser = home.waitForEvent('filechooser');
  await tabTo(home, button(home, 'Edit Profile'));
  await home.keyboard.press('Enter');
  await expect(fullName(home)).toBeFocused();
  await home.keyboard.insertText('Dana Whitfield');
  await home.keyboard.press('Shift+Tab');
  await expect(button(home, 'Choose picture')).toBeFocused();
  await home.keyboard.press('Enter');
  await (await chooser).setFiles(blueFile);
  await expect(home.getByText('A preview. The picture is kept when you save.')).toBeVisible();
  await tabTo(home, fullName(home));
  await home.keyboard.press('Enter');
  await home.keyboard.press('Enter');
  await expect(button(home, 'Edit Profile')).toBeFocused();
  await expect(banner(home).locator('img')).toHaveCount(1);
  expect(sent).toHaveLength(1);
});
