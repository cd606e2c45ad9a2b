import { chat } from '@notewright/contract';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyOf, problemOf } from './testing/call-chat.ts';
import { edit, makeNote, makeSignedNote, read, saved, sign, type MadeNote } from './testing/call-note.ts';
import { startChatServer, type ChatServer } from './testing/start-chat-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const codeOf = (answer: Parameters<typeof problemOf>[0]): string => problemOf(answer).code;
const now = async ({ user }: Pick<MadeNote, 'user'>, id: string) =>
  bodyOf(chat.readNote, await read(server, user, id)).data;

describe('an addendum', () => {
  test('begins with what was signed and says more below it; the signed version stays', async () => {
    const note = await makeSignedNote(server);
    const { user, reply } = note;
    const version_id = uuidv7();
    const message_content = `${reply.message_content}\n\n## Addendum\n\nCalled back. Takes warfarin 5 mg.`;
    const made = saved(await edit(server, user, reply.id, { version_id, message_content }));
    expect(made).toMatchObject({ version: 2, edit: { of: reply.id, is_addendum: true } });
    expect(made.signatures).toBeUndefined();
    expect(made.statements.slice(0, reply.statements.length)).toEqual(reply.statements);
    expect(made.statements.at(-1)).toMatchObject({ support: 'unsupported', origin: 'typed' });
    const cut = { version_id, revision: 1, message_content: message_content.replace('3 days', '9 days') };
    expect(codeOf(await edit(server, user, version_id, cut))).toBe('note_not_extended');
    const more = { version_id, revision: 1, message_content: `${message_content} Agreed.` };
    expect(saved(await edit(server, user, version_id, more)).edit?.revision).toBe(2);
    expect(await now(note, reply.id)).toEqual({ ...reply, versions: 2 });
  });

  test.each([
    ['the same words', (signed: string) => signed],
    ['fewer words', (signed: string) => signed.slice(0, -5)],
    ['other words', (signed: string) => `${signed.replace('3 days', '9 days')}\n\nSeen.`],
    ['words that go on with its last one', (signed: string) => `${signed}0`],
    ['words that go on with its last line', (signed: string) => `${signed} not seen`],
    ['a line that would make a heading of its last one', (signed: string) => `${signed}\n---`],
    ['nothing but blanks', (signed: string) => `${signed}\n\n  \n`],
    ['words before it', (signed: string) => `Seen.\n\n${signed}`],
  ])('is not %s', async (_name, change) => {
    const { user, reply } = await makeSignedNote(server);
    const answer = await edit(server, user, reply.id, { message_content: change(reply.message_content) });
    expect(codeOf(answer)).toBe('note_not_extended');
  });

  test('is signed as a note is, and an addendum to it begins with both', async () => {
    const { user, reply } = await makeSignedNote(server);
    const one = `${reply.message_content}\n\nCalled back.`;
    const first = saved(await edit(server, user, reply.id, { message_content: one }));
    expect((await sign(server, user, first.id, { revision: 1 })).status).toBe(200);
    const skipping = await edit(server, user, first.id, { message_content: `${reply.message_content}\n\nOther.` });
    expect(codeOf(skipping)).toBe('note_not_extended');
    const second = await edit(server, user, first.id, { message_content: `${one}\n\nCalled again.` });
    expect(saved(second).edit).toMatchObject({ of: first.id, is_addendum: true });
  });

  test('that is made into another version stays one', async () => {
    const { user, reply } = await makeSignedNote(server);
    const first = saved(await edit(server, user, reply.id, { message_content: `${reply.message_content}\n\nSeen.` }));
    expect(codeOf(await edit(server, user, first.id, { message_content: 'All other.' }))).toBe('note_not_extended');
    const other = saved(await edit(server, user, first.id, { message_content: `${reply.message_content}\n\nHeard.` }));
    expect(other.edit).toMatchObject({ of: first.id, is_addendum: true });
  });

  test('keeps what was confirmed when it was signed', async () => {
    const { user, reply } = await makeNote(server);
    const message_content = reply.message_content.replace('10 mg', '40 mg');
    const confirmations = [{ text: 'Lisinopril 40 mg daily', reason: 'Raised today' }];
    const made = saved(await edit(server, user, reply.id, { message_content, confirmations }));
    expect((await sign(server, user, made.id, { revision: 1 })).status).toBe(200);
    const added = saved(await edit(server, user, made.id, { message_content: `${message_content}\n\nSeen.` }));
    expect(added.statements.find(({ text }) => text.includes('40 mg'))?.confirmed).toBe('Raised today');
    expect((await sign(server, user, added.id, { revision: 1 })).status).toBe(200);
  });

  test('has a line of its own in the audit log; a signed version is not changed in its place', async () => {
    const { user, reply } = await makeSignedNote(server);
    const { id } = saved(await edit(server, user, reply.id, { message_content: `${reply.message_content}\n\nSeen.` }));
    await sign(server, user, id, { revision: 1 });
    const more = { version_id: id, revision: 1, message_content: `${reply.message_content}\n\nSeen. Heard.` };
    expect(codeOf(await edit(server, user, id, more))).toBe('note_signed');
    const same = { ...more, message_content: `${reply.message_content}\n\nSeen.` };
    expect(saved(await edit(server, user, id, same)).signatures).toHaveLength(1);
    const lines = await server.database.kysely
      .selectFrom('audit_events')
      .select('object_id')
      .where('actor_id', '=', user.userId)
      .where('action', '=', 'note.addendum')
      .execute();
    expect(lines).toEqual([{ object_id: id }]);
  });
});
