import { answer, type Step } from '../../server/src/models/testing/scripted-endpoint.ts';
import { copyButton, expect, lastReply, messageBox, settle } from '../fixtures.ts';
import { makeAttacks } from './attack-strings.ts';
import { cutAwkwardly, deal, pack } from './pack.ts';
import { test } from './scripted-app.ts';
import { touchEverything } from './watch-browser.ts';

/** The model's words, as a person reads them: whole, growing piece by piece, and again after a reload. */
const hands = deal(makeAttacks(), 6);

function grow(text: string): Step[] {
  const pieces = cutAwkwardly(text, 40);
  const steps = pieces.flatMap((say, index): Step[] => (index % 12 === 0 ? [{ say }, { wait: 4 }] : [{ say }]));
  return [...steps, { finish: 'stop' }, { raw: 'data: [DONE]\n\n' }, { then: 'end' }];
}

for (const [name, write] of [
  ['whole', (text: string) => answer(text)],
  ['in pieces', grow],
] as const) {
  test(`a model that answers with attacks, ${name}, runs and loads nothing`, async ({ home, watch, endpoint }) => {
    // Far less on a machine that has nothing else to do.
    test.setTimeout(240_000);
    for (const [index, hand] of hands.entries()) {
      endpoint.play(write(pack(hand)));
      await messageBox(home).fill(`Cough for ${index + 2} days, no fever.`);
      await home.keyboard.press('Enter');
      const last = `Line ${hand.at(-1)?.number ?? 0} ends.`;
      await expect(lastReply(home)).toContainText(last, { timeout: 60_000 });
      await expect(copyButton(lastReply(home))).toBeVisible({ timeout: 60_000 });
      const shown = await lastReply(home).innerText();
      const missing = hand.filter(({ number }) => !shown.includes(`Line ${number} begins.`));
      expect(missing.map((one) => one.text)).toEqual([]);
    }
    await touchEverything(home, 'article');
    await home.reload();
    await expect(lastReply(home)).toContainText('begins.', { timeout: 60_000 });
    await touchEverything(home, 'article');
    await settle(home);
    expect(watch.faults).toEqual([]);
  });
}
