import { subscription } from '@notewright/contract';
import { toolNames } from '@notewright/engine/value-sets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember, makeCompany } from '../../testing/make-company.ts';
import { createMovingClock, day } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../../testing/start-test-server.ts';

const note =
  'Cough and fever for three days, temp 38.4. No chest pain. Takes lisinopril 10 mg daily. Plan: chest x-ray.';
let server: TestServer;
const clock = createMovingClock();
// Noon, so that no midnight passes while the tests run.
clock.advance((1.5 * day - (Date.now() % day)) % day);
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());

const readUse = ({ accessToken: token }: TestUser, query = ''): Promise<CallAnswer> =>
  server.call('GET', `/subscription_app/usage/${query}`, { token });

async function signInAgain({ email, password, ...user }: TestUser): Promise<TestUser> {
  const { body } = await server.call('POST', '/authentication_app/signin/', { body: { email, password } });
  return { ...user, email, password, accessToken: body['accessToken'] as string };
}

async function useOf(user: TestUser, query = '') {
  const answer = await readUse(user, query);
  expect(answer.status).toBe(200);
  return subscription.readUsage.response.parse(answer.body);
}

async function send({ accessToken: token }: TestUser, tool: string, chatId?: string): Promise<string> {
  const form = new FormData();
  form.set('model_name', tool);
  form.set('message_content', note);
  if (chatId !== undefined) form.set('chat_id', chatId);
  const path = chatId === undefined ? '/chat/create_chat/' : '/chat/add_message_to_chat/';
  const { body, status } = await server.call('POST', path, { token, body: form });
  expect(status).toBeLessThan(300);
  const { id, chat_id: into } = body['data'] as { id?: string; chat_id?: string };
  return id ?? into ?? '';
}

describe('usage', () => {
  test('is nothing at first, with the period and the method', async () => {
    const today = new Date(clock.now()).toISOString().slice(0, 10);
    const use = await useOf(await server.createUser());
    expect(use).toMatchObject({ to: today, data: [] });
    expect(Date.parse(today) - Date.parse(use.from)).toBe(29 * day);
    expect(use.method.map(({ tool }) => tool)).toEqual([...toolNames]);
    for (const { sentence } of use.method) expect(sentence).toMatch(/words a minute/);
  });

  test('counts each finished reply once, by tool, with words and minutes', async () => {
    const user = await server.createUser();
    const chat = await send(user, 'Chartwright');
    await send(user, 'Chartwright', chat);
    await send(user, 'Redactify');
    const { data } = await useOf(user, '?days=1');
    expect(data.map(({ tool, replies }) => [tool, replies])).toEqual([
      ['Chartwright', 2],
      ['Redactify', 1],
    ]);
    const words = note.split(' ').length;
    expect(data.map((one) => one.words_in)).toEqual([2 * words, words]);
    for (const one of data) {
      expect(one.words_out).toBeGreaterThan(5);
      expect(one.minutes).toBeGreaterThanOrEqual(0);
    }
    await server.call('DELETE', `/chat/delete_chat/${chat}/`, { token: user.accessToken });
    expect((await useOf(user, '?days=1')).data).toEqual(data);
  });

  test('belongs to the day in UTC on which a reply was finished, and to the period that is asked for', async () => {
    const user = await server.createUser();
    await send(user, 'Validify');
    const written = new Date(clock.now()).toISOString().slice(0, 10);
    clock.advance(2 * day);
    const later = await signInAgain(user);
    expect((await useOf(later, '?days=2')).data).toEqual([]);
    expect((await useOf(later, '?days=3')).data).toMatchObject([{ day: written, tool: 'Validify', replies: 1 }]);
  });

  test('of a company is for its owner and admins; each sees their own', async () => {
    const company = await makeCompany(server);
    const clinician = await addMember(server, company);
    const admin = await addMember(server, company, 'admin');
    const auditor = await addMember(server, company, 'auditor');
    const stranger = await server.createUser();
    await send(company.owner, 'Chartwright');
    await send(clinician, 'Chartwright');
    await send(stranger, 'Chartwright');
    for (const manager of [company.owner, admin])
      expect((await useOf(manager, '?of=company')).data).toMatchObject([{ tool: 'Chartwright', replies: 2 }]);
    expect((await useOf(clinician)).data).toMatchObject([{ replies: 1 }]);
    expect((await useOf(admin)).data).toEqual([]);
    for (const person of [clinician, stranger]) expect((await readUse(person, '?of=company')).status).toBe(403);
    for (const query of ['', '?of=company']) expect((await readUse(auditor, query)).status).toBe(403);
  });

  test.each([
    ['?days=0'],
    ['?days=367'],
    ['?days=7.5'],
    ['?days=many'],
    ['?days='],
    ['?of=everybody'],
    ['?of=company&of=me'],
    ['?user_id=01890000-0000-7000-8000-000000000000'],
  ])('with the query %s is refused with a sentence', async (query) => {
    const { status, body } = await readUse(await server.createUser(), query);
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: expect.any(String) as string });
  });

  test('is there without plans too', async () => {
    const free = await startTestServer({ settings: { BILLING: 'off' } });
    const { accessToken: token } = await free.createUser();
    expect((await free.call('GET', '/subscription_app/usage/', { token })).status).toBe(200);
    expect((await free.call('GET', '/subscription_app/invoices/', { token })).status).toBe(404);
    await free.stop();
  });
});
