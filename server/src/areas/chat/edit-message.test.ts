import { chat, type ChatMessage, type SentEvent } from '@notewright/contract';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createScriptedTool, type ScriptedTool } from '../../turns/testing/scripted-tool.ts';
import { ask, begin, look, say, type Talk } from './testing/call-branches.ts';
import { bodyOf, callChat, problemOf, readStream, send, sendRequest, sendStreaming } from './testing/call-chat.ts';
import { startChatServer, tokenOf, type ChatServer } from './testing/start-chat-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const wordsOf = (messages: readonly ChatMessage[]): readonly string[] =>
  messages.filter(({ sent_by: by }) => by === 'user').map(({ message_content: words }) => words);

/** Three exchanges. */
async function beginThree() {
  const talk = await begin(server, { message_content: 'one: cough' });
  const second = await say(talk, { message_content: 'two: fever' });
  const third = await say(talk, { message_content: 'three: rash' });
  return { ...talk, second, third };
}

describe('an edited message', () => {
  test('begins a branch with its own reply, and what came after the old one stays in the old branch', async () => {
    const talk = await beginThree();
    const old = await look(talk);
    const edited = await say(talk, { message_content: 'two: chills', edit_of: talk.second.asked.id });
    expect(edited.asked).toMatchObject({
      version: 2,
      versions: 2,
      version_ids: [talk.second.asked.id, edited.asked.id],
    });
    expect(edited.reply).toMatchObject({ reply_to: edited.asked.id, version: 1, versions: 1, state: 'complete' });
    expect(edited.branch).toBe(edited.asked.id);

    const shown = await look(talk);
    expect(shown.branch).toBe(edited.branch);
    expect(wordsOf(shown.messages)).toEqual(['one: cough', 'two: chills']);
    const before = await look(talk, `?branch=${talk.second.asked.id}`);
    expect(before.branch).toBe(talk.chatId);
    expect(before.ids).toEqual(old.ids);
    expect(before.messages[2]).toMatchObject({ version: 1, versions: 2 });
  });

  test('is gone on from in the branch that is named, else in the one that is shown', async () => {
    const talk = await beginThree();
    const edited = await say(talk, { message_content: 'one: wheeze', edit_of: talk.first.asked.id });
    await say(talk, { message_content: 'next to wheeze' });
    const four = await say(talk, { message_content: 'four: itch', branch: talk.third.reply.id });
    expect(four.branch).toBe(talk.chatId);
    expect(wordsOf((await look(talk)).messages)).toEqual(['one: cough', 'two: fever', 'three: rash', 'four: itch']);
    const other = await look(talk, `?branch=${edited.asked.id}`);
    expect(wordsOf(other.messages)).toEqual(['one: wheeze', 'next to wheeze']);
    await say(talk, { message_content: 'and on' });
    expect(wordsOf((await look(talk)).messages)).toEqual(['one: wheeze', 'next to wheeze', 'and on']);
  });

  test('is edited again beside its other versions, and in a branch makes further ones', async () => {
    const talk = await begin(server, { message_content: 'first' });
    const second = await say(talk, { message_content: 'first, changed', edit_of: talk.first.asked.id });
    const later = await say(talk, { message_content: 'later' });
    const third = await say(talk, { message_content: 'first, changed again', edit_of: second.asked.id });
    expect(third.asked.version_ids).toEqual([talk.first.asked.id, second.asked.id, third.asked.id]);
    const inner = await say(talk, { message_content: 'later, changed', edit_of: later.asked.id });
    expect(inner.asked).toMatchObject({ version: 2, version_ids: [later.asked.id, inner.asked.id] });
    const { messages } = await look(talk);
    expect(wordsOf(messages)).toEqual(['first, changed', 'later, changed']);
    expect(messages[0]).toMatchObject({ version: 2, versions: 3 });
  });

  test('shows a reply that is written again in every branch that has what it answers, and stays where one works', async () => {
    const talk = await beginThree();
    await say(talk, { message_content: 'three: hives', edit_of: talk.third.asked.id });
    const again = await say(talk, { regenerate_of: talk.first.reply.id });
    expect(again.reply).toMatchObject({ version: 2, versions: 2 });
    const shown = await look(talk);
    expect(wordsOf(shown.messages)).toEqual(['one: cough', 'two: fever', 'three: hives']);
    expect(shown.ids).toContain(again.reply.id);
    expect((await look(talk, `?branch=${talk.chatId}`)).ids).toContain(again.reply.id);
  });

  test('is read a page at a time within its branch', async () => {
    const talk = await beginThree();
    await say(talk, { message_content: 'two: chills', edit_of: talk.second.asked.id });
    const newest = bodyOf(chat.readChat, await ask(talk, '?limit=2')).data;
    expect(wordsOf(newest.messages)).toEqual(['two: chills']);
    const older = bodyOf(chat.readChat, await ask(talk, `?limit=2&cursor=${newest.next_cursor}`)).data;
    expect(wordsOf(older.messages)).toEqual(['one: cough']);
    expect(older.next_cursor).toBeNull();
  });
});

