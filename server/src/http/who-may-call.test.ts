import type { EndpointShape } from '@notewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../testing/start-test-server.ts';
import { contractEndpoints } from './check-registry.ts';

/**
 * Who may call what: every route that the server answers, by hand. A route that is added without a row here fails the
 * first test; a row that says something else than the server does fails the others.
 */
const table: Readonly<Record<string, 'anyone' | 'session' | 'verified'>> = {
  'POST /authentication_app/signup/': 'anyone',
  'POST /authentication_app/signin/': 'anyone',
  'POST /authentication_app/verify_otp/': 'anyone',
  'POST /authentication_app/resend_otp/': 'anyone',
  'POST /authentication_app/forgot_password/': 'anyone',
  'POST /authentication_app/verify_forgot_password_otp/': 'anyone',
  'POST /authentication_app/reset_password/': 'anyone',
  'POST /authentication_app/token/refresh/': 'anyone',
  'POST /authentication_app/logout/': 'session',
  'GET /authentication_app/user_profile/': 'verified',
  'PATCH /authentication_app/user_profile/': 'verified',
  'GET /authentication_app/profile_picture/:pictureId/': 'verified',
  'GET /authentication_app/settings/user_log/': 'verified',
  'GET /chat/get_users_chat_list/': 'verified',
  'GET /chat/get_a_chat_content/:chatId/': 'verified',
  'GET /chat/stream/:messageId/': 'verified',
  'GET /chat/attachment/:attachmentId/': 'verified',
  'GET /chat/draft/': 'verified',
  'PUT /chat/draft/': 'verified',
  'POST /chat/create_chat/': 'verified',
  'POST /chat/add_message_to_chat/': 'verified',
  'POST /chat/search/': 'verified',
  'POST /chat/stop/:messageId/': 'verified',
  'POST /chat/restore_chat/:chatId/': 'verified',
  'POST /chat/message_feedback/:messageId/': 'verified',
  'PATCH /chat/update_chat_title/:chatId/': 'verified',
  'PATCH /chat/update_chat_flags/:chatId/': 'verified',
  'DELETE /chat/delete_chat/:chatId/': 'verified',
};

/** What is no call: it says the same to everybody who may reach the server, or has a door of its own. */
const plainRoutes: Readonly<Record<string, 'the same for all' | 'the link itself' | 'the key printed at start'>> = {
  'GET /healthz': 'the same for all',
  'GET /readyz': 'the same for all',
  'GET /api/docs': 'the same for all',
  'GET /api/docs/openapi.json': 'the same for all',
  'GET /api/plain-page.css': 'the same for all',
  'GET *': 'the same for all',
  'GET /authentication_app/verify_link': 'the link itself',
  'POST /authentication_app/verify_link': 'the link itself',
  'GET /authentication_app/reset_link': 'the link itself',
  'POST /authentication_app/reset_link': 'the link itself',
  'GET /dev/mailbox': 'the key printed at start',
  'GET /dev/mailbox.json': 'the key printed at start',
};

let server: TestServer;
let user: TestUser;
let unverified: string;
let ended: string;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.createUser();
  const opened = await server.call('POST', '/authentication_app/signup/', {
    body: { email: 'waiting@clinic.example', password: 'seven quiet otters' },
  });
  unverified = String(opened.body['accessToken']);
  ended = (await server.createUser()).accessToken;
  await server.call('POST', '/authentication_app/logout/', { token: ended });
});
afterAll(() => server.stop());

/** Every method and path that the server itself lists. */
function listMounted(): readonly string[] {
  const places: string[] = [];
  const found: string[] = [];
  for (const line of server.server.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)$/.exec(line) ?? [];
    if (part === '') continue;
    const depth = indent.length / 4;
    places.splice(depth);
    const path = (places.at(-1) ?? '') + part;
    places.push(path);
    for (const method of methods.split(', ')) found.push(`${method} ${path}`);
  }
  return found;
}

describe('the table', () => {
  it('has a row for every route, and no row without one', () => {
    const called = Object.keys(table).map((name) => name.replace(/\/$/, ''));
    const known = new Set([...called, ...Object.keys(plainRoutes)]);
    const paths = new Set([...known].map((name) => name.split(' ')[1]));
    const mounted = listMounted();
    expect(mounted.length).toBeGreaterThan(100);
    for (const name of mounted) expect(paths, name).toContain(name.split(' ')[1]);
    expect([...known].filter((name) => !mounted.includes(name))).toEqual([]);
    // A method beyond the table is one of those that answer 405, or the HEAD of a GET.
    const plainPaths = new Set(Object.keys(plainRoutes).map((name) => name.split(' ')[1]));
    const beyond = mounted.filter((name) => plainPaths.has(name.split(' ')[1]) && !known.has(name));
    for (const name of beyond) expect(known, name).toContain(name.replace(/^HEAD /, 'GET '));
  });

  it('names the calls of the contract and no others', () => {
    expect(new Set(contractEndpoints.map((one) => `${one.method} ${one.path}`))).toEqual(new Set(Object.keys(table)));
  });
});

