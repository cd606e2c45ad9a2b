import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import type { TestServer, TestUser } from '../testing/start-test-server.ts';

let server: TestServer;
let user: TestUser;
let root: string;
let attachmentId: string;
let replyId: string;
/** Controls, a direction mark, a header's end, a path, a quote: all in one name. */
const hostileName = 'a\u202e"\u0000..\\..\\x\u2028é.txt';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'notewright-hostile-'));
  await mkdir(join(root, 'web/dist/assets'), { recursive: true });
  await mkdir(join(root, 'web/dist/.pages/en'), { recursive: true });
  await writeFile(join(root, 'web/dist/.pages/en/app.html'), '<!doctype html><html><head></head></html>');
  await writeFile(join(root, 'web/dist/assets/main-abc123de.js'), 'plain');
  server = await startTestServer({ pagesRoot: root });
  user = await server.createUser();
  const form = new FormData();
  form.append('message_content', 'knee pain, made up');
  form.append('attached_file', new File(['A made-up note.'], hostileName, { type: 'text/plain' }));
  const sent = await server.call('POST', '/chat/create_chat/', { token: user.accessToken, body: form });
  const { messages } = sent.body['data'] as { messages: { id: string; attachment?: { id: string } }[] };
  attachmentId = messages[0]?.attachment?.id ?? '';
  replyId = messages[1]?.id ?? '';
});
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true });
});

/** What each kind of answer carries, whatever it is about. */
const always: Readonly<Record<string, string | RegExp>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'origin-agent-cluster': '?1',
  'permissions-policy': /camera=\(\).*microphone=\(self\)/,
  'content-security-policy': /default-src 'none'/,
};
const never = ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin', 'via', 'x-request-start'];

type Kind = readonly [name: string, path: string, init: RequestInit, status: number, cache: string];
const kinds: readonly Kind[] = [
  ['JSON', '/authentication_app/user_profile/', {}, 200, 'no-store'],
  [
    'an event stream',
    '/chat/stream/REPLY/',
    { headers: { accept: 'text/event-stream' } },
    200,
    'no-store, no-transform',
  ],
  ['a file', '/chat/attachment/ATTACHMENT/', {}, 200, 'no-store'],
  ['a page', '/login', { headers: { accept: 'text/html' } }, 200, 'no-cache'],
  ['a file of the pages', '/assets/main-abc123de.js', {}, 200, 'public, max-age=31536000, immutable'],
  ['an unknown page', '/nothing', { headers: { accept: 'text/html' } }, 404, 'no-cache'],
  ['an unknown call', '/chat/no_such_call/', {}, 404, 'no-store'],
  ['a wrong method', '/chat/search/', { method: 'DELETE' }, 405, 'no-store'],
  ['OPTIONS', '/chat/search/', { method: 'OPTIONS' }, 405, 'no-store'],
  ['a wrong kind of content', '/chat/search/', { method: 'POST', body: 'x' }, 415, 'no-store'],
  ['a path that cannot be decoded', '/%zz', {}, 400, 'no-store'],
  ['health', '/healthz', {}, 200, 'no-store'],
  ['readiness', '/readyz', {}, 200, 'no-store'],
  ['the list of calls', '/api/docs', {}, 200, 'no-store'],
  ['the list of calls for programs', '/api/docs/openapi.json', {}, 200, 'no-store'],
  ['the mailbox', '/dev/mailbox', {}, 200, 'no-store'],
  ['a mailed link that is spent', '/authentication_app/verify_link/?token=x', {}, 404, 'no-store'],
  [
    'a body over the limit',
    '/authentication_app/signin/',
    { method: 'POST', body: `"${'x'.repeat(70_000)}"`, headers: { 'content-type': 'application/json' } },
    413,
    'no-store',
  ],
];

describe('the headers of', () => {
  it.each(kinds)('%s', async (_name, path, init, status, cache) => {
    const place = path.replace('ATTACHMENT', attachmentId).replace('REPLY', replyId);
    const headers = { authorization: `Bearer ${user.accessToken}`, ...(init.headers as Record<string, string>) };
    const answer = await fetch(server.origin + place, { ...init, headers });
    await answer.text();
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(always)) expect(answer.headers.get(name), name).toMatch(value);
    for (const name of never) expect(answer.headers.get(name), name).toBeNull();
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(answer.headers.get('cache-control')).toBe(cache);
  });

  it('a file: a download under a clean name, which nothing shows or runs', async () => {
    const answer = await fetch(`${server.origin}/chat/attachment/${attachmentId}/`, {
      headers: { authorization: `Bearer ${user.accessToken}` },
    });
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    const disposition = answer.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[ !#-[\]-~]*"; filename\*=UTF-8''[\w.%!#$&+^`|~-]+$/);
    expect(decodeURIComponent(disposition)).not.toMatch(/[\p{Cc}\u202e\u2028\\/]/u);
  });

  it('logout: nothing of the session stays in a cache', async () => {
    const leaving = await server.createUser();
    const answer = await server.call('POST', '/authentication_app/logout/', { token: leaving.accessToken });
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
  });
});

