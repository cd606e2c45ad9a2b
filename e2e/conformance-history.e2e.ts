import type { Page } from '@playwright/test';
import { chatLinks, expect, history, sampleNote, sendText, startNewChat, test, toast } from './fixtures.ts';

/** The rows of the specification about the chat history (sections 2, 4, 5, 8 and 9). */

const idOf = (count: number): string => `0196f000-0000-7000-8000-${String(count).padStart(12, '0')}`;
const listCall = /\/chat\/get_users_chat_list\/(?:\?.*)?$/;

interface Listed {
  readonly title: string;
  readonly timestamp: string;
}

/** Has the server's chat list hold these chats, at a moment that stands still. */
async function showChats(page: Page, chats: readonly Listed[], now: string): Promise<void> {
  await page.clock.setFixedTime(now);
  const data = chats.map((chat, index) => ({ id: idOf(index), is_pinned: false, is_saved: false, ...chat }));
  await page.route(listCall, (route) => route.fulfill({ json: { data, next_cursor: null } }));
  await page.reload();
  await expect(chatLinks(page)).toHaveCount(chats.length);
}

/** The history from top to bottom: headings with a hash, titles without. */
const readRows = (page: Page) =>
  history(page)
    .getByRole('listitem')
    .evaluateAll((rows) =>
      rows
        .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map((row) => `${row.querySelector('h3') ? '# ' : ''}${row.querySelector('h3, a')?.textContent}`),
    );

const moments: readonly Listed[] = [
  { title: 'c', timestamp: '2026-03-08T10:30:00.000Z' },
  { title: '', timestamp: '2026-03-05T12:30:00.000Z' },
  { title: 'a', timestamp: '2026-03-09T07:10:00.000Z' },
  { title: 'd', timestamp: '2026-03-08T07:59:00.000Z' },
  { title: 'b', timestamp: '2026-03-09T06:50:00.000Z' },
];

/** The same moments, at 07:30 UTC on the day after the clocks changed in America. */
const zones: readonly (readonly [string, readonly string[]])[] = [
  ['America/Los_Angeles', ['# Today', 'a', '# Yesterday', 'b', 'c', '# Mar 07, 2026', 'd', '# Mar 05, 2026', '-']],
  ['Pacific/Auckland', ['# Today', 'a', 'b', '# Yesterday', 'c', 'd', '# Mar 06, 2026', '-']],
  ['UTC', ['# Today', 'a', 'b', '# Yesterday', 'c', 'd', '# Mar 05, 2026', '-']],
];

