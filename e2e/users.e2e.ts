import type { Page, Route } from '@playwright/test';
import { addMember, inviteByCalls, makeCompany } from './companies-by-calls.ts';
import { expect, signIn, test, toast } from './fixtures.ts';
import { tabTo } from './tab-to.ts';

/** Where a colour lies on the wheel, in degrees: red 0, yellow 60, green 120. */
function readHue(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/\d+/g)].map(([part]) => Number(part));
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (most === least) return Number.NaN;
  const within = (more: number, less: number): number => (more - less) / (most - least);
  if (most === red) return (60 * within(green, blue) + 360) % 360;
  return most === green ? 60 * within(blue, red) + 120 : 60 * within(red, green) + 240;
}

/** User Management (specification sections 2, 5, 8 and 9; product decisions, section 1). */

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => page.getByRole('table').getByRole('row');
const rowOf = (page: Page, email: string) => rows(page).filter({ hasText: email });
const inviteField = (page: Page) => page.getByPlaceholder('Invite others by email');
const refuse = (status: number, body: object) => (route: Route) => route.fulfill({ status, json: body });

const listCall = '**/company_user_management/user_list/';
const inviteCall = '**/company_user_management/add_user/';
const removeCall = '**/company_user_management/remove_user_from_company/**';

async function act(page: Page, email: string, action: string): Promise<void> {
  await main(page)
    .getByRole('button', { name: `Actions for ${email}` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

test.describe('for owner and admins', () => {
  test(
    'the owner finds Users in the side menu, invites, and sees who was invited',
    { tag: '@quick' },
    async ({ page, app }) => {
      const company = await makeCompany(app.address, 'Northside Clinic');
      await signIn(page, company.owner);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click();
      await expect(page).toHaveURL('/users');
      await expect(page).toHaveTitle('Users - Notewright');
      await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
      await expect(page.getByText('No users have been invited yet.')).toBeVisible();
      await expect(page.getByText('Northside Clinic: 1 of 10 seats taken, open invitations counted in.')).toBeVisible();

      await inviteField(page).fill('robin@clinic.example');
      await page.getByLabel('Role').selectOption('Admin');
      await page.getByRole('button', { name: 'Invite' }).click();
      await expect(toast(page, 'User invited successfully!')).toBeVisible();
      await expect(inviteField(page)).toHaveValue('');
      await expect(inviteField(page)).toBeFocused();
      await expect(page.getByRole('columnheader')).toHaveText([
        'User',
        'Status',
        'Invited On',
        'Token',
        'Role',
        'Actions',
      ]);
      const cells = rowOf(page, 'robin@clinic.example').getByRole('cell');
      await expect(cells.nth(0)).toHaveText('Rrobin@clinic.example');
      await expect(cells.nth(1)).toHaveText('Pending');
      await expect(cells.nth(2)).toHaveText(/^[A-Z][a-z]+ \d\d, \d{4} \d\d:\d\d:\d\d$/);
      await expect(cells.nth(3)).toHaveText('Copy link for robin@clinic.example');
      await expect(cells.nth(4)).toHaveText('Admin');
      await expect(page.getByText('2 of 10 seats taken')).toBeVisible();
      const mails = (await (await fetch(`${app.address}/dev/mailbox.json?to=robin@clinic.example`)).json()) as {
        text: string;
      }[];
      expect(mails[0]?.text).toContain('/signUp?token=');
    },
  );

  test('a failed list, what is typed in vain and a failed invitation are each said', async ({ page, app }) => {
    const company = await makeCompany(app.address, 'Ward 3');
    await signIn(page, company.owner);
    await test.step('loading and failing are shown', async () => {
      const answers = [
        { status: 403, json: { code: 'forbidden', message: 'A sentence of the server.', errors: {} } },
        { status: 400, body: 'no JSON' },
        { json: [] },
      ];
      let letGo: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route(listCall, async (route) => {
        await held;
        await route.fulfill(answers.shift() ?? { json: [] });
      });
      await page.goto('/users');
      await expect(main(page).getByText('Loading users...')).toBeVisible();
      letGo();
      await expect(main(page).getByText('Error loading users')).toBeVisible();
      await expect(main(page).getByText('A sentence of the server.')).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(main(page).getByText('Unknown error')).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('No users have been invited yet.')).toBeVisible();
      await page.unrouteAll();
    });
    await test.step('an empty or blank submission is ignored; a wrong address is reported beside the field', async () => {
      await page.goto('/users');
      let asked = 0;
      await page.route(inviteCall, (route) => {
        asked += 1;
        return route.continue();
      });
      for (const blank of ['', '   ']) {
        await inviteField(page).fill(blank);
        await inviteField(page).press('Enter');
      }
      await expect(main(page).getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
      await inviteField(page).fill('robin@');
      await inviteField(page).press('Enter');
      await expect(main(page).getByText('Invalid email address')).toBeVisible();
      await expect(inviteField(page)).toHaveValue('robin@');
      expect(asked).toBe(0);
      await page.unrouteAll();
    });
    await test.step('a failed invitation shows the server’s Message, or in words of its own', async () => {
      await page.goto('/users');
      const sentence = 'A sentence of the server.';
      const answers = [
        refuse(409, { code: 'conflict', message: sentence, Message: sentence, errors: {} }),
        (route: Route) => route.abort(),
      ];
      let letGo: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route(inviteCall, async (route) => {
        await held;
        await answers.shift()?.(route);
      });
      await inviteField(page).fill('robin@clinic.example');
      await page.getByRole('button', { name: 'Invite' }).click();
      await expect(page.getByRole('button', { name: 'Inviting...' })).toBeVisible();
      letGo();
      for (const words of [sentence, 'Failed to invite user.']) {
        await expect(toast(page, words)).toBeVisible();
        await expect(main(page).getByText(words)).toBeVisible();
        await expect(inviteField(page)).toHaveValue('robin@clinic.example');
        await inviteField(page).press('Enter');
      }
    });
  });

  test('who goes on while an invitation is on its way is not called back, and keeps the next address', async ({
    page,
    app,
  }) => {
    const company = await makeCompany(app.address, 'Ward 12');
    await signIn(page, company.owner);
    await page.goto('/users');
    await expect(page.getByText('No users have been invited yet.')).toBeVisible();
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(inviteCall, async (route) => {
      await held;
      await route.continue();
    });
    await inviteField(page).fill('robin@clinic.example');
    await inviteField(page).press('Enter');
    await inviteField(page).fill('alex@clinic.example');
    const elsewhere = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' });
    await elsewhere.focus();
    letGo();
    await expect(rowOf(page, 'robin@clinic.example')).toHaveCount(1);
    await expect(elsewhere).toBeFocused();
    await expect(inviteField(page)).toHaveValue('alex@clinic.example');
  });

  test('the link of an open invitation is copied, and its token is nowhere on the screen', async ({
    page,
    app,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const company = await makeCompany(app.address, 'Ward 5');
    const token = await inviteByCalls(app.address, company, 'robin@clinic.example');
    const member = await addMember(app.address, company);
    await signIn(page, company.owner);
    await page.goto('/users');
    await expect(rowOf(page, member.email).getByRole('cell').nth(1)).toHaveText('Accepted');
    await expect(rowOf(page, member.email).getByRole('button', { name: 'Copy link' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Copy link for robin@clinic.example' }).click();
    await expect(toast(page, 'Link copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${app.address}/signUp?token=${encodeURIComponent(token)}`);
    expect(token.length).toBeGreaterThan(30);
    expect(await page.content()).not.toContain(token);
    const hueOf = async (email: string): Promise<number> => {
      const colour = await rowOf(page, email)
        .locator('[data-status]')
        .evaluate((mark) => getComputedStyle(mark).color);
      return readHue(colour);
    };
    for (const isDark of [false, true]) {
      await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark);
      await expect.poll(() => hueOf(member.email), 'accepted is green').toBeGreaterThan(90);
      expect(await hueOf(member.email), 'accepted is green').toBeLessThan(170);
      expect(await hueOf('robin@clinic.example'), 'pending is yellow').toBeGreaterThan(25);
      expect(await hueOf('robin@clinic.example'), 'pending is yellow').toBeLessThan(65);
    }
  });

  test('removal asks, cancels, removes, and reports; the dialog closes after failure too', async ({ page, app }) => {
    const company = await makeCompany(app.address, 'Ward 6');
    const member = await addMember(app.address, company);
    await signIn(page, company.owner);
    await page.goto('/users');
    const dialog = page.getByRole('alertdialog', { name: 'Confirm Removal' });
    await act(page, member.email, 'Remove');
    await expect(
      dialog.getByText('Are you sure you want to remove this user? This action cannot be undone.'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, member.email)).toHaveCount(1);

    const sentence = 'A sentence of the server.';
    const answers = [
      refuse(409, { code: 'conflict', message: sentence, Message: sentence, errors: {} }),
      (route: Route) => route.abort(),
    ];
    await page.route(removeCall, (route) => answers.shift()?.(route) ?? route.continue());
    for (const words of [sentence, 'Failed to remove user.']) {
      await act(page, member.email, 'Remove');
      await dialog.getByRole('button', { name: 'Remove' }).click();
      await expect(dialog).toBeHidden();
      await expect(toast(page, words)).toBeVisible();
      await expect(main(page).getByText(words)).toBeVisible();
      await expect(rowOf(page, member.email)).toHaveCount(1);
    }
    await page.unroute(removeCall);

    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(removeCall, async (route) => {
      await held;
      await route.continue();
    });
    await act(page, member.email, 'Remove');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(dialog.getByRole('button', { name: 'Removing...' })).toBeVisible();
    letGo();
    await expect(dialog).toBeHidden();
    await expect(toast(page, 'User removed successfully!')).toBeVisible();
    await expect(page.getByText('No users have been invited yet.')).toBeVisible();
    // The button that was pressed is gone with its row.
    await expect(page.locator('body')).not.toBeFocused();
  });

  test('a role is changed; the owner’s own row offers nothing to themselves', async ({ page, app }) => {
    const company = await makeCompany(app.address, 'Ward 7');
    const [member, admin] = [await addMember(app.address, company), await addMember(app.address, company, 'admin')];
    await signIn(page, company.owner);
    await page.goto('/users');
    await act(page, member.email, 'Change role');
    const dialog = page.getByRole('dialog', { name: 'Change role' });
    await expect(dialog.getByRole('radio', { name: /^Clinician/ })).toBeChecked();
    await dialog.getByRole('radio', { name: /^Auditor/ }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Role changed.')).toBeVisible();
    await expect(rowOf(page, member.email).getByRole('cell').nth(4)).toHaveText('Auditor');

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await signIn(page, admin);
    await page.goto('/users');
    await expect(rowOf(page, admin.email)).toContainText('(you)');
    await expect(page.getByRole('button', { name: `Actions for ${admin.email}` })).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Actions for ${member.email}` })).toBeVisible();
  });

  test('hostile names and long ones stay text; a narrow window shows cards', async ({ page, app }) => {
    const company = await makeCompany(app.address, '<img src=x onerror=alert(1)> & Söhne');
    await signIn(page, company.owner);
    await page.setViewportSize({ width: 360, height: 740 });
    const user = (number: number, fields: object) => ({
      id: `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`,
      email: `person-${number}@clinic.example`,
      invition_status: 'accepted',
      invited_on: new Date(Date.UTC(2024, 2, 5, 14, 3, 9)).toISOString(),
      token: null,
      role: 'clinician',
      user_id: null,
      name: null,
      is_owner: false,
      ...fields,
    });
    await page.route(listCall, (route) =>
      route.fulfill({
        json: [
          user(1, { email: `${'x'.repeat(64)}@${'y'.repeat(60)}.example`, name: '<script>alert(1)</script>' }),
          user(2, { invition_status: 'expired', name: 'محمد' }),
          user(3, { invition_status: 'pending', token: 't'.repeat(43) }),
        ],
      }),
    );
    await page.goto('/users');
    const cards = page.getByRole('list', { name: 'Users of the company, newest first' }).getByRole('listitem');
    await expect(cards).toHaveCount(3);
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(cards.nth(0)).toContainText('<script>alert(1)</script>');
    await expect(cards.nth(1)).toContainText('Expired');
    for (const term of ['Status', 'Invited On', 'Token', 'Role'])
      await expect(cards.nth(2).getByText(term, { exact: true })).toBeVisible();
    await expect(main(page)).toContainText('<img src=x onerror=alert(1)> & Söhne');
    await expect(main(page).locator('img')).toHaveCount(0);
    const isWide = await page.evaluate(() => {
      const element = document.querySelector('main');
      return document.documentElement.scrollWidth > innerWidth || (element?.scrollWidth ?? 0) > innerWidth;
    });
    expect(isWide).toBe(false);
  });

  test('by keyboard alone: invite, and remove again', async ({ page, app }) => {
    const company = await makeCompany(app.address, 'Ward 9');
    await signIn(page, company.owner);
    await page.goto('/users');
    await expect(page.getByText('No users have been invited yet.')).toBeVisible();
    await tabTo(page, inviteField(page));
    await page.keyboard.type('robin@clinic.example');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 'robin@clinic.example')).toHaveCount(1);
    await tabTo(page, page.getByRole('button', { name: 'Actions for robin@clinic.example' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('No users have been invited yet.')).toBeVisible();
  });
});

test.describe('for everybody else', () => {
  test('an individual learns how to set up a company, and does', async ({ home }) => {
    await expect(home.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' })).toHaveCount(0);
    await home.goto('/USERS');
    await expect(home).toHaveURL('/users');
    await expect(main(home)).toContainText('You work alone here.');
    await main(home).getByRole('link', { name: 'set up a company' }).click();
    await expect(home).toHaveURL('/settings#company');
    await home.getByLabel('Company name').fill('  ');
    await home.getByRole('button', { name: 'Set up company' }).click();
    await expect(home.getByText('Company name is required')).toBeVisible();
    await home.getByLabel('Company name').fill('Riverside Practice');
    await home.getByRole('button', { name: 'Set up company' }).click();
    await expect(toast(home, 'Your company is set up.')).toBeVisible();
    await expect(home.getByRole('banner').getByText('Riverside Practice')).toBeVisible();
    await home.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click();
    await expect(home.getByText('Riverside Practice: 1 of 10 seats taken')).toBeVisible();
  });

  test('a clinician sees whom to ask, and an auditor sees no chat page', async ({ page, app }) => {
    const company = await makeCompany(app.address, 'Hillside Clinic');
    const clinician = await addMember(app.address, company);
    const auditor = await addMember(app.address, company, 'auditor');
    await signIn(page, clinician);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' })).toHaveCount(0);
    await page.goto('/users');
    await expect(main(page)).toContainText('You are a member of Hillside Clinic.');
    await expect(inviteField(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto('/login');
    await page.getByLabel('Email').fill(auditor.email);
    await page.getByLabel('Password', { exact: true }).fill(auditor.password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL('/audit');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'New Chat' })).toHaveCount(0);
    await page.goto('/');
    await expect(page).toHaveURL('/audit');
  });
});
