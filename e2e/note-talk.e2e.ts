import type { Locator, Page } from '@playwright/test';
import { answer, type Step } from '../server/src/models/testing/scripted-endpoint.ts';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { copyButton, expect, lastReply, messageBox, sampleNote, sendText } from './fixtures.ts';
import { test } from './scripted-model.ts';

/** What is asked of a note in words of one's own, answered by a model, and changes that it proposes. */

const failing: readonly Step[] = [{ status: 400 }];

/** What a model says that reads its lines. */
const reading =
  (says: (line: (letter: string, words: string) => string) => object) =>
  (body: string): readonly Step[] => {
    const { messages } = JSON.parse(body) as { messages: { content: string }[] };
    const lines = (messages[1]?.content ?? '').split('\n');
    const find = (letter: string, words: string): string =>
      lines
        .flatMap((line) => (line.includes(words) ? (/^([a-z]\d+) \| /.exec(line)?.[1] ?? []) : []))
        .find((id) => id.startsWith(letter)) ?? '';
    return answer(JSON.stringify({ sentences: [], changes: [], ...says(find) }));
  };
const operation = { line: '', section: '', text: '', from: [] };
const changesPlan = reading((line) => ({
  kind: 'change',
  changes: [
    { ...operation, do: 'replace', line: line('n', 'Recheck'), text: 'Recheck in 2 wk', from: [line('s', 'recheck')] },
    { ...operation, do: 'remove', line: line('n', 'Lisinopril') },
    { ...operation, do: 'add', section: line('h', 'Plan'), text: 'Start warfarin 5 mg', from: [line('s', 'recheck')] },
  ],
}));

const spoken = (page: Page): Locator => page.getByRole('status').filter({ hasText: /\S/ });
const proposal = (page: Page): Locator => lastReply(page).getByRole('region', { name: 'Proposed change' });
const noteText = (page: Page): Locator => page.getByRole('article').first().locator('[data-reply-document]');

async function ask(page: Page, words: string, count: number): Promise<void> {
  await messageBox(page).fill(words);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(count);
  await expect(copyButton(lastReply(page))).toBeVisible();
}

