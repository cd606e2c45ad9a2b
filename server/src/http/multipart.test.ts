import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@notewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../testing/start-test-server.ts';
import { contractEndpoints } from './check-registry.ts';

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.createUser();
});
afterAll(() => server.stop());

const multipartPaths = contractEndpoints
  .filter((endpoint) => endpoint.fileField === 'attached_file')
  .map((endpoint) => endpoint.path);

function form(fields: Readonly<Record<string, string>>): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.append(name, value);
  return made;
}
function textFile(bytes: number): File {
  return new File([new Uint8Array(bytes).fill(97)], 'note.txt', { type: 'text/plain' });
}
function send(path: string, body: FormData): Promise<CallAnswer> {
  return server.call('POST', path, { token: user.accessToken, body });
}

describe.each(multipartPaths)('%s', (path) => {
  it('refuses a file one byte over the limit', async () => {
    const body = form({ message_content: 'x' });
    body.append('attached_file', textFile(limits.fileBytes + 1));
    const answer = await send(path, body);
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({
      code: 'file_too_large',
      message: 'The file is too large. The limit is 25 MB.',
    });
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('refuses more files than a message takes, a file elsewhere, many fields and a field twice', async () => {
    const eleven = form({ message_content: 'x' });
    for (let at = 0; at <= limits.sources; at += 1) eleven.append('attached_file', textFile(10));
    expect((await send(path, eleven)).body).toMatchObject({ code: 'too_many_sources' });
    const elsewhere = form({ message_content: 'x' });
    elsewhere.append('message_content', textFile(10));
    const many = form(Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`field${index}`, 'x'])));
    const twice = form({ message_content: 'x' });
    twice.append('message_content', 'y');
    for (const body of [
      elsewhere,
      many,
      twice,
      form({ ['__proto__']: 'x' }),
      form({ constructor: 'x' }),
      form({ ['x'.repeat(5000)]: 'y' }),
    ]) {
      const answer = await send(path, body);
      expect(answer.status).toBe(400);
      expect(['bad_request', 'validation_failed']).toContain(answer.body['code']);
    }
  });

  it('counts a line end as one character, though a form sends two', async () => {
    if (!path.includes('add_message')) return;
    const lines = 'x\n'.repeat(limits.messageCharacters / 2);
    const answer = await send(path, form({ chat_id: '01890000-0000-7000-8000-000000000000', message_content: lines }));
    expect(answer.body['code']).toBe('not_found');
  });

  it('refuses a message over the limit, whatever its alphabet', async () => {
    const chat = path.includes('add_message') ? { chat_id: '01890000-0000-7000-8000-000000000000' } : {};
    const characters = await send(path, form({ ...chat, message_content: 'x'.repeat(limits.messageCharacters + 1) }));
    expect(characters.status).toBe(400);
    expect(characters.body['message']).toBe('The message is too long. The limit is 2,000,000 characters.');
    const bytes = await send(path, form({ message_content: 'x'.repeat(8 * 1024 * 1024 + 1) }));
    expect(bytes.status).toBe(413);
    expect(bytes.body['code']).toBe('message_too_long');
  });

  it.each([
    ['multipart/form-data', 'no boundary'],
    ['multipart/form-data; boundary=x', 'nothing like the boundary'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="message_content"\r\n\r\ncut off'],
    ['multipart/form-data; boundary=x', `--x\r\n${'X-Header: y\r\n'.repeat(5000)}\r\nz\r\n--x--`],
    ['multipart/form-data; boundary=x', ''],
  ])('answers the broken form %#', async (type, body) => {
    const answer = await fetch(`${server.origin}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${user.accessToken}`, 'content-type': type },
      body,
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await answer.json()).toHaveProperty('code');
  });

  it('refuses what it does not know by its name, before it is read, and what is long but may not be', async () => {
    const { hostname, port } = new URL(server.origin);
    for (const name of ['name="notes"', 'name="notes"; filename="a.txt"']) {
      const socket = connect(Number(port), hostname);
      const part = `--x\r\nContent-Disposition: form-data; ${name}\r\n\r\n${'a'.repeat(1000)}`;
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${user.accessToken}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 8000000\r\n\r\n${part}`,
      );
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 [^]*"code":"validation_failed"[^]*"notes"/);
      socket.destroy();
    }
    const long = await send(path, form({ message_content: 'x', model_name: 'x'.repeat(100_000) }));
    expect(long.status).toBe(413);
    expect(long.body['code']).toBe('payload_too_large');
  });

  it('lives on when a caller leaves in the middle of an upload', async () => {
    const { hostname, port } = new URL(server.origin);
    for (const cut of [0, 200, 60_000]) {
      const socket = connect(Number(port), hostname);
      const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${user.accessToken}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n\r\n`;
      socket.write(
        `${head}--x\r\nContent-Disposition: form-data; name="attached_file"; filename="a.txt"\r\n\r\n${'a'.repeat(cut)}`,
      );
      await sleep(30);
      socket.destroy();
    }
    await sleep(50);
    expect((await server.call('GET', '/healthz')).status).toBe(200);
    expect(server.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});

it('takes a message of the greatest length in an alphabet of three bytes', async () => {
  const answer = await send(
    '/chat/create_chat/',
    form({ model_name: 'Redactify', message_content: '\u4e00 '.repeat(limits.messageCharacters / 2) }),
  );
  expect(answer.body['code'] ?? 'accepted').not.toMatch(/too_long|too_large|validation/);
});

it('refuses a visitor’s upload before reading it', async () => {
  const answer = await fetch(`${server.origin}/chat/create_chat/`, {
    method: 'POST',
    body: (() => form({ message_content: 'x' }))(),
  });
  expect(answer.status).toBe(401);
});
