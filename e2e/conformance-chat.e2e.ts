import type { ChatMessage } from '@notewright/contract';
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import {
  chatLinks,
  copyButton,
  expect,
  holdRoute,
  lastReply,
  messageBox,
  sampleNote,
  sendText,
  settle,
  startNewChat,
  test,
  toast,
} from './fixtures.ts';

/** The rows of the specification about sending, replies and the message box (sections 2, 4, 5, 8 and 9). */

const sendButton = (page: Page) => page.getByRole('button', { name: /^Send/ });

/** Reloads the open chat, and gives its messages as the server holds them. */
async function reloadMessages(page: Page): Promise<readonly ChatMessage[]> {
  const place = page.url();
  // What the page before still asks for is gone with it, and cannot be taken for the answer.
  await page.goto('about:blank');
  const content = page.waitForResponse(/get_a_chat_content/);
  await page.goto(place);
  const { data } = (await (await content).json()) as { readonly data: { readonly messages: readonly ChatMessage[] } };
  return data.messages;
}

/** The chat calls of the page, in order, as "METHOD /path/". */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch') calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

test('the chat list is fetched only with an access token, and content only with a chat id', async ({
  page,
  account,
}) => {
  const calls = watchCalls(page);
  for (const place of ['/home', '/login', '/signUp', '/', '/no-such-page']) {
    await page.goto(place);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(calls.filter((call) => call.includes('/chat/'))).toEqual([]);

  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('No chats found.').first()).toBeVisible();
  expect(calls).toContain('GET /chat/get_users_chat_list/');
  expect(calls.filter((call) => call.includes('/chat/get_a_chat_content/'))).toEqual([]);

  calls.length = 0;
  await sendText(page, sampleNote);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  // A message that was added is followed by a refetch of the content and of the list.
  await expect.poll(() => calls).toContain(`GET /chat/get_a_chat_content/${id}/`);
  await expect.poll(() => calls).toContain('GET /chat/get_users_chat_list/');
  expect(calls.filter((call) => call.startsWith('POST /chat/create_chat/'))).toHaveLength(1);
});

test('the first message creates a chat, the next ones are added to it', async ({ home }) => {
  const bodies: (readonly [string, string])[] = [];
  home.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(?:create_chat|add_message_to_chat)\/$/.test(pathname))
      bodies.push([pathname, request.postDataBuffer()?.toString() ?? '']);
  });
  await home
    .getByRole('group', { name: 'Tools' })
    .getByRole('button', { name: /^Validify/ })
    .click();
  await sendText(home, sampleNote);
  await messageBox(home).fill('And the left knee is fine.');
  await home.keyboard.press('Enter');
  await expect(home.getByRole('article')).toHaveCount(2);
  await expect.poll(() => bodies.map(([path]) => path)).toEqual(['/chat/create_chat/', '/chat/add_message_to_chat/']);
  const id = new URL(home.url()).pathname.split('/').at(-1) ?? 'none';
  const [first, second] = bodies.map(([, body]) => body);
  expect(first).toMatch(/name="model_name"\r\n\r\nValidify\r\n/);
  expect(first).toContain('name="message_content"');
  expect(first).not.toContain('name="chat_id"');
  expect(second).toContain(`name="chat_id"\r\n\r\n${id}\r\n`);
  expect(second).toMatch(/name="model_name"\r\n\r\nValidify\r\n/);
  expect(second).toContain('And the left knee is fine.');
});

test('nothing is sent when text and file are both missing, or while a send is in progress', async ({ home }) => {
  const calls = watchCalls(home);
  const sends = () => calls.filter((call) => /create_chat|add_message/.test(call)).length;
  for (const nothing of ['', '   ', '\n\n']) {
    await messageBox(home).fill(nothing);
    await expect(sendButton(home)).toBeDisabled();
    await home.keyboard.press('Enter');
  }
  expect(sends()).toBe(0);

  const release = await holdRoute(home, '**/chat/create_chat/');
  await messageBox(home).fill(sampleNote);
  await home.keyboard.press('Enter');
  await expect(home.locator('.dots > *')).toHaveCount(3);
  await messageBox(home).fill('a second one meanwhile');
  await expect(sendButton(home)).toHaveCount(0);
  await home.keyboard.press('Enter');
  await home.keyboard.press('Enter');
  await settle(home);
  expect(sends()).toBe(1);
  const id = await home.locator('[data-message-id^="temp-"]').getAttribute('data-message-id');
  expect(Math.abs(Date.now() - Number(id?.replace('temp-', '')))).toBeLessThan(60_000);
  release();
  await expect(copyButton(lastReply(home))).toBeVisible();
  expect(sends()).toBe(1);
});

