import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Mail } from '../store/accounts/mails.ts';
import { makeTestCertificate } from '../testing/test-certificate.ts';
import { smtpAnswer, startTestSmtpServer } from '../testing/test-smtp-server.ts';
import type { TestSmtpOptions, TestSmtpServer } from '../testing/test-smtp-server.ts';
import { readSender } from './mail-address.ts';
import { readMailServerAddress } from './mail-server-address.ts';
import { writeCodeMail } from './mail-texts.ts';
import { MailDelayedError, MailRefusedError } from './mailer.ts';
import type { Mailer } from './mailer.ts';
import type { SmtpParts } from './smtp.ts';
import { createSmtpMailer } from './smtp.ts';

const now = Date.UTC(2030, 0, 2, 3, 4, 5);
const context = { publicUrl: 'https://notes.example', supportEmail: 'help@notes.example' };
const tls = makeTestCertificate();
const withTls = { cert: tls.cert, key: tls.key };
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function startSmtp(options: TestSmtpOptions = {}): Promise<TestSmtpServer> {
  const server = await startTestSmtpServer(options);
  closers.unshift(() => server.stop());
  return server;
}

function connectTo(url: string, parts: Partial<SmtpParts> = {}): Mailer {
  const server = readMailServerAddress(url);
  const from = readSender('Praxis Müller 🩺 <notes@clinic.example>');
  if (server === null || from === null) throw new Error('The test’s own addresses are wrong.');
  const mailer = createSmtpMailer({ server, from, ca: null, clock: { now: () => now }, ...parts });
  closers.unshift(() => mailer.close());
  return mailer;
}

const send = (mailer: Mailer, mail: Mail): Promise<void> => mailer.sendMail(mail, AbortSignal.timeout(5000));

const check = (mailer: Mailer): Promise<void> => mailer.check(AbortSignal.timeout(5000));

async function failureOf(sending: Promise<void>): Promise<MailDelayedError | MailRefusedError> {
  const error: unknown = await sending.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof MailDelayedError || error instanceof MailRefusedError) return error;
  throw new Error(`Not a failure of mail: ${String(error)}`);
}

const codeMail = (to = 'ada@clinic.example'): Mail => writeCodeMail(to, '0407', context);

describe('a mail by SMTP', { timeout: 60_000 }, () => {
  it('arrives as it was written, in text and HTML, and says who wrote it and that a program did', async () => {
    const smtp = await startSmtp();
    const mail = codeMail();
    await send(connectTo(`smtp://127.0.0.1:${smtp.port}`), mail);
    const [got] = smtp.received;
    expect([got?.from, got?.to]).toEqual(['notes@clinic.example', ['ada@clinic.example']]);
    const { parsed } = got ?? {};
    expect(parsed?.from?.value).toEqual([{ address: 'notes@clinic.example', name: 'Praxis Müller 🩺' }]);
    expect(parsed?.to).toMatchObject({ value: [{ address: 'ada@clinic.example', name: '' }] });
    expect(parsed?.subject).toBe(mail.subject);
    expect(parsed?.text).toBe(mail.text);
    expect(String(parsed?.html).trim()).toBe(mail.html.trim());
    expect(parsed?.messageId).toBe(`<${mail.id}@clinic.example>`);
    expect(parsed?.date?.getTime()).toBe(now);
    expect(parsed?.headers.get('auto-submitted')).toBe('auto-generated');
    expect([...(parsed?.headers.keys() ?? [])].toSorted()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ]);
    for (const line of got?.raw.split('\r\n') ?? []) expect(Buffer.byteLength(line)).toBeLessThan(999);
  });

  it('goes over one connection again and again, and over five at most', async () => {
    const smtp = await startSmtp();
    const mailer = connectTo(`smtp://127.0.0.1:${smtp.port}`);
    for (let index = 0; index < 10; index += 1) await send(mailer, codeMail());
    expect([smtp.received.length, smtp.connections()]).toEqual([10, 1]);
    await Promise.all(Array.from({ length: 40 }, () => send(mailer, codeMail())));
    expect(smtp.received).toHaveLength(50);
    expect(smtp.connections()).toBeLessThanOrEqual(5);
  });

  it('goes once more over a new connection when the server had closed the idle one', async () => {
    const smtp = await startSmtp();
    const mailer = connectTo(`smtp://127.0.0.1:${smtp.port}`);
    await send(mailer, codeMail());
    const { port } = smtp;
    await smtp.stop();
    const again = await startSmtp({ port });
    await send(mailer, codeMail());
    expect(again.received).toHaveLength(1);
  });

  it('reaches addresses in other scripts', async () => {
    const smtp = await startSmtp();
    const mailer = connectTo(`smtp://127.0.0.1:${smtp.port}`);
    await send(mailer, codeMail('jörg@müller.example'));
    await send(mailer, codeMail('患者@病院.example'));
    expect(smtp.received.map((one) => one.to)).toEqual([['jörg@müller.example'], ['患者@病院.example']]);
    expect(smtp.received[0]?.parsed.text).toContain('0407');
  });
});

