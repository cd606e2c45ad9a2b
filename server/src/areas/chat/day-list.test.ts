import { chat } from '@notewright/contract';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unpackZip } from '../../documents/testing/unpack-zip.ts';
import type { UserCaller } from '../../kernel/caller.ts';
import { bodyOf, callChat, problemOf, send } from './testing/call-chat.ts';
import { edit, makeNote, noteInput, saved, sign } from './testing/call-note.ts';
import { fetchFile, problemIn, type FetchedFile } from './testing/fetch-file.ts';
import { startChatServer, type ChatServer } from './testing/start-chat-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const today = (timeZone = 'UTC'): string => new Intl.DateTimeFormat('sv', { timeZone }).format(new Date());

async function list(user: UserCaller, query: Readonly<Record<string, string>> = {}) {
  const asked = new URLSearchParams({ date: today(), time_zone: 'UTC', ...query });
  return bodyOf(chat.listDay, await callChat(server, user, 'GET', `day/?${String(asked)}`));
}

describe('the notes of a day', () => {
  test('are listed with their titles, tools, states and who signed them', async () => {
    const user = server.newUser();
    const draft = await makeNote(server, {}, user);
    const signed = await makeNote(server, { model_name: 'TranscriptX', message_content: noteInput }, user);
    await sign(server, user, signed.reply.id, { credentials: 'MD' });
    await makeNote(server, { model_name: 'Validify' }, user);
    const { data, counts, next_cursor } = await list(user);
    expect(counts).toEqual({ draft: 1, to_review: 0, awaiting_cosignature: 0, sent_back: 0, signed: 1, addended: 0 });
    expect(next_cursor).toBeNull();
    const chats = bodyOf(chat.listChats, await callChat(server, user, 'GET', 'get_users_chat_list/')).data;
    const titles = new Map(chats.map(({ id, title }) => [id, title]));
    expect(data).toEqual([
      {
        chat_id: draft.chatId,
        title: titles.get(draft.chatId),
        model_name: 'Chartwright',
        timestamp: draft.reply.timestamp,
        message_id: draft.reply.id,
        note_kind: 'soap',
        state: 'draft',
        is_addendum: false,
        signatures: [],
      },
      expect.objectContaining({
        message_id: signed.reply.id,
        model_name: 'TranscriptX',
        state: 'signed',
        signatures: [{ name: user.email, credentials: 'MD', signed_at: expect.any(String) as string }],
      }),
    ]);
    expect((await list(user, { state: 'signed' })).data).toHaveLength(1);
    expect((await list(user, { tool: 'Chartwright' })).data).toHaveLength(1);
  });

  test('are those of the newest words, and beside them what was signed of earlier ones', async () => {
    const resend = async (isSigned: boolean) => {
      const { user, chatId, reply } = await makeNote(server);
      if (isSigned) await sign(server, user, reply.id);
      const edit_of = reply.reply_to ?? '';
      const again = await send(server, user, {
        chat_id: chatId,
        message_content: `${noteInput}, sooner if worse`,
        edit_of,
      });
      const newer = bodyOf(chat.addMessage, again).data.messages[1]?.id;
      const listed = (await list(user)).data.map(({ message_id }) => message_id);
      return { listed, older: reply.id, newer };
    };
    const unsigned = await resend(false);
    expect(unsigned.listed).toEqual([unsigned.newer]);
    const signed = await resend(true);
    expect(signed.listed.toSorted()).toEqual([signed.older, signed.newer].toSorted());
  });

  test('go along with what becomes of a note: an instruction, an edit, a confirmation, a signature, an addendum', async () => {
    const { user, chatId, reply } = await makeNote(server);
    const shown = async (): Promise<string[][]> =>
      (await list(user)).data.map(({ message_id, state }) => [message_id, state]);
    await send(server, user, { chat_id: chatId, message_content: 'add allergy to sulfa' });
    const [instructed, more] = (await list(user)).data;
    expect(more).toBeUndefined();
    expect(instructed).toMatchObject({ state: 'to_review', timestamp: reply.timestamp });
    expect(instructed?.message_id).not.toBe(reply.id);
    const id = uuidv7();
    const message_content = `${reply.message_content}\n\nTakes metformin 500 mg.`;
    const edited = saved(await edit(server, user, reply.id, { version_id: id, message_content }));
    expect(await shown()).toEqual([[id, 'to_review']]);
    const open = edited.statements.find(({ support }) => support === 'unsupported');
    const confirmations = [{ text: open?.text ?? '', reason: 'seen' }];
    saved(await edit(server, user, id, { version_id: id, revision: 1, message_content, confirmations }));
    expect(await shown()).toEqual([[id, 'draft']]);
    await sign(server, user, id, { revision: 2 });
    expect(await shown()).toEqual([[id, 'signed']]);
    const added = saved(await edit(server, user, id, { message_content: `${message_content}\n\nCalled later.` }));
    expect(await shown()).toEqual([[added.id, 'draft']]);
    await sign(server, user, added.id, { revision: 1 });
    expect(await shown()).toEqual([[added.id, 'addended']]);
  });

  test('are those of the day on the clocks of a time zone', async () => {
    const { user } = await makeNote(server);
    await server.database.kysely
      .updateTable('note_versions')
      .set({ begun_at: Date.parse('2026-11-30T03:30:00Z') })
      .where('owner_id', '=', user.userId)
      .execute();
    const days = async (zone: string): Promise<string[]> => {
      const found: string[] = [];
      for (const date of ['2026-11-29', '2026-11-30', '2026-12-01'])
        if ((await list(user, { date, time_zone: zone })).data.length > 0) found.push(date);
      return found;
    };
    expect(await days('UTC')).toEqual(['2026-11-30']);
    expect(await days('America/New_York')).toEqual(['2026-11-29']);
    expect(await days('Pacific/Kiritimati')).toEqual(['2026-11-30']);
    expect(await days('Asia/Kolkata')).toEqual(['2026-11-30']);
  });

  test.each([
    [{ time_zone: 'Mars/Olympus' }, 'time_zone', 'This time zone is not known.'],
    [{ time_zone: '+02:00' }, 'time_zone', 'This time zone is not known.'],
    [{ time_zone: '' }, 'time_zone', 'This time zone is not known.'],
    [{ date: '2026-02-30' }, 'date', 'Please give a day of the calendar'],
    [{ date: '30.11.2026' }, 'date', 'Please give a day of the calendar'],
    [{ date: '12026-01-01' }, 'date', 'Please give a day of the calendar'],
  ])('are refused for %j with one sentence', async (query, field, sentence) => {
    const asked = new URLSearchParams({ date: today(), time_zone: 'UTC', ...query });
    const { errors, status } = problemOf(await callChat(server, server.newUser(), 'GET', `day/?${String(asked)}`));
    expect(status).toBe(400);
    expect([...new Set(errors[field])]).toEqual([expect.stringContaining(sentence)]);
  });

  test('leave a row in the audit log, and are nobody else’s', async () => {
    const { user } = await makeNote(server);
    await list(user);
    const rows = await server.database.kysely
      .selectFrom('audit_events')
      .select(['object_id', 'outcome'])
      .where('actor_id', '=', user.userId)
      .where('action', '=', 'note.list')
      .execute();
    expect(rows).toEqual([{ object_id: null, outcome: 'success' }]);
    expect((await list(server.newUser(user.tenantId))).data).toEqual([]);
  });
});

