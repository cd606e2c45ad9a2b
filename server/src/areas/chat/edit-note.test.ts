import { chat, limits, type ChatMessage } from '@notewright/contract';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyOf, callChat, problemOf } from './testing/call-chat.ts';
import { edit, makeNote, read, saved, sign, versionsOf, type MadeNote } from './testing/call-note.ts';
import { startChatServer, type ChatServer } from './testing/start-chat-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const codeOf = (answer: Parameters<typeof problemOf>[0]): string => problemOf(answer).code;
const statementOf = ({ statements }: ChatMessage, words: string) => statements.find(({ text }) => text.includes(words));
const actionsOf = async ({ user }: MadeNote): Promise<string[]> => {
  const rows = await server.database.kysely
    .selectFrom('audit_events')
    .select(['action', 'outcome'])
    .where('actor_id', '=', user.userId)
    .orderBy('id')
    .execute();
  return rows.map(({ action, outcome }) => (outcome === 'success' ? action : `${action} ${outcome}`));
};

describe('an edit', () => {
  test('is a version of its own, then a revision of it, and leaves what the tool wrote as it was', async () => {
    const note = await makeNote(server);
    const { user, reply } = note;
    const id = uuidv7();
    const first = reply.message_content.replace('Rest', 'Rest and ice');
    const made = saved(await edit(server, user, reply.id, { version_id: id, message_content: first }));
    expect(made).toMatchObject({
      id,
      reply_to: reply.reply_to,
      version: 2,
      versions: 2,
      state: 'complete',
      message_content: first,
      tool_result: reply.tool_result,
      edit: { of: reply.id, revision: 1, edited_by: user.email, is_addendum: false },
    });
    const second = `${first}\n\nSeen together.`;
    const body = { version_id: id, revision: 1, message_content: second };
    expect(saved(await edit(server, user, reply.id, body))).toMatchObject({ version: 2, edit: { revision: 2 } });
    const third = { ...body, revision: 2, message_content: `${second} Agreed.` };
    const last = saved(await edit(server, user, id, third));
    expect(last).toMatchObject({ edit: { of: reply.id, revision: 3 }, message_content: third.message_content });
    expect(bodyOf(chat.readNote, await read(server, user, id)).data).toEqual(last);
    const versions = await versionsOf(server, note);
    expect(versions).toEqual([{ ...reply, versions: 2 }, last]);
    expect((await actionsOf(note)).filter((action) => action.startsWith('note.'))).toEqual([
      'note.edit',
      'note.edit',
      'note.edit',
      'note.read',
    ]);
  });

  test('keeps the links of what was not changed, and checks what was', async () => {
    const { user, reply } = await makeNote(server);
    const changed = reply.message_content.replace('10 mg', '40 mg').replace('- Rest\n', '- Rest\n- Handed a leaflet\n');
    const made = saved(await edit(server, user, reply.id, { message_content: changed }));
    for (const { text, at } of made.statements) expect(changed.slice(at.start, at.end)).toBe(text);
    expect(statementOf(made, 'knee tender')?.sources).toEqual(statementOf(reply, 'knee tender')?.sources);
    expect(statementOf(made, '40 mg')).toMatchObject({ support: 'unsupported', origin: 'edited', faults: ['number'] });
    expect(statementOf(made, 'leaflet')).toMatchObject({ support: 'structural', origin: 'typed' });
  });

  test('takes back what it did: words that are as they were have their links again', async () => {
    const { user, reply } = await makeNote(server);
    const id = uuidv7();
    const other = reply.message_content.replace('10 mg', '40 mg');
    await edit(server, user, reply.id, { version_id: id, message_content: other });
    const back = { version_id: id, revision: 1, message_content: reply.message_content };
    expect(saved(await edit(server, user, id, back)).statements).toEqual(reply.statements);
  });

  test('of a long note is read on a thread, and kept as well', { timeout: 60_000 }, async () => {
    const { user, reply } = await makeNote(server);
    const long = `${reply.message_content}\n\n${'Talked it over with everybody. '.repeat(12_000)}`;
    expect(saved(await edit(server, user, reply.id, { message_content: long })).message_content).toBe(long);
    const longer = problemOf(
      await edit(server, user, reply.id, { message_content: 'x'.repeat(limits.noteCharacters + 1) }),
    );
    expect([longer.status, longer.code]).toEqual([400, 'validation_failed']);
  });

  test('without any word is kept as well', async () => {
    const { user, reply } = await makeNote(server);
    expect(saved(await edit(server, user, reply.id, { message_content: '' }))).toMatchObject({ statements: [] });
  });
});

