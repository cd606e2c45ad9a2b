import { chat } from '@notewright/contract';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UserCaller } from '../../kernel/caller.ts';
import { problemOf } from './testing/call-chat.ts';
import { edit, makeNote, saved, sign, type MadeNote } from './testing/call-note.ts';
import { startChatServer, tokenOf, type ChatServer } from './testing/start-chat-server.ts';

const { exportFormats } = chat;
/** What a note can be that nobody signed. */
const draftFormats = exportFormats.filter((format) => format !== 'hl7');
let server: ChatServer;
beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

interface Carried {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly text: string;
}

async function carry(user: UserCaller, id: string, query: string, language = 'en'): Promise<Carried> {
  const headers = { authorization: `Bearer ${tokenOf(user)}`, 'accept-language': language };
  const answer = await fetch(`${server.origin}/chat/note/${id}/export/?${query}`, { headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes, text: bytes.toString('utf8') };
}

const rowsOf = ({ userId }: UserCaller) =>
  server.database.kysely
    .selectFrom('audit_events')
    .select(['object_id', 'outcome'])
    .where('actor_id', '=', userId)
    .where('action', '=', 'note.export')
    .execute();

const problem = ({ status, headers, text }: Carried): string =>
  problemOf({ status, headers, body: JSON.parse(text) as unknown }).code;

describe('a note as a file', () => {
  let note: MadeNote;
  beforeAll(async () => {
    note = await makeNote(server);
  });

  test.each([
    ['md', 'md', 'text/markdown', '## '],
    ['txt', 'txt', 'text/plain', 'Knee pain'],
    ['docx', 'docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
    ['pdf', 'pdf', 'application/pdf', '%PDF-1.7'],
    ['fhir', 'fhir.json', 'application/fhir+json', '{"resourceType":"Bundle"'],
  ])('of format %s has a name without words, its type and its kind of bytes', async (format, ending, type, begins) => {
    const { status, headers, text } = await carry(note.user, note.reply.id, `format=${format}`);
    expect(status).toBe(200);
    const day = note.reply.timestamp.slice(0, 10);
    expect(headers.get('content-disposition')).toContain(`attachment; filename="note-${day}.${ending}"`);
    expect(headers.get('content-type')).toContain(type);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(text.startsWith(begins)).toBe(true);
  });

  test('as markdown is the note, and as text as its profile writes it', async () => {
    expect((await carry(note.user, note.reply.id, 'format=md')).text).toBe(note.reply.message_content);
    const { text } = await carry(note.user, note.reply.id, 'format=txt&profile=meditech');
    expect(text).toMatch(/^[\r\n\x20-\x7e]*$/);
    expect(text).toContain('\r\nMedications\r\n- Lisinopril 10 mg daily\r\n');
    expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78);
    expect((await carry(note.user, note.reply.id, 'format=txt')).text).not.toMatch(/^#|\*\*|\r/m);
  });

  test.each(['', 'format=rtf', 'format=txt&profile=other'])('is refused: %j', async (query) => {
    expect(problem(await carry(note.user, note.reply.id, query))).toBe('validation_failed');
  });

  test('leaves a row in the audit log each time, and one for who may not have it', async () => {
    const { user, reply } = await makeNote(server);
    for (const format of draftFormats) await carry(user, reply.id, `format=${format}`);
    expect(await rowsOf(user)).toEqual(draftFormats.map(() => ({ object_id: reply.id, outcome: 'success' })));
    const stranger = server.newUser();
    for (const id of [reply.id, uuidv7()]) {
      expect(problem(await carry(stranger, id, 'format=md'))).toBe('not_found');
      expect(await rowsOf(stranger)).toContainEqual({ object_id: id, outcome: 'denied' });
    }
  });

  test('puts no word of a patient into the log of the server', async () => {
    for (const format of exportFormats) await carry(note.user, note.reply.id, `format=${format}`);
    expect(server.logLines.join('\n')).not.toMatch(/lisinopril|knee/i);
  });
});

/** The text of a message line by line, and the segment of a name, field by field. */
const linesOf = ({ text }: Carried): string[] =>
  text
    .split('\r')
    .filter((segment) => segment.startsWith('OBX|'))
    .map((segment) => segment.split('|')[5] ?? '');
const segmentOf = ({ text }: Carried, name: string): readonly string[] =>
  text
    .split('\r')
    .find((segment) => segment.startsWith(`${name}|`))
    ?.split('|') ?? [];

describe('a note as a message of HL7 v2', () => {
  test('is a signed one, with who signed it and every line of it, and no draft', async () => {
    const { user, reply } = await makeNote(server);
    expect((await sign(server, user, reply.id, { revision: 0, credentials: 'MD' })).status).toBe(200);
    const carried = await carry(user, reply.id, 'format=hl7');
    expect(carried.status).toBe(200);
    const day = reply.timestamp.slice(0, 10);
    expect(carried.headers.get('content-disposition')).toContain(`attachment; filename="note-${day}.hl7"`);
    expect(carried.headers.get('content-type')).toContain('application/hl7-v2');
    expect(segmentOf(carried, 'MSH')[8]).toBe('MDM^T02^MDM_T02');
    const header = segmentOf(carried, 'TXA');
    expect([header[12], header[13], header[17]]).toEqual([`${reply.id}^NOTEWRIGHT`, '', 'LA']);
    expect(header[22]).toContain(`^${user.email}^`);
    expect(segmentOf(carried, 'PID').slice(3)).toEqual(['', '', '^^^^^^U']);
    const { text } = await carry(user, reply.id, 'format=txt');
    const plain = (lines: readonly string[]): string[] =>
      lines.map((line) => line.trim()).filter((line) => line !== '');
    expect(plain(linesOf(carried))).toEqual(plain(text.split('\n')));
    expect(await rowsOf(user)).toContainEqual({ object_id: reply.id, outcome: 'success' });
    // However often it is made, it is the same message to a receiver.
    expect(segmentOf(await carry(user, reply.id, 'format=hl7'), 'MSH')[9]).toBe(segmentOf(carried, 'MSH')[9]);
  });

  test('is none of a note that nobody signed', async () => {
    const { user, reply } = await makeNote(server);
    expect(problem(await carry(user, reply.id, 'format=hl7'))).toBe('export_unsigned');
    expect(await rowsOf(user)).toEqual([]);
  });

  test('of an addendum is what was added, beside the document that it adds to', async () => {
    const { user, reply } = await makeNote(server);
    const signed = saved(await sign(server, user, reply.id));
    const message_content = `${signed.message_content}\n\nShe called: knee | no \\F\\ more.`;
    const added = saved(await edit(server, user, signed.id, { message_content }));
    expect(problem(await carry(user, added.id, 'format=hl7'))).toBe('export_unsigned');
    expect((await sign(server, user, added.id, { revision: 1 })).status).toBe(200);
    const carried = await carry(user, added.id, 'format=hl7');
    expect(segmentOf(carried, 'MSH')[8]).toBe('MDM^T06^MDM_T02');
    const header = segmentOf(carried, 'TXA');
    expect([header[12], header[13]]).toEqual([`${added.id}^NOTEWRIGHT`, `${signed.id}^NOTEWRIGHT`]);
    expect(linesOf(carried)).toEqual([String.raw`She called: knee \F\ no \E\F\E\ more.`]);
  });
});

interface Coded {
  readonly entry: readonly {
    readonly resource: { readonly resourceType: string; readonly [field: string]: unknown };
  }[];
}
const resources = (carried: Carried, type: string) =>
  (JSON.parse(carried.text) as Coded).entry
    .map(({ resource }) => resource)
    .filter(({ resourceType }) => resourceType === type);
const namesOf = (carried: Carried, type: string): string[] =>
  resources(carried, type).map((one) => ((one['code'] ?? one['medicationCodeableConcept']) as { text: string }).text);

describe('a note as a FHIR document', () => {
  test('says in types what its input says, though no value is kept with it', async () => {
    const { user, reply } = await makeNote(server);
    const carried = await carry(user, reply.id, 'format=fhir');
    expect(namesOf(carried, 'MedicationStatement')).toEqual(['lisinopril']);
    expect(namesOf(carried, 'AllergyIntolerance')).toEqual(['penicillin']);
    expect(resources(carried, 'Composition')).toMatchObject([{ status: 'preliminary' }]);
    expect(carried.text).toContain(`urn:uuid:${reply.reply_to}`);
  });

  test('of a dictation, too', async () => {
    const message_content =
      'medications colon lisinopril 10 milligrams daily period new paragraph allergies colon penicillin period';
    const { user, reply } = await makeNote(server, { model_name: 'TranscriptX', message_content });
    const carried = await carry(user, reply.id, 'format=fhir');
    expect(namesOf(carried, 'MedicationStatement')).toEqual(['lisinopril']);
    expect(namesOf(carried, 'AllergyIntolerance')).toEqual(['Penicillin']);
  });

  test('leaves out what a clinician changed, and is final once it is signed', async () => {
    const { user, reply } = await makeNote(server);
    const id = uuidv7();
    const message_content = reply.message_content.replace('Lisinopril 10 mg daily', 'Lisinopril 10 mg once daily');
    saved(await edit(server, user, reply.id, { version_id: id, message_content }));
    expect((await sign(server, user, id, { revision: 1, credentials: 'MD' })).status).toBe(200);
    const carried = await carry(user, id, 'format=fhir');
    expect(namesOf(carried, 'MedicationStatement')).toEqual([]);
    expect(namesOf(carried, 'AllergyIntolerance')).toEqual(['penicillin']);
    const [composition] = resources(carried, 'Composition');
    expect(composition).toMatchObject({ status: 'final', attester: [{ mode: 'legal' }] });
    expect(JSON.stringify(composition)).toContain('Lisinopril 10 mg once daily');
    expect(resources(carried, 'Practitioner')).toMatchObject([{ name: [{ text: user.email }] }]);
    const added = saved(await edit(server, user, id, { message_content: `${message_content}\n\nMore.` }));
    expect(resources(await carry(user, added.id, 'format=fhir'), 'Composition')).toMatchObject([
      { status: 'preliminary', relatesTo: [{ code: 'appends' }] },
    ]);
  });
});

test('a signed note is called a draft in no text for people, and letter by letter in what holds it', async () => {
  const { user, reply } = await makeNote(server);
  const draft = /draft for a clinician/i;
  expect((await carry(user, reply.id, 'format=txt')).text).toMatch(draft);
  expect((await sign(server, user, reply.id, { revision: 0, credentials: '' })).status).toBe(200);
  expect((await carry(user, reply.id, 'format=txt')).text).not.toMatch(draft);
  expect((await carry(user, reply.id, 'format=md')).text).toBe(reply.message_content);
});

test('a signed note that is not what was signed does not leave', async () => {
  const { user, reply } = await makeNote(server);
  await sign(server, user, reply.id);
  await server.database.kysely
    .updateTable('note_signatures')
    .set({ signed_at: 1 })
    .where('message_id', '=', reply.id)
    .execute();
  for (const format of exportFormats) expect(problem(await carry(user, reply.id, `format=${format}`))).toBe('damaged');
  expect(await rowsOf(user)).toEqual([]);
});

test('what is no note is not found: an audit, a message of a person', async () => {
  const { user, reply } = await makeNote(server, { model_name: 'Validify' });
  for (const id of [reply.id, reply.reply_to ?? ''])
    expect(problem(await carry(user, id, 'format=md'))).toBe('not_found');
});