test('a file is picked by its type, and goes alone', async ({ home }) => {
  await test.step('the picker offers exactly the types and endings of the specification', async () => {
    const accept = (await home.locator('input[type=file]').getAttribute('accept')) ?? '';
    const parts = accept.split(',');
    expect(parts.filter((part) => part.startsWith('.')).sort()).toEqual(
      ['.txt', '.doc', '.docx', '.pdf', '.html', '.jpg', '.jpeg', '.png', '.gif', '.svg', '.webp'].sort(),
    );
    expect(parts.filter((part) => !part.startsWith('.')).sort()).toEqual(
      [
        'application/msword',
        'application/pdf',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        'image/gif',
        'image/jpeg',
        'image/png',
        'image/svg+xml',
        'image/webp',
        'text/html',
        'text/plain',
      ].sort(),
    );
  });
  await test.step('a file alone can be sent', async () => {
    await home
      .locator('input[type=file]')
      .setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from(sampleNote) });
    await expect(sendButton(home)).toBeEnabled();
    await home.getByRole('button', { name: 'Remove note.txt' }).click();
    await expect(sendButton(home)).toBeDisabled();

    await home
      .locator('input[type=file]')
      .setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from(sampleNote) });
    await sendButton(home).click();
    await expect(home).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
    await expect(lastReply(home)).toContainText('138/84');
    const [asked] = await reloadMessages(home);
    expect(asked).toMatchObject({ sent_by: 'user', message_content: '', attachment: { name: 'note.txt' } });
  });
});

test('regenerate resends the preceding user message', async ({ home }) => {
  await sendText(home, sampleNote);
  await messageBox(home).fill('Left ankle pain for two days, no swelling.');
  await home.keyboard.press('Enter');
  await expect(home.getByRole('article')).toHaveCount(2);
  const second = lastReply(home);
  await expect(copyButton(second)).toBeVisible();
  const before = await second.locator('[data-reply-document]').innerText();
  expect(before).toMatch(/ankle/i);
  const sent = home.waitForRequest('**/chat/add_message_to_chat/');
  await second.getByRole('button', { name: 'Regenerate' }).click();
  expect((await sent).postDataBuffer()?.toString()).toMatch(/name="regenerate_of"\r\n\r\n[0-9a-f-]{36}\r\n/);
  await expect(toast(home, 'Message regenerated successfully!')).toBeVisible();
  await expect(lastReply(home)).toContainText('version 2 of 2');
  await expect(home.getByRole('article')).toHaveCount(2);
  expect(await lastReply(home).locator('[data-reply-document]').innerText()).toBe(before);
  const messages = await reloadMessages(home);
  // It answers the message before it, and not the chat's first one.
  const again = messages.find(({ version }) => version === 2);
  const asked = messages.filter(({ sent_by }) => sent_by === 'user');
  expect(asked.map(({ message_content }) => message_content)).toEqual([
    sampleNote,
    expect.stringMatching(/^Left ankle/),
  ]);
  expect(again).toMatchObject({ reply_to: asked[1]?.id, model_name: 'Chartwright' });
  // The engine knows no chance: the version says why it reads the same, and the words before it say nothing of the kind.
  const same = "The same words as version 1: this is the engine's result for this input.";
  await expect(lastReply(home)).toContainText(`${same} Another kind of note, Shorter or Fuller gives other words.`);
  await lastReply(home).getByRole('button', { name: 'Previous version' }).click();
  await expect(lastReply(home)).toContainText('version 1 of 2');
  await expect(home.getByText('The same words')).toHaveCount(0);
});

