import { chat, limits } from '@notewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMember } from '../../../testing/make-company.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../testing/start-test-server.ts';
import {
  ask,
  callAs,
  cosign,
  listBox,
  makeWard,
  missing,
  open,
  requestOf,
  sendBack,
  takeBack,
  writeAskedNote,
  writeSignedNote,
} from './testing/ward.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const answeredBy = async (by: TestUser): Promise<readonly chat.CosignatureItem[]> =>
  chat.listCosignatures.response.parse((await callAs(server, by, 'GET', 'cosignatures/?box=answered')).body).data;

it('what somebody co-signed or sent back is listed for them, the last answer first, without a word of the note', async () => {
  const ward = await makeWard(server);
  const { resident, attending } = ward;
  const first = await writeAskedNote(server, ward);
  const second = await writeAskedNote(server, ward);
  const open1 = await writeAskedNote(server, ward);
  await cosign(server, attending, second.requestId);
  await sendBack(server, attending, first.requestId);
  const items = await answeredBy(attending);
  expect(items.map(({ id, state }) => [id, state])).toEqual([
    [first.requestId, 'returned'],
    [second.requestId, 'signed'],
  ]);
  expect(items[0]).toEqual({
    id: first.requestId,
    state: 'returned',
    asked_by: { id: resident.id, name: resident.email },
    asked_of: { id: attending.id, name: attending.email },
    asked_on: items[0]?.asked_on,
    answered_on: items[0]?.answered_on,
    title: '',
    chat_id: null,
  });
  expect(items[0]?.answered_on).not.toBeNull();
  expect(await listBox(server, attending, 'waiting')).toEqual([open1.requestId]);
  await takeBack(server, resident, open1.note.id);
});

it('an answer in the list opens nothing: the version stays closed', async () => {
  const ward = await makeWard(server);
  const { note, chatId, requestId } = await writeAskedNote(server, ward);
  await cosign(server, ward.attending, requestId);
  expect(await answeredBy(ward.attending)).toHaveLength(1);
  expect((await open(server, ward.attending, requestId)).body['code']).toBe('cosignature_answered');
  for (const path of [`note/${note.id}/`, `get_a_chat_content/${chatId}/`])
    expect(await callAs(server, ward.attending, 'GET', path)).toMatchObject(missing);
});

it('the list is of nobody else: neither who asked, nor a colleague, nor another company', async () => {
  const ward = await makeWard(server);
  const { requestId } = await writeAskedNote(server, ward);
  await cosign(server, ward.attending, requestId);
  const colleague = await addMember(server, ward.company);
  const other = await makeWard(server);
  for (const who of [ward.resident, ward.company.owner, colleague, other.attending])
    expect(await answeredBy(who)).toEqual([]);
});

it('what lies in the bin with its chat, or was changed from outside, is not listed', async () => {
  const ward = await makeWard(server);
  const binned = await writeAskedNote(server, ward);
  const changed = await writeAskedNote(server, ward);
  for (const { requestId } of [binned, changed]) await cosign(server, ward.attending, requestId);
  await callAs(server, ward.resident, 'DELETE', `delete_chat/${binned.chatId}/`);
  expect((await answeredBy(ward.attending)).map(({ id }) => id)).toEqual([changed.requestId]);
  await server.server.database.kysely
    .updateTable('cosignature_requests')
    .set({ state: 'returned' })
    .where('id', '=', changed.requestId)
    .execute();
  expect(await answeredBy(ward.attending)).toEqual([]);
  await callAs(server, ward.resident, 'POST', `restore_chat/${binned.chatId}/`);
  expect((await answeredBy(ward.attending)).map(({ id }) => id)).toEqual([binned.requestId]);
});

it('comes a page at a time', async () => {
  const { resident, attending } = await makeWard(server);
  const { note } = await writeSignedNote(server, resident);
  const ids: string[] = [];
  while (ids.length < limits.chatListPage + 2) {
    const { id } = requestOf(await ask(server, resident, note.id, attending));
    expect((await sendBack(server, attending, id)).status).toBe(200);
    ids.unshift(id);
  }
  expect(await listBox(server, attending, 'answered')).toEqual(ids);
});
