import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import type { TestServer, TestServerOptions } from '../testing/start-test-server.ts';
import { makeTestCertificate } from '../testing/test-certificate.ts';
import { startTestSmtpServer } from '../testing/test-smtp-server.ts';
import type { TestSmtpServer } from '../testing/test-smtp-server.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function startOnSmtp(url: string, more: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const settings = { MAIL: 'smtp', SMTP_URL: url, MAIL_FROM: 'Notewright <notes@clinic.example>', ...more };
  return startOn({ settings });
}

async function startOn(options: TestServerOptions): Promise<TestServer> {
  const server = await startTestServer(options);
  closers.unshift(() => server.stop());
  return server;
}

async function startSmtp(options: Parameters<typeof startTestSmtpServer>[0] = {}): Promise<TestSmtpServer> {
  const smtp = await startTestSmtpServer(options);
  closers.unshift(() => smtp.stop());
  return smtp;
}

const password = 'a made-up password';

async function signUp(server: TestServer, email: string): Promise<void> {
  const answer = await server.call('POST', '/authentication_app/signup/', { body: { email, password } });
  expect(answer.status).toBe(201);
}

describe('a server with MAIL=smtp', { timeout: 60_000 }, () => {
  it('mails the code over TLS to the address, and the code verifies it', async () => {
    const tls = makeTestCertificate();
    const folder = await mkdtemp(join(tmpdir(), 'notewright-ca-'));
    closers.push(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'ca.pem'), tls.ca);
    const user = { name: 'notes', password: 'ZQXPASSWORD' };
    const smtp = await startSmtp({ server: { cert: tls.cert, key: tls.key, allowInsecureAuth: false }, user });
    const server = await startOnSmtp(`smtp://notes:ZQXPASSWORD@127.0.0.1:${smtp.port}`, {
      SMTP_CA: join(folder, 'ca.pem'),
    });
    const email = 'ada@clinic.example';
    const opened = await server.call('POST', '/authentication_app/signup/', { body: { email, password } });
    await vi.waitUntil(() => smtp.received.length === 1, 60_000);
    const [mail] = smtp.received;
    expect(mail).toMatchObject({ isEncrypted: true, user: 'notes', to: [email] });
    const otp = /^\d{4}$/m.exec(mail?.parsed.text ?? '')?.[0];
    const verified = await server.call('POST', '/authentication_app/verify_otp/', {
      token: String(opened.body['accessToken']),
      body: { email, otp },
    });
    expect(verified.status).toBe(200);
    for (const place of ['/dev/mailbox', '/dev/mailbox.json']) {
      const answer = await fetch(`${server.origin}${place}`);
      expect([answer.ok, await answer.text()]).toEqual([false, expect.not.stringContaining('ada@clinic')]);
    }
    expect((await server.server.accounts.store.mails.listKept(null, 5)).length).toBe(0);
    await vi.waitUntil(async () => (await server.call('GET', '/readyz')).body['mail_server'] === 'reachable', 60_000);
    const ready = await server.call('GET', '/readyz');
    expect([ready.status, ready.body]).toMatchObject([200, { mail: 'smtp', mail_backlog: 'under 10' }]);
    expect(server.logLines.join('')).not.toMatch(/ZQXPASSWORD|ada@clinic/);
  });

  it('answers without waiting, is ready and stops while the mail server hangs', async () => {
    const sockets = new Set<Socket>();
    const hanging = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    closers.push(async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => hanging.close(resolve));
    });
    const server = await startOnSmtp(`smtp://127.0.0.1:${(hanging.address() as AddressInfo).port}`);
    // A first mail waits for the mail server, which says nothing: a sign-up that waited for it would see it given up.
    await signUp(server, 'first@clinic.example');
    await vi.waitUntil(() => sockets.size > 0, 60_000);
    const [waiting] = sockets;
    await signUp(server, 'second@clinic.example');
    expect(waiting?.closed).toBe(false);
    const ready = await server.call('GET', '/readyz');
    expect([ready.status, ready.body['status']]).toEqual([200, 'ok']);
    await server.server.stop();
  });

  it('delivers once what two processes on one database have to send', async () => {
    const smtp = await startSmtp();
    const first = await startOnSmtp(`smtp://127.0.0.1:${smtp.port}`);
    const settings = { MAIL: 'smtp', SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'notes@clinic.example' };
    const second = await startTestServer({ dataDir: first.dataDir, settings });
    closers.unshift(() => second.stop({ keepData: true }));
    const wanted = Array.from({ length: 40 }, (_, index) => `person-${String(index).padStart(2, '0')}@clinic.example`);
    await Promise.all(wanted.map((email, index) => signUp(index % 2 === 0 ? first : second, email)));
    await vi.waitUntil(() => smtp.received.length >= wanted.length, 60_000);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(smtp.received.flatMap((one) => one.to).toSorted()).toEqual(wanted);
  });

  it('says in the log what is wrong with the mail server, reports it, and starts all the same', async () => {
    const smtp = await startSmtp({ user: { name: 'notes', password: 'right' } });
    const server = await startOnSmtp(`smtp://notes:ZQXPASSWORD@127.0.0.1:${smtp.port}`);
    await vi.waitUntil(async () => (await server.call('GET', '/readyz')).body['mail_server'] === 'unreachable', 60_000);
    expect((await server.call('GET', '/readyz')).status).toBe(200);
    const line = server.logLines.find((one) => one.includes('the mail server cannot be used'));
    expect(line).toContain('The mail server does not accept the user name and password of SMTP_URL.');
    expect(server.logLines.join('')).not.toMatch(/ZQX/);
  });

  it('starts in production without leave for embedded mail', async () => {
    const smtp = await startSmtp();
    const server = await startOnSmtp(`smtp://127.0.0.1:${smtp.port}`, {
      NODE_ENV: 'production',
      BILLING: 'off',
      PUBLIC_URL: 'https://notes.clinic.example',
      INSTALLATION_KEY: Buffer.from(Array.from({ length: 32 }, (_, index) => (index * 73 + 41) % 256)).toString(
        'base64',
      ),
    });
    await signUp(server, 'ada@clinic.example');
    await vi.waitUntil(() => smtp.received.length === 1, 60_000);
  });

  it('does not start with a file for SMTP_CA that cannot be read', async () => {
    await expect(startOnSmtp('smtp://127.0.0.1:1', { SMTP_CA: 'missing.pem' })).rejects.toThrow(
      /^SMTP_CA names the file .*missing\.pem, which cannot be read; set it to a file that this account may read\.$/,
    );
  });
});
