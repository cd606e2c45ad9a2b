import { chat, type ChatMessage } from '@notewright/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { bodyOf, callChat, problemOf, send, type Sent } from './testing/call-chat.ts';
import { startChatServer, type ChatServer } from './testing/start-chat-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});

const words = 'cough for 3 days, no fever. A/P: viral cough, rest, return in 2 weeks';
type User = ReturnType<ChatServer['newUser']>;

async function start(user: User, sent: Sent = {}): Promise<{ id: string; messages: readonly ChatMessage[] }> {
  return bodyOf(chat.createChat, await send(server, user, { message_content: words, ...sent })).data;
}

const kindOf = (message: ChatMessage | undefined): string | null =>
  message?.tool_result?.tool === 'Chartwright' || message?.tool_result?.tool === 'TranscriptX'
    ? message.tool_result.noteKind
    : null;

describe('the kind of note that is chosen with a message', () => {
  test('is written, kept with the message, and stands for every version', async () => {
    const user = server.newUser();
    const { id, messages } = await start(user, { note_kind: 'consult' });
    expect(messages.map((message) => message.note_kind)).toEqual(['consult', undefined]);
    expect(kindOf(messages[1])).toBe('consult');
    const again = await send(server, user, { chat_id: id, regenerate_of: messages[1]?.id ?? '', note_kind: 'nursing' });
    expect(kindOf(bodyOf(chat.addMessage, again).data.messages[1])).toBe('consult');
    const read = bodyOf(chat.readChat, await callChat(server, user, 'GET', `get_a_chat_content/${id}/`));
    expect(read.data.messages[0]?.note_kind).toBe('consult');
  });

  test('goes over what the words ask for, and holds for one message', async () => {
    const user = server.newUser();
    const { id, messages } = await start(user, {
      message_content: `as a nursing note. ${words}`,
      note_kind: 'progress',
    });
    expect(kindOf(messages[1])).toBe('progress');
    const next = await send(server, user, { chat_id: id, message_content: words });
    expect(kindOf(bodyOf(chat.addMessage, next).data.messages[1])).toBe('soap');
  });

  test('is ignored by tools that write no notes', async () => {
    const { messages } = await start(server.newUser(), { model_name: 'Redactify', note_kind: 'consult' });
    expect(messages[0]?.note_kind).toBeUndefined();
  });

  test('is part of what makes a request the same', async () => {
    const user = server.newUser();
    const first = await start(user, { note_kind: 'consult', key: 'one' });
    expect((await start(user, { note_kind: 'consult', key: 'one' })).id).toBe(first.id);
    const other = await send(server, user, { message_content: words, note_kind: 'nursing', key: 'one' });
    expect(problemOf(other)).toMatchObject({ status: 422, code: 'idempotency_mismatch' });
  });

  test('is refused in one sentence where there is no such kind', async () => {
    const answer = await send(server, server.newUser(), { message_content: words, note_kind: 'sonnet' });
    const sentence = 'Please choose one of the kinds of note.';
    expect(problemOf(answer)).toMatchObject({ status: 400, message: sentence, errors: { note_kind: [sentence] } });
  });
});
