import { chat, limits, type ChatMessage } from '@notewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts';
import {
  agrees,
  ask,
  auditLines,
  callAs,
  cosign,
  countWaiting,
  listBox,
  makeWard,
  missing,
  noteWords,
  open,
  readNote,
  requestOf,
  sendBack,
  takeBack,
  writeAskedNote,
  writeNote,
  writeSignedNote,
  type Ward,
} from './testing/ward.ts';

let server: TestServer;
let ward: Ward;
beforeAll(async () => {
  server = await startTestServer();
  ward = await makeWard(server);
});
afterAll(() => server.stop());

const openedOf = (answer: Awaited<ReturnType<typeof open>>) => chat.readCosignature.response.parse(answer.body).data;

describe('asking for a co-signature', () => {
  it('puts the version before the colleague, tells them by mail and both in their lists', async () => {
    const { resident, attending } = ward;
    const { note, chatId } = await writeSignedNote(server, resident);
    const asked = await ask(server, resident, note.id, attending);
    const request = requestOf(asked);
    expect(request).toEqual({
      id: request.id,
      state: 'open',
      asked_of: { id: attending.id, name: attending.email },
      asked_on: request.asked_on,
      answered_on: null,
      comment: '',
    });
    expect(asked.body['data']).toEqual({ ...note, cosignature: request });
    const [mail] = await server.mailsTo(attending.email, 3);
    expect(mail?.subject).toBe('A note waits for your co-signature');
    expect(mail?.text).toContain(`${server.origin}/cosign`);
    // The server's port, and the made-up names, have numbers of their own.
    const words = mail?.text.replaceAll(server.origin, '').replaceAll(/person-[\d-]+|Clinic \d+/g, '');
    expect(words).not.toMatch(/knee|lisinopril|penicillin|58/i);
    expect(await countWaiting(server, attending)).toBe(1);
    expect(await countWaiting(server, resident)).toBe(0);
    const waiting = await callAs(server, attending, 'GET', 'cosignatures/?box=waiting');
    const own = await callAs(server, resident, 'GET', 'cosignatures/?box=asked');
    const [seen] = chat.listCosignatures.response.parse(waiting.body).data;
    expect(seen).toMatchObject({ id: request.id, asked_by: { id: resident.id, name: resident.email }, chat_id: null });
    expect(chat.listCosignatures.response.parse(own.body).data).toMatchObject([{ id: request.id, chat_id: chatId }]);
    expect((await takeBack(server, resident, note.id)).status).toBe(200);
  });

  it('is for a version that its author has signed, once, also to several who ask at once', async () => {
    const { resident, attending } = ward;
    const draft = await writeNote(server, resident);
    expect((await ask(server, resident, draft.note.id, attending)).body['code']).toBe('note_unsigned');
    const { note } = await writeSignedNote(server, resident);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(server, resident, note.id, attending)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await ask(server, resident, note.id, attending)).body['code']).toBe('cosignature_open');
    expect(await listBox(server, attending, 'waiting')).toHaveLength(1);
    await takeBack(server, resident, note.id);
  });

  it('shows the colleague that version and its source, and nothing else of the chat', async () => {
    const { resident, attending } = ward;
    const { chatId, note, question, requestId } = await writeAskedNote(server, ward);
    const secret = 'Marked-secret words of another message';
    const form = new FormData();
    form.set('message_content', secret);
    form.set('chat_id', chatId);
    await server.call('POST', '/chat/add_message_to_chat/', { token: resident.accessToken, body: form });
    await callAs(server, resident, 'POST', `message_feedback/${note.id}/`, { rating: 'dislike' });
    const answer = await open(server, attending, requestId);
    const { request, note: seen, source } = openedOf(answer);
    expect(request).toMatchObject({ id: requestId, state: 'open', chat_id: null });
    const { signatures, statements, message_content, tool_result } = note;
    expect(seen).toMatchObject({ id: note.id, signatures, statements, message_content, tool_result, rating: null });
    expect(source).toMatchObject({ id: question.id, message_content: noteWords });
    expect(source?.attachment?.text).toContain('penicillin');
    expect(JSON.stringify(answer.body)).not.toContain('Marked-secret');
    for (const path of [
      `get_a_chat_content/${chatId}/`,
      `note/${note.id}/`,
      `attachment/${source?.attachment?.id ?? ''}/`,
    ])
      expect(await callAs(server, attending, 'GET', path)).toMatchObject(missing);
    await takeBack(server, resident, note.id);
  });
});

