import { answer, type Step } from '../../server/src/models/testing/scripted-endpoint.ts';
import { copyButton, expect, lastReply, messageBox, settle } from '../fixtures.ts';
import { makeAttacks } from './attack-strings.ts';
import { cutAwkwardly, deal, pack } from './pack.ts';
import { chooseTool, test } from './scripted-app.ts';
import { touchEverything } from './watch-browser.ts';

/** The model's words, as a person reads them: whole, growing piece by piece, and again after a reload. */
const attacks = makeAttacks();
const hands = deal(attacks, 6);
/** Longer ones are no statements. */
const longestStatement = 1_900;
const statementHands = deal(
  attacks.filter(({ text }) => text.length < longestStatement),
  6,
);

/** The same as the statements of a note, each between its two lines. */
const asNote = (hand: (typeof hands)[number]): string =>
  JSON.stringify({
    plan: hand.map(({ number, text }) => ({ text: `Line ${number} begins. ${text} Line ${number} ends.`, from: [] })),
  });

function grow(text: string): Step[] {
  const pieces = cutAwkwardly(text, 40);
  const steps = pieces.flatMap((say, index): Step[] => (index % 12 === 0 ? [{ say }, { wait: 4 }] : [{ say }]));
  return [...steps, { finish: 'stop' }, { raw: 'data: [DONE]\n\n' }, { then: 'end' }];
}

for (const [name, tool, those, write] of [
  ['in a note, whole', 'Chartwright', statementHands, (hand) => answer(asNote(hand))],
  ['in a note, in pieces', 'Chartwright', statementHands, (hand) => grow(asNote(hand))],
  ['in a summary, whole', 'Validify', hands, (hand) => answer(pack(hand))],
  ['in a summary, in pieces', 'Validify', hands, (hand) => grow(pack(hand))],
] as const satisfies readonly (readonly [string, string, typeof hands, (hand: (typeof hands)[number]) => Step[]])[]) {
  test(`a model that answers with attacks, ${name}, runs and loads nothing`, async ({ home, watch, endpoint }) => {
    // Far less on a machine that has nothing else to do.
    test.setTimeout(240_000);
    await chooseTool(home, tool);
    for (const [index, hand] of those.entries()) {
      endpoint.play(write(hand));
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
