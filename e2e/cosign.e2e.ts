import type { Browser, Locator, Page } from '@playwright/test';
import { addMember, callAs, makeCompany, type Company } from './companies-by-calls.ts';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { expect, lastReply, sampleNote, sendText, signIn, test } from './fixtures.ts';
import type { SignedUp } from './sign-up-by-calls.ts';

/** A resident signs and asks, an attending reads that one version and co-signs it or sends it back. */

interface Ward extends Company {
  readonly resident: SignedUp;
  readonly attending: SignedUp;
}

async function makeWard(address: string): Promise<Ward> {
  const company = await makeCompany(address, 'Riverside Clinic');
  return { ...company, resident: await addMember(address, company), attending: await addMember(address, company) };
}

const main = (page: Page): Locator => page.getByRole('main');
const spoken = (page: Page): Locator => page.getByRole('status').filter({ hasText: /\S/ });
const menuLink = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

async function writeSignedNote(page: Page): Promise<void> {
  await sendText(page, sampleNote);
  await lastReply(page).getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByLabel('Credentials (optional)').fill('PGY-2');
  await page.getByRole('button', { name: 'Sign note' }).click();
  await expect(lastReply(page).getByText(/^Reviewed and signed by /)).toBeVisible();
}

/** Asks by keyboard alone. */
async function askFor(page: Page, colleague: SignedUp): Promise<void> {
  await lastReply(page).getByRole('button', { name: 'Ask for co-signature' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ask for a co-signature' });
  await expect(dialog.getByRole('button', { name: 'Send request' })).toBeDisabled();
  await dialog.getByLabel('Colleague').selectOption({ label: colleague.email });
  await expectAccessibleEverywhere(page);
  await dialog.getByRole('button', { name: 'Send request' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(lastReply(page).getByText(`Awaiting co-signature by ${colleague.email}, asked `)).toBeVisible();
}

async function openAs(browser: Browser, address: string, who: SignedUp): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: address })).newPage();
  await signIn(page, who);
  return page;
}