describe('TLS', { timeout: 60_000 }, () => {
  it('is taken by STARTTLS with the sign-in inside it, and checked against SMTP_CA', async () => {
    const user = { name: 'notes@clinic.example', password: 'p@ss/word: ü' };
    const smtp = await startSmtp({ server: { ...withTls, allowInsecureAuth: false }, user });
    const sign = `${encodeURIComponent(user.name)}:${encodeURIComponent(user.password)}`;
    const mailer = connectTo(`smtp://${sign}@127.0.0.1:${smtp.port}`, { ca: Buffer.from(tls.ca) });
    await check(mailer);
    await send(mailer, codeMail());
    expect(smtp.received[0]).toMatchObject({ isEncrypted: true, user: user.name });
  });

  it('is spoken from the first byte with smtps', async () => {
    const smtp = await startSmtp({ server: { ...withTls, secure: true } });
    await send(connectTo(`smtps://localhost:${smtp.port}`, { ca: Buffer.from(tls.ca) }), codeMail());
    expect(smtp.received[0]?.isEncrypted).toBe(true);
  });

  it('refuses a certificate of an unknown authority, over smtps and STARTTLS, to this machine as well', async () => {
    const plain = await startSmtp({ server: withTls });
    const secure = await startSmtp({ server: { ...withTls, secure: true } });
    const other = Buffer.from(makeTestCertificate().ca);
    for (const [url, ca] of [
      [`smtp://127.0.0.1:${plain.port}`, null],
      [`smtp://127.0.0.1:${plain.port}`, other],
      [`smtps://127.0.0.1:${secure.port}`, null],
      [`smtps://127.0.0.1:${secure.port}`, other],
    ] as const) {
      const error = await failureOf(send(connectTo(url, { ca }), codeMail()));
      expect(error).toBeInstanceOf(MailDelayedError);
      expect(error.message).toContain('certificate is not trusted; set SMTP_CA');
    }
    expect([...plain.received, ...secure.received]).toEqual([]);
  });

  it('is asked of every other machine: without it no mail and no password leaves, and one sentence says so', async () => {
    const user = { name: 'notes', password: 'ZQXPASSWORD' };
    const smtp = await startSmtp({ user });
    const server = readMailServerAddress(`smtp://notes:ZQXPASSWORD@127.0.0.1:${smtp.port}`);
    expect(readMailServerAddress('smtp://mail.clinic.example')).toMatchObject({ isThisMachine: false, port: 587 });
    if (server === null) throw new Error('unreachable');
    // The same server under the rule for another machine.
    const mailer = connectTo('smtp://127.0.0.1', { server: { ...server, isThisMachine: false } });
    for (const attempt of [() => send(mailer, codeMail()), () => check(mailer)]) {
      const error = await failureOf(attempt());
      expect(error.message).toBe(
        'The mail server offers no encryption that works: Notewright sends mails to another machine only over STARTTLS or smtps://, never in the clear.',
      );
    }
    expect(smtp.received).toEqual([]);
    await send(connectTo('smtp://127.0.0.1', { server }), codeMail());
    expect(smtp.received[0]).toMatchObject({ isEncrypted: false, user: 'notes' });
  });
});

describe('asking a server that hangs', () => {
  it('ends when it is told to', async () => {
    const mailer = connectTo(`smtp://127.0.0.1:${await listen(() => undefined)}`);
    const error = await failureOf(mailer.check(AbortSignal.timeout(100)));
    expect(error.message).toContain('does not answer in time');
  });
});