describe('what the source does not hold', () => {
  test('is confirmed with a reason, keeps it through later saves, and is taken back where it is left out', async () => {
    const { user, reply } = await makeNote(server);
    const version_id = uuidv7();
    const message_content = reply.message_content.replace('10 mg', '40 mg');
    const text = 'Lisinopril 40 mg daily';
    const confirmations = [{ text, reason: ' Raised today ' }];
    const made = saved(await edit(server, user, reply.id, { version_id, message_content, confirmations }));
    expect(statementOf(made, text)).toMatchObject({ support: 'unsupported', confirmed: 'Raised today' });
    const more = `${message_content}\n\nSeen.`;
    const next = { version_id, revision: 1, message_content: more, confirmations };
    expect(statementOf(saved(await edit(server, user, reply.id, next)), text)?.confirmed).toBe('Raised today');
    const without = { version_id, revision: 2, message_content: more };
    const open = saved(await edit(server, user, reply.id, without));
    expect(open.edit?.revision).toBe(3);
    expect(statementOf(open, text)?.confirmed).toBeUndefined();
  });

  test.each([
    [[{ text: 'x', reason: ' ' }]],
    [[{ text: '', reason: 'Because' }]],
    [[{ text: 'x', reason: 'x'.repeat(limits.confirmReasonCharacters + 1) }]],
    [[{ text: 'x', reason: 'Because', more: 1 }]],
  ])('is not confirmed so: %j', async (confirmations) => {
    const { user, reply } = await makeNote(server);
    const answer = await edit(server, user, reply.id, { message_content: 'Words', confirmations });
    expect(codeOf(answer)).toBe('validation_failed');
  });
});

