import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMember, makeCompany } from '../../testing/make-company.ts';
import { createMovingClock, minute, second } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../../testing/start-test-server.ts';

/** Whose charts and files somebody reads who writes to the database, has an account, and not the installation key. */
const clock = createMovingClock();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());

const secret = 'Jane Roe has gout';
const db = () => server.server.database.kysely;
/** Longer than an answer about a session may be used again. */
const settle = (): void => clock.advance(3 * second);

const get = (path: string, { accessToken: token }: TestUser): Promise<CallAnswer> =>
  server.call('GET', path, { token });

async function makeChart(user: TestUser): Promise<{ readonly chatId: string; readonly attachmentId: string }> {
  const form = new FormData();
  form.append('model_name', 'Chartwright');
  form.append('message_content', secret);
  form.append('attached_file', new Blob([secret], { type: 'text/plain' }), 'note.txt');
  const made = await server.call('POST', '/chat/create_chat/', { token: user.accessToken, body: form });
  const data = made.body['data'] as {
    readonly id: string;
    readonly messages: readonly { readonly attachment: { readonly id: string } | null }[];
  };
  return { chatId: data.id, attachmentId: data.messages.find((one) => one.attachment !== null)?.attachment?.id ?? '' };
}

async function fileOf(attachmentId: string): Promise<string> {
  const rows = db().selectFrom('attachments').select('file_key').where('id', '=', attachmentId);
  return (await rows.executeTakeFirstOrThrow()).file_key;
}

it('an attachment that was made to mean another file opens none', async () => {
  const [victim, attacker] = [await server.createUser(), await server.createUser()];
  const [theirs, own] = [await makeChart(victim), await makeChart(attacker)];
  const path = `/chat/attachment/${own.attachmentId}/`;
  expect((await get(path, attacker)).status).toBe(200);
  const fileKey = await fileOf(theirs.attachmentId);
  await db().updateTable('attachments').set({ file_key: fileKey }).where('id', '=', own.attachmentId).execute();
  expect((await get(path, attacker)).body['code']).toBe('not_found');
  expect((await get(`/chat/attachment/${theirs.attachmentId}/`, victim)).body['text']).toBe(secret);
});

it('a profile picture that was made to mean another tenant’s file shows none, and its removal removes none', async () => {
  const [victim, attacker] = [await server.createUser(), await server.createUser()];
  const { attachmentId } = await makeChart(victim);
  const fileKey = await fileOf(attachmentId);
  await db().updateTable('user_accounts').set({ picture_key: fileKey }).where('user_id', '=', attacker.id).execute();
  expect((await get('/authentication_app/user_profile/', attacker)).body['profile_picture']).toBeNull();
  const named = `/authentication_app/profile_picture/${fileKey.split('/')[1] ?? ''}/`;
  expect((await get(named, attacker)).body['code']).toBe('not_found');
  const form = new FormData();
  form.append('name', 'Somebody');
  form.append('remove_picture', 'true');
  const { accessToken: token } = attacker;
  expect((await server.call('PATCH', '/authentication_app/user_profile/', { token, body: form })).status).toBe(200);
  expect((await get(`/chat/attachment/${attachmentId}/`, victim)).body['text']).toBe(secret);
});

it('a chat that was given to a colleague opens for nobody', async () => {
  const company = await makeCompany(server);
  const [victim, attacker] = [await addMember(server, company), await addMember(server, company)];
  settle();
  const { chatId, attachmentId } = await makeChart(victim);
  await db().updateTable('chats').set({ owner_id: attacker.id }).where('id', '=', chatId).execute();
  const content = await get(`/chat/get_a_chat_content/${chatId}/`, attacker);
  expect(JSON.stringify(content.body)).not.toContain(secret);
  expect(content.status).toBe(404);
  expect((await get(`/chat/attachment/${attachmentId}/`, attacker)).status).toBe(404);
  expect(JSON.stringify((await get('/chat/get_users_chat_list/', attacker)).body)).not.toContain(secret);
  await db().updateTable('chats').set({ owner_id: victim.id }).where('id', '=', chatId).execute();
  expect((await get(`/chat/get_a_chat_content/${chatId}/`, victim)).status).toBe(200);
});

it('emergency access that was planted, or made to last, opens nothing', async () => {
  const company = await makeCompany(server);
  const [victim, admin] = [await addMember(server, company), await addMember(server, company, 'admin')];
  settle();
  await makeChart(victim);
  const place = '/company_user_management/emergency_access/';
  const body = { user_id: victim.id, reason: 'The clinician is ill and a patient is waiting.' };
  const opened = await server.call('POST', place, { token: admin.accessToken, body });
  const { id } = opened.body['data'] as { readonly id: string };
  expect((await get(`${place}${id}/chats/`, admin)).status).toBe(200);
  const row = await db().selectFrom('emergency_access').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const planted = { ...row, id: `${id.slice(0, -4)}0000`, opened_by: company.owner.id };
  await db().insertInto('emergency_access').values(planted).execute();
  expect((await get(`${place}${planted.id}/chats/`, company.owner)).body['code']).toBe('not_found');
  await db()
    .updateTable('emergency_access')
    .set({ expires_at: clock.now() + 1e12 })
    .where('id', '=', id)
    .execute();
  clock.advance(2 * minute);
  expect((await get(`${place}${id}/chats/`, admin)).body['code']).toBe('not_found');
});
