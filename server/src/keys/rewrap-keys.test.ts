import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../testing/start-test-server.ts';
import { newKeyBytes } from './data-key.ts';
import { localKeyService } from './installation-key.ts';
import { tenantContext } from './key-vault.ts';
import { readKeyId } from './seal.ts';

/** A change of the installation key, over real starts of a whole server on the same data. */
const makeKey = (): string => randomBytes(32).toString('base64');
const [first, second, third, fourth] = [makeKey(), makeKey(), makeKey(), makeKey()];
const [fifth, sixth] = [makeKey(), makeKey()];
let dataDir: string;
let server: TestServer;
let user: TestUser;

async function startWith(settings: Readonly<Record<string, string>>): Promise<void> {
  await server.stop({ keepData: true });
  server = await startTestServer({ dataDir, settings });
}

/** The names of the keys that wrap what lies in the database now. */
async function wrappingKeys(): Promise<ReadonlySet<string>> {
  const { kysely } = server.server.database;
  const rows = [
    ...(await kysely.selectFrom('installation_keys').select('wrapped').execute()),
    ...(await kysely.selectFrom('tenant_keys').select('wrapped').execute()),
  ];
  expect(rows.length).toBeGreaterThan(2);
  return new Set(rows.map((row) => readKeyId(row.wrapped)));
}

function writeChat({ call }: TestServer, { accessToken }: TestUser): Promise<CallAnswer> {
  const form = new FormData();
  form.append('message_content', 'A made-up knee hurts.');
  return call('POST', '/chat/create_chat/', { token: accessToken, body: form });
}

async function expectReadable(): Promise<void> {
  const { status, body } = await server.call('POST', '/authentication_app/signin/', {
    body: { email: user.email, password: user.password },
  });
  expect(status).toBe(200);
  const token = String(body['accessToken']);
  const list = await server.call('GET', '/chat/get_users_chat_list/', { token });
  const [chat] = list.body['data'] as { id: string; title: string }[];
  const read = await server.call('GET', `/chat/get_a_chat_content/${chat?.id ?? ''}/`, { token });
  expect(JSON.stringify(read.body)).toContain('made-up knee');
}

beforeAll(async () => {
  server = await startTestServer({ settings: { INSTALLATION_KEY: first } });
  ({ dataDir } = server);
  user = await server.createUser();
  // Each with a chat, so that both tenants have keys.
  for (const one of [user, await server.createUser()]) await writeChat(server, one);
});
afterAll(() => server.stop());