const missingId = '01890000-0000-7000-8000-000000000000';
const rows = contractEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

/** Calls with the form it asks for and nothing in it, so that a caller who is let in learns that something is missing. */
function ask(endpoint: EndpointShape, headers: Readonly<Record<string, string>>): Promise<CallAnswer> {
  const body = endpoint.fileField === undefined ? {} : new FormData();
  return server.call(endpoint.method, endpoint.path.replace(/:\w+/g, missingId), {
    ...(endpoint.method === 'GET' ? {} : { body }),
    headers,
  });
}

const bearer = (token: string): Readonly<Record<string, string>> => ({ authorization: `Bearer ${token}` });
const refusals: ReadonlySet<unknown> = new Set(['unauthenticated', 'session_expired', 'email_unverified', 'forbidden']);

describe('every call', () => {
  it.each(rows)('%s lets in whom the table says', async (name, endpoint) => {
    const policy = table[name];
    const asked = async (headers: Readonly<Record<string, string>>): Promise<string> => {
      const { status, body } = await ask(endpoint, headers);
      const code = refusals.has(body['code']) ? String(body['code']) : 'let in';
      // The one call that answers 401 to everybody who brings no token in its body.
      const ofItself = endpoint.path === '/authentication_app/token/refresh/';
      expect([401, 403].includes(status) && !ofItself, `${status} ${code}`).toBe(code !== 'let in' && !ofItself);
      return code;
    };
    const closed = policy === 'anyone' ? 'let in' : 'session_expired';
    expect(await asked({})).toBe(policy === 'anyone' ? 'let in' : 'unauthenticated');
    for (const token of ['x', 'a.b.c', ended, user.refreshToken, `${user.accessToken}x`])
      expect(await asked(bearer(token)), token.slice(0, 20)).toBe(closed);
    for (const header of ['Basic eDp5', `Token ${user.accessToken}`, 'Bearer', 'Bearer ', `Bearer ${'x'.repeat(3000)}`])
      expect(await asked({ authorization: header }), header.slice(0, 20)).toBe(closed);
    if (endpoint.path === '/authentication_app/logout/') return;
    expect(await asked(bearer(unverified))).toBe(policy === 'verified' ? 'email_unverified' : 'let in');
    expect(await asked(bearer(user.accessToken))).toBe('let in');
  });

  it.each(rows)('%s takes a token from its header alone', async (name, endpoint) => {
    if (table[name] === 'anyone') return;
    const path = endpoint.path.replace(/:\w+/g, missingId);
    const inAddress = await server.call(endpoint.method, `${path}?token=${user.accessToken}&access_token=x`);
    const inCookie = await server.call(endpoint.method, path, { headers: { cookie: `token=${user.accessToken}` } });
    expect([inAddress.status, inCookie.status]).toEqual([401, 401]);
  });

  it.each(rows)('%s gives a page elsewhere no leave to read it', async (_name, endpoint) => {
    const origins = ['https://evil.example', 'null', 'http://localhost:9', server.origin];
    for (const origin of origins) {
      const asked = await ask(endpoint, { origin });
      const preflight = await server.call('OPTIONS', endpoint.path.replace(/:\w+/g, missingId), {
        headers: { origin, 'access-control-request-method': endpoint.method },
      });
      for (const answer of [asked, preflight]) {
        const names = [...answer.headers.keys()].filter((one) => one.startsWith('access-control-'));
        expect(names).toEqual([]);
        expect(answer.headers.get('set-cookie')).toBeNull();
      }
      expect(preflight.status).toBe(405);
    }
  });
});

describe('the built-in mailbox', () => {
  it('is closed without its key where others can reach it', async () => {
    const open = await startTestServer({ settings: { HOST: '0.0.0.0', ALLOW_DEV_ON_NETWORK: 'yes' } });
    const origin = open.origin.replace('0.0.0.0', '127.0.0.1');
    const key = open.server.devKey ?? '';
    expect(key.length).toBeGreaterThanOrEqual(16);
    const basic = (password: string): RequestInit => ({
      headers: { authorization: `Basic ${Buffer.from(`x:${password}`).toString('base64')}` },
    });
    for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox.json?to=a@b.example', '/dev/mailbox/']) {
      for (const init of [{}, basic(''), basic('x'), basic(`${key}x`), { headers: { authorization: `Bearer ${key}` } }])
        expect((await fetch(origin + path, init)).status, path).toBe(401);
      expect((await fetch(origin + path, basic(key))).status).toBe(200);
    }
    await open.stop();
  });
});
