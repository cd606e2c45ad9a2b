import type { StreamEvent } from '@notewright/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallProblem } from '../../../api/call.ts';
import { chatKeys, type ChatPages } from '../../../api/chat-queries.ts';
import { queryClient } from '../../../api/query.ts';
import { chatId, delta, makeMessage, makeReply, turnEnd } from '../testing/sample-messages.ts';
import { forgetEverything, newChat, replyStore } from './reply-store.ts';
import { regenerateReply, sendMessage, type Outgoing } from './send-message.ts';
import { onMessageStored } from './stored-messages.ts';
import { stopWhenStored } from './take-up-reply.ts';

const opened: { path: string; body: Record<string, unknown>; key: string | undefined }[] = [];
const stopped: string[] = [];
let answer: () => AsyncIterable<{ event: StreamEvent }>;

vi.mock('../../../api/stream.ts', () => ({
  stream: (endpoint: { path: string }, input: { body: Record<string, unknown>; idempotencyKey?: string }) => {
    opened.push({ path: endpoint.path, body: input.body, key: input.idempotencyKey });
    return answer();
  },
}));
vi.mock('../../../api/call.ts', async (original) => ({
  ...(await original<object>()),
  call: async (_endpoint: unknown, input: { params: { messageId: string } }) => {
    stopped.push(input.params.messageId);
    return { data: makeReply({ state: 'stopped' }) };
  },
}));

async function* give(events: readonly StreamEvent[]) {
  for (const event of events) yield { event };
}

const stored: StreamEvent = {
  type: 'message-stored',
  branch: chatId,
  chat_id: chatId,
  title: '',
  messages: [makeMessage({ id: 'm1' }), makeReply({ id: 'r1' })],
};
const outgoing: Outgoing = {
  chatId: null,
  box: newChat,
  tool: 'Redactify',
  text: 'sample words',
  sources: [],
  choices: {},
  idempotencyKey: 'k1',
};

afterEach(() => {
  opened.length = 0;
  stopped.length = 0;
  forgetEverything();
  queryClient.clear();
});

describe('sendMessage', () => {
  it('shows the message at once under a temporary id, and hands over to the stored one', async () => {
    answer = () => give([stored, delta(0, 'reply'), turnEnd(1)]);
    const sent = sendMessage(outgoing);
    const pending = replyStore.getState().pending[newChat];
    expect(pending?.id).toMatch(/^temp-\d+$/);
    expect(pending).toMatchObject({ text: 'sample words', tool: 'Redactify' });
    await sent;
    expect(replyStore.getState().pending).toEqual({});
    expect(replyStore.getState().created[pending?.id ?? '']).toBe(chatId);
    expect(opened[0]).toMatchObject({
      path: '/chat/create_chat/',
      key: 'k1',
      body: { model_name: 'Redactify', message_content: 'sample words' },
    });
    await vi.waitFor(() => {
      const held = queryClient.getQueryData<ChatPages>(chatKeys.content(chatId))?.pages[0]?.data.messages.at(-1);
      expect(held).toMatchObject({ id: 'r1', message_content: 'reply', state: 'complete' });
    }, 60_000);
  });

  it('says which sources are kept in which chat once they are, and nothing of a message that was not stored', async () => {
    const source = {
      id: 's1',
      origin: 'text',
      kind: 'current',
      name: 'Visit',
      date: '2026-03-05',
      text: 'ice',
    } as const;
    const heard: unknown[] = [];
    const leave = onMessageStored((sources, chat) => heard.push([sources, chat]));
    answer = () => {
      throw new CallProblem('network', 0, 'No connection');
    };
    await expect(sendMessage({ ...outgoing, sources: [source] })).rejects.toThrow('No connection');
    expect(heard).toEqual([]);
    answer = () => give([stored, turnEnd(0)]);
    await sendMessage({ ...outgoing, sources: [source] });
    leave();
    await sendMessage({ ...outgoing, sources: [source] });
    expect(heard).toEqual([[[source], chatId]]);
  });

  it('says how to redact, where that was chosen', async () => {
    answer = () => give([stored, turnEnd(0)]);
    await sendMessage({ ...outgoing, choices: { redact_style: 'tags', redact_clinicians: 'keep' } });
    expect(opened[0]?.body).toEqual({
      model_name: 'Redactify',
      message_content: 'sample words',
      redact_style: 'tags',
      redact_clinicians: 'keep',
    });
  });

  it('shows the file that came back with the end', async () => {
    const attachment = {
      id: '0190a000-0000-7000-8000-000000000009',
      name: 'REDACT-redacted.txt',
      media_type: 'text/plain',
      size: 9,
      pages: null,
      read_by: 'text',
      text: '',
    } as const;
    answer = () => give([stored, delta(0, 'reply'), turnEnd(1, { attachment })]);
    await sendMessage(outgoing);
    await vi.waitFor(() => {
      const held = queryClient.getQueryData<ChatPages>(chatKeys.content(chatId))?.pages[0]?.data.messages.at(-1);
      expect(held).toMatchObject({ id: 'r1', state: 'complete', attachment });
    }, 60_000);
  });

  it('goes into an open chat', async () => {
    answer = () => give([stored, turnEnd(0)]);
    await sendMessage({ ...outgoing, chatId, box: chatId });
    expect(opened[0]).toMatchObject({ path: '/chat/add_message_to_chat/', body: { chat_id: chatId } });
    expect(replyStore.getState().created).toEqual({});
  });

  it('takes the temporary message away when it was not stored', async () => {
    // oxlint-disable-next-line require-yield -- a stream that fails before its first event
    answer = async function* () {
      throw new CallProblem('network', 0, 'no');
    };
    await expect(sendMessage(outgoing)).rejects.toThrow('no');
    expect(replyStore.getState().pending).toEqual({});
  });

  it('does not take a stream that ends at once for a stored message', async () => {
    answer = () => give([]);
    await expect(sendMessage(outgoing)).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('stops a reply that was stopped before it had an id', async () => {
    answer = () => give([stored, turnEnd(0, { state: 'stopped' })]);
    const sent = sendMessage(outgoing);
    stopWhenStored(replyStore.getState().pending[newChat]?.id ?? '');
    await sent;
    expect(stopped).toEqual(['r1']);
  });
});

describe('regenerateReply', () => {
  it('asks for a new version and says how it ended', async () => {
    answer = () => give([stored, turnEnd(0, { state: 'failed', problem: 'It failed.' })]);
    const { done } = await regenerateReply(chatId, 'r0', 'k2');
    expect(opened[0]).toMatchObject({ body: { chat_id: chatId, regenerate_of: 'r0' }, key: 'k2' });
    expect((await done)?.state).toBe('failed');
  });

  it('asks for it, and for the next message, in the branch that is shown', async () => {
    const data = { id: chatId, title: '', branch: 'b1', messages: [makeMessage({ id: 'm1' })], next_cursor: null };
    queryClient.setQueryData<ChatPages>(chatKeys.content(chatId), { pages: [{ data }], pageParams: [undefined] });
    answer = () => give([stored, turnEnd(0)]);
    await regenerateReply(chatId, 'r0', 'k3');
    await sendMessage({ ...outgoing, chatId });
    expect(opened.map(({ body }) => body)).toMatchObject([{ branch: 'b1' }, { branch: 'b1' }]);
  });
});