describe('a server that does not take a mail', () => {
  it.each([
    ['refuses the recipient', { onRecipient: () => smtpAnswer(550, 'ZQXSERVERWORDS ada@clinic.example') }, 550],
    ['refuses the content', { onMessage: () => smtpAnswer(554, 'ZQXSERVERWORDS') }, 554],
  ] as const)('for good: it %s', async (_name, options, status) => {
    const smtp = await startSmtp(options);
    const error = await failureOf(send(connectTo(`smtp://127.0.0.1:${smtp.port}`), codeMail()));
    expect(error).toBeInstanceOf(MailRefusedError);
    expect(error.failure.status).toBe(status);
    expect(JSON.stringify([error, error.message, error.stack])).not.toMatch(/ZQXSERVERWORDS|ada@clinic/);
  });

  it.each([
    ['asks to come again at the recipient', { onRecipient: () => smtpAnswer(450, 'later') }, 450, 'come again later'],
    ['asks to come again at the content', { onMessage: () => smtpAnswer(452, 'full') }, 452, 'come again later'],
    ['wants a sign-in', { onRecipient: () => smtpAnswer(530, 'who?') }, 530, 'user name and password of SMTP_URL'],
    [
      'does not like the sender',
      { server: { onMailFrom: (_a: unknown, _s: unknown, done: (e: Error) => void) => done(smtpAnswer(553, 'no')) } },
      553,
      'the address of MAIL_FROM',
    ],
  ] as const)('for now: it %s', async (_name, options, status, words) => {
    const smtp = await startSmtp(options);
    const error = await failureOf(send(connectTo(`smtp://127.0.0.1:${smtp.port}`), codeMail()));
    expect(error).toBeInstanceOf(MailDelayedError);
    expect(error.failure.status).toBe(status);
    expect(error.message).toContain(words);
  });

  it('for now: user name or password are wrong, or the server knows no sign-in', async () => {
    const smtp = await startSmtp({ user: { name: 'notes', password: 'right' } });
    const wrong = connectTo(`smtp://notes:wrong@127.0.0.1:${smtp.port}`);
    expect((await failureOf(send(wrong, codeMail()))).message).toContain('user name and password of SMTP_URL');
    expect((await failureOf(check(wrong))).message).toContain('user name and password of SMTP_URL');
    const open = await startSmtp({ server: { disabledCommands: ['AUTH', 'STARTTLS'] } });
    const error = await failureOf(send(connectTo(`smtp://notes:right@127.0.0.1:${open.port}`), codeMail()));
    expect(error).toBeInstanceOf(MailDelayedError);
    expect(open.received).toEqual([]);
  });

  it('for now: it closes in the middle of the message, and gets it once more only when it is tried again', async () => {
    let isClosing = true;
    const onMessage = (_seen: number, socket: Socket): null => {
      if (isClosing) socket.destroy();
      return null;
    };
    let tries = 0;
    const smtp = await startSmtp({ onMessage: (seen, socket) => ((tries = seen), onMessage(seen, socket)) });
    const mailer = connectTo(`smtp://127.0.0.1:${smtp.port}`);
    expect(await failureOf(send(mailer, codeMail()))).toBeInstanceOf(MailDelayedError);
    expect(tries).toBe(1);
    isClosing = false;
    await send(mailer, codeMail());
    expect(tries).toBe(2);
  });

  it(
    'for now: nobody listens, the server says nothing, stops talking, drips or talks nonsense',
    { timeout: 60_000 },
    async () => {
      const smtp = await startSmtp();
      await smtp.stop();
      expect((await failureOf(send(connectTo(`smtp://127.0.0.1:${smtp.port}`), codeMail()))).message).toContain(
        'cannot be reached',
      );
      const talks: readonly (readonly [(socket: Socket) => void, RegExp])[] = [
        [() => undefined, /does not answer in time/],
        [(socket) => socket.write('220 here\r\n'), /does not answer in time/],
        [drip, /does not answer in time/],
        [(socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'), /broke off|cannot be reached|come again/],
        [(socket) => socket.end('554 not today\r\n'), /come again later|broke off/],
      ];
      for (const [talk, words] of talks) {
        const port = await listen(talk);
        const timeouts = { connection: 400, greeting: 400, silence: 400 };
        const error = await failureOf(send(connectTo(`smtp://127.0.0.1:${port}`, { timeouts }), codeMail()));
        expect(error).toBeInstanceOf(MailDelayedError);
        expect(error.message).toMatch(words);
      }
    },
  );
});

/** Greets, and then says just enough, again and again, that no pause is long. */
function drip(socket: Socket): void {
  socket.write('220 here\r\n250-');
  const timer = setInterval(() => socket.write('x'), 100);
  socket.on('close', () => clearInterval(timer));
}

async function listen(talk: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    talk(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

const hostile = [
  'Ada\r\nBcc: eve@evil.example',
  'Ada\nX-Injected: yes\n\n<script>alert(1)</script>',
  'Ada\r\n\r\nA second message\r\n.\r\nMAIL FROM:<eve@evil.example>',
  'Ada\u2028Bcc: eve@evil.example\u0085Bcc: eve@evil.example\u0000',
  '=?utf-8?q?Ada=0D=0ABcc:_eve@evil.example?=',
  '\u202Egpj.exe\u2066 \u05D0\u05D1\u05D2',
  'Ada <eve@evil.example>, Bob <bob@evil.example>',
  '"Ada" <eve@evil.example>; group:eve@evil.example;',
  '🩺'.repeat(500),
  '👩‍⚕️'.repeat(200),
  'long '.repeat(200),
  '\uD83D broken',
];

describe('hostile words', { timeout: 60_000 }, () => {
  it('in a subject or in the sender’s name stay one line of text', async () => {
    const smtp = await startSmtp();
    for (const words of hostile) {
      const mail = { ...codeMail(), subject: words };
      await send(
        connectTo(`smtp://127.0.0.1:${smtp.port}`, { from: { name: words, address: 'notes@clinic.example' } }),
        mail,
      );
      const got = smtp.received.at(-1);
      expect(got?.to).toEqual(['ada@clinic.example']);
      expect([...(got?.parsed.headers.keys() ?? [])]).toHaveLength(8);
      expect(got?.parsed.from?.value.map((one) => one.address)).toEqual(['notes@clinic.example']);
      expect(got?.parsed.subject).not.toMatch(
        words.isWellFormed() ? /[\p{Cc}\u202A-\u202E\u2066-\u2069\uFFFD]/u : /\p{Cc}/u,
      );
      expect(String(got?.parsed.subject).length).toBeLessThanOrEqual(151);
      expect(got?.parsed.text).toBe(mail.text);
      const [head = ''] = got?.raw.split('\r\n\r\n') ?? [];
      expect(head).not.toMatch(/^(?:Bcc|X-Injected|MAIL FROM)/im);
      expect(head).not.toMatch(/[^\r\n\t\x20-\x7e]/);
    }
    expect(smtp.received).toHaveLength(hostile.length);
  });

  it('in an address send nothing', async () => {
    const smtp = await startSmtp();
    const mailer = connectTo(`smtp://127.0.0.1:${smtp.port}`);
    const addresses = [
      'ada@clinic.example\r\nBcc: eve@evil.example',
      'ada@clinic.example>\r\nRCPT TO:<eve@evil.example',
      'ada@clinic.example,eve@evil.example',
      'ada@clinic.example eve@evil.example',
      'Ada <eve@evil.example>',
      '"ada@clinic.example"@evil.example',
      'group:eve@evil.example;',
      'ada@clinic.example\u0000',
      'ada@evil.example\u202E',
      'ada',
      '',
      '@clinic.example',
    ];
    for (const to of addresses) {
      expect(await failureOf(send(mailer, { ...codeMail(), to }))).toBeInstanceOf(MailRefusedError);
    }
    expect(smtp.received).toEqual([]);
  });

  it('in text and HTML end no message early', async () => {
    const smtp = await startSmtp();
    const text = 'before\r\n.\r\nMAIL FROM:<eve@evil.example>\r\n\n.\n..dots\nafter\n';
    await send(connectTo(`smtp://127.0.0.1:${smtp.port}`), { ...codeMail(), text });
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]?.parsed.text).toBe(text.replaceAll('\r\n', '\n'));
  });
});
