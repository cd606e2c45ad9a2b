import { chat } from '@notewright/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyOf, callChat, problemOf, send } from './testing/call-chat.ts';
import { edit, makeNote, makeSignedNote, saved, sign, type MadeNote } from './testing/call-note.ts';
import { startChatServer, type ChatServer } from './testing/start-chat-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const inserted = 'Gait steady. Skin intact.';
const template_texts = [inserted];
const withPhrase = ({ reply }: MadeNote, words = inserted): string =>
  reply.message_content.replace('tender', `tender\n- ${words}`);

describe('template text', () => {
  test('stays with the version until somebody confirms it, and stands in the way of a signature till then', async () => {
    const note = await makeNote(server);
    const { user, reply } = note;
    const message_content = withPhrase(note);
    const first = saved(await edit(server, user, reply.id, { message_content, template_texts }));
    expect(first.edit?.template_texts).toEqual(template_texts);
    const refused = problemOf(await sign(server, user, first.id, { revision: 1 }));
    expect(refused).toMatchObject({ code: 'note_unresolved', message: expect.stringContaining('template text') });
    const sent = { version_id: first.id, message_content };
    const again = saved(await edit(server, user, reply.id, { ...sent, revision: 1, template_texts }));
    expect(again.edit?.revision).toBe(1);
    const confirmed = saved(await edit(server, user, reply.id, { ...sent, revision: 1 }));
    expect(confirmed.edit).toMatchObject({ revision: 2 });
    expect(confirmed.edit).not.toHaveProperty('template_texts');
    expect((await sign(server, user, first.id, { revision: 2 })).status).toBe(200);
  });

  test('goes along into the version that an instruction makes', async () => {
    const note = await makeNote(server);
    const { user, reply, chatId } = note;
    await edit(server, user, reply.id, { message_content: withPhrase(note), template_texts });
    const answer = await send(server, user, { chat_id: chatId, message_content: 'add to the plan: ice' });
    const made = bodyOf(chat.addMessage, answer).data.messages[1];
    expect(made?.edit?.template_texts).toEqual(template_texts);
    expect(problemOf(await sign(server, user, made?.id ?? '', { revision: 1 })).code).toBe('note_unresolved');
  });
});

test('template text goes along into the version that holds what was left out', async () => {
  const message_content = 'Progress note, HD 5. Feels better.\n[HD#4: takes apixaban 5 mg bid]\nPlan: home';
  const { user, chatId, reply } = await makeNote(server, { message_content });
  const sent = { message_content: `${reply.message_content}\n\n${inserted}`, template_texts };
  const edited = saved(await edit(server, user, reply.id, sent));
  const request = { chat_id: chatId, regenerate_of: edited.id, include_left_out: '0' };
  const made = bodyOf(chat.addMessage, await send(server, user, request)).data.messages[1];
  expect(made?.message_content).toContain('apixaban');
  expect(made?.edit).toMatchObject({ of: edited.id, template_texts });
  expect(problemOf(await sign(server, user, made?.id ?? '', { revision: 1 })).code).toBe('note_unresolved');
});

describe('a blank', () => {
  test.each([String.raw`Gait \*\*\* today.`, String.raw`Skin {intact\|clean}.`, 'Skin {intact|clean}.'])(
    'stands in the way of a signature, whatever is said of the text: %s',
    async (words) => {
      const note = await makeNote(server);
      const { user, reply } = note;
      const { id } = saved(await edit(server, user, reply.id, { message_content: withPhrase(note, words) }));
      const refused = problemOf(await sign(server, user, id, { revision: 1 }));
      expect(refused).toMatchObject({ code: 'note_unresolved', message: expect.stringContaining('blanks') });
    },
  );

  test('of an addendum does, too, and what was signed before does not', async () => {
    const { user, reply } = await makeSignedNote(server);
    const message_content = `${reply.message_content}\n\n### Addendum\n\nSkin {intact|clean}.\n`;
    const { id } = saved(await edit(server, user, reply.id, { message_content }));
    expect(problemOf(await sign(server, user, id, { revision: 1 })).code).toBe('note_unresolved');
  });
});

describe('what phrases can say of a note', () => {
  const valuesOf = async ({ user }: MadeNote, id: string) =>
    bodyOf(chat.readPhraseValues, await callChat(server, user, 'GET', `note/${id}/phrase_values/`)).data;

  test('comes from its facts, and only from those that nobody changed', async () => {
    const note = await makeNote(server);
    expect(await valuesOf(note, note.reply.id)).toMatchObject({
      age: '58-year-old',
      sex: 'female',
      medications: 'lisinopril 10 mg daily',
      allergies: 'penicillin (hives)',
    });
    const message_content = note.reply.message_content.replace('10 mg', '20 mg');
    const { id } = saved(await edit(server, note.user, note.reply.id, { message_content }));
    const values = await valuesOf(note, id);
    expect(values).not.toHaveProperty('medications');
    expect(values).toMatchObject({ allergies: 'penicillin (hives)' });
  });

  test('is a reading of the note, and noted as one', async () => {
    const note = await makeNote(server);
    await valuesOf(note, note.reply.id);
    const lines = await server.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'outcome'])
      .where('object_id', '=', note.reply.id)
      .where('action', '=', 'note.read')
      .execute();
    expect(lines).toEqual([{ action: 'note.read', outcome: 'success' }]);
  });
});
