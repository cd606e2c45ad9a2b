import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const signUp = (email: string): Promise<unknown> =>
  server.call('POST', '/authentication_app/signup/', { body: { email, password: 'a made-up password' } });

describe('the mailbox', () => {
  it('shows mails with their codes on a page without script or style of its own', async () => {
    const empty = await (await fetch(`${server.origin}/dev/mailbox`)).text();
    expect(empty).toContain('No mail yet.');
    await signUp("o'neil&sons@clinic.example");
    const [mail] = await server.mailsTo("o'neil&sons@clinic.example");
    const answer = await fetch(`${server.origin}/dev/mailbox`);
    const page = await answer.text();
    expect(page).toContain(`<p class="code">${mail?.code}</p>`);
    expect(page).toContain('o&#39;neil&amp;sons@clinic.example');
    expect(page).not.toMatch(/<script| style=|<style/);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
  });

  it('lists them for programs, newest first and by address', async () => {
    await signUp('first@clinic.example');
    await server.mailsTo('first@clinic.example');
    await signUp('second@clinic.example');
    const [second] = await server.mailsTo('second@clinic.example');
    const all = (await (await fetch(`${server.origin}/dev/mailbox.json`)).json()) as { to: string }[];
    expect(all.slice(0, 2).map((mail) => mail.to)).toEqual(['second@clinic.example', 'first@clinic.example']);
    expect(Object.keys(second ?? {}).toSorted()).toEqual(['code', 'html', 'id', 'sent_at', 'subject', 'text', 'to']);
    expect(second?.sent_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });
});

describe('a mailbox of this machine alone', () => {
  it.each([
    ['X-Forwarded-For', '198.51.100.7'],
    ['X-Forwarded-Proto', 'https'],
    ['X-Real-IP', '198.51.100.7'],
    ['Forwarded', 'for=198.51.100.7'],
    ['Via', '1.1 proxy'],
    ['CF-Connecting-IP', '198.51.100.7'],
  ])('is not handed on by a proxy, which %s shows', async (header, value) => {
    for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/dev/workbench']) {
      const answer = await fetch(server.origin + path, { headers: { [header]: value } });
      expect(answer.status, path).toBe(403);
      expect(await answer.text(), path).toContain('This server answers only on the machine it runs on.');
    }
  });

  it('is not handed on by a proxy that speaks HTTP/1.0, as nginx before 1.30 does unless it is set to another', async () => {
    const { hostname, port } = new URL(server.origin);
    const socket = connect(Number(port), hostname);
    socket.end(`GET /dev/mailbox.json HTTP/1.0\r\nHost: ${hostname}:${port}\r\n\r\n`);
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 403 /);
  });
});

describe('a development server behind a proxy that names itself in no header and asks for this machine', () => {
  const signUpFrom = (origin: string, path = '/authentication_app/signup/'): Promise<Response> =>
    fetch(server.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ email: 'elsewhere@clinic.example', password: 'a made-up password' }),
    });

  it('lets nobody have an account whose browser is on a page of another name', async () => {
    for (const origin of [
      'https://notes.clinic.example',
      'http://192.0.2.7:3000',
      'https://localhost.evil.example',
      'http://127.0.0.1.evil.example',
      'http://[::2]',
      'not an address',
    ]) {
      const refused = await signUpFrom(origin);
      expect(refused.status, origin).toBe(403);
      expect(await refused.text(), origin).toContain('This server answers only on the machine it runs on.');
    }
    for (const origin of [server.origin, 'http://localhost:5173', 'http://[::1]:3000', 'null'])
      expect((await signUpFrom(origin, '/authentication_app/signin/')).status, origin).not.toBe(403);
    expect((await (await fetch(`${server.origin}/dev/mailbox.json?to=elsewhere@clinic.example`)).json()) as []).toEqual(
      [],
    );
  });
});

describe('a mailbox that others could reach', () => {
  it('asks for the key that was printed at start', async () => {
    const open = await startTestServer({ settings: { HOST: '0.0.0.0', ALLOW_DEV_ON_NETWORK: 'yes' } });
    const origin = open.origin.replace('0.0.0.0', '127.0.0.1');
    const read = (password: string): Promise<Response> =>
      fetch(`${origin}/dev/mailbox.json`, {
        headers: { authorization: `Basic ${Buffer.from(`me:${password}`).toString('base64')}` },
      });
    expect((await fetch(`${origin}/dev/mailbox`)).status).toBe(401);
    expect((await read('wrong')).status).toBe(401);
    expect((await read(String(open.server.devKey))).status).toBe(200);
    await open.stop();
  });
});