test('a reply is rated and commented on; a failed send, copy or regenerate says so', async ({ home }) => {
  await sendText(home, sampleNote);
  await test.step('like and dislike toggle and exclude each other', async () => {
    const like = lastReply(home).getByRole('button', { name: 'Like', exact: true });
    const dislike = lastReply(home).getByRole('button', { name: 'Dislike', exact: true });
    const pressed = async () => [await like.getAttribute('aria-pressed'), await dislike.getAttribute('aria-pressed')];
    expect(await pressed()).toEqual(['false', 'false']);
    await like.click();
    await expect.poll(pressed).toEqual(['true', 'false']);
    await dislike.click();
    await expect.poll(pressed).toEqual(['false', 'true']);
    await dislike.click();
    await expect.poll(pressed).toEqual(['false', 'false']);
  });
  await test.step('a dislike offers a comment, which is stored with it', async () => {
    const reply = lastReply(home);
    const dislike = reply.getByRole('button', { name: 'Dislike', exact: true });
    const comment = reply.getByRole('textbox', { name: /^What should be better/ });
    await reply.getByRole('button', { name: 'Like', exact: true }).click();
    await expect(comment).toHaveCount(0);
    await dislike.click();
    await expect(comment).toBeVisible();
    await expectAccessibleEverywhere(home);
    await reply.getByRole('button', { name: 'No, thanks' }).click();
    await expect(comment).toHaveCount(0);
    await expect(dislike).toBeFocused();
    await expect(dislike).toHaveAttribute('aria-pressed', 'true');
    const takenBack = home.waitForResponse('**/chat/message_feedback/**');
    await dislike.click();
    await takenBack;
    await expect(dislike).toHaveAttribute('aria-pressed', 'false');
    await expect(comment).toHaveCount(0);
    const rated = home.waitForResponse('**/chat/message_feedback/**');
    await dislike.click();
    await rated;

    await home.route('**/chat/message_feedback/**', (route) => route.abort(), { times: 1 });
    await comment.fill('The side is missing.');
    const send = reply.getByRole('button', { name: 'Send comment' });
    await send.click();
    await expect(reply.getByText('Your comment could not be saved. Please try again.')).toBeVisible();
    await expect(comment).toHaveValue('The side is missing.');
    const sent = home.waitForRequest('**/chat/message_feedback/**');
    await send.click();
    expect((await sent).postDataJSON()).toEqual({ rating: 'dislike', comment: 'The side is missing.' });
    const thanks = reply.getByRole('status').filter({ hasText: 'Thank you. Your comment is kept with this reply.' });
    await expect(thanks).toBeFocused();
    await expect(dislike).toHaveAttribute('aria-pressed', 'true');
    await home.unrouteAll();
  });
  await test.step('a failed regenerate says so, in the reply and in a toast', async () => {
    await home.route('**/chat/add_message_to_chat/', (route) => route.abort());
    await lastReply(home).getByRole('button', { name: 'Regenerate' }).click();
    await expect(toast(home, 'Failed to regenerate message. Please try again.')).toBeVisible();
    await expect(lastReply(home).getByText('Failed to regenerate message. Please try again.')).toBeVisible();
    await expect(lastReply(home).getByRole('button', { name: 'Regenerate' })).toBeEnabled();
    await home.unrouteAll();
  });
  await test.step('a failed send into a chat takes the temporary message away and says so', async () => {
    await home.route('**/chat/add_message_to_chat/', (route) => route.abort());
    await messageBox(home).fill('one more thought');
    await home.keyboard.press('Enter');
    await expect(toast(home, 'Failed to send message. Please try again.')).toBeVisible();
    await expect(home.getByRole('main').getByText('Failed to send message. Please try again.')).toBeVisible();
    await expect(home.locator('[data-message-id^="temp-"]')).toHaveCount(0);
    await expect(home.getByRole('article')).toHaveCount(1);
    await expect(messageBox(home)).toHaveValue('one more thought');
    await home.unrouteAll();
  });
  await test.step('a copy that the browser refuses says so', async () => {
    await home.evaluate(() => {
      const refuse = (): Promise<never> => Promise.reject(new DOMException('refused', 'NotAllowedError'));
      Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
    });
    await copyButton(lastReply(home)).click();
    await expect(toast(home, 'Failed to copy response.')).toBeVisible();
    await expect(lastReply(home).getByText('Failed to copy response.')).toBeVisible();
  });
});