describe('what the colleague sees of a note from an edited message with an earlier note', () => {
  it('has the words of all sources, and neither the place of the message nor the other note', async () => {
    const { resident, attending } = ward;
    const { note: earlier } = await writeNote(server, resident);
    const post = async (path: string, fields: Readonly<Record<string, string>>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const answer = await server.call('POST', `/chat/${path}/`, { token: resident.accessToken, body });
      return answer.body['data'] as { id: string; messages: [ChatMessage, ChatMessage] };
    };
    const sources = JSON.stringify([{ origin: 'note', message_id: earlier.id }]);
    const first = await post('create_chat', { message_content: 'Cough.', sources });
    const edited = { chat_id: first.id, edit_of: first.messages[0].id, message_content: noteWords };
    const [question, note] = (await post('add_message_to_chat', edited)).messages;
    expect(question).toMatchObject({ version: 2, versions: 2, sources: [{ message_id: earlier.id }] });
    expect(question).toHaveProperty('version_ids');
    await callAs(server, resident, 'POST', `note/${note.id}/signature/`, { revision: 0 });
    const asked = requestOf(await ask(server, resident, note.id, attending));
    const answer = await open(server, attending, asked.id);
    const { source } = openedOf(answer);
    expect(source).toMatchObject({ id: question.id, version: 1, versions: 1 });
    expect(source).not.toHaveProperty('version_ids');
    expect(source?.sources).toMatchObject([{ origin: 'note', text: earlier.message_content, message_id: null }]);
    for (const id of [earlier.id, first.messages[0].id]) expect(JSON.stringify(answer.body)).not.toContain(id);
    await takeBack(server, resident, note.id);
  });
});

