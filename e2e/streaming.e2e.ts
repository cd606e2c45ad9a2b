import type { Step } from '../server/src/models/testing/scripted-endpoint.ts';
import { callAs } from './companies-by-calls.ts';
import { copyButton, expect, lastReply, messageBox, sampleNote, sendText, signIn } from './fixtures.ts';
import { whenStill } from './page-time.ts';
import { planAnswer, test } from './scripted-model.ts';
import { signUpByCalls, type SignedUp } from './sign-up-by-calls.ts';
import type { App } from './start-app.ts';

const writeLines = (length: number): readonly string[] =>
  Array.from({ length }, (_, index) => `Finding number ${index + 1} is unchanged.`);
const lines = writeLines(40);

/** A model that writes a statement every 80 ms, so that there is a middle in which to reload, stop and lose the network. */
const slowAnswer = (findings = lines): Step[] => planAnswer(findings, () => [{ wait: 80 }]);

test.beforeEach(({ endpoint }) => endpoint.play(slowAnswer()));

/** The last reply of the chat at an address, as the server has it. */
async function readReply({ address }: App, account: SignedUp, place: string): Promise<object | undefined> {
  const id = new URL(place).pathname.split('/').at(-1) ?? '';
  const answer = await callAs(address, account, 'GET', `/chat/get_a_chat_content/${id}/`);
  return (answer as { data: { messages: object[] } }).data.messages.at(-1);
}

test('a reply goes on through a reload, without a gap or a repeat', { tag: '@quick' }, async ({ home }) => {
  await messageBox(home).fill(sampleNote);
  await home.keyboard.press('Enter');
  await expect(lastReply(home)).toContainText('Finding number 3 ');
  await home.reload();
  await expect(lastReply(home)).toContainText('Finding number 4 ');
  await expect(lastReply(home)).toContainText('Finding number 40 ');
  await expect(copyButton(lastReply(home))).toBeVisible();
  const shown = await lastReply(home).locator('[data-reply-document]').innerText();
  const numbers = [...shown.matchAll(/Finding number (\d+) /g)].map((match) => Number(match[1]));
  expect(numbers).toEqual(lines.map((_, index) => index + 1));
});

test('a reply goes on while nobody watches', async ({ page, app }) => {
  const account = await signUpByCalls(app.address);
  await signIn(page, account);
  await messageBox(page).fill(sampleNote);
  await page.keyboard.press('Enter');
  await expect(lastReply(page)).toContainText('Finding number 2 ');
  const place = page.url();
  await page.goto('about:blank');
  await expect.poll(() => readReply(app, account, place)).toMatchObject({ state: 'complete' });
  await page.goto(place);
  await expect(lastReply(page)).toContainText('Finding number 40 ');
});

test('stop keeps what was written and says so', { tag: '@quick' }, async ({ home, endpoint }) => {
  // It would go on for half a minute, so that a busy machine stops it in its middle too.
  endpoint.play(slowAnswer(writeLines(400)), slowAnswer());
  await messageBox(home).fill(sampleNote);
  await home.keyboard.press('Enter');
  await expect(lastReply(home)).toContainText('Finding number 3 ');
  await home.getByRole('button', { name: /^Stop/ }).click();
  await expect(lastReply(home)).toContainText(/stopped/i);
  await expect(lastReply(home)).toContainText('Finding number 3 ');
  const shown = await lastReply(home).locator('[data-reply-document]').innerText();
  await home.reload();
  await expect(lastReply(home)).toContainText('Finding number 3 ');
  expect(await lastReply(home).innerText()).not.toContain('Finding number 400');
  expect(shown).not.toContain('Finding number 400');
});

test('a lost network is bridged', async ({ home, context, app, account }) => {
  await messageBox(home).fill(sampleNote);
  await home.keyboard.press('Enter');
  await expect(lastReply(home)).toContainText('Finding number 3 ');
  await context.setOffline(true);
  // It goes on being written meanwhile.
  await expect.poll(() => readReply(app, account, home.url())).toMatchObject({ state: 'complete' });
  await context.setOffline(false);
  await expect(lastReply(home)).toContainText('Finding number 40 ');
  const shown = await lastReply(home).locator('[data-reply-document]').innerText();
  expect([...shown.matchAll(/Finding number (\d+) /g)]).toHaveLength(40);
});

test('a reader who scrolled up is left alone, and led back in 300 ms', async ({ home }) => {
  await home.setViewportSize({ width: 1440, height: 560 });
  await messageBox(home).fill(sampleNote);
  await home.keyboard.press('Enter');
  await expect(lastReply(home)).toContainText('Finding number 16 ');
  await lastReply(home).hover();
  await home.mouse.wheel(0, -400);
  const jump = home.getByRole('button', { name: /latest/i });
  await expect(jump).toBeVisible();
  await whenStill(home.getByRole('log'));
  const top = await home.getByRole('log').evaluate((log) => log.closest('[data-scroller]')?.scrollTop ?? log.scrollTop);
  await expect(lastReply(home)).toContainText('Finding number 22 ');
  expect(
    await home.getByRole('log').evaluate((log) => log.closest('[data-scroller]')?.scrollTop ?? log.scrollTop),
  ).toBe(top);
  await jump.click();
  await expect(jump).toBeHidden();
});

test('what is pressed while a reply grows stays under the pointer until it is let go', async ({ home, endpoint }) => {
  await home.setViewportSize({ width: 1440, height: 700 });
  const { promise: until, resolve: goOn } = Promise.withResolvers<void>();
  const held = ['A first line.', ...lines];
  endpoint.play(
    slowAnswer(writeLines(6)),
    planAnswer(held, (index) => (index === 1 ? [{ until }] : [{ wait: 80 }])),
  );
  await sendText(home, sampleNote);
  await messageBox(home).fill('Left ankle pain for two days, no swelling.');
  await home.keyboard.press('Enter');
  await expect(lastReply(home)).toContainText('A first');
  const like = home.getByRole('article').first().getByRole('button', { name: 'Like', exact: true });
  await whenStill(home.getByRole('log'));
  await like.hover();
  await home.mouse.down();
  goOn();
  await expect(lastReply(home)).toContainText('Finding number 12 ');
  await home.mouse.up();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  // And then the end is followed as before.
  await expect(copyButton(lastReply(home))).toBeInViewport();
});

test('a screen reader hears of a reply at most three times', async ({ home }) => {
  await home.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const change of changes) {
        const node = change.target instanceof Element ? change.target : change.target.parentElement;
        const region = node?.closest('[role=status],[role=alert],[aria-live=polite],[aria-live=assertive]');
        if (region && region.textContent) heard.push(region.textContent);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await messageBox(home).fill(sampleNote);
  await home.keyboard.press('Enter');
  await expect(copyButton(lastReply(home))).toBeVisible();
  const heard = await home.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard.length).toBeGreaterThan(0);
  expect(new Set(heard).size).toBeLessThanOrEqual(3);
  expect(heard.join(' ')).not.toContain('Finding');
});

test('the model never saw an identifier, and the reader sees it again', async ({ home, endpoint }) => {
  const before = endpoint.received.length;
  await messageBox(home).fill('Ms. Orlanda Testquist, MRN 4417702, phone 555-010-9944, has a cough for three days.');
  await home.keyboard.press('Enter');
  await expect(lastReply(home)).toContainText('Finding number 2 ');
  const received = endpoint.received.slice(before);
  expect(received).toContain('cough');
  for (const identifier of ['Testquist', '4417702', '9944']) expect(received).not.toContain(identifier);
});
