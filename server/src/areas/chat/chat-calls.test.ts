import { chat, chatMessageSchema, limits, problems, sentEventSchema, turnEventSchema } from '@notewright/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyOf, callChat, problemOf, send, sendRequest, sendStreaming } from './testing/call-chat.ts';
import { startChatServer, type ChatServer } from './testing/start-chat-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const words =
  'Made-up patient, 54 year old woman with cough for 3 days. Temp 38.1. Takes lisinopril 10 mg daily. Plan: rest.';

async function newChat(user = server.newUser(), sent = {}) {
  const { data } = bodyOf(chat.createChat, await send(server, user, { message_content: words, ...sent }));
  const [question, reply] = data.messages;
  if (question === undefined || reply === undefined) throw new Error('A chat has two messages.');
  return { user, id: data.id, title: data.title, question, reply };
}

describe('create_chat', () => {
  test('answers with the stored message and the complete reply, as the contract says', async () => {
    const { question, reply, id, title, user } = await newChat();
    expect(question).toMatchObject({ sent_by: 'user', message_content: words, state: 'complete', reply_to: null });
    expect(reply).toMatchObject({
      sent_by: 'bot',
      model_name: 'Chartwright',
      state: 'complete',
      reply_to: question.id,
    });
    expect(reply.tool_result?.tool).toBe('Chartwright');
    expect(reply.statements.length).toBeGreaterThan(0);
    expect(title).toBe(reply.tool_result?.title);
    const { data } = bodyOf(chat.readChat, await callChat(server, user, 'GET', `get_a_chat_content/${id}/`));
    expect(data).toEqual({ id, title, branch: id, messages: [question, reply], next_cursor: null });
  });

  test('streams what was stored, then numbered events, and says the same as the stored reply', async () => {
    const user = server.newUser();
    const events = await sendStreaming(server, user, { message_content: words, model_name: 'TranscriptX' });
    const stored = sentEventSchema.parse(events[0]?.data);
    const received = events.slice(1).map(({ id, data }) => ({ id, event: turnEventSchema.parse(data) }));
    expect(events[0]?.id).toBeNull();
    expect(received.map(({ id }) => id)).toEqual(received.map((_, at) => String(at)));
    expect(stored.messages.map(({ sent_by, state }) => [sent_by, state])).toEqual([
      ['user', 'complete'],
      ['bot', 'queued'],
    ]);
    const text = received.map(({ event }) => (event.type === 'text-delta' ? event.text : '')).join('');
    const path = `get_a_chat_content/${stored.chat_id}/`;
    const { data } = bodyOf(chat.readChat, await callChat(server, user, 'GET', path));
    expect(text).toBe(data.messages[1]?.message_content);
    expect(received.at(-1)?.event).toMatchObject({ type: 'turn-end', state: 'complete', title: data.title });
  });

  test('keeps what was typed letter for letter, in any script and with its line breaks', async () => {
    const text = ' <script>alert(1)</script>\r\n\tПациент 42\u0000 лет 😷 \u202Eabc\n\n\n- x  ';
    const { question } = await newChat(server.newUser(), { message_content: text });
    expect(question.message_content).toBe(text.replaceAll('\r\n', '\n'));
  });

  test.each([[''], [' \n\t ']])('refuses a message without words and file (%j)', async (message_content) => {
    const user = server.newUser();
    expect(problemOf(await send(server, user, { message_content }))).toMatchObject({
      status: 422,
      code: 'message_empty',
      message: problems.message_empty[1],
    });
    expect(bodyOf(chat.listChats, await callChat(server, user, 'GET', 'get_users_chat_list/')).data).toEqual([]);
  });

  test('refuses an unknown tool and unknown fields', async () => {
    const user = server.newUser();
    expect((await send(server, user, { message_content: 'x', model_name: 'Oracle' })).status).toBe(400);
    expect((await send(server, user, { message_content: 'x', surprise: '1' } as never)).status).toBe(400);
  });

  test('refuses a message over the limit', async () => {
    const answer = await send(server, server.newUser(), { message_content: 'x'.repeat(limits.messageCharacters + 1) });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(answer.body)).toMatch(/2,000,000 characters/);
  });
});