describe('a change of the installation key', () => {
  it('wraps everything again while the earlier key is given, and goes on without it afterwards', async () => {
    const before = await wrappingKeys();
    await startWith({ INSTALLATION_KEY: second, INSTALLATION_KEY_PREVIOUS: first });
    const between = await wrappingKeys();
    expect(between.size).toBe(1);
    expect([...between]).not.toEqual([...before]);
    expect(server.logLines.join('')).toMatch(/"count":[3-9],.*no longer needed/);
    expect(server.logLines.join('')).not.toContain(first);
    await expectReadable();
    await startWith({ INSTALLATION_KEY: second });
    await expectReadable();
  });

  it('may be made over several keys at once, and made again', async () => {
    await startWith({ INSTALLATION_KEY: third, INSTALLATION_KEY_PREVIOUS: `${first}, ${second}` });
    await startWith({ INSTALLATION_KEY: third, INSTALLATION_KEY_PREVIOUS: `${first}, ${second}` });
    expect(server.logLines.join('')).toContain('"count":0');
    expect((await wrappingKeys()).size).toBe(1);
    await expectReadable();
  });

  it('leaves the earlier key without use: a start with it alone is refused in one sentence', async () => {
    await server.stop({ keepData: true });
    await expect(startTestServer({ dataDir, settings: { INSTALLATION_KEY: second } })).rejects.toThrow(
      'The installation key does not fit this database.',
    );
    await expect(
      startTestServer({ dataDir, settings: { INSTALLATION_KEY: third, INSTALLATION_KEY_PREVIOUS: 'short' } }),
    ).rejects.toThrow('INSTALLATION_KEY_PREVIOUS must hold 32 bytes in base64.');
    server = await startTestServer({ dataDir, settings: { INSTALLATION_KEY: third } });
    await expectReadable();
  });

  it('renews what signs access tokens, so that nobody signs any with an old key and an old copy of the database', async () => {
    const statusOf = async (token: string): Promise<number> =>
      (await server.call('GET', '/authentication_app/user_profile/', { token })).status;
    const { body } = await server.call('POST', '/authentication_app/signin/', {
      body: { email: user.email, password: user.password },
    });
    const [token, refreshToken] = [String(body['accessToken']), body['refreshToken']];
    await startWith({ INSTALLATION_KEY: third });
    expect(await statusOf(token)).toBe(200);
    await startWith({ INSTALLATION_KEY: fourth, INSTALLATION_KEY_PREVIOUS: third });
    expect(await statusOf(token)).toBe(401);
    const renewed = await server.call('POST', '/authentication_app/token/refresh/', { body: { refreshToken } });
    const fresh = String(renewed.body['accessToken']);
    expect(await statusOf(fresh)).toBe(200);
    await startWith({ INSTALLATION_KEY: fourth });
    expect(await statusOf(fresh)).toBe(200);
  });

  it('loses nothing that another process makes under the earlier key before it is changed over', async () => {
    await startWith({ INSTALLATION_KEY: fourth, INSTALLATION_KEY_PREVIOUS: fifth });
    // The key that is to come is not called needless.
    expect(server.logLines.join('')).not.toContain('no longer needed');
    const late = await startTestServer({
      dataDir,
      settings: { INSTALLATION_KEY: fourth, INSTALLATION_KEY_PREVIOUS: fifth },
    });
    await startWith({ INSTALLATION_KEY: fifth, INSTALLATION_KEY_PREVIOUS: fourth });
    expect(server.logLines.join('')).toContain('no longer needed');
    user = await late.createUser();
    await writeChat(late, user);
    await late.stop({ keepData: true });
    expect((await wrappingKeys()).size).toBe(1);
    await startWith({ INSTALLATION_KEY: fifth });
    expect(server.logLines.join('')).not.toContain('"foreign"');
    await expectReadable();
  });

  it('makes nothing new in a process that knows the earlier key alone', async () => {
    await startWith({ INSTALLATION_KEY: fifth });
    const late = await startTestServer({ dataDir, settings: { INSTALLATION_KEY: fifth } });
    await startWith({ INSTALLATION_KEY: sixth, INSTALLATION_KEY_PREVIOUS: fifth });
    expect((await writeChat(late, await late.createUser())).status).toBe(500);
    await late.stop({ keepData: true });
    expect((await wrappingKeys()).size).toBe(1);
  });

  it('is not undone by a process that starts again under the earlier key', async () => {
    await startWith({ INSTALLATION_KEY: fifth, INSTALLATION_KEY_PREVIOUS: sixth });
    expect(server.logLines.join('')).toContain('INSTALLATION_KEY was exchanged for another');
    expect(server.logLines.join('')).not.toContain('no longer needed');
    await startWith({ INSTALLATION_KEY: sixth });
    await expectReadable();
  });

  it('reports at each start keys that a key wraps which is not given, and no others', async () => {
    const { kysely } = server.server.database;
    const wrapped = await localKeyService(newKeyBytes()).wrap(newKeyBytes(), tenantContext('elsewhere', 1));
    await kysely.insertInto('tenant_keys').values({ tenant_id: 'elsewhere', generation: 1, wrapped }).execute();
    await startWith({ INSTALLATION_KEY: sixth });
    expect(server.logLines.join('')).toContain('"foreign":1');
    await startWith({ INSTALLATION_KEY: first, INSTALLATION_KEY_PREVIOUS: sixth });
    expect(server.logLines.join('')).toContain('"foreign":1');
    expect(server.logLines.join('')).not.toContain('no longer needed');
    await expectReadable();
  });
});