test('a change is asked for, shown word by word, used by keyboard, and is a version of the note', async ({
  home,
  endpoint,
}) => {
  endpoint.play(failing);
  await sendText(home, sampleNote);
  const before = await noteText(home).innerText();
  endpoint.play(changesPlan);
  await ask(home, 'make the plan of this note clearer', 2);
  await expect(proposal(home).getByRole('listitem')).toHaveCount(3);
  await expect(proposal(home).locator('del')).toContainText(['weeks', 'Lisinopril 10 mg']);
  await expect(proposal(home).locator('ins')).toContainText(['wk', 'Start warfarin 5 mg']);
  await expect(proposal(home)).toContainText('drug not in your words');
  // Nothing is changed by itself.
  expect(await noteText(home).innerText()).toBe(before);

  // By the keyboard each shows the words on which it rests.
  await proposal(home)
    .getByRole('button', { name: /Recheck/ })
    .focus();
  await expect(lastReply(home).locator('.nw-peek mark')).toContainText('recheck');
  await expectAccessibleEverywhere(home);
  await home.setViewportSize({ width: 360, height: 800 });
  await expect(proposal(home).getByRole('button', { name: 'Use it' })).toBeVisible();
  expect(await home.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await home.setViewportSize({ width: 1440, height: 900 });

  await proposal(home).getByRole('button', { name: 'Use it' }).focus();
  await home.keyboard.press('Enter');
  const outcome = proposal(home).getByText('The change is in the note, as a new version.');
  await expect(outcome).toBeFocused();
  await expect(spoken(home)).toContainText(['The change is in the note, as a new version.']);
  await expect(proposal(home).getByRole('button', { name: 'Use it' })).toHaveCount(0);
  const note = home.getByRole('article').first();
  await expect(note.getByText('version 2 of 2')).toBeVisible();
  await expect(note).toContainText('Edited by');
  await expect(noteText(home)).toContainText('Recheck in 2 wk');
  await expect(note.getByRole('region', { name: 'Not in the source' })).toContainText('Start warfarin 5 mg');

  // It is decided after a reload, too.
  await home.reload();
  await expect(outcome).toBeVisible();
  await expect(home.getByRole('article').first().getByText('version 2 of 2')).toBeVisible();
});

test('a change that is left leaves the note as it was', async ({ home, endpoint }) => {
  endpoint.play(failing);
  await sendText(home, sampleNote);
  const before = await noteText(home).innerText();
  endpoint.play(changesPlan);
  await ask(home, 'make the plan of this note clearer', 2);
  await proposal(home).getByRole('button', { name: 'Leave it' }).focus();
  await home.keyboard.press('Enter');
  await expect(proposal(home).getByText('Left. The note stays as it was.')).toBeFocused();
  await expect(spoken(home)).toContainText(['Left. The note stays as it was.']);
  expect(await noteText(home).innerText()).toBe(before);
  await expect(home.getByText('version 2 of 2')).toHaveCount(0);
});

test('a change of a note that was changed since is not used', async ({ home, endpoint }) => {
  endpoint.play(failing);
  await sendText(home, sampleNote);
  endpoint.play(changesPlan);
  await ask(home, 'make the plan of this note clearer', 2);
  await ask(home, 'add to the plan: ice', 3);
  const old = home.getByRole('region', { name: 'Proposed change' });
  await old.getByRole('button', { name: 'Use it' }).click();
  await expect(old.getByRole('alert')).toContainText('The note was changed, or another was written');
  await expect(old.getByRole('button', { name: 'Use it' })).toBeVisible();
});

test('a question is answered with its source, and said to have no answer where the model fails', async ({
  home,
  endpoint,
}) => {
  endpoint.play(failing);
  await sendText(home, sampleNote);
  endpoint.play(
    reading((line) => ({
      kind: 'answer',
      sentences: [
        { text: 'The pain is worse with stairs.', from: [line('s', 'stairs')] },
        { text: 'Warfarin was started.', from: [line('s', 'stairs')] },
      ],
    })),
  );
  await ask(home, 'could anything at home make her knee worse?', 2);
  const words = lastReply(home).locator('[data-reply-document]');
  await expect(words).toContainText('The pain is worse with stairs.');
  await expect(words.locator('.nw-statement-unsupported')).toContainText(['Warfarin was started.']);
  await words.locator('[data-first]').filter({ hasText: 'stairs' }).focus();
  await expect(lastReply(home).locator('.nw-peek mark')).toContainText('worse w stairs');
  await expectAccessibleEverywhere(home);

  endpoint.play(failing);
  await ask(home, 'could anything at home make her knee better?', 3);
  await expect(lastReply(home)).toContainText('The language model could not be reached.');
  await expect(lastReply(home)).toContainText('The built-in engine does not know this question.');
});

test('in Spanish a change is asked for, shown and left', async ({ home, endpoint }) => {
  endpoint.play(failing);
  await sendText(home, sampleNote);
  await home.goto(`${home.url()}${home.url().includes('?') ? '&' : '?'}lang=es`);
  endpoint.play(changesPlan);
  await home.getByRole('textbox', { name: 'Mensaje' }).fill('reescribe el plan de esta nota');
  await home.keyboard.press('Enter');
  const proposed = home.getByRole('region', { name: 'Cambio propuesto' });
  await expect(proposed.getByRole('listitem')).toHaveCount(3);
  await expect(proposed).toContainText('Plan: cambiado');
  await expectAccessibleEverywhere(home);
  await proposed.getByRole('button', { name: 'Dejarlo' }).click();
  await expect(proposed.getByText('Dejado. La nota se queda como estaba.')).toBeFocused();
});