describe('what an edited message keeps', () => {
  const file = () => new File(['Made-up words of a file.'], 'visit.txt', { type: 'text/plain' });

  test('is its file, as one of its own, without taking room twice; the file goes with the chat', async () => {
    const talk = await begin(server, { message_content: 'see the file', file: file() });
    const owner = { tenantId: talk.user.tenantId, userId: talk.user.userId };
    const used = await server.store.attachments.readUse(owner.userId);
    const { asked } = await say(talk, { message_content: 'see this file', edit_of: talk.first.asked.id });
    expect(asked.attachment).toMatchObject({ name: 'visit.txt', text: 'Made-up words of a file.' });
    expect(asked.attachment?.id).not.toBe(talk.first.asked.attachment?.id);
    expect(await server.store.attachments.readUse(owner.userId)).toBe(used);
    const url = `${server.origin}/chat/attachment/${asked.attachment?.id}/`;
    const read = await fetch(url, { headers: { authorization: `Bearer ${tokenOf(talk.user)}` } });
    expect(await read.text()).toBe('Made-up words of a file.');

    const kept = server.files.kept.size;
    await callChat(server, talk.user, 'DELETE', `delete_chat/${talk.chatId}/`);
    expect((await callChat(server, talk.user, 'DELETE', `bin/${talk.chatId}/`)).status).toBe(200);
    expect(server.files.kept.size).toBe(kept - 1);
    expect(await server.store.attachments.readUse(owner.userId)).toBe(0);
    const left = server.database.kysely.selectFrom('chat_branches').select('id').where('chat_id', '=', talk.chatId);
    expect(await left.execute()).toEqual([]);
  });

  test('is its file alone where all words were taken out', async () => {
    const talk = await begin(server, { message_content: 'see the file', file: file() });
    const { asked } = await say(talk, { message_content: '', edit_of: talk.first.asked.id });
    expect(asked).toMatchObject({ message_content: '', attachment: { name: 'visit.txt' } });
  });

  test('is no file that was taken out or replaced', async () => {
    const talk = await begin(server, { message_content: 'see the file', file: file() });
    const sent = { message_content: 'none', edit_of: talk.first.asked.id };
    expect((await say(talk, { ...sent, edited_file: 'remove' })).asked.attachment).toBeNull();
    const other = new File(['Others.'], 'other.txt', { type: 'text/plain' });
    expect((await say(talk, { ...sent, file: other })).asked.attachment).toMatchObject({ name: 'other.txt' });
    const empty = await send(server, talk.user, {
      chat_id: talk.chatId,
      edit_of: talk.first.asked.id,
      message_content: ' ',
      edited_file: 'remove',
    });
    expect(problemOf(empty)).toMatchObject({ code: 'message_empty' });
  });

  test('is its tool and how it is redacted, unless others are chosen', async () => {
    const talk = await begin(server, {
      model_name: 'Redactify',
      message_content: 'Seen by Dr. Orla Testwell on 03/04/2025.',
      redact_style: 'tags',
    });
    const edit_of = talk.first.asked.id;
    const same = await say(talk, { message_content: 'Seen by Dr. Ida Testwell.', edit_of });
    expect(same.asked).toMatchObject({ model_name: 'Redactify', redaction: { style: 'tags' } });
    const other = await say(talk, { message_content: 'Seen by Dr. Ida Testwell.', edit_of, redact_style: 'word' });
    expect(other.asked).toMatchObject({ model_name: 'Redactify', redaction: { style: 'word' } });
    const note = await say(talk, { message_content: 'cough', edit_of, model_name: 'Chartwright' });
    expect(note.asked.model_name).toBe('Chartwright');
    expect(note.asked.redaction).toBeUndefined();
  });

  test('is the kind of note, unless another is chosen', async () => {
    const talk = await begin(server, { message_content: 'cough for 3 days', note_kind: 'history-and-physical' });
    const edit_of = talk.first.asked.id;
    const same = await say(talk, { message_content: 'cough for 4 days', edit_of });
    expect(same.asked.note_kind).toBe('history-and-physical');
    expect(same.reply.tool_result).toMatchObject({ noteKind: 'history-and-physical' });
    const other = await say(talk, { message_content: 'cough for 4 days', edit_of, note_kind: 'progress' });
    expect(other.asked.note_kind).toBe('progress');
  });

  test('is no template that only its old words named', async () => {
    const user = server.newUser();
    const owner = { tenantId: user.tenantId, userId: user.userId };
    const headings = [{ title: 'Story', instruction: '', takes: [] }];
    const template = { id: uuidv7(), name: 'Knee clinic', headings, isShared: false };
    await server.store.templates.add(owner, template, 9);
    const talk = await begin(server, { message_content: 'use my Knee clinic template\nknee pain' }, user);
    expect(talk.first.asked.note_template).toMatchObject({ name: 'Knee clinic' });
    const { asked } = await say(talk, { message_content: 'knee pain', edit_of: talk.first.asked.id });
    expect(asked.note_template).toBeUndefined();
  });
});