/** Opens the one request that waits, by keyboard. */
async function openRequest(page: Page): Promise<void> {
  await menuLink(page, 'Co-signatures (1)').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cosign$/);
  await main(page)
    .getByRole('link', { name: /Asked by/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Chartwright reply' })).toBeVisible();
}

test(
  'a resident signs and asks, the attending reads the note beside its source and co-signs, all by keyboard',
  { tag: '@quick' },
  async ({ page, app, browser }) => {
    const { resident, attending } = await makeWard(app.address);
    await signIn(page, resident);
    await writeSignedNote(page);
    await askFor(page, attending);
    await expect(spoken(page)).toContainText(['Request for a co-signature sent.']);
    await expectAccessibleEverywhere(page);

    const other = await openAs(browser, app.address, attending);
    await openRequest(other);
    await expect(other).toHaveTitle('Co-sign a note - Notewright');
    const sheet = other.getByRole('article', { name: 'Chartwright reply' });
    await expect(sheet).toContainText(`Reviewed and signed by ${resident.email}, PGY-2`);
    await expect(other.getByRole('heading', { name: 'Words sent' })).toBeVisible();
    const statement = sheet.locator('[data-first]').filter({ hasText: 'Recheck in 2 weeks' });
    await statement.click();
    await expect(main(other).locator('mark')).not.toHaveCount(0);
    await expectAccessibleEverywhere(other);
    await other.getByLabel('What you attest').selectOption({ label: 'In my own words' });
    await other.getByLabel('Your words').fill('Seen with the resident; I agree.');
    await other.getByLabel('Credentials (optional)').fill('MD');
    await expectAccessibleEverywhere(other);
    await other.getByRole('button', { name: 'Co-sign note' }).focus();
    await other.keyboard.press('Enter');
    await expect(other).toHaveURL(/\/cosign$/);
    await expect(main(other)).toContainText('No note waits for your co-signature.');
    await expect(menuLink(other, 'Co-signatures')).toBeVisible();
    const answered = main(other)
      .getByRole('listitem')
      .filter({ hasText: `Note of ${resident.email}` });
    await expect(answered).toContainText('Co-signed, ');
    await expect(answered.getByRole('link')).toHaveCount(0);
    await expectAccessibleEverywhere(other);

    await page.reload();
    const cosigned = `Co-signed by ${attending.email}, MD, `;
    await expect(lastReply(page).getByText(cosigned)).toContainText('Seen with the resident; I agree.');
    await expect(lastReply(page).getByText('Awaiting co-signature')).toHaveCount(0);
    await expect(lastReply(page).getByRole('button', { name: 'Ask for co-signature' })).toHaveCount(0);
    const answer = await page.request.get(
      `/chat/note/${(await lastReply(page).getAttribute('data-reply')) ?? ''}/export/?format=txt`,
      { headers: { authorization: `Bearer ${resident.accessToken}` } },
    );
    expect((await answer.text()).replaceAll(/\s+/g, ' ')).toContain(cosigned);
    await other.context().close();
  },
);

test('what is sent back comes with a comment, is added to, signed and asked again, and taken back', async ({
  page,
  app,
  browser,
}) => {
  const { resident, attending } = await makeWard(app.address);
  await signIn(page, resident);
  await writeSignedNote(page);
  await askFor(page, attending);
  const other = await openAs(browser, app.address, attending);
  await openRequest(other);
  await other.getByRole('button', { name: 'Send back instead' }).focus();
  await other.keyboard.press('Enter');
  await expect(other.getByLabel('What should be changed?')).toBeFocused();
  await other.keyboard.type('Please document the left knee as well.');
  await expectAccessibleEverywhere(other);
  await other.keyboard.press('Tab');
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(/\/cosign$/);
  await other.context().close();

  await page.reload();
  await expect(lastReply(page).getByText(`Not co-signed: sent back by ${attending.email}, `)).toBeVisible();
  await expect(lastReply(page).getByText('Please document the left knee as well.')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await menuLink(page, 'Co-signatures').click();
  await expect(main(page).getByRole('listitem')).toContainText([`Asked of ${attending.email}`]);
  await expect(main(page).getByRole('listitem')).toContainText(['Sent back']);
  await page.goto('/dayList');
  await page
    .getByRole('group', { name: 'Filter by state' })
    .getByRole('button', { name: /^Sent back 1$/ })
    .click();
  await expect(page.getByRole('list', { name: 'Notes of the day' }).getByRole('listitem')).toContainText(['Sent back']);
  await expectAccessibleEverywhere(page);
  await menuLink(page, 'Co-signatures').click();
  await main(page)
    .getByRole('link', { name: /Asked of/ })
    .click();
  await lastReply(page).getByRole('button', { name: 'Add addendum' }).click();
  const addendum = page.getByRole('textbox', { name: 'Addendum' });
  await expect(addendum).toBeFocused();
  await page.keyboard.type('Discussed on rounds.');
  await expect(page.locator('.nw-keep[data-phase="saved"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(addendum).toHaveCount(0);
  await expect(lastReply(page).getByText('Not co-signed: sent back by')).toBeVisible();
  await lastReply(page).getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByRole('button', { name: 'Sign note' }).click();
  await expect(lastReply(page).getByText(/^Reviewed and signed by /)).toHaveCount(2);
  await askFor(page, attending);
  await expect(lastReply(page).getByText('Not co-signed: sent back by')).toHaveCount(0);
  await lastReply(page).getByRole('button', { name: 'Take request back' }).click();
  await expect(spoken(page)).toContainText(['Request for a co-signature taken back.']);
  await expect(lastReply(page).getByText('Awaiting co-signature')).toHaveCount(0);
});

test('the attending reads why the author stands by what the source does not hold', async ({ page, app, browser }) => {
  const { resident, attending } = await makeWard(app.address);
  await signIn(page, resident);
  await sendText(page, sampleNote);
  await lastReply(page).getByRole('button', { name: 'Edit', exact: true }).click();
  const editor = page.getByRole('textbox', { name: 'Note' });
  await editor.getByText('Recheck in 2 weeks').first().click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Metoprolol 50 mg daily');
  const unsupported = page.getByRole('region', { name: 'Not in the source' });
  await unsupported.getByRole('button', { name: 'Confirm: Metoprolol 50 mg daily' }).click();
  await unsupported.getByLabel('Why is it right?').fill('Her pharmacy said so');
  await page.keyboard.press('Enter');
  await expect(unsupported).toContainText('Confirmed: Her pharmacy said so');
  await editor.focus();
  await page.keyboard.press('Escape');
  await expect(editor).toHaveCount(0);
  await lastReply(page).getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByRole('button', { name: 'Sign note' }).click();
  await askFor(page, attending);
  const other = await openAs(browser, app.address, attending);
  await openRequest(other);
  const reasons = other.getByRole('region', { name: 'Not in the source' });
  await expect(reasons).toContainText('Confirmed: Her pharmacy said so');
  await expect(reasons.getByRole('button')).toHaveCount(0);
  await expectAccessibleEverywhere(other);
  await other.context().close();
});

test('who is removed from the company in between reads nothing more', async ({ page, app, browser }) => {
  const { owner, resident, attending } = await makeWard(app.address);
  await signIn(page, resident);
  await writeSignedNote(page);
  await askFor(page, attending);
  const other = await openAs(browser, app.address, attending);
  await openRequest(other);
  const people = (await callAs(app.address, owner, 'GET', '/company_user_management/user_list/')) as {
    readonly email: string;
    readonly user_id: string;
  }[];
  const id = people.find(({ email }) => email === resident.email)?.user_id;
  const place = '/company_user_management/remove_user_from_company/';
  await callAs(app.address, owner, 'DELETE', place, { user_id: id });
  await other.getByRole('button', { name: 'Co-sign note' }).click();
  const sentence = 'This request is not open to you. It may have been taken back or answered.';
  await expect(main(other).getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  await other.reload();
  await expect(main(other)).toContainText(sentence);
  await expect(other.getByRole('article')).toHaveCount(0);
  await main(other).getByRole('link', { name: 'All requests' }).click();
  await expect(main(other)).toContainText('No note waits for your co-signature.');
  await other.context().close();
});

test('for somebody without a company nothing of it shows', async ({ home }) => {
  await writeSignedNote(home);
  await expect(lastReply(home).getByRole('button', { name: 'Ask for co-signature' })).toHaveCount(0);
  await expect(menuLink(home, /Co-signatures/)).toHaveCount(0);
  await home.goto('/cosign');
  await expect(main(home)).toContainText('Co-signing is for people who work with charts in a company.');
  await expectAccessibleEverywhere(home);
});
