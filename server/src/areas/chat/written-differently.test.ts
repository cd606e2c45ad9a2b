import { chat, type ChatMessage } from '@notewright/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { replyProblems } from '../../kernel/reply-messages.ts';
import { bodyOf, send, type Sent } from './testing/call-chat.ts';
import { startChatServer, type ChatServer } from './testing/start-chat-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});

const words =
  'cough for 3 days. Denies fever. Denies chills. meds lisinopril 10 mg daily. A/P: viral cough, rest, return in 2 weeks';

async function sendTo(user: ReturnType<ChatServer['newUser']>, sent: Sent): Promise<readonly ChatMessage[]> {
  const answer = await send(server, user, sent);
  return bodyOf(sent.chat_id === undefined ? chat.createChat : chat.addMessage, answer).data.messages;
}

async function startChat(sent: Sent = {}) {
  const user = server.newUser();
  const { id, messages } = bodyOf(chat.createChat, await send(server, user, { message_content: words, ...sent })).data;
  const say = async (message_content: string, more: Sent = {}) =>
    (await sendTo(user, { chat_id: id, message_content, ...more }))[1];
  return { user, id, first: messages, say };
}

const resultOf = (message: ChatMessage | undefined) =>
  message?.tool_result?.tool === 'Chartwright' || message?.tool_result?.tool === 'TranscriptX'
    ? message.tool_result
    : null;

describe('the last note of the chat, written differently', () => {
  test('has its sources in the words of that note, whatever was asked since', async () => {
    const { first, say } = await startChat({ note_kind: 'progress' });
    const shorter = await say('shorter');
    expect(resultOf(shorter)).toMatchObject({ noteKind: 'progress', sourceMessageId: first[0]?.id });
    expect(shorter?.message_content).toContain('No fever or chills');
    for (const { sources } of shorter?.statements ?? [])
      for (const source of sources) expect(source.end).toBeLessThanOrEqual(words.length);
    const inParagraphs = await say('in paragraphs please');
    expect(resultOf(inParagraphs)?.sourceMessageId).toBe(first[0]?.id);
    expect(inParagraphs?.message_content).not.toMatch(/^- Lisinopril/m);
  });

  test('is the last one of a tool that writes notes, and another kind of it where that is asked for', async () => {
    const { first, say } = await startChat();
    await say('Seen by Dr. Quentin Madeup.', { model_name: 'Redactify' });
    const consult = await say('as a consult note');
    expect(resultOf(consult)).toMatchObject({ noteKind: 'consult', sourceMessageId: first[0]?.id });
    const other = await say('knee pain since monday');
    expect(resultOf(other)?.sourceMessageId).toBeUndefined();
    expect((await say('Fuller'))?.message_content).toContain('nee pain');
  });

  test('is the same again when it is asked for another version', async () => {
    const { user, id, say } = await startChat();
    const shorter = await say('shorter');
    await say('ankle sprain today');
    const again = await sendTo(user, { chat_id: id, regenerate_of: shorter?.id ?? '' });
    expect(again[1]?.message_content).toBe(shorter?.message_content);
  });

  test('is the one before thanks, for which there is an answer and no document', async () => {
    const { first, say } = await startChat();
    const thanked = await say('thanks');
    expect(thanked).toMatchObject({ state: 'complete', message_content: '', tool_result: null, problem: null });
    expect(thanked?.notice).toMatch(/^You are welcome\.\nSend the words of a visit/);
    expect(resultOf(await say('shorter'))?.sourceMessageId).toBe(first[0]?.id);
  });

  test('fails in one sentence where there is none', async () => {
    const messages = await sendTo(server.newUser(), { message_content: 'shorter' });
    expect(messages[1]).toMatchObject({ state: 'failed', problem: String(replyProblems.nothingToRestyle) });
  });
});