describe('two who save', () => {
  test('the same at once make one version', async () => {
    const note = await makeNote(server);
    const sent = { version_id: uuidv7(), message_content: `${note.reply.message_content}\n\nSeen.` };
    const answers = await Promise.all(Array.from({ length: 8 }, () => edit(server, note.user, note.reply.id, sent)));
    expect(new Set(answers.map((answer) => JSON.stringify(saved(answer)))).size).toBe(1);
    expect((await versionsOf(server, note)).map(({ id }) => id)).toEqual([note.reply.id, sent.version_id]);
    expect(saved(await edit(server, note.user, note.reply.id, { ...sent, revision: 7 })).edit?.revision).toBe(1);
  });

  test('other words from one revision at once: one wins, and nothing of the other is kept', async () => {
    const { user, reply } = await makeNote(server);
    const version_id = uuidv7();
    await edit(server, user, reply.id, { version_id, message_content: 'First words.' });
    const answers = await Promise.all(
      ['one', 'two', 'three', 'four'].map((word) =>
        edit(server, user, version_id, { version_id, revision: 1, message_content: `Word ${word}.` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const won = answers.find(({ status }) => status === 200);
    for (const answer of answers) if (answer !== won) expect(codeOf(answer)).toBe('note_changed');
    const kept = bodyOf(chat.readNote, await read(server, user, version_id)).data;
    expect(kept).toEqual(won === undefined ? null : saved(won));
    expect(kept.edit?.revision).toBe(2);
  });

  test('from a revision that is none are told so', async () => {
    const { user, reply } = await makeNote(server);
    const version_id = uuidv7();
    const message_content = 'Words.';
    expect(codeOf(await edit(server, user, reply.id, { version_id, revision: 3, message_content }))).toBe(
      'note_changed',
    );
    await edit(server, user, reply.id, { version_id, message_content });
    expect(codeOf(await edit(server, user, reply.id, { version_id, message_content: 'Other.' }))).toBe('note_changed');
  });
});

describe('what cannot be edited', () => {
  test.each(['Redactify', 'Validify'])('is a reply of %s', async (model_name) => {
    const { user, reply } = await makeNote(server, { model_name });
    expect(codeOf(await edit(server, user, reply.id, { message_content: 'x' }))).toBe('not_found');
    expect(codeOf(await sign(server, user, reply.id))).toBe('not_found');
    expect(codeOf(await read(server, user, reply.id))).toBe('not_found');
  });

  test('is a person’s own message, what a tool wrote in its place, and what lies in the bin', async () => {
    const { user, chatId, reply } = await makeNote(server);
    const message_content = 'Other words.';
    expect(codeOf(await edit(server, user, reply.reply_to ?? '', { message_content }))).toBe('not_found');
    expect(codeOf(await edit(server, user, reply.id, { version_id: reply.id, message_content }))).toBe('not_found');
    await callChat(server, user, 'DELETE', `delete_chat/${chatId}/`);
    expect(codeOf(await edit(server, user, reply.id, { message_content }))).toBe('not_found');
    expect(codeOf(await sign(server, user, reply.id))).toBe('not_found');
  });

  test('are versions under an id that is another message’s, one’s own or somebody else’s', async () => {
    const note = await makeNote(server);
    const [other, foreign] = [await makeNote(server, {}, note.user), await makeNote(server)];
    const mine = saved(await edit(server, note.user, other.reply.id, { message_content: 'Mine.' }));
    for (const version_id of [other.reply.id, mine.id, foreign.reply.id, note.reply.reply_to ?? '']) {
      const answer = await edit(server, note.user, note.reply.id, { version_id, message_content: 'Taken.' });
      expect(codeOf(answer)).toBe('not_found');
    }
    for (const { user, id, content } of [
      { user: note.user, id: mine.id, content: 'Mine.' },
      { user: foreign.user, id: foreign.reply.id, content: foreign.reply.message_content },
    ])
      expect(bodyOf(chat.readNote, await read(server, user, id)).data.message_content).toBe(content);
  });

  test('is anybody else’s note, in the same company too', async () => {
    const { user, reply } = await makeNote(server);
    for (const stranger of [server.newUser(), server.newUser(user.tenantId)]) {
      expect(codeOf(await read(server, stranger, reply.id))).toBe('not_found');
      expect(codeOf(await edit(server, stranger, reply.id, { message_content: 'Taken' }))).toBe('not_found');
      expect(codeOf(await sign(server, stranger, reply.id))).toBe('not_found');
    }
    expect(bodyOf(chat.readNote, await read(server, user, reply.id)).data).toEqual(reply);
  });

  test('has five hundred versions', async () => {
    const { user, reply } = await makeNote(server);
    const row = await server.database.kysely
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', reply.id)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: limits.noteVersions - 2 }, (_unused, at) => ({
      ...row,
      id: uuidv7(),
      position: 1_000 + at,
      version: at + 2,
    }));
    await server.database.kysely.insertInto('messages').values(copies).execute();
    const version_id = uuidv7();
    expect(saved(await edit(server, user, reply.id, { version_id, message_content: 'Last.' })).version).toBe(
      limits.noteVersions,
    );
    expect(codeOf(await edit(server, user, reply.id, { message_content: 'More.' }))).toBe('note_too_many_versions');
    const next = { version_id, revision: 1, message_content: 'Last, once more.' };
    expect(saved(await edit(server, user, version_id, next)).edit?.revision).toBe(2);
  });
});
