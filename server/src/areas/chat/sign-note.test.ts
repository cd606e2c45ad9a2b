import { chat, limits } from '@notewright/contract';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyOf, callChat, problemOf } from './testing/call-chat.ts';
import { edit, makeNote, makeSignedNote, read, saved, sign, versionsOf, type MadeNote } from './testing/call-note.ts';
import { startChatServer, type ChatServer } from './testing/start-chat-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const codeOf = (answer: Parameters<typeof problemOf>[0]): string => problemOf(answer).code;
const now = async ({ user }: Pick<MadeNote, 'user'>, id: string) =>
  bodyOf(chat.readNote, await read(server, user, id)).data;
const isIntact = async (note: MadeNote, id = note.reply.id) =>
  (await now(note, id)).signatures?.map(({ intact }) => intact);

describe('a signature', () => {
  test('holds who, as what and when, stands with the note, and its digest in the audit log', async () => {
    const note = await makeNote(server);
    const { user, reply } = note;
    const before = Date.now();
    const signed = bodyOf(chat.signNote, await sign(server, user, reply.id, { credentials: ' MD, FACP ' })).data;
    const { signatures, ...rest } = signed;
    expect(rest).toEqual(reply);
    expect(signatures).toEqual([
      { role: 'author', name: user.email, credentials: 'MD, FACP', signed_at: expect.any(String), intact: true },
    ]);
    const at = new Date(signatures?.[0]?.signed_at ?? 0).getTime();
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
    expect(await versionsOf(server, note)).toEqual([signed]);
    const rows = await server.database.kysely
      .selectFrom('audit_events')
      .select(['object_type', 'object_id'])
      .where('actor_id', '=', user.userId)
      .where('action', '=', 'note.sign')
      .orderBy('id')
      .execute();
    const { digest } = await server.database.kysely
      .selectFrom('note_signatures')
      .select('digest')
      .where('message_id', '=', reply.id)
      .executeTakeFirstOrThrow();
    expect(rows).toEqual([
      { object_type: 'message', object_id: reply.id },
      { object_type: 'signature', object_id: digest },
    ]);
  });

  test('is given once, also to several who ask at once', async () => {
    const { user, reply } = await makeNote(server);
    const answers = await Promise.all(Array.from({ length: 6 }, () => sign(server, user, reply.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(codeOf(await sign(server, user, reply.id))).toBe('note_signed');
    expect((await now({ user }, reply.id)).signatures).toHaveLength(1);
  });

  test('is not given to what was changed since it was read', async () => {
    const { user, reply } = await makeNote(server);
    const { id } = saved(await edit(server, user, reply.id, { message_content: 'Rest.' }));
    for (const revision of [0, 2]) expect(codeOf(await sign(server, user, id, { revision }))).toBe('note_changed');
    expect(codeOf(await sign(server, user, reply.id, { revision: 1 }))).toBe('note_changed');
    expect((await sign(server, user, id, { revision: 1 })).status).toBe(200);
  });

  test('is not given to what the source does not hold and nobody stands by', async () => {
    const { user, reply } = await makeNote(server);
    const version_id = uuidv7();
    const message_content = reply.message_content.replace('10 mg', '40 mg');
    await edit(server, user, reply.id, { version_id, message_content });
    expect(codeOf(await sign(server, user, version_id, { revision: 1 }))).toBe('note_unresolved');
    const confirmations = [{ text: 'Lisinopril 40 mg daily', reason: 'Raised today' }];
    await edit(server, user, reply.id, { version_id, revision: 1, message_content, confirmations });
    expect((await sign(server, user, version_id, { revision: 2 })).status).toBe(200);
  });

  test.each([
    [{ revision: -1 }],
    [{ revision: '0' }],
    [{ credentials: 'x'.repeat(limits.credentialsCharacters + 1) }],
    [{ name: 'Somebody else' }],
  ])('is refused: %j', async (body) => {
    const { user, reply } = await makeNote(server);
    expect(codeOf(await sign(server, user, reply.id, body))).toBe('validation_failed');
    expect((await now({ user }, reply.id)).signatures).toBeUndefined();
  });

  test('and an edit at the same moment: what is signed is what was read, or nothing is', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { user, reply } = await makeNote(server);
      const { id } = saved(await edit(server, user, reply.id, { message_content: 'Rest.' }));
      const next = { version_id: id, revision: 1, message_content: 'Rest. Walk.' };
      const [signed, edited] = await Promise.all([
        sign(server, user, id, { revision: 1 }),
        edit(server, user, id, next),
      ]);
      const codes = [signed, edited].map((answer) => (answer.status === 200 ? 'done' : codeOf(answer)));
      expect([
        ['done', 'note_signed'],
        ['note_changed', 'done'],
      ]).toContainEqual(codes);
      const kept = await now({ user }, id);
      expect(kept.message_content).toBe(codes[0] === 'done' ? 'Rest.' : 'Rest. Walk.');
    }
  });
});

describe('a row that was changed from outside', () => {
  test('that puts back what the version said before makes its signature broken', async () => {
    const note = await makeNote(server);
    const db = server.database.kysely;
    const { id } = saved(await edit(server, note.user, note.reply.id, { message_content: 'Takes rest.' }));
    const old = await db
      .selectFrom('messages')
      .select(['content', 'details'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await edit(server, note.user, id, { version_id: id, revision: 1, message_content: 'Takes walks.' });
    await sign(server, note.user, id, { revision: 2 });
    expect(await isIntact(note, id)).toEqual([true]);
    await db.updateTable('messages').set({ content: old.content }).where('id', '=', id).execute();
    expect(await isIntact(note, id)).toEqual([false]);
    expect((await versionsOf(server, note)).at(-1)?.signatures).toMatchObject([{ intact: false }]);
  });

  test.each([
    ['signed_at', { signed_at: 1 }],
    ['signed_by', { signed_by: 'somebody-else' }],
    ['digest', { digest: 'another' }],
    ['seal', { seal: 'another' }],
  ])('in %s', async (_name, change) => {
    const note = await makeSignedNote(server);
    const other = await makeSignedNote(server);
    await server.database.kysely
      .updateTable('note_signatures')
      .set(change)
      .where('message_id', '=', note.reply.id)
      .execute();
    expect(await isIntact(note)).toEqual([false]);
    expect(await isIntact(other)).toEqual([true]);
  });

  test('and moved to another version: it does not hold there', async () => {
    const note = await makeSignedNote(server);
    const other = await makeNote(server, {}, note.user);
    await server.database.kysely
      .updateTable('note_signatures')
      .set({ message_id: other.reply.id, chat_id: other.chatId })
      .where('message_id', '=', note.reply.id)
      .execute();
    expect(await isIntact(other)).toEqual([false]);
  });

  test('so that nothing of the message can be read: the chat shows the rest, and the signature as broken', async () => {
    const note = await makeSignedNote(server);
    await server.database.kysely
      .updateTable('messages')
      .set({ content: new Uint8Array(80) })
      .where('id', '=', note.reply.id)
      .execute();
    expect((await versionsOf(server, note))[0]?.signatures).toMatchObject([{ intact: false }]);
  });
});

test('edits and signatures go with their chat', async () => {
  const { user, chatId, reply } = await makeSignedNote(server);
  await edit(server, user, reply.id, { message_content: `${reply.message_content}\n\nSeen.` });
  await callChat(server, user, 'DELETE', `delete_chat/${chatId}/`);
  expect((await callChat(server, user, 'DELETE', `bin/${chatId}/`)).status).toBe(200);
  for (const table of ['messages', 'note_signatures'] as const) {
    const rows = await server.database.kysely
      .selectFrom(table)
      .select('chat_id')
      .where('chat_id', '=', chatId)
      .execute();
    expect(rows).toEqual([]);
  }
});