describe('add_message_to_chat', () => {
  test('goes on in the chat, with the tool that was chosen', async () => {
    const { user, id } = await newChat();
    const answer = await send(server, user, {
      chat_id: id,
      message_content: 'Jane Sample, cough',
      model_name: 'Redactify',
    });
    const { data } = bodyOf(chat.addMessage, answer);
    expect(data.chat_id).toBe(id);
    expect(data.messages.map((message) => message.sent_by)).toEqual(['user', 'bot']);
    expect(data.messages[1]?.message_content).toContain('REDACT');
    expect(data.messages[1]?.message_content).not.toContain('Jane');
  });

  test('regenerate makes another version, by the same tool unless told', async () => {
    const { user, id, reply, question } = await newChat(server.newUser(), { model_name: 'Validify' });
    const again = await send(server, user, { chat_id: id, regenerate_of: reply.id, message_content: 'ignored' });
    const { messages } = bodyOf(chat.addMessage, again).data;
    expect(messages[0]).toMatchObject({ id: question.id, message_content: words });
    expect(messages[1]).toMatchObject({ model_name: 'Validify', version: 2, versions: 2, reply_to: question.id });
    const other = await send(server, user, { chat_id: id, regenerate_of: reply.id, model_name: 'Chartwright' });
    expect(bodyOf(chat.addMessage, other).data.messages[1]).toMatchObject({ model_name: 'Chartwright', version: 3 });
    const all = bodyOf(chat.readChat, await callChat(server, user, 'GET', `get_a_chat_content/${id}/`)).data.messages;
    expect(all.map(({ sent_by, version, versions }) => [sent_by, version, versions])).toEqual([
      ['user', 1, 1],
      ['bot', 1, 3],
      ['bot', 2, 3],
      ['bot', 3, 3],
    ]);
  });

  test('regenerate of a user’s message, or of a reply in another chat, is not found', async () => {
    const one = await newChat();
    const two = await newChat(one.user);
    for (const regenerate_of of [one.question.id, two.reply.id]) {
      expect(problemOf(await send(server, one.user, { chat_id: one.id, regenerate_of })).code).toBe('not_found');
    }
  });

  test('without words and file is refused, and the chat stays as it was', async () => {
    const { user, id } = await newChat();
    expect(problemOf(await send(server, user, { chat_id: id, message_content: ' ' })).code).toBe('message_empty');
    expect(
      bodyOf(chat.readChat, await callChat(server, user, 'GET', `get_a_chat_content/${id}/`)).data.messages,
    ).toHaveLength(2);
  });
});