/** Sends bytes as they are and gives back all that came. */
async function sendRaw(text: string): Promise<string> {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.on('error', () => undefined);
  socket.end(text);
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

describe('odd HTTP', () => {
  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'LOCK'])('%s is not answered with anything of ours', async (method) => {
    const target = method === 'CONNECT' ? 'evil.example:443' : '/authentication_app/user_profile/';
    const secret = 'Bearer made-up-secret';
    const answer = await sendRaw(
      `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${secret}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).not.toContain('200 ');
    expect(answer).not.toContain('made-up-secret');
  });

  it.each([
    ['two Host headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n'],
    ['no Host header', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['a foreign absolute address', 'GET http://evil.example/healthz HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
    ['a folded header', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: a\r\n b\r\n\r\n'],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: localhost\r\n: x\r\n\r\n'],
    ['a bare line feed in a header', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: a\nSet-Cookie: b=c\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd'],
    ['an odd coding', 'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
    ['a thousand headers', `GET / HTTP/1.1\r\nHost: x\r\n${'X: 1\r\n'.repeat(3000)}\r\n`],
  ])('%s is refused', async (_name, text) => {
    const answer = await sendRaw(text);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toContain('Set-Cookie');
    expect((await server.call('GET', '/healthz')).status).toBe(200);
  });

  it.each([
    ['no Host header', 400, 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['an expectation', 417, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nExpect: teapot\r\n\r\n'],
    ['what is no HTTP', 400, 'GET\r\n\r\n'],
  ])('%s is answered under our headers as everything is', async (_name, status, text) => {
    const answer = await sendRaw(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const name of ['content-security-policy', 'x-content-type-options', 'x-frame-options', 'cache-control'])
      expect(answer.toLowerCase()).toContain(`\r\n${name}: `);
  });

  it('lets nobody ask for a stream without taking it', async () => {
    const answer = await server.call('HEAD', `/chat/stream/${replyId}/`, { token: user.accessToken });
    expect(answer.status).toBe(405);
  });

  it('follows no address that a request names', async () => {
    let asked = 0;
    const trap = createServer((_request, reply) => {
      asked += 1;
      reply.end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => trap.once('listening', resolve));
    const address = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/`;
    for (const text of [`See ${address}`, `<img src="${address}">`, `![x](${address})`]) {
      const form = new FormData();
      form.append('message_content', text);
      form.append(
        'attached_file',
        new File([`<html><img src="${address}"><p>words</p>`], 'a.html', { type: 'text/html' }),
      );
      const sent = await server.call('POST', '/chat/create_chat/', { token: user.accessToken, body: form });
      expect(sent.status).toBe(201);
    }
    expect(asked).toBe(0);
    trap.close();
  });
});

describe('bodies that mean two things', () => {
  const signUp = (body: string): Promise<Response> =>
    fetch(`${server.origin}/authentication_app/signup/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });

  it('a key twice counts once, checked as it counts', async () => {
    const long = 'seven quiet otters';
    const short = await signUp(`{"email":"two@clinic.example","password":"${long}","password":"short"}`);
    expect(short.status).toBe(400);
    const odd = await signUp(`{"email":"two@clinic.example","email":"x","password":"${long}"}`);
    expect(odd.status).toBe(400);
  });

  it.each([
    '{"email":"p@clinic.example","password":"seven quiet otters","__proto__":{"isDisabled":true}}',
    '{"email":"p@clinic.example","password":"seven quiet otters","constructor":{"prototype":{"polluted":1}}}',
    '{"email":"p@clinic.example","password":"seven quiet otters","\\u005f_proto__":{"polluted":1}}',
    '{"email":{"__proto__":"p@clinic.example"},"password":"seven quiet otters"}',
  ])('nothing reaches a prototype: %s', async (body) => {
    expect((await signUp(body)).status).toBe(400);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('a form’s fields and a query reach none either', async () => {
    const form = new FormData();
    form.append('message_content', 'x');
    form.append('__proto__', '{"polluted":1}');
    expect((await server.call('POST', '/chat/create_chat/', { token: user.accessToken, body: form })).status).toBe(400);
    const query = '__proto__[polluted]=1&constructor.prototype.polluted=1';
    await server.call('GET', `/chat/get_users_chat_list/?${query}`, { token: user.accessToken });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