test('New Chat and a tool on the home clear what was open; New Chat clears a tool', async ({ home }) => {
  await sendText(home, sampleNote);
  const calls = watchCalls(home);
  const tools = home.getByRole('group', { name: 'Tools' });
  await startNewChat(home);
  await expect(home.getByRole('article')).toHaveCount(0);
  await expect(messageBox(home)).toHaveValue('');
  await tools.getByRole('button', { name: /^Validify/ }).click();
  await expect(tools.getByRole('button', { pressed: true })).toHaveText(/^Validify/);
  await home.getByRole('link', { name: 'New Chat' }).click();
  await expect(tools.getByRole('button', { pressed: true })).toHaveText(/^Chartwright/);
  await tools.getByRole('button', { name: /^Redactify/ }).click();
  await expect(home).toHaveURL('/');
  await expect(tools.getByRole('button', { pressed: true })).toHaveText(/^Redactify/);
  await messageBox(home).fill('Seen by Dr. Orla Testwell on 03/04/2025.');
  await home.keyboard.press('Enter');
  await expect(home).toHaveURL(/\/chat\//);
  expect(calls.filter((call) => /create_chat|add_message/.test(call))).toEqual(['POST /chat/create_chat/']);
  await expect(chatLinks(home)).toHaveCount(2);
  // What Redactify was chosen for is sent: the next chat begins with the default again.
  await home.getByRole('link', { name: 'New Chat' }).click();
  await expect(tools.getByRole('button', { pressed: true })).toHaveText(/^Chartwright/);
});

test('the tool of a chat is in sight on a phone, where the four do not fit side by side', async ({ home }) => {
  await home
    .getByRole('group', { name: 'Tools' })
    .getByRole('button', { name: /^Validify/ })
    .click();
  await sendText(home, 'HTN I10, increase lisinopril.');
  await home.setViewportSize({ width: 360, height: 740 });
  await home.reload();
  await expect(lastReply(home)).toContainText('I10');
  const chosen = home.getByRole('radio', { name: 'Validify', checked: true });
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await home.getByRole('radio', { name: 'Chartwright' }).click();
  await expect(home.getByRole('radio', { name: 'Chartwright', checked: true })).toBeInViewport({ ratio: 1 });
  // Between two others it stands clear of both edges, at which those run out.
  const middle = home.getByRole('radio', { name: 'TranscriptX' });
  await middle.click();
  const room = (): Promise<readonly number[]> =>
    middle.evaluate((chip) => {
      const [own, strip] = [chip, chip.closest('[role=radiogroup]') ?? chip].map((one) => one.getBoundingClientRect());
      return [(own?.left ?? 0) - (strip?.left ?? 0), (strip?.right ?? 0) - (own?.right ?? 0)];
    });
  await expect.poll(async () => Math.min(...(await room()))).toBeGreaterThanOrEqual(24);
});

test(
  'opening a chat restores its tool, and nothing is sent before that is known',
  { tag: '@quick' },
  async ({ home }) => {
    const tools = home.getByRole('group', { name: 'Tools' });
    const chip = home.getByRole('radiogroup', { name: 'Tool' }).getByRole('radio', { checked: true });
    await tools.getByRole('button', { name: /^Redactify/ }).click();
    await sendText(home, 'Seen by Dr. Orla Testwell on 03/04/2025.');
    await expect(chip).toHaveText('Redactify');
    const redactChat = home.url();
    await home.getByRole('link', { name: 'New Chat' }).click();
    await tools.getByRole('button', { name: /^Validify/ }).click();
    await home.locator(`a[href="${new URL(redactChat).pathname}"]`).click();
    await expect(chip).toHaveText('Redactify');
    // Chosen and not used, another tool is not kept either.
    await home.getByRole('radio', { name: 'TranscriptX' }).click();
    await expect(chip).toHaveText('TranscriptX');
    await home.getByRole('link', { name: 'New Chat' }).click();
    await expect(home.getByRole('heading', { name: 'How Can I Help You Today' })).toBeVisible();
    await home.goBack();
    await expect(chip).toHaveText('Redactify');

    const calls = watchCalls(home);
    const release = await holdRoute(home, '**/chat/get_a_chat_content/**');
    await home.reload();
    await messageBox(home).fill('Call Dr. Orla Testwell on 03/05/2025.');
    await expect(chip).toHaveCount(0);
    await expect(sendButton(home)).toBeDisabled();
    await home.keyboard.press('Enter');
    await settle(home);
    const sent = () => calls.filter((call) => call.includes('add_message')).length;
    expect(sent()).toBe(0);
    release();
    // It goes by itself then, to the tool of the chat.
    await expect(home.getByRole('article', { name: /Redactify/ })).toHaveCount(2);
    await expect(chip).toHaveText('Redactify');
    // The reply stands on the page, waiting, a moment before its call is on the way.
    await expect.poll(sent).toBe(1);
    await expect(lastReply(home)).toContainText('2 identifiers redacted');
    expect(sent()).toBe(1);
  },
);