describe('an edit that is refused', () => {
  const tryEdit = (talk: Talk, sent: object) =>
    send(server, talk.user, { chat_id: talk.chatId, message_content: 'x', ...sent });

  test('is that of a reply, of another’s message, of another chat’s, and of none', async () => {
    const talk = await beginThree();
    const other = await begin(server, { message_content: 'another person' });
    const own = await begin(server, { message_content: 'another chat' }, talk.user);
    const reply = problemOf(await tryEdit(talk, { edit_of: talk.first.reply.id }));
    expect(reply).toMatchObject({ status: 400, code: 'edit_of_reply' });
    for (const id of [other.first.asked.id, other.first.reply.id, own.first.asked.id, uuidv7()])
      expect(problemOf(await tryEdit(talk, { edit_of: id }))).toMatchObject({ status: 404, code: 'not_found' });
    expect((await look(talk)).messages).toHaveLength(6);
  });

  test('is one that is to be written again as well', async () => {
    const talk = await begin(server, { message_content: 'one' });
    const both = { edit_of: talk.first.asked.id, regenerate_of: talk.first.reply.id };
    expect(problemOf(await tryEdit(talk, both))).toMatchObject({ status: 400, code: 'bad_request' });
  });

  test('names, as a read does, no branch of another person or chat', async () => {
    const talk = await begin(server, { message_content: 'one' });
    const other = await begin(server, { message_content: 'two' });
    for (const id of [other.first.asked.id, other.chatId, uuidv7()]) {
      expect(problemOf(await tryEdit(talk, { branch: id }))).toMatchObject({ status: 404 });
      expect(problemOf(await ask(talk, `?branch=${id}`))).toMatchObject({ status: 404 });
    }
    expect((await look(talk)).branch).toBe(talk.chatId);
  });
});