test('chats stand newest first under the days of the reader', async ({ home }) => {
  const devtools = await home.context().newCDPSession(home);
  for (const [timezoneId, rows] of zones)
    await test.step(`in ${timezoneId}`, async () => {
      await devtools.send('Emulation.setTimezoneOverride', { timezoneId });
      await showChats(home, moments, '2026-03-09T07:30:00.000Z');
      expect(await home.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(timezoneId);
      expect(await readRows(home)).toEqual(rows.map((row) => (row === '-' ? 'Untitled Chat' : row)));
    });
});

test('a page that stays open over midnight renames its days by itself', async ({ home }) => {
  await home.clock.install({ time: new Date(2026, 4, 20, 23, 58) });
  const data = [{ id: idOf(1), is_pinned: false, is_saved: false, title: 'late', timestamp: '' }];
  for (const chat of data) chat.timestamp = new Date(2026, 4, 20, 23, 50).toISOString();
  await home.route(listCall, (route) => route.fulfill({ json: { data, next_cursor: null } }));
  await home.reload();
  const days = history(home).getByRole('heading', { level: 3 });
  await expect(days).toHaveText(['Today']);
  await home.clock.fastForward('05:00');
  await expect(days).toHaveText(['Yesterday']);
});

test('what was fetched is kept: a chat that was open a moment ago is there without a call', async ({ home }) => {
  // What the server holds of a reply that has ended is read once more; before that the chat is not there in full.
  const settled = home.waitForResponse(/get_a_chat_content/);
  await sendText(home, sampleNote);
  await expect(chatLinks(home)).toHaveText(/knee pain/i);
  await (await settled).finished();
  await startNewChat(home);
  const calls: string[] = [];
  home.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await chatLinks(home).click();
  await expect(home.getByRole('article')).toContainText('Hypertension');
  expect(calls.filter((path) => /get_a_chat_content|get_users_chat_list/.test(path))).toEqual([]);
});

test('an address asks for a filter, which stays until another is chosen', async ({ home }) => {
  await sendText(home, sampleNote);
  await openMenu(home, 'Save');
  await expect(history(home).getByRole('img', { name: 'Saved' })).toBeVisible();
  await startNewChat(home);
  await sendText(home, 'Sample patient, dry cough for three days, no fever.');
  await expect(chatLinks(home)).toHaveCount(2);
  await home.goto('/?filter=saved');
  const chosen = history(home).getByRole('group', { name: 'Filter chats' }).locator('[aria-pressed=true]');
  await expect(chosen).toHaveText('Saved');
  await expect(chatLinks(home)).toHaveText([/knee pain/i]);
  await chatLinks(home).click();
  await expect(home).toHaveURL(/\/chat\//);
  await expect(chosen).toHaveText('Saved');
  await history(home).getByRole('button', { name: 'All', exact: true }).click();
  await expect(chatLinks(home)).toHaveCount(2);
});

test('a history that the server lists: empty, past midnight, with chats of one title, and pinned ones', async ({
  home,
}) => {
  // The page's time goes back from step to step: one that goes on by months would lock the screen.
  await test.step('an empty history says so', async () => {
    await expect(history(home).getByRole('paragraph').filter({ hasText: 'No chats found.' })).toBeVisible();
  });
  await test.step('the history is 16 rem wide, and 20 on the widest windows', async () => {
    const width = async () => (await history(home).boundingBox())?.width;
    expect(await width()).toBe(16 * 16);
    await home.setViewportSize({ width: 1600, height: 900 });
    await expect.poll(width).toBe(20 * 16);
    await home.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step('at midnight today becomes yesterday', async () => {
    const day = new Date(2026, 4, 20, 23, 58);
    await showChats(
      home,
      [{ title: 'late', timestamp: new Date(2026, 4, 20, 23, 50).toISOString() }],
      day.toISOString(),
    );
    expect(await readRows(home)).toEqual(['# Today', 'late']);
    await home.clock.setFixedTime(new Date(2026, 4, 21, 0, 2));
    await home.reload();
    await expect(chatLinks(home)).toHaveCount(1);
    expect(await readRows(home)).toEqual(['# Yesterday', 'late']);
    await home.unrouteAll();
  });
  await test.step('chats of the same title show their time: seen, on hover, on focus and heard', async () => {
    const at = (hour: number): string => new Date(2026, 4, 20, hour, 5).toISOString();
    await showChats(
      home,
      [
        { title: 'Knee pain', timestamp: at(14) },
        { title: 'Knee pain', timestamp: at(9) },
        { title: 'Dry cough', timestamp: at(8) },
      ],
      at(15),
    );
    const list = history(home);
    for (const name of ['Knee pain, Today 14:05', 'Knee pain, Today 09:05', 'Dry cough, Today 08:05']) {
      await expect(list.getByRole('link', { name, exact: true })).toHaveAttribute('title', name);
      await expect(list.getByRole('button', { name: `Actions for ${name}`, exact: true })).toBeAttached();
    }
    await expect(list.getByText('14:05')).toBeVisible();
    await expect(list.getByText('09:05')).toBeVisible();
    const cough = list.getByRole('link', { name: /^Dry cough/ });
    await expect(list.getByText('08:05')).toBeHidden();
    await cough.hover();
    await expect(list.getByText('08:05')).toBeVisible();
    await home.mouse.move(0, 0);
    await expect(list.getByText('08:05')).toBeHidden();
    await cough.focus();
    await expect(list.getByText('08:05')).toBeVisible();
    await home.unrouteAll();
  });
  await test.step('pinned chats stand in a group above the days, however old, and not again below', async () => {
    const at = (year: number, hour: number): string => new Date(year, 4, 20, hour).toISOString();
    const chats = [
      { id: idOf(1), title: 'new', timestamp: at(2026, 12), is_pinned: false, is_saved: false },
      {
        id: idOf(2),
        title: 'pinned and listed',
        timestamp: at(2026, 11),
        is_pinned: true,
        is_saved: false,
      },
      { id: idOf(3), title: 'pinned long ago', timestamp: at(2024, 11), is_pinned: true, is_saved: false },
    ];
    await home.clock.setFixedTime(at(2026, 13));
    await home.route(listCall, (route) => {
      const isPinned = route.request().url().includes('filter=pinned');
      const data = isPinned ? chats.filter((chat) => chat.is_pinned) : chats.slice(0, 2);
      return route.fulfill({ json: { data, next_cursor: null } });
    });
    await home.route('**/chat/update_chat_flags/*/', (route) => {
      const chat = chats.find(({ id }) => route.request().url().includes(id));
      Object.assign(chat ?? {}, route.request().postDataJSON());
      return route.fulfill({ json: { data: chat } });
    });
    await home.reload();
    await expect(chatLinks(home)).toHaveCount(3);
    expect(await readRows(home)).toEqual(['# Pinned', 'pinned and listed', 'pinned long ago', '# Today', 'new']);
    await openMenu(home, 'Unpin');
    await expect
      .poll(() => readRows(home))
      .toEqual(['# Pinned', 'pinned long ago', '# Today', 'new', 'pinned and listed']);
    await history(home).getByRole('button', { name: 'Pinned', exact: true }).click();
    await expect.poll(() => readRows(home)).toEqual(['# May 20, 2024', 'pinned long ago']);
    await history(home).getByRole('button', { name: 'All', exact: true }).click();
    await home.unrouteAll();
  });
  await test.step('a second menu takes the place of the first', async () => {
    await showChats(home, moments, '2026-03-09T12:00:00.000Z');
    const buttons = history(home).getByRole('button', { name: /^Actions/ });
    await expect(buttons).toHaveCount(5);
    await buttons.nth(0).click();
    await expect(home.getByRole('menu')).toHaveAccessibleName(/^Actions for a, /);
    await expect(home.getByRole('menuitem')).toHaveText(['Rename', 'Pin', 'Save', 'Export chat…', 'Delete']);
    await buttons.nth(4).click();
    await expect(home.getByRole('menu')).toHaveCount(1);
    await expect(home.getByRole('menu')).toHaveAccessibleName(/^Actions for Untitled Chat, /);
  });
});

const openMenu = async (page: Page, item: string): Promise<void> => {
  await history(page)
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

test('a chat is renamed, found, and deleted, and each failure says so', async ({ home }) => {
  await sendText(home, sampleNote);
  await test.step('a failed rename says so and shows the old name', async () => {
    const link = chatLinks(home).first();
    await expect(link).toHaveText(/knee pain/i);
    const title = (await link.textContent()) ?? '';
    await home.route('**/chat/update_chat_title/*/', (route) => route.abort());
    await openMenu(home, 'Rename');
    await history(home).getByRole('textbox', { name: 'Chat name' }).fill('Another name');
    await home.keyboard.press('Enter');
    await expect(toast(home, 'Failed to rename chat. Please try again.')).toBeVisible();
    await expect(history(home).getByRole('alert')).toHaveText('Failed to rename chat. Please try again.');
    await expect(link).toHaveText(title);
    await home.unrouteAll();
  });
  await test.step('a name of nothing but spaces is refused, and no call is made', async () => {
    const calls: string[] = [];
    home.on('request', (request) => calls.push(request.url()));
    await openMenu(home, 'Rename');
    const field = history(home).getByRole('textbox', { name: 'Chat name' });
    for (const nothing of ['', '   ']) {
      await field.fill(nothing);
      await home.keyboard.press('Enter');
      await expect(toast(home, 'Chat name cannot be empty!').first()).toBeVisible();
      await expect(field).toHaveAccessibleDescription('Chat name cannot be empty!');
      await expect(field).toBeFocused();
    }
    expect(calls.filter((url) => url.includes('update_chat_title'))).toEqual([]);
    await home.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
  });
  await test.step('rename sends the title, and the list is fetched again', async () => {
    const sent = home.waitForRequest((request) => request.method() === 'PATCH');
    await openMenu(home, 'Rename');
    await history(home).getByRole('textbox', { name: 'Chat name' }).fill('  Winter fall  ');
    const fetched = home.waitForResponse((answer) => listCall.test(answer.url()) && answer.ok());
    await home.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toEqual({ title: 'Winter fall' });
    expect(new URL((await sent).url()).pathname).toMatch(/^\/chat\/update_chat_title\/[0-9a-f-]{36}\/$/);
    await fetched;
    await expect(toast(home, 'Chat renamed successfully!')).toBeVisible();
    await expect(chatLinks(home).first()).toHaveText('Winter fall');
  });
  await test.step('the search finds a part of a title whatever its case', async () => {
    await openMenu(home, 'Rename');
    await history(home).getByRole('textbox', { name: 'Chat name' }).fill('Winter Fall Follow-up');
    await home.keyboard.press('Enter');
    // The toast of the first name may stand yet.
    await expect(chatLinks(home).first()).toHaveText('Winter Fall Follow-up');
    await expect(toast(home, 'Chat renamed successfully!').last()).toBeVisible();
    const search = history(home).getByRole('textbox', { name: 'Search chats' });
    for (const [words, count] of [
      ['fALL foll', 1],
      ['inter', 1],
      ['winter follow', 0],
      ['', 1],
    ] as const) {
      await search.fill(words);
      await expect(chatLinks(home)).toHaveCount(count);
    }
  });
  await test.step('a failed delete says so, and the chat is there again and stays open', async () => {
    const place = home.url();
    await home.route('**/chat/delete_chat/*/', (route) => route.abort());
    await openMenu(home, 'Delete');
    await expect(toast(home, 'Failed to delete chat.')).toBeVisible();
    await expect(history(home).getByRole('alert')).toHaveText('Failed to delete chat.');
    await expect(chatLinks(home)).toHaveCount(1);
    expect(home.url()).toBe(place);
    await home.unrouteAll();
  });
  await test.step('deleting the open chat leads to the home; deleting another one does not', async () => {
    await startNewChat(home);
    await sendText(home, 'Cough and fever for three days.');
    const place = home.url();
    await expect(chatLinks(home)).toHaveCount(2);
    const other = history(home).getByRole('list').locator('a:not([aria-current])');
    await history(home)
      .getByRole('button', { name: `Actions for ${(await other.getAttribute('title')) ?? ''}`, exact: true })
      .click();
    await home.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(toast(home, 'Chat deleted successfully!')).toBeVisible();
    await expect(chatLinks(home)).toHaveCount(1);
    expect(home.url()).toBe(place);
    await openMenu(home, 'Delete');
    await expect(home).toHaveURL('/');
    await expect(history(home).getByRole('paragraph').filter({ hasText: 'No chats found.' })).toBeVisible();
  });
});
