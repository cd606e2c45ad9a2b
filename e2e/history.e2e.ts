import { chatLinks, expect, history, sampleNote, sendText, settle, test, toast } from './fixtures.ts';
import { stopTime } from './page-time.ts';

test('search, filter, pin, save, rename and delete', { tag: '@quick' }, async ({ home, app, account }) => {
  await sendText(home, sampleNote);
  const list = history(home);
  await expect(list.getByText('Today')).toBeVisible();
  const item = chatLinks(home).first();
  await expect(item).toHaveText(/knee pain/i);

  await list.getByRole('button', { name: /^Actions/ }).click();
  await home.getByRole('menuitem', { name: 'Rename' }).click();
  const field = list.getByRole('textbox', { name: /name/i });
  await field.fill('   ');
  await home.keyboard.press('Enter');
  await expect(home.getByText('Chat name cannot be empty!').first()).toBeVisible();
  await field.fill('Winter fall follow-up');
  await home.keyboard.press('Enter');
  await expect(toast(home, 'Chat renamed successfully!')).toBeVisible();
  await expect(item).toHaveText('Winter fall follow-up');

  await list.getByRole('button', { name: /^Actions/ }).click();
  await home.getByRole('menuitem', { name: 'Pin', exact: true }).click();
  await list.getByRole('button', { name: 'Pinned' }).click();
  await expect(chatLinks(home)).toHaveCount(1);
  await list.getByRole('button', { name: 'Saved' }).click();
  await expect(list.getByRole('paragraph').filter({ hasText: 'No chats found.' })).toBeVisible();
  await list.getByRole('button', { name: 'All' }).click();

  const searched = home.waitForRequest((request) => request.url().endsWith('/chat/search/'));
  await list.getByRole('textbox', { name: 'Search chats' }).fill('FALL FOL');
  expect((await searched).postDataJSON()).toMatchObject({ q: 'FALL FOL' });
  await expect(chatLinks(home)).toHaveCount(1);
  await list.getByRole('textbox', { name: 'Search chats' }).fill('nothing like it');
  await expect(list.getByRole('paragraph').filter({ hasText: 'No chats found.' })).toBeVisible();
  await list.getByRole('textbox', { name: 'Search chats' }).fill('');

  await list.getByRole('button', { name: /^Actions/ }).click();
  await home.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(toast(home, 'Chat deleted successfully!')).toBeVisible();
  await expect(home).toHaveURL('/');
  await expect(list.getByRole('paragraph').filter({ hasText: 'No chats found.' })).toBeVisible();
  await home.getByRole('button', { name: 'Undo' }).click();
  await expect(chatLinks(home)).toHaveText('Winter fall follow-up');
  expect(app.address).toBeTruthy();
  expect(account.email).toBeTruthy();
});

test('the search waits 300 ms after the last key', async ({ home }) => {
  await sendText(home, sampleNote);
  let calls = 0;
  home.on('request', (request) => {
    if (request.url().endsWith('/chat/search/')) calls += 1;
  });
  await history(home).getByRole('textbox', { name: 'Search chats' }).click();
  await stopTime(home);
  for (const letter of 'knee') {
    await home.clock.runFor(250);
    await home.keyboard.type(letter);
  }
  await home.clock.runFor(290);
  await expect(history(home).getByRole('textbox', { name: 'Search chats' })).toHaveValue('knee');
  expect(calls).toBe(0);
  const asked = home.waitForRequest('**/chat/search/');
  await home.clock.runFor(20);
  await asked;
  expect(calls).toBe(1);
});

test('only one menu is open, a click outside closes it, and it opens upwards where there is no room below', async ({
  home,
  app,
  account,
}) => {
  for (let index = 0; index < 14; index++) {
    const body = new FormData();
    body.set('message_content', `Chat ${index}: cough for ${index + 2} days.`);
    await fetch(`${app.address}/chat/create_chat/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.accessToken}` },
      body,
    });
  }
  await home.reload();
  await home.setViewportSize({ width: 1440, height: 620 });
  const buttons = history(home).getByRole('button', { name: /^Actions/ });
  await buttons.first().click();
  await expect(home.getByRole('menu')).toHaveCount(1);
  const below = await home.getByRole('menu').boundingBox();
  const firstButton = await buttons.first().boundingBox();
  expect(below?.y ?? 0).toBeGreaterThanOrEqual((firstButton?.y ?? 0) + (firstButton?.height ?? 0) - 2);
  await home.mouse.click(700, 300);
  await expect(home.getByRole('menu')).toHaveCount(0);

  const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
  const low = boxes.findLastIndex((box) => box !== null && box.y > 480 && box.y + box.height < 620);
  expect(low).toBeGreaterThan(0);
  await buttons.nth(low).click();
  await expect(home.getByRole('menu')).toHaveCount(1);
  const above = await home.getByRole('menu').boundingBox();
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((boxes[low]?.y ?? 0) + 4);
  await home.keyboard.press('Escape');
  await expect(home.getByRole('menu')).toHaveCount(0);
});

test('a menu that could not be fetched does not open by itself once it is there', async ({ home }) => {
  await sendText(home, sampleNote);
  const menu = home.getByRole('menu', { name: /^Actions/ });
  const button = history(home).getByRole('button', { name: /^Actions/ });
  await home.route('**/assets/changing-*.js', (route) => route.abort());
  await button.click();
  await expect(toast(home, 'The change could not be saved. Please try again.')).toBeVisible();
  await home.unroute('**/assets/changing-*.js');
  await home.mouse.move(0, 0);
  await button.hover();
  await expect(button).toHaveAttribute('popovertarget');
  await settle(home);
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeVisible();
});
