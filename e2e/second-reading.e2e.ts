import { answer } from '../server/src/models/testing/scripted-endpoint.ts';
import { expectAccessibleEverywhere } from './expect-accessible.ts';
import { expect, lastReply, messageBox, sendText } from './fixtures.ts';
import { testWithModel } from './scripted-model.ts';

/** A note of a model that a second model reads once more against its source (decision 0087). */

const test = testWithModel({ MODEL_NAME: 'writer', MODEL_NAME_SECOND_READING: 'reader' });

const message = `Cough and fever for 3 days.
No chest pain. Left knee pain for 2 weeks.
Takes lisinopril 10 mg daily.
Plan: chest x-ray, return in 1 week.`;
/** The check knows no other words for the first; of the second it does not see that nobody decided it. */
const note = {
  'history-of-present-illness': [
    { text: 'Off colour for 3 days.', from: ['s1'] },
    { text: 'Cough and fever for 3 days.', from: ['s1'] },
    { text: 'No chest pain.', from: ['s2'] },
  ],
  medications: [{ text: 'Lisinopril 10 mg daily', from: ['s4'] }],
  plan: [
    { text: 'Chest x-ray', from: ['s5'] },
    { text: 'Return in 1 week', from: ['s5'] },
  ],
};
/** What the program made wrong on purpose. */
const isAltered = (statement: string): boolean =>
  /^(?:Chest pain|Right knee pain|Lisinopril 20 mg|Return in 4 week)/.test(statement);

interface Asked {
  readonly model: string;
  readonly messages: readonly { readonly content: string }[];
}

/** Writes the note; reads it by these words, in which a statement differs. */
const play = (differs: (statement: string) => boolean) => (body: string) => {
  const { model, messages } = JSON.parse(body) as Asked;
  if (model === 'writer') return answer(JSON.stringify(note));
  const statements = [...(messages[1]?.content ?? '').matchAll(/^(n\d+) \| [^|]* \| ([^|]*) \|/gm)];
  const readings = statements.map(([, id, statement = '']) =>
    differs(statement.trim()) ? { id, verdict: 'differs', what: 'history' } : { id, verdict: 'holds' },
  );
  return answer(JSON.stringify({ readings }));
};

test('what two readings hold stands without a mark, and what one doubts has one', async ({ home, endpoint }) => {
  const doubted = lastReply(home).getByRole('region', { name: 'Not in the source' });
  // A reader that finds all right is not believed: the note stands as the check alone marks it.
  endpoint.play(play(() => false));
  await sendText(home, message);
  await expect(lastReply(home).getByText('Written by: writer.')).toBeVisible();
  await expect(doubted.getByText('Off colour for 3 days.')).toBeVisible();
  await expect(doubted.getByText('Chest x-ray')).toHaveCount(0);

  endpoint.play(play((statement) => isAltered(statement) || statement.startsWith('Chest x-ray')));
  await sendText(home, `${message} Rest.`);
  await expect(doubted.getByText('Chest x-ray')).toBeVisible();
  await expect(doubted.getByText('Off colour for 3 days.')).toHaveCount(0);
});

test('a note that was being read once more when the server died keeps its words and marks, and is written again', async ({
  app,
  home,
  endpoint,
  allowComplaints,
}) => {
  // What a browser says of a server that is gone.
  allowComplaints(/net::ERR_(?:INCOMPLETE_CHUNKED_ENCODING|CONNECTION_\w+|EMPTY_RESPONSE)/);
  let isRead = false;
  endpoint.play((body) => {
    if ((JSON.parse(body) as Asked).model === 'writer') return answer(JSON.stringify(note));
    isRead = true;
    return [{ then: 'hang' }];
  });
  await messageBox(home).fill(message);
  await home.keyboard.press('Enter');
  const reply = lastReply(home);
  await expect(reply.getByText('Off colour for 3 days.')).toBeVisible();
  await expect.poll(() => isRead).toBe(true);
  await app.kill();
  await app.restart();
  // Until then its worker may only have been held up.
  await expect(reply.getByText('The server stopped before this reply was finished.')).toBeVisible({ timeout: 90_000 });
  const marked = reply.locator('.nw-statement-unsupported');
  await expect(marked.filter({ hasText: 'Off colour for 3 days.' })).toBeVisible();
  await expect(marked.filter({ hasText: 'Chest x-ray' })).toHaveCount(0);
  await expect(reply.getByText('Return in 1 week')).toBeVisible();
  const leftOut = reply.getByRole('region', { name: 'Left out of this note' });
  await expect(leftOut).toContainText('Left knee pain for 2 weeks.');
  // What cannot be done with it is not offered.
  await expect(leftOut.getByRole('button', { name: /^Put into the note/ })).toHaveCount(0);
  await expect(reply.getByRole('button', { name: 'Sign' })).toHaveCount(0);
  await expect(reply.getByRole('group', { name: 'Write this note differently' })).toHaveCount(0);
  await home.reload();
  await expect(marked.filter({ hasText: 'Off colour for 3 days.' })).toBeVisible();
  await expectAccessibleEverywhere(home);

  endpoint.play(play(isAltered));
  await reply.getByRole('button', { name: 'Retry' }).click();
  await expect(reply.getByText('Written by: writer.')).toBeVisible();
  await expect(reply.getByText('The server stopped')).toHaveCount(0);
  await expect(marked).toHaveCount(0);
});
