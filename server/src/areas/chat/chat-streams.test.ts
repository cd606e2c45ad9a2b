import { setTimeout as sleep } from 'node:timers/promises';
import { chat, type SentEvent, type StreamEvent } from '@notewright/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createScriptedTool, type ScriptedTool } from '../../turns/testing/scripted-tool.ts';
import { bodyOf, callChat, problemOf, readStream, resume, send, sendRequest } from './testing/call-chat.ts';
import { startChatServer, tokenOf, type ChatServer } from './testing/start-chat-server.ts';

let server: ChatServer;
let script: ScriptedTool;
beforeAll(async () => {
  const tool = (...given: Parameters<ScriptedTool['tool']>) => script.tool(...given);
  server = await startChatServer({ tools: { Chartwright: tool, TranscriptX: tool, Redactify: tool, Validify: tool } });
});
beforeEach(() => {
  script = createScriptedTool();
});
afterAll(() => server[Symbol.asyncDispose]());

const textOf = (events: readonly { readonly data: StreamEvent }[]): string =>
  events.map(({ data }) => (data.type === 'text-delta' ? data.text : '')).join('');

async function openStream(user = server.newUser()) {
  const answer = await sendRequest(server, user, { message_content: 'made-up words' }, 'text/event-stream');
  expect(answer.status).toBe(201);
  expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const stream = readStream(answer);
  const first = await stream.next();
  const stored = first.value?.data as SentEvent;
  const replyId = stored.messages[1]?.id ?? '';
  return { user, stream, replyId, chatId: stored.chat_id };
}

async function storedReply(user: ReturnType<ChatServer['newUser']>, chatId: string) {
  const { data } = bodyOf(chat.readChat, await callChat(server, user, 'GET', `get_a_chat_content/${chatId}/`));
  const reply = data.messages.at(-1);
  if (reply === undefined) throw new Error('The chat has no reply.');
  return reply;
}

describe('reloading in the middle', () => {
  test('shows what was written so far, and the rest follows without gap or repetition', async () => {
    const { user, stream, replyId, chatId } = await openStream();
    const seen: { id: string | null; data: StreamEvent }[] = [];
    for (let at = 0; at < 10; at += 1) script.say(`part ${at} ✓ `);
    for await (const event of stream) {
      seen.push(event);
      // The parts come in one event or in several, as the journal gathered them.
      if (textOf(seen).includes('part 9')) break;
    }
    script.say('while away ');
    const written = { state: 'streaming', message_content: `${textOf(seen)}while away ` };
    await expect.poll(() => storedReply(user, chatId)).toMatchObject(written);

    const last = Number(seen.at(-1)?.id);
    const resumed = resume(server, user, replyId, last);
    await sleep(30);
    script.say('the end');
    script.end({ title: 'Made-up title' });
    const rest = await resumed;
    expect(rest.map(({ id }) => Number(id))).toEqual(rest.map((_, at) => last + 1 + at));
    expect(textOf([...seen, ...rest])).toBe((await storedReply(user, chatId)).message_content);
    const whole = await resume(server, user, replyId, -1);
    expect(whole).toEqual([...seen, ...rest]);
  });

  test('the header Last-Event-ID counts like `after`', async () => {
    const { user, replyId } = await openStream();
    script.say('one');
    script.end();
    await server.turns.whenEnded(replyId);
    const headers = { authorization: `Bearer ${tokenOf(user)}`, 'last-event-id': '1', accept: 'text/event-stream' };
    const answer = await fetch(`${server.origin}/chat/stream/${replyId}/`, { headers });
    const ids: (string | null)[] = [];
    for await (const event of readStream(answer)) ids.push(event.id);
    expect(ids).toEqual(['2']);
  });

  test('many readers at once all get the same, and leaving costs the reply nothing', async () => {
    const { user, replyId, chatId } = await openStream();
    const readers = Array.from({ length: 20 }, () => resume(server, user, replyId, -1));
    const leaving = new AbortController();
    const headers = { authorization: `Bearer ${tokenOf(user)}` };
    const quitter = fetch(`${server.origin}/chat/stream/${replyId}/`, { headers, signal: leaving.signal });
    await (await quitter).body?.getReader().read();
    for (let at = 0; at < 30; at += 1) {
      script.say(`word${at} `);
      if (at === 10) leaving.abort();
      await sleep(3);
    }
    script.end();
    const all = await Promise.all(readers);
    const content = (await storedReply(user, chatId)).message_content;
    for (const events of all) {
      expect(events.map(({ id }) => Number(id))).toEqual(events.map((_, at) => at));
      expect(textOf(events)).toBe(content);
    }
  });
});

