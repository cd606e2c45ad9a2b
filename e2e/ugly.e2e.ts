import type { Page } from '@playwright/test';
import type { Step } from '../server/src/models/testing/scripted-endpoint.ts';
import {
  copyButton,
  expect,
  history,
  lastReply,
  messageBox,
  sampleNote,
  sendText,
  settle,
  startNewChat,
  test as base,
} from './fixtures.ts';
import { planAnswer, test as scripted } from './scripted-model.ts';

/** Hasty, clumsy and unusual use. A model writes slowly, so that there is a middle in which to be clumsy. */
function answerSlowly(findings: number, finding = 'Finding'): Step[] {
  const lines = Array.from({ length: findings }, (_, index) => `${finding} number ${index + 1} is unchanged.`);
  return planAnswer(lines, () => [{ wait: 100 }]);
}

const slow = scripted.extend<{ readonly slowly: undefined }>({
  slowly: [
    async ({ endpoint, silenced }, use) => {
      endpoint.play(answerSlowly(20));
      await use(silenced);
    },
    { auto: true },
  ],
});

slow('a double click on Send sends once and does not stop the reply', async ({ home, endpoint }) => {
  await sendText(home, 'Cough for two days.');
  let sent = 0;
  home.on('request', (request) => (sent += request.url().includes('/chat/add_message_to_chat/') ? 1 : 0));
  await messageBox(home).fill(sampleNote);
  await home.getByRole('button', { name: /^Send/ }).click({ clickCount: 2, delay: 30 });
  await expect(lastReply(home)).toContainText('Finding number 20 ');
  await expect(lastReply(home)).not.toContainText(/stopped/i);
  expect(sent).toBe(1);
  // It would go on for more than half a minute, so that a busy machine stops it in its middle too.
  endpoint.play(answerSlowly(400, 'Later finding'), answerSlowly(20));
  await messageBox(home).fill('And a fever.');
  // Nothing can be sent before the last words of a reply are in.
  await expect(home.getByRole('button', { name: /^Send/ })).toBeEnabled();
  await home.keyboard.press('Enter');
  await expect(lastReply(home)).toContainText('Later finding number 2 ');
  await home.getByRole('button', { name: /^Stop/ }).click();
  await expect(lastReply(home)).toContainText(/stopped/i);
});

slow('a press on Stop that outlasts the reply sends nothing', async ({ home, endpoint }) => {
  await sendText(home, 'Cough for two days.');
  await messageBox(home).fill(sampleNote);
  await home.keyboard.press('Enter');
  await messageBox(home).fill('Half a thought');
  endpoint.play(answerSlowly(20));
  // Beside its picture, which is replaced.
  await home.getByRole('button', { name: /^Stop/ }).hover({ position: { x: 4, y: 20 } });
  await home.mouse.down();
  const send = home.getByRole('button', { name: /^Send/ });
  await expect(send).toBeEnabled();
  await home.mouse.up();
  await settle(home);
  await expect(messageBox(home)).toHaveValue('Half a thought');
  await send.click();
  await expect(messageBox(home)).toHaveValue('');
});

/** Lets files fall on a place of the page; true when the page took or refused them, so that the browser does not open one. */
function dropFiles(page: Page, place: string, names: readonly string[]): Promise<boolean> {
  return page.evaluate(
    ([where, all]) => {
      const dataTransfer = new DataTransfer();
      for (const name of all)
        dataTransfer.items.add(
          new File(['Cough for two days.'], name, { type: name.endsWith('.exe') ? '' : 'text/plain' }),
        );
      const options = { dataTransfer, bubbles: true, cancelable: true };
      const target = document.querySelector(where);
      const isOver = target?.dispatchEvent(new DragEvent('dragover', options)) === false;
      return target?.dispatchEvent(new DragEvent('drop', options)) === false && isOver;
    },
    [place, names] as const,
  );
}

base('dropped files are all attached, but for the one that cannot go, which is named', async ({ home }) => {
  expect(await dropFiles(home, 'textarea', ['first.txt', 'second.exe', 'third.txt'])).toBe(true);
  await expect(home.getByText('first.txt')).toBeVisible();
  await expect(home.getByText('third.txt')).toBeVisible();
  await expect(
    home.getByText('second.exe: Unsupported file format. Please upload a valid document or image.'),
  ).toBeVisible();
  expect(await dropFiles(home, 'textarea', ['fourth.txt'])).toBe(true);
  await expect(home.getByText('fourth.txt')).toBeVisible();
  await expect(home.getByText(/Unsupported/)).toHaveCount(0);
});