describe('a co-signature', () => {
  it('is a second signature over the same version, whole until something of it is changed', async () => {
    const { resident, attending } = ward;
    const { note, requestId } = await writeAskedNote(server, ward);
    const answer = await cosign(server, attending, requestId);
    expect(answer).toMatchObject({ status: 200, body: { data: { id: requestId, state: 'signed', chat_id: null } } });
    const signed = await readNote(server, resident, note.id);
    expect(signed.signatures).toEqual([
      { ...note.signatures?.[0] },
      {
        role: 'co-signer',
        name: attending.email,
        credentials: 'MD',
        attestation: agrees.attestation,
        signed_at: signed.cosignature?.answered_on,
        intact: true,
      },
    ]);
    expect(signed.cosignature).toMatchObject({ id: requestId, state: 'signed' });
    expect(signed.message_content).toBe(note.message_content);
    const { kysely } = server.server.database;
    const digests = await kysely
      .selectFrom('note_signatures')
      .select(['signed_by', 'role', 'digest'])
      .where('message_id', '=', note.id)
      .execute();
    const digest = digests.find(({ role }) => role === 'co-signer')?.digest ?? '';
    const inLog = await kysely.selectFrom('audit_events').select('action').where('object_id', '=', digest).execute();
    expect(inLog).toEqual([{ action: 'cosignature.sign' }]);
    expect((await ask(server, resident, note.id, attending)).body['code']).toBe('cosignature_given');
    expect((await open(server, attending, requestId)).body['code']).toBe('cosignature_answered');
  });

  it.each([
    ['made an author’s', { role: 'author' as const }],
    ['of another time', { signed_at: 1 }],
    ['of another person', { signed_by: 'somebody-else' }],
  ])('is broken where its row was %s from outside', async (_name, change) => {
    const { resident, attending } = ward;
    const { note, requestId } = await writeAskedNote(server, ward);
    await cosign(server, attending, requestId);
    await server.server.database.kysely
      .updateTable('note_signatures')
      .set(change)
      .where('message_id', '=', note.id)
      .where('role', '=', 'co-signer')
      .execute();
    const intact = (await readNote(server, resident, note.id)).signatures?.map((one) => one.intact);
    expect(intact?.filter((whole) => !whole)).toHaveLength(1);
  });

  it('is given once, and one answer alone counts, also of several at once', async () => {
    const { resident, attending } = ward;
    const { note, requestId } = await writeAskedNote(server, ward);
    const answers = await Promise.all([
      cosign(server, attending, requestId),
      sendBack(server, attending, requestId),
      cosign(server, attending, requestId),
      sendBack(server, attending, requestId),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const { signatures, cosignature } = await readNote(server, resident, note.id);
    expect(signatures).toHaveLength(cosignature?.state === 'signed' ? 2 : 1);
  });

  it('and taking the request back at the same moment: one of them happens', async () => {
    const { resident, attending } = ward;
    for (let round = 0; round < 3; round += 1) {
      const { note, requestId } = await writeAskedNote(server, ward);
      const [signed, taken] = await Promise.all([
        cosign(server, attending, requestId),
        takeBack(server, resident, note.id),
      ]);
      expect([
        [200, 404],
        [404, 200],
      ]).toContainEqual([signed.status, taken.status]);
      const now = await readNote(server, resident, note.id);
      expect(now.signatures).toHaveLength(signed.status === 200 ? 2 : 1);
      expect(now.cosignature?.state).toBe(signed.status === 200 ? 'signed' : undefined);
    }
  });

  it('is not given to what is not what its author signed', async () => {
    const { attending } = ward;
    const { note, requestId } = await writeAskedNote(server, ward);
    await server.server.database.kysely
      .updateTable('note_signatures')
      .set({ signed_at: 1 })
      .where('message_id', '=', note.id)
      .execute();
    for (const answer of [await open(server, attending, requestId), await cosign(server, attending, requestId)])
      expect(answer.body['code']).toBe('damaged');
  });

  it.each([
    {},
    { attestation: '  ' },
    { attestation: 'x'.repeat(limits.attestationCharacters + 1) },
    { ...agrees, credentials: 'x'.repeat(limits.credentialsCharacters + 1) },
    { ...agrees, name: 'Somebody else' },
  ])('is refused: %j', async (body) => {
    const { resident, attending } = ward;
    const { note, requestId } = await writeAskedNote(server, ward);
    expect((await cosign(server, attending, requestId, body)).body['code']).toBe('validation_failed');
    expect((await readNote(server, resident, note.id)).cosignature?.state).toBe('open');
    await takeBack(server, resident, note.id);
  });

  it('belongs to its version: an addendum begins with it, and is signed and co-signed by itself', async () => {
    const { resident, attending } = ward;
    const { note, requestId } = await writeAskedNote(server, ward);
    await cosign(server, attending, requestId);
    const body = {
      version_id: crypto.randomUUID(),
      revision: 0,
      message_content: `${note.message_content}\n\nSeen again.`,
    };
    const added = (await callAs(server, resident, 'PUT', `note/${note.id}/`, body)).body['data'] as ChatMessage;
    expect(added).toMatchObject({ edit: { is_addendum: true } });
    expect(added.signatures).toBeUndefined();
    expect(added.cosignature).toBeUndefined();
    expect((await ask(server, resident, added.id, attending)).body['code']).toBe('note_unsigned');
    expect((await readNote(server, resident, note.id)).signatures).toHaveLength(2);
  });
});

it('a note that is sent back keeps its author’s signature, shows them the comment, and can be put before somebody again', async () => {
  const { resident, attending, company } = ward;
  const { note, requestId } = await writeAskedNote(server, ward);
  const answer = await sendBack(server, attending, requestId);
  expect(answer).toMatchObject({ status: 200, body: { data: { id: requestId, state: 'returned' } } });
  expect(JSON.stringify(answer.body)).not.toContain('Which knee');
  const returned = await readNote(server, resident, note.id);
  expect(returned.signatures).toEqual(note.signatures);
  expect(returned.cosignature).toMatchObject({ state: 'returned', comment: 'Which knee was examined?' });
  expect((await sendBack(server, attending, requestId)).body['code']).toBe('cosignature_answered');
  expect((await sendBack(server, attending, requestId, { comment: ' ' })).body['code']).toBe('validation_failed');
  const again = requestOf(await ask(server, resident, note.id, company.owner));
  expect(again).toMatchObject({ state: 'open', asked_of: { id: company.owner.id } });
  expect(await open(server, attending, again.id)).toMatchObject(missing);
  await takeBack(server, resident, note.id);
});

it('every file of a note says whose co-signature it has or wants', async () => {
  const { resident, attending } = ward;
  const { note, requestId } = await writeAskedNote(server, ward);
  const carry = async (format: string): Promise<string> => {
    const headers = { authorization: `Bearer ${resident.accessToken}` };
    const answer = await fetch(`${server.origin}/chat/note/${note.id}/export/?format=${format}`, { headers });
    expect(answer.status).toBe(200);
    return answer.text();
  };
  for (const format of ['md', 'txt']) {
    const text = (await carry(format)).replaceAll('\\', '').replaceAll(/\s+/g, ' ');
    expect(text).toContain(`Reviewed and signed by ${resident.email}, `);
    expect(text).toContain(`Awaiting co-signature by ${attending.email}, asked `);
  }
  const compositionOf = (bundle: string): unknown =>
    (JSON.parse(bundle) as { readonly entry: readonly { readonly resource: unknown }[] }).entry[0]?.resource;
  expect(compositionOf(await carry('fhir'))).toMatchObject({ status: 'preliminary' });
  await cosign(server, attending, requestId);
  for (const format of ['md', 'txt']) {
    const text = (await carry(format)).replaceAll('\\', '').replaceAll(/\s+/g, ' ');
    expect(text).toContain(`Co-signed by ${attending.email}, MD, `);
    expect(text).toContain(agrees.attestation);
    expect(text).not.toContain('Awaiting');
  }
  const attesters = [{ mode: 'professional' }, { mode: 'legal' }];
  expect(compositionOf(await carry('fhir'))).toMatchObject({ status: 'final', attester: attesters });
});

it('the audit log says who asked, read, answered and took back what', async () => {
  const own = await makeWard(server);
  const { resident, attending } = own;
  const { note, requestId } = await writeAskedNote(server, own);
  await open(server, attending, requestId);
  await takeBack(server, resident, note.id);
  await open(server, attending, requestId);
  const second = requestOf(await ask(server, resident, note.id, attending)).id;
  await sendBack(server, attending, second);
  const third = requestOf(await ask(server, resident, note.id, attending)).id;
  await cosign(server, attending, third);
  const people = { resident: resident.id, attending: attending.id };
  const lines = await auditLines(server, own, { ...people, note: note.id, first: requestId, second, third });
  const asked = (name: string): string[] => [
    'resident cosignature.ask message=note success',
    `resident cosignature.ask cosignature=${name} success`,
    'resident cosignature.ask user=attending success',
  ];
  expect(lines).toEqual([
    ...asked('first'),
    'attending cosignature.read cosignature=first success',
    'attending cosignature.read message=note success',
    'resident cosignature.take_back message=note success',
    'resident cosignature.take_back cosignature=first success',
    'attending cosignature.read cosignature=first denied',
    ...asked('second'),
    'attending cosignature.return cosignature=second success',
    'attending cosignature.return message=note success',
    ...asked('third'),
    'attending cosignature.sign cosignature=third success',
    'attending cosignature.sign message=note success',
    'attending cosignature.sign signature=? success',
  ]);
});

it('lists come a page at a time, newest first', async () => {
  const own = await makeWard(server);
  const { note } = await writeSignedNote(server, own.resident);
  const ids: string[] = [];
  while (ids.length < limits.chatListPage + 2) {
    const { id } = requestOf(await ask(server, own.resident, note.id, own.attending));
    expect((await sendBack(server, own.attending, id)).status).toBe(200);
    ids.unshift(id);
  }
  expect(await listBox(server, own.resident, 'asked')).toEqual(ids);
  expect(await listBox(server, own.attending, 'waiting')).toEqual([]);
});

it('nothing of a patient reaches the log of the server', () => {
  expect(server.logLines.join('\n')).not.toMatch(/lisinopril|penicillin|which knee/i);
});