test('an edit that is sent twice under one key makes one version', async () => {
  const talk = await begin(server, { message_content: 'one' });
  const sent = { chat_id: talk.chatId, message_content: 'two', edit_of: talk.first.asked.id, key: uuidv7() };
  const answers = await Promise.all([send(server, talk.user, sent), send(server, talk.user, sent)]);
  const [one, other] = answers.map((answer) => bodyOf(chat.addMessage, answer).data);
  expect(other).toEqual(one);
  expect((await look(talk)).messages[0]).toMatchObject({ versions: 2 });
  const mismatch = await send(server, talk.user, { ...sent, edit_of: talk.first.asked.id, message_content: 'three' });
  expect(problemOf(mismatch).code).toBe('idempotency_mismatch');
});

test('an edit is in the audit log as one, and says in its stream which branch it began', async () => {
  const talk = await begin(server, { message_content: 'one' });
  const sent = { chat_id: talk.chatId, message_content: 'two', edit_of: talk.first.asked.id };
  const [first] = await sendStreaming(server, talk.user, sent);
  const stored = first?.data as SentEvent;
  expect(stored).toMatchObject({ type: 'message-stored', branch: stored.messages[0]?.id });
  const rows = await server.database.kysely
    .selectFrom('audit_events')
    .select('action')
    .where('tenant_id', '=', talk.user.tenantId)
    .execute();
  expect(rows.filter(({ action }) => action === 'message.edit')).toHaveLength(1);
  expect(rows.filter(({ action }) => action === 'message.send')).toHaveLength(1);
});

test('a branch that was changed from outside shows nothing of another', async () => {
  const talk = await beginThree();
  const edited = await say(talk, { message_content: 'two: chills', edit_of: talk.second.asked.id });
  const { kysely } = server.database;
  await kysely.updateTable('chat_branches').set({ forked_before: 9 }).where('id', '=', edited.branch).execute();
  expect((await look(talk, `?branch=${edited.asked.id}`)).ids).toEqual([edited.asked.id, edited.reply.id]);
});

describe('while a reply is written', () => {
  let scripted: ChatServer;
  let script: ScriptedTool;
  beforeAll(async () => {
    const tool = (...given: Parameters<ScriptedTool['tool']>) => script.tool(...given);
    const tools = { Chartwright: tool, TranscriptX: tool, Redactify: tool, Validify: tool };
    scripted = await startChatServer({ tools });
  });
  beforeEach(() => {
    script = createScriptedTool();
  });
  afterAll(() => scripted[Symbol.asyncDispose]());

  test('the message cannot be edited; stopped, what was written stays with the old version', async () => {
    const user = scripted.newUser();
    const answer = await sendRequest(scripted, user, { message_content: 'one' }, 'text/event-stream');
    const stream = readStream(answer);
    const stored = (await stream.next()).value?.data as SentEvent;
    const [asked, reply] = stored.messages;
    const talk = { server: scripted, user, chatId: stored.chat_id };
    script.say('half a note');
    for await (const { data } of stream) if (data.type === 'text-delta') break;
    const sent = { chat_id: talk.chatId, message_content: 'two', edit_of: asked?.id ?? '' };
    expect(problemOf(await send(scripted, user, sent))).toMatchObject({ status: 409, code: 'reply_running' });
    expect((await callChat(scripted, user, 'POST', `stop/${reply?.id}/`)).status).toBe(200);
    script = createScriptedTool();
    script.say('another');
    script.end({ title: 'x' });
    const edited = await say(talk, sent);
    expect(edited.reply).toMatchObject({ state: 'complete', message_content: 'another' });
    const old = await look(talk, `?branch=${asked?.id}`);
    expect(old.messages[1]).toMatchObject({ state: 'stopped', message_content: 'half a note' });
  });
});