base('a file dropped beside the chat does not open in place of the page', async ({ home }) => {
  await messageBox(home).fill('Typed before the drop.');
  for (const place of ['header', '[aria-label="Chat history"]', 'body'])
    expect(await dropFiles(home, place, ['stray.txt'])).toBe(true);
  await expect(messageBox(home)).toHaveValue('Typed before the drop.');
  await expect(home.getByText('stray.txt')).toHaveCount(0);
});

base('what was sent in another tab is there as soon as this one is looked at again', async ({ home, context }) => {
  await sendText(home, sampleNote);
  const copied = await home.evaluate(() => Object.entries(sessionStorage));
  const second = await context.newPage();
  await second.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, copied);
  await second.goto(home.url());
  await expect(lastReply(second)).toBeVisible();
  await sendText(home, 'Now also a fever since last night.');
  await second.bringToFront();
  await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(second.getByText('Now also a fever since last night.').first()).toBeVisible();
});

/** How far the first written line ends before the right edge of its block, in pixels. */
const gapAtRight = (page: Page, place: string): Promise<number> =>
  page.evaluate((where) => {
    const block = [...document.querySelectorAll(where)].find((one) => /\p{Script=Hebrew}/u.test(one.textContent));
    if (block === undefined) throw new Error(`Nothing in Hebrew in ${where}`);
    const range = document.createRange();
    range.selectNodeContents(block);
    const written = range.getClientRects();
    return block.getBoundingClientRect().right - Math.max(...[...written].map((rect) => rect.right));
  }, place);

base(
  'Hebrew runs from the right in the words sent and in the reply; English beside it from the left',
  async ({ home }) => {
    const words = 'כאב בברך.';
    await sendText(home, `${words}\nBP 138/84`);
    expect(await gapAtRight(home, '.nw-words')).toBeLessThan(3);
    expect(await gapAtRight(home, '.nw-doc :is(p, li)')).toBeLessThan(3);
    const english = home.locator('.nw-doc li').filter({ hasText: 'Medications' });
    expect(await english.evaluate((one) => getComputedStyle(one).unicodeBidi)).toBe('plaintext');
  },
);

base('a search longer than any title is cut, not refused', async ({ home, complaints }) => {
  await sendText(home, sampleNote);
  const field = history(home).getByRole('textbox', { name: 'Search chats' });
  await field.focus();
  await home.keyboard.insertText('knee pain '.repeat(100));
  expect((await field.inputValue()).length).toBe(200);
  await expect(history(home).getByRole('paragraph').filter({ hasText: 'No chats found.' })).toBeVisible();
  await expect(history(home).getByText('Try again')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

slow('what is typed while the first message is on its way goes along into its chat', async ({ home }) => {
  const { promise: typed, resolve: letGo } = Promise.withResolvers<void>();
  await home.route('**/chat/create_chat/', async (route) => {
    await typed;
    await route.continue();
  });
  await messageBox(home).fill(sampleNote);
  await home.keyboard.press('Enter');
  await messageBox(home).fill('And a fever since');
  letGo();
  await expect(home).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await expect(messageBox(home)).toHaveValue('And a fever since');
  await expect(messageBox(home)).toBeFocused();
  await home.keyboard.type(' last night.');
  await expect(messageBox(home)).toHaveValue('And a fever since last night.');
  await startNewChat(home);
  await expect(messageBox(home)).toHaveValue('');
});

for (const [name, sentence] of [
  ['note.txt', null],
  ['tool.exe', 'Unsupported file format. Please upload a valid document or image.'],
] as const) {
  base(`a message sent in the same moment as ${name} is chosen does not leave without it`, async ({ home }) => {
    const { promise: sent, resolve: letGo } = Promise.withResolvers<void>();
    await home.route('**/assets/check-file*', async (route) => {
      await sent;
      await route.continue();
    });
    await messageBox(home).fill('Please read the file.');
    const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from('Cough for two days.') };
    await home.locator('input[type=file]').setInputFiles(file);
    await home.getByRole('button', { name: /^Send/ }).click();
    letGo();
    if (sentence === null) {
      await expect(copyButton(lastReply(home))).toBeVisible();
      await expect(home.getByText('note.txt')).toBeVisible();
    } else {
      await expect(home.getByText(sentence).first()).toBeVisible();
      await expect(messageBox(home)).toHaveValue('Please read the file.');
      await expect(home).toHaveURL('/');
    }
  });
}