const carry = (
  user: UserCaller,
  message_ids: readonly string[],
  format: string = 'md',
  language = 'en',
): Promise<FetchedFile> =>
  fetchFile(server, user, 'day/export/', {
    body: { message_ids, format, time_zone: 'America/New_York' },
    language,
  });

const nameAt = (timestamp: string): string => {
  const parts = new Intl.DateTimeFormat('sv', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(timestamp));
  return parts.replace(' ', '-').replace(':', '');
};

describe('many notes as files', () => {
  test.each([
    ['md', 'md', '## '],
    ['docx', 'docx', 'PK'],
    ['pdf', 'pdf', '%PDF-1.7'],
    ['fhir', 'fhir.json', '{"resourceType":"Bundle"'],
  ])('of format %s are each in the archive, named by time and kind', async (format, ending, begins) => {
    const user = server.newUser();
    const one = await makeNote(server, {}, user);
    const other = await makeNote(server, { note_kind: 'discharge-summary' }, user);
    const { status, headers, bytes } = await carry(user, [one.reply.id, other.reply.id], format);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/zip');
    expect(headers.get('content-disposition')).toMatch(/attachment; filename="notes-\d{4}-\d\d-\d\d\.zip"/);
    const files = await unpackZip(bytes);
    expect([...files.keys()]).toEqual([
      `${nameAt(one.reply.timestamp)}-soap.${ending}`,
      `${nameAt(other.reply.timestamp)}-discharge-summary.${ending}`,
    ]);
    for (const file of files.values()) expect(file.toString().startsWith(begins)).toBe(true);
  });

  test('of the same minute and kind have names of their own, and each its own words', async () => {
    const user = server.newUser();
    const one = await makeNote(server, {}, user);
    const other = await makeNote(server, { message_content: 'Meds: metformin 500 mg' }, user);
    await server.database.kysely
      .updateTable('messages')
      .set({ created_at: Date.parse(one.reply.timestamp) })
      .where('id', '=', other.reply.id)
      .execute();
    const files = await unpackZip((await carry(user, [one.reply.id, other.reply.id])).bytes);
    const name = nameAt(one.reply.timestamp);
    expect([...files.keys()]).toEqual([`${name}-soap.md`, `${name}-soap (2).md`]);
    expect([...files.values()].map(String)).toEqual([one.reply.message_content, other.reply.message_content]);
  });

  test('that cannot be read are named in a file, and the others are there', async () => {
    const user = server.newUser();
    const notes = [
      await makeNote(server, {}, user),
      await makeNote(server, {}, user),
      await makeNote(server, {}, user),
    ];
    const [whole, changed, broken] = notes.map(({ reply }) => reply.id);
    await sign(server, user, changed ?? '');
    const { kysely } = server.database;
    await kysely
      .updateTable('note_signatures')
      .set({ signed_at: 1 })
      .where('message_id', '=', changed ?? '')
      .execute();
    await kysely
      .updateTable('messages')
      .set({ content: Buffer.from('x') })
      .where('id', '=', broken ?? '')
      .execute();
    const ids = [changed, broken, whole, uuidv7()].map(String);
    const files = await unpackZip((await carry(user, ids)).bytes);
    expect([...files.keys()]).toEqual([`${nameAt(notes[0]?.reply.timestamp ?? '')}-soap.md`, 'unreadable-notes.txt']);
    const said = String(files.get('unreadable-notes.txt')).trimEnd().split('\n');
    expect(said).toHaveLength(3);
    expect(said[0]).toMatch(/^\d{4}-\d\d-\d\d-\d{4}-soap: This note is damaged, or is not what was signed/);
    expect(said[1]).toMatch(/^\d{4}-\d\d-\d\d-\d{4}-note: This note is damaged/);
    expect(said[2]).toBe('Chosen notes that could not be found: 1');
    const spanish = await unpackZip((await carry(user, ids, 'md', 'es')).bytes);
    expect(String(spanish.get('unreadable-notes.txt'))).toContain('Esta nota está dañada');
  });

  test('of others, of chats in the bin and that are none are not found', async () => {
    const note = await makeNote(server);
    const audit = await makeNote(server, { model_name: 'Validify' }, note.user);
    for (const [asker, ids] of [
      [server.newUser(), [note.reply.id]],
      [server.newUser(note.user.tenantId), [note.reply.id]],
      [note.user, [uuidv7()]],
      [note.user, [audit.reply.id, note.reply.reply_to ?? '']],
    ] as const)
      expect(problemIn(await carry(asker, ids))).toBe('not_found');
    await callChat(server, note.user, 'DELETE', `delete_chat/${note.chatId}/`);
    expect(problemIn(await carry(note.user, [note.reply.id]))).toBe('not_found');
  });

  test('are one to a hundred, each once', async () => {
    const { user, reply } = await makeNote(server);
    const many = Array.from({ length: 101 }, () => uuidv7());
    for (const ids of [[], many, [reply.id, reply.id]])
      expect(problemIn(await carry(user, ids))).toBe('validation_failed');
    const files = await unpackZip((await carry(user, [...many.slice(0, 99), reply.id])).bytes);
    expect(String(files.get('unreadable-notes.txt'))).toContain('99');
  });

  test('leave a row each in the audit log, and no word of a patient in the log of the server', async () => {
    const { user, reply } = await makeNote(server);
    const missing = uuidv7();
    await carry(user, [reply.id, missing]);
    const rows = await server.database.kysely
      .selectFrom('audit_events')
      .select(['object_id', 'outcome'])
      .where('actor_id', '=', user.userId)
      .where('action', '=', 'note.export')
      .execute();
    expect(rows).toEqual([
      { object_id: reply.id, outcome: 'success' },
      { object_id: missing, outcome: 'denied' },
    ]);
    expect(server.logLines.join('\n')).not.toMatch(/lisinopril|knee/i);
  });
});
