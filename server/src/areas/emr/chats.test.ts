import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CallAnswer } from '../../testing/start-test-server.ts';
import { openEmrScene, type EmrScene } from './testing/emr-scene.ts';

// A server and an EHR of its own, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

let scene: EmrScene;
beforeAll(async () => {
  scene = await openEmrScene();
});
afterAll(() => scene.stop());

const shown = ({ status, body }: CallAnswer): unknown => [status, body['code']];
const openId = async (patientId: string): Promise<string> => String((await scene.open(patientId)).body['id']);
const bind = (id: string, chatId: string): Promise<CallAnswer> =>
  scene.call('POST', `/emr/launches/${id}/bind_chat/`, { chat_id: chatId });
const readChat = (chatId: string): Promise<CallAnswer> => scene.call('GET', `/emr/chats/${chatId}/`);
const named = (name: string): object => ({ patient: { name: expect.stringContaining(name) } });

describe('a chat', () => {
  it('belongs to nobody, and then to one patient for good', async () => {
    const chatId = await scene.newChat();
    expect((await readChat(chatId)).body).toEqual({ launch: null, patient: null });
    const [id, other] = [await openId('wilhelmina'), await openId('odalys')];
    expect((await bind(id, chatId)).body).toMatchObject({ id, chat_id: chatId });
    expect((await bind(id, chatId)).status).toBe(200);
    expect((await readChat(chatId)).body).toMatchObject({ launch: { id, chat_id: chatId }, ...named('Wilhelmina') });
    const refused = await bind(other, chatId);
    expect(shown(refused)).toEqual([409, 'other_patient']);
    expect(refused.body['message']).toBe('This chat belongs to another patient. Please use another chat for this one.');
    expect((await readChat(chatId)).body).toMatchObject({ launch: { id }, ...named('Wilhelmina') });
  });

  it('is bound to one of two patients who come at once', async () => {
    const chatId = await scene.newChat();
    const ids = [await openId('wilhelmina'), await openId('odalys'), await openId('bartholomew')];
    const answers = await Promise.all(ids.map((id) => bind(id, chatId)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect(answers.filter(({ status }) => status !== 200).map(shown)).toEqual([
      [409, 'other_patient'],
      [409, 'other_patient'],
    ]);
    const won = ids[answers.findIndex(({ status }) => status === 200)];
    expect((await readChat(chatId)).body).toMatchObject({ launch: { id: won } });
  });

  it('stays with its patient when the record is closed, and goes on when it is opened again', async () => {
    const chatId = await scene.newChat();
    const id = await openId('bartholomew');
    await bind(id, chatId);
    expect((await scene.call('DELETE', `/emr/launches/${id}/`)).status).toBe(200);
    expect((await readChat(chatId)).body).toMatchObject({ launch: null, ...named('Bartholomew') });
    expect(shown(await bind(await openId('odalys'), chatId))).toEqual([409, 'other_patient']);
    const again = await openId('bartholomew');
    expect((await readChat(chatId)).body).toMatchObject({ launch: { id: again }, ...named('Bartholomew') });
  });

  it('of somebody else, or none, is not bound, and not shown', async () => {
    const id = await openId('odalys');
    const other = await scene.server.createUser();
    const foreign = await scene.newChat(other);
    expect(shown(await bind(id, foreign))).toEqual([404, 'not_found']);
    expect(shown(await bind(id, '01890000-0000-7000-8000-000000000000'))).toEqual([404, 'not_found']);
    const own = await scene.newChat();
    await bind(id, own);
    expect(shown(await scene.call('GET', `/emr/chats/${own}/`, undefined, other))).toEqual([404, 'not_found']);
  });

  it('takes its patient along when it is destroyed', async () => {
    const chatId = await scene.newChat();
    await bind(await openId('odalys'), chatId);
    await scene.call('DELETE', `/chat/delete_chat/${chatId}/`);
    expect(shown(await readChat(chatId))).toEqual([404, 'not_found']);
    await scene.call('DELETE', `/chat/bin/${chatId}/`);
    const { kysely } = scene.server.server.database;
    const left = await kysely.selectFrom('emr_chats').select('chat_id').where('chat_id', '=', chatId).execute();
    expect(left).toEqual([]);
  });
});