describe('attachments', () => {
  const file = (content: string | Uint8Array<ArrayBuffer>, name: string, type: string): File =>
    new File([content], name, { type });

  test('are read, kept encrypted, used by the tool, and given back byte for byte', async () => {
    const content = 'Dictated: patient denies chest pain. Zebrafisch-Marker 7781.';
    const { user, question, reply } = await newChat(server.newUser(), {
      message_content: '',
      file: file(content, '../../etc/visit\u202E note.txt', 'text/plain'),
    });
    expect(question.attachment).toMatchObject({
      media_type: 'text/plain',
      size: content.length,
      read_by: 'text',
      text: content,
    });
    expect(question.attachment?.name).toBe('visit note.txt');
    expect(reply.statements.some(({ sources }) => sources.length > 0)).toBe(true);
    const answer = await fetch(`${server.origin}/chat/attachment/${question.attachment?.id}/`, {
      headers: { authorization: `Bearer token-${user.userId}` },
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(content);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  test.each([
    ['an unknown type', file('MZ\u0000\u0000', 'tool.exe', 'application/x-msdownload'), 'unsupported_file', 415],
    ['an empty file', file('', 'empty.txt', 'text/plain'), 'file_empty', 422],
    ['a damaged file', file('%PDF-1.7 nothing else', 'scan.pdf', 'application/pdf'), 'file_damaged', 422],
    ['a file of too many words', file('cough '.repeat(333_400), 'all.txt', 'text/plain'), 'file_too_long', 422],
  ] as const)('%s has its sentence, and nothing is stored', async (_name, attached, code, status) => {
    const user = server.newUser();
    const kept = server.files.kept.size;
    const problem = problemOf(await send(server, user, { message_content: 'with words', file: attached }));
    expect(problem).toMatchObject({ code, status, message: problems[code][1] });
    expect(server.files.kept.size).toBe(kept);
    expect(bodyOf(chat.listChats, await callChat(server, user, 'GET', 'get_users_chat_list/')).data).toEqual([]);
  });

  test('leave no file behind when the message cannot be stored', async () => {
    const { user, id } = await newChat();
    const kept = server.files.kept.size;
    await callChat(server, user, 'DELETE', `delete_chat/${id}/`);
    const sent = { chat_id: id, message_content: '', file: file('words', 'a.txt', 'text/plain') };
    expect(problemOf(await send(server, user, sent)).code).toBe('not_found');
    expect(server.files.kept.size).toBe(kept);
  });
});

describe('the history', () => {
  test('lists, searches, renames, pins, saves, bins and restores', async () => {
    const user = server.newUser();
    const one = await newChat(user);
    const two = await newChat(user);
    const list = async (query = '') =>
      bodyOf(chat.listChats, await callChat(server, user, 'GET', `get_users_chat_list/${query}`));
    expect((await list()).data.map((item) => item.id)).toEqual([two.id, one.id]);

    const renamed = await callChat(server, user, 'PATCH', `update_chat_title/${one.id}/`, { title: '  Knee review ' });
    expect(bodyOf(chat.renameChat, renamed).data.title).toBe('Knee review');
    const found = await callChat(server, user, 'POST', 'search/', { q: 'KNEE' });
    expect(bodyOf(chat.searchChats, found).data.map((item) => item.id)).toEqual([one.id]);

    const flagged = await callChat(server, user, 'PATCH', `update_chat_flags/${two.id}/`, { is_pinned: true });
    expect(bodyOf(chat.updateChatFlags, flagged).data).toMatchObject({ is_pinned: true, is_saved: false });
    expect((await list('?filter=pinned')).data.map((item) => item.id)).toEqual([two.id]);

    const first = await list('?limit=1');
    expect(first.data.map((item) => item.id)).toEqual([two.id]);
    const second = await list(`?limit=1&cursor=${encodeURIComponent(first.next_cursor ?? '')}`);
    expect(second.data.map((item) => item.id)).toEqual([one.id]);

    const deleted = await callChat(server, user, 'DELETE', `delete_chat/${two.id}/`);
    expect(bodyOf(chat.deleteChat, deleted).message).toBe('Chat deleted successfully!');
    expect((await list()).data.map((item) => item.id)).toEqual([one.id]);
    expect((await callChat(server, user, 'GET', `get_a_chat_content/${two.id}/`)).status).toBe(404);
    expect((await callChat(server, user, 'DELETE', `delete_chat/${two.id}/`)).status).toBe(404);
    const restored = await callChat(server, user, 'POST', `restore_chat/${two.id}/`);
    expect(bodyOf(chat.restoreChat, restored).data.id).toBe(two.id);
    expect((await list()).data).toHaveLength(2);
  });

  test.each([[''], ['   '], ['x'.repeat(201)]])('refuses the name %j', async (title) => {
    const { user, id } = await newChat();
    const answer = await callChat(server, user, 'PATCH', `update_chat_title/${id}/`, { title });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toMatch(title.length > 200 ? /200 characters/ : /Chat name cannot be empty!/);
  });

  test('takes a name of 200 characters', async () => {
    const { user, id } = await newChat();
    const answer = await callChat(server, user, 'PATCH', `update_chat_title/${id}/`, { title: 'x'.repeat(200) });
    expect(bodyOf(chat.renameChat, answer).data.title).toHaveLength(200);
  });

  test('reads a chat page by page', async () => {
    const { user, id } = await newChat();
    await send(server, user, { chat_id: id, message_content: 'fever' });
    const read = async (query: string) =>
      bodyOf(chat.readChat, await callChat(server, user, 'GET', `get_a_chat_content/${id}/${query}`)).data;
    const newest = await read('?limit=3');
    expect(newest.messages).toHaveLength(3);
    const oldest = await read(`?limit=3&cursor=${encodeURIComponent(newest.next_cursor ?? '')}`);
    expect(oldest.messages.map((message) => message.message_content)).toEqual([words]);
    expect(oldest.next_cursor).toBeNull();
  });
});

describe('feedback and drafts', () => {
  test('likes, dislikes, takes back; only replies', async () => {
    const { user, reply, question } = await newChat();
    const rate = (id: string, body: object) => callChat(server, user, 'POST', `message_feedback/${id}/`, body);
    for (const rating of ['like', 'dislike', null] as const) {
      const answer = bodyOf(chat.rateMessage, await rate(reply.id, { rating, comment: 'A made-up comment.' }));
      expect(chatMessageSchema.parse(answer.data).rating).toBe(rating);
    }
    expect((await rate(question.id, { rating: 'like' })).status).toBe(404);
    expect((await rate(reply.id, { rating: 'love' })).status).toBe(400);
  });

  test('keeps a draft per chat and one for the home page', async () => {
    const { user, id } = await newChat();
    const save = (chat_id: string | null, text: string) => callChat(server, user, 'PUT', 'draft/', { chat_id, text });
    const read = async (query = '') =>
      bodyOf(chat.readDraft, await callChat(server, user, 'GET', `draft/${query}`)).text;
    bodyOf(chat.saveDraft, await save(null, 'home draft'));
    bodyOf(chat.saveDraft, await save(id, 'chat draft'));
    expect([await read(), await read(`?chat_id=${id}`)]).toEqual(['home draft', 'chat draft']);
    await save(id, '');
    expect([await read(), await read(`?chat_id=${id}`)]).toEqual(['home draft', '']);
  });
});

describe('what is kept for the record', () => {
  test('every call writes its audit line, with ids and never with words', async () => {
    const { user, id, reply } = await newChat();
    await callChat(server, user, 'GET', `get_a_chat_content/${id}/`);
    await callChat(server, user, 'GET', 'get_users_chat_list/');
    await callChat(server, user, 'GET', `get_a_chat_content/${crypto.randomUUID()}/`);
    const rows = await server.database.kysely.selectFrom('audit_events').selectAll().execute();
    const mine = rows.map((row) => JSON.stringify(row)).filter((row) => row.includes(user.userId));
    for (const action of ['chat.create', 'message.send', 'reply.start', 'chat.read', 'chat.list']) {
      expect(mine.filter((row) => row.includes(`"${action}"`)).length, action).toBeGreaterThan(0);
    }
    expect(mine.some((row) => row.includes('denied'))).toBe(true);
    expect(mine.some((row) => row.includes(reply.id))).toBe(true);
    expect(mine.join()).not.toMatch(/cough|lisinopril/i);
  });

  test('what fell back to the writer’s words is in the result and the log, counted and without words', async () => {
    const { reply } = await newChat(server.newUser(), { message_content: 'BMI 37 (111kg).' });
    const fallbacks = { test: 1 };
    expect(reply.tool_result).toMatchObject({ fallbacks });
    expect((await newChat()).reply.tool_result).not.toHaveProperty('fallbacks');
    const ended = server.logLines.filter((line) => line.includes('reply ended'));
    const own = ended.find((line) => line.includes(reply.id));
    expect(JSON.parse(own ?? '{}')).toMatchObject({ fallbacks });
    expect(own).not.toMatch(/bmi|111kg/i);
    expect(ended.at(-1)).not.toContain('fallbacks');
  });

  test('no log line holds a word of a message, a title or a file', async () => {
    const marker = 'Quagmire-Pemberton';
    const { user, id } = await newChat(server.newUser(), {
      message_content: `${marker} has a cough.`,
      file: new File([`${marker} again`], `${marker}.txt`, { type: 'text/plain' }),
    });
    await callChat(server, user, 'PATCH', `update_chat_title/${id}/`, { title: marker });
    await callChat(server, user, 'POST', 'search/', { q: marker });
    await sendRequest(server, user, { message_content: marker, model_name: marker }, 'application/json');
    expect(server.logLines.length).toBeGreaterThan(0);
    expect(server.logLines.join()).not.toMatch(/quagmire|pemberton/i);
  });
});
