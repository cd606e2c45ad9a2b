import { addMember, callAs, makeCompany } from '../companies-by-calls.ts';
import { chatLinks, expect, history, messageBox, settle, signIn, test as plain } from '../fixtures.ts';
import type { SignedUp } from '../sign-up-by-calls.ts';
import { makeAttacks } from './attack-strings.ts';
import { deal } from './pack.ts';
import { poisonAnswers } from './poison.ts';
import { test } from './scripted-app.ts';
import { touchEverything } from './watch-browser.ts';

/**
 * The same strings wherever a page shows words that came from somebody: what the server would answer if every title,
 * name, file name, device and message were an attack.
 */
const attacks = makeAttacks();
const texts = attacks.map((one) => one.text);

interface Sent {
  readonly data: { readonly id: string; readonly title: string; readonly messages: readonly { readonly id: string }[] };
}

/** One chat with an attachment, made by calls: a real answer that attacks can be put into. */
async function makeChat(address: string, token: string, message: string, fileName: string): Promise<Sent> {
  const form = new FormData();
  form.append('message_content', message);
  form.append('model_name', 'Redactify');
  form.append('attached_file', new File(['Cough for two days.'], fileName, { type: 'text/plain' }));
  const answer = await fetch(`${address}/chat/create_chat/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (answer.status !== 201) throw new Error(`create_chat answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Sent;
}

const everyPage = ['/', '/editProfile', '/login-info', '/users', '/settings', '/audit'];
/** Calls of companies, their people, the log and the sessions; each is asked for on one of the pages. */
const callsOfCompanies = [
  '/company_user_management/user_list/',
  '/company_user_management/company/',
  '/authentication_app/settings/sessions/',
  '/authentication_app/settings/second_factor/',
  '/authentication_app/settings/audit_log/',
  '/company_user_management/emergency_access/',
  '/company_user_management/emergency_access/:id/chats/',
  '/chat/bin/',
];

async function openEmergencyAccess(address: string, owner: SignedUp, member: SignedUp): Promise<string> {
  const prefix = '/company_user_management';
  const users = (await callAs(address, owner, 'GET', `${prefix}/user_list/`)) as { email: string; user_id: string }[];
  const { user_id } = users.find((one) => one.email === member.email) ?? { user_id: '' };
  const asked = { user_id, reason: 'The patient is in the emergency room' };
  const { data } = (await callAs(address, owner, 'POST', `${prefix}/emergency_access/`, asked)) as {
    data: { id: string };
  };
  return data.id;
}

test('titles, names, devices and file names that are attacks run and load nothing on any page', async ({
  page,
  account,
  app,
  watch,
}) => {
  test.setTimeout(600_000);
  const company = await makeCompany(app.address, 'Northside Clinic', account);
  const member = await addMember(app.address, company);
  const open = await openEmergencyAccess(app.address, account, member);
  const binned = await makeChat(app.address, account.accessToken, 'Fever.', 'old.txt');
  await callAs(app.address, account, 'DELETE', `/chat/delete_chat/${binned.data.id}/`);
  await makeChat(app.address, member.accessToken, 'Cough.', 'note.txt');
  const { data } = await makeChat(app.address, account.accessToken, 'Cough.', 'note.txt');
  await signIn(page, account);
  const { poisoned } = await poisonAnswers(page, texts);
  // Lists draw what is in view.
  await page.setViewportSize({ width: 1440, height: 30_000 });
  for (const place of [...everyPage, `/emergencyAccess/${open}`, `/chat/${data.id}`]) {
    await page.goto(place);
    await expect(page.locator('main').first(), place).toBeVisible();
    await page.waitForLoadState('networkidle');
    await settle(page);
    await touchEverything(page, 'main [role=table], main li, article');
  }
  await page.goto('/');
  await history(page).getByRole('textbox', { name: 'Search chats' }).fill(data.title.slice(0, 4));
  await expect.poll(() => chatLinks(page).count()).toBeGreaterThan(10);
  // A busy machine answers late; that each call was poisoned is what counts.
  await expect
    .poll(() => [...poisoned])
    .toEqual(
      expect.arrayContaining([
        '/authentication_app/user_profile/',
        '/authentication_app/settings/user_log/',
        '/chat/get_users_chat_list/',
        '/chat/get_a_chat_content/:id/',
        '/chat/search/',
        ...callsOfCompanies,
      ]),
    );
  expect(watch.faults).toEqual([]);
});

test('each string as a message, a reply, a notice and a file name of its own', async ({
  page,
  account,
  app,
  watch,
}) => {
  test.setTimeout(600_000);
  const { data } = await makeChat(app.address, account.accessToken, 'Cough.', 'note.txt');
  await signIn(page, account);
  // Only what is in view is drawn, so the view is made as high as the whole chat.
  await page.setViewportSize({ width: 1000, height: 40_000 });
  for (const hand of deal(texts, 12)) {
    await page.route('**/chat/get_a_chat_content/**', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { messages: Record<string, unknown>[] } };
      const [user, reply] = body.data.messages;
      const messages = hand.flatMap((text, index) => [
        { ...user, id: `u${index}`, message_content: text, attachment: poisonFile(user?.['attachment'], text) },
        {
          ...reply,
          id: `r${index}`,
          reply_to: `u${index}`,
          message_content: text,
          statements: [],
          tool_result: null,
          notice: text,
          written_by: text,
        },
      ]);
      await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, title: hand[0], messages } } });
    });
    await page.goto(`/chat/${data.id}`);
    await expect.poll(() => page.getByRole('article').count(), { timeout: 60_000 }).toBeGreaterThanOrEqual(hand.length);
    await touchEverything(page, 'article');
    await page.unroute('**/chat/get_a_chat_content/**');
  }
  expect(watch.faults).toEqual([]);
});

const poisonFile = (file: unknown, name: string): unknown =>
  typeof file === 'object' && file !== null ? { ...file, name, text: name } : file;

test('a message of all strings, read by the engine, comes back as words', async ({ page, account, app, watch }) => {
  const sent = await makeChat(app.address, account.accessToken, texts.join('\n\n'), 'a.txt');
  const names = attacks.filter((one) => one.number % 60 === 0).map((one) => `${one.text.replace(/[/\0]/g, ' ')}.txt`);
  const named = await Promise.all(names.map((name) => makeChat(app.address, account.accessToken, 'Cough.', name)));
  await signIn(page, account);
  for (const { data } of [sent, named.at(0), named.at(-1)].filter((one) => one !== undefined)) {
    await page.goto(`/chat/${data.id}`);
    await expect(page.getByRole('article').last()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await settle(page);
  }
  for (const name of names) {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('Cough.') });
    await messageBox(page).fill(name);
  }
  expect(watch.faults).toEqual([]);
});

/** Without white space and controls, which a title does not keep. */
const visible = (text: string): string => text.replace(/[\s\p{Cc}]/gu, '');

plain('every string is kept as a chat’s title as it was written, or refused', async ({ account, app }) => {
  const { data } = await makeChat(app.address, account.accessToken, 'Cough.', 'note.txt');
  const headers = { authorization: `Bearer ${account.accessToken}`, 'content-type': 'application/json' };
  let kept = 0;
  for (const text of texts) {
    const answer = await fetch(`${app.address}/chat/update_chat_title/${data.id}/`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ title: text }),
    });
    expect([200, 400], text).toContain(answer.status);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    if (answer.status !== 200) continue;
    kept += 1;
    const { data: item } = (await answer.json()) as { data: { title: string } };
    expect(visible(item.title)).toBe(visible(text));
  }
  expect(kept).toBeGreaterThan(1000);
});