describe('stopping', () => {
  test('keeps what was shown and says so', async () => {
    const { user, stream, replyId } = await openStream();
    script.say('one two ');
    await sleep(60);
    const answer = await callChat(server, user, 'POST', `stop/${replyId}/`);
    expect(bodyOf(chat.stopReply, answer).data).toMatchObject({ state: 'stopped', message_content: 'one two ' });
    const events: { data: StreamEvent }[] = [];
    for await (const event of stream) events.push(event);
    expect(events.at(-1)?.data).toMatchObject({ type: 'turn-end', state: 'stopped' });
    expect(textOf(events)).toBe('one two ');
    const again = await callChat(server, user, 'POST', `stop/${replyId}/`);
    expect(bodyOf(chat.stopReply, again).data.state).toBe('stopped');
  });

  test('a chat that is deleted stops writing', async () => {
    const { user, chatId, replyId } = await openStream();
    script.say('one ');
    await sleep(40);
    await callChat(server, user, 'DELETE', `delete_chat/${chatId}/`);
    await server.turns.whenEnded(replyId);
    await callChat(server, user, 'POST', `restore_chat/${chatId}/`);
    expect(await storedReply(user, chatId)).toMatchObject({ state: 'stopped', message_content: 'one ' });
  });
});

describe('one reply at a time in a chat', () => {
  test('a second message is refused while a reply is written, and nothing of it is stored', async () => {
    const { user, chatId, replyId } = await openStream();
    const refused = problemOf(await send(server, user, { chat_id: chatId, message_content: 'more' }));
    expect(refused).toMatchObject({ status: 409, code: 'reply_running' });
    const again = problemOf(await send(server, user, { chat_id: chatId, regenerate_of: replyId }));
    expect(again.code).toBe('reply_running');
    script.end();
    await server.turns.whenEnded(replyId);
    expect((await storedReply(user, chatId)).id).toBe(replyId);
  });

  test('a person has a bounded number of replies under way', async () => {
    const user = server.newUser();
    const streams = await Promise.all(Array.from({ length: 40 }, () => openStream(user)));
    const answer = await send(server, user, { message_content: 'one more' });
    expect(problemOf(answer)).toMatchObject({ status: 429, code: 'too_many_streams' });
    expect(answer.headers.get('retry-after')).not.toBeNull();
    await Promise.all(streams.map(({ replyId }) => callChat(server, user, 'POST', `stop/${replyId}/`)));
  });
});

describe('sending the same request again', () => {
  const text = 'the very same words';

  test('fifty at once make one message and one reply, and all get it', async () => {
    const user = server.newUser();
    const key = crypto.randomUUID();
    script.say('answer');
    script.end();
    const sends = Array.from({ length: 50 }, () => send(server, user, { message_content: text, key }));
    const answers = (await Promise.all(sends)).map((answer) => bodyOf(chat.createChat, answer));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.data.messages[1]?.message_content).toBe('answer');
    expect(bodyOf(chat.listChats, await callChat(server, user, 'GET', 'get_users_chat_list/')).data).toHaveLength(1);
  });

  test('a streaming repeat replays the same reply, while it runs and after', async () => {
    const user = server.newUser();
    const key = crypto.randomUUID();
    const sent = { message_content: text, key };
    const readAll = async (answer: Response) => {
      const events: unknown[] = [];
      for await (const event of readStream(answer)) events.push(event);
      return events;
    };
    const first = await sendRequest(server, user, sent, 'text/event-stream');
    script.say('one ');
    await sleep(40);
    const second = await sendRequest(server, user, sent, 'text/event-stream');
    script.say('two');
    script.end({ title: '' });
    const [one, two] = await Promise.all([readAll(first), readAll(second)]);
    const three = await readAll(await sendRequest(server, user, sent, 'text/event-stream'));
    expect(two).toEqual(one);
    expect(three).toEqual(one);
  });

  test('with other content is refused; another person’s key is their own', async () => {
    const user = server.newUser();
    const key = crypto.randomUUID();
    script.end();
    bodyOf(chat.createChat, await send(server, user, { message_content: text, key }));
    for (const other of [{ message_content: 'other' }, { message_content: text, model_name: 'Validify' }]) {
      expect(problemOf(await send(server, user, { ...other, key }))).toMatchObject({
        status: 422,
        code: 'idempotency_mismatch',
      });
    }
    const file = new File([text], 'a.txt', { type: 'text/plain' });
    expect(problemOf(await send(server, user, { message_content: text, file, key })).code).toBe('idempotency_mismatch');
    script.end();
    const theirs = bodyOf(chat.createChat, await send(server, server.newUser(), { message_content: text, key }));
    expect(theirs.data.messages).toHaveLength(2);
  });

  test('with another file of the same name and size is refused', async () => {
    const user = server.newUser();
    const key = crypto.randomUUID();
    const fileOf = (words: string) => new File([words], 'note.txt', { type: 'text/plain' });
    script.end();
    bodyOf(chat.createChat, await send(server, user, { file: fileOf('BP 121/79 mmHg'), key }));
    const again = await send(server, user, { file: fileOf('BP 212/97 mmHg'), key });
    expect(problemOf(again)).toMatchObject({ status: 422, code: 'idempotency_mismatch' });
  });

  test('a refused request may be sent again under its key', async () => {
    const { user, chatId, replyId } = await openStream();
    const key = crypto.randomUUID();
    const sent = { chat_id: chatId, message_content: text, key };
    expect(problemOf(await send(server, user, sent)).code).toBe('reply_running');
    script.end();
    await server.turns.whenEnded(replyId);
    script.end();
    const { data } = bodyOf(chat.addMessage, await send(server, user, sent));
    expect(bodyOf(chat.addMessage, await send(server, user, sent)).data).toEqual(data);
  });
});
