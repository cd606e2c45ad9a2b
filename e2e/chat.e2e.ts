import {
  atRest,
  copyButton,
  expect,
  holdRoute,
  lastReply,
  messageBox,
  sampleNote,
  sendText,
  startNewChat,
  test,
  toast,
} from './fixtures.ts';

test('a chat home offers four tools, and each answers in the page', { tag: '@quick' }, async ({ home }) => {
  await test.step('the chat home greets and offers the four tools', async () => {
    await expect(home.getByText('Hello, Guest')).toBeVisible();
    const tools = home.getByRole('group', { name: 'Tools' });
    for (const name of ['Chartwright', 'TranscriptX', 'Redactify', 'Validify']) {
      await expect(tools.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
    }
    await expect(tools.getByRole('button', { name: /^Chartwright/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(home.getByRole('button', { name: /^Send/ })).toBeDisabled();
    await messageBox(home).fill('   ');
    await expect(home.getByRole('button', { name: /^Send/ })).toBeDisabled();
  });
  await test.step('each tool answers in the page', async () => {
    for (const [tool, text, words] of expected)
      await test.step(`${tool} answers in the page`, async () => {
        await home
          .getByRole('group', { name: 'Tools' })
          .getByRole('button', { name: new RegExp(`^${tool}`) })
          .click();
        await sendText(home, text);
        const reply = home.getByRole('article', { name: new RegExp(tool) });
        await expect(reply).toContainText(words);
        await expect(home).toHaveTitle(/Notewright/);
        expect(await home.title()).not.toContain('knee');
        await home.reload();
        await expect(lastReply(home)).toContainText(words);
        await startNewChat(home);
      });
  });
});

const expected = [
  ['Chartwright', sampleNote, 'Hypertension'],
  [
    'TranscriptX',
    'blood pressure one thirty eight over eighty four period new paragraph assessment colon hypertension',
    '138/84',
  ],
  ['Redactify', 'Seen by Dr. Orla Testwell on 03/04/2025, phone 555-010-4477.', 'REDACT'],
  ['Validify', sampleNote, 'ICD-10-CM codes'],
] as const;

test(
  'a reply shows what it rests on, is copied, rated and regenerated',
  { tag: '@quick' },
  async ({ home, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await sendText(home, sampleNote);
    await test.step('a statement shows the words it rests on, by pointer and by keyboard', async () => {
      const statement = lastReply(home)
        .getByText(/No locking/)
        .first();
      await atRest(home);
      await statement.hover();
      await expect(home.locator('mark').first()).toBeVisible();
      await expect(home.locator('mark').first()).toContainText(/no locking|no fever/);
    });
    await test.step('copy, like, dislike and regenerate', async () => {
      const reply = lastReply(home);
      await copyButton(reply).click();
      await expect(toast(home, 'Response copied to clipboard!')).toBeVisible();
      const copied = await home.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain('138/84');
      expect(copied).not.toMatch(/^#|\*\*|^\|/m);
      expect(copied).toMatch(/draft/i);

      await reply.getByRole('button', { name: 'Like', exact: true }).click();
      await expect(reply.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute('aria-pressed', 'true');
      await reply.getByRole('button', { name: 'Dislike' }).click();
      await expect(reply.getByRole('button', { name: 'Dislike' })).toHaveAttribute('aria-pressed', 'true');
      await expect(reply.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute('aria-pressed', 'false');
      await home.reload();
      await expect(lastReply(home).getByRole('button', { name: 'Dislike' })).toHaveAttribute('aria-pressed', 'true');

      await lastReply(home).getByRole('button', { name: 'Regenerate' }).click();
      await expect(toast(home, 'Message regenerated successfully!')).toBeVisible();
      await expect(lastReply(home)).toContainText(/2 of 2/);
      await lastReply(home)
        .getByRole('button', { name: /previous version/i })
        .click();
      await expect(lastReply(home)).toContainText(/1 of 2/);
    });
  },
);

test(
  'what another tool does is offered, and one click sends the same text to it',
  { tag: '@quick' },
  async ({ home }) => {
    await sendText(home, `please redact this\n${sampleNote}`);
    const offer = lastReply(home).getByRole('button', { name: 'Send this to Redactify' });
    await expect(lastReply(home)).toContainText('Taking out what identifies a person is the work of Redactify.');
    await home.reload();
    await offer.click();
    await expect(home.getByRole('article', { name: 'Redactify reply' })).toContainText('138/84');
  },
);

test('a send shows dots while it waits, and a failed one is taken back', { tag: '@quick' }, async ({ home }) => {
  await test.step('while waiting three dots show, under a temporary id', async () => {
    const release = await holdRoute(home, '**/chat/create_chat/');
    await messageBox(home).fill(sampleNote);
    await home.keyboard.press('Enter');
    await expect(home.getByText('58 yo F fell on ice').first()).toBeVisible();
    await expect(home.locator('.dots > *')).toHaveCount(3);
    await expect(home.locator('[data-message-id^="temp-"]')).toHaveCount(1);
    await expect(home.getByRole('button', { name: /^Send/ })).toHaveCount(0);
    release();
    await expect(copyButton(lastReply(home))).toBeVisible();
    await expect(home.locator('[data-message-id^="temp-"]')).toHaveCount(0);
    await home.unrouteAll();
    await startNewChat(home);
  });
  await test.step('a failed send takes the message back and keeps what was typed', async () => {
    await home.route('**/chat/create_chat/', (route) => route.abort());
    await messageBox(home).fill('a note that must not be lost');
    await home.keyboard.press('Enter');
    await expect(home.getByText('Failed to send message. Please try again.').first()).toBeVisible();
    await expect(messageBox(home)).toHaveValue('a note that must not be lost');
    await home.unroute('**/chat/create_chat/');
    await home.getByRole('button', { name: /^Send/ }).click();
    await expect(home).toHaveURL(/\/chat\//);
  });
});

test('an unsent draft is there again after a reload, and not in the browser’s storage', async ({ home }) => {
  await messageBox(home).fill('half a thought about the knee');
  await home.waitForResponse((answer) => answer.url().includes('/chat/draft/') && answer.request().method() === 'PUT');
  await home.reload();
  await expect(messageBox(home)).toHaveValue('half a thought about the knee');
  const storage = await home.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(storage).not.toContain('thought');
});

test('model words that look like markup stay words', async ({ home }) => {
  await sendText(
    home,
    '<img src=x onerror=alert(1)> <script>alert(2)</script> [a](javascript:alert(3)) ![p](https://evil.example/x.png) fever',
  );
  await expect(home.locator('article img, article script, article iframe')).toHaveCount(0);
  expect(await home.locator('article a[href^="javascript"]').count()).toBe(0);
});
