import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin, say, type Talk } from './testing/call-branches.ts';
import { startChatServer, type ChatServer } from './testing/start-chat-server.ts';

/** A fact of one branch never comes into a note of the other. */
let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const visit = (drug: string): string =>
  `58 yo F with R knee pain x 3 days. No fever.\nMeds: ${drug} daily\nPlan: rest, return in 2 weeks`;

const write = async (talk: Talk, sent: Parameters<typeof say>[1]): Promise<string> =>
  (await say(talk, sent)).reply.message_content;

async function beginTwo() {
  const talk = await begin(server, { message_content: visit('lisinopril 10 mg') });
  const other = await say(talk, { message_content: visit('metoprolol 25 mg'), edit_of: talk.first.asked.id });
  return { talk, old: { branch: talk.chatId }, now: { branch: other.branch } };
}

describe('in each branch', () => {
  test('a follow-up writes again what its own branch said', async () => {
    const { talk, old, now } = await beginTwo();
    for (const words of ['as bullets', 'as an H&P']) {
      const before = await write(talk, { message_content: words, ...old });
      expect(before).toMatch(/lisinopril/i);
      expect(before).not.toMatch(/metoprolol/i);
      const after = await write(talk, { message_content: words, ...now });
      expect(after).toMatch(/metoprolol/i);
      expect(after).not.toMatch(/lisinopril/i);
    }
  });

  test('an instruction changes the note at hand of its own branch', async () => {
    const { talk, old, now } = await beginTwo();
    const before = await write(talk, { message_content: 'add allergy to sulfa, rash', ...old });
    const after = await write(talk, { message_content: 'add allergy to latex, hives', ...now });
    expect(before).toMatch(/lisinopril[^]*sulfa/i);
    expect(before).not.toMatch(/latex|metoprolol/i);
    expect(after).toMatch(/metoprolol[^]*latex/i);
    expect(after).not.toMatch(/sulfa|lisinopril/i);
    const again = await write(talk, { message_content: 'add to the plan: ice', ...old });
    expect(again).toMatch(/sulfa/i);
    expect(again).not.toMatch(/latex/i);
  });

  test('an instruction that is edited is done on the note as it stood before it', async () => {
    const talk = await begin(server, { message_content: visit('lisinopril 10 mg') });
    const wrong = await say(talk, { message_content: 'add allergy to sulfa, rash' });
    expect(wrong.reply.message_content).toMatch(/sulfa/i);
    const right = await say(talk, { message_content: 'add allergy to latex, hives', edit_of: wrong.asked.id });
    expect(right.reply.message_content).toMatch(/latex/i);
    expect(right.reply.message_content).not.toMatch(/sulfa/i);
  });

  test('a reply that is written again has the words of its own branch, whichever is shown', async () => {
    const { talk, old, now } = await beginTwo();
    const before = await say(talk, { message_content: 'as bullets', ...old });
    const after = await say(talk, { message_content: 'as bullets', ...now });
    const again = await write(talk, { regenerate_of: before.reply.id, branch: after.branch });
    expect(again).toMatch(/lisinopril/i);
    expect(again).not.toMatch(/metoprolol/i);
  });
});
