import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer } from '../../testing/start-test-server.ts';
import { startTestSmtpServer } from '../../testing/test-smtp-server.ts';
import type { ReceivedMail, TestSmtpServer } from '../../testing/test-smtp-server.ts';

const support = '/terms_and_support/support/';
const contact = '/terms_and_support/contact/';
const desk = 'desk@notes.example';

let smtp: TestSmtpServer;
let server: TestServer;
beforeAll(async () => {
  smtp = await startTestSmtpServer();
  server = await startTestServer({
    settings: {
      MAIL: 'smtp',
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'Notewright <notes@notes.example>',
      SUPPORT_EMAIL: desk,
    },
  });
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

/** What reached the mail server after `seen` mails. */
async function nextMail(seen: number): Promise<ReceivedMail> {
  await expect.poll(() => smtp.received.length).toBeGreaterThan(seen);
  const mail = smtp.received[seen];
  if (mail === undefined) throw new Error('No mail came.');
  return mail;
}

const send = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<CallAnswer> =>
  server.call('POST', path, { body, headers });

interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

async function sendForm(
  to: TestServer,
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Page> {
  const answer = await fetch(to.origin + path, { method: 'POST', body: new URLSearchParams(fields), headers });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

describe('a letter to support', () => {
  it('reaches the support address, and an answer reaches whoever wrote it', async () => {
    const seen = smtp.received.length;
    const text = 'The menu is closed.\n\n  And it stays so: <b>"closed"</b>.\nhttps://evil.example/';
    const answer = await send(support, { email: ' Ada@Clinic.example ', query: text });
    expect(answer).toMatchObject({ status: 200, body: { Message: 'Feedback submitted successfully!' } });
    const { to, parsed } = await nextMail(seen);
    expect(to).toEqual([desk]);
    expect(parsed.subject).toBe('Help & Support: Ada@Clinic.example');
    expect(parsed.replyTo?.value).toEqual([{ address: 'Ada@clinic.example', name: '' }]);
    for (const line of text.split('\n')) expect(parsed.text).toContain(`> ${line}`.trimEnd());
    expect(parsed.text).toContain('Nobody was logged in');
    expect(parsed.html).toContain('&lt;b&gt;&quot;closed&quot;&lt;/b&gt;');
    expect(parsed.html).not.toContain('<b>');
  });

  it('of the contact form has its name, and of somebody logged in their account', async () => {
    const seen = smtp.received.length;
    const own = await startTestServer({ settings: { SUPPORT_EMAIL: desk } });
    const user = await own.createUser();
    const body = { name: ' Ada  Made-Up ', email: 'ada@clinic.example', message: 'Hello' };
    expect((await own.call('POST', contact, { body, token: user.accessToken })).status).toBe(200);
    const [mail] = await own.mailsTo(desk);
    expect(mail).toMatchObject({ subject: 'Contact: Ada Made-Up', reply_to: 'ada@clinic.example' });
    expect(mail?.text).toContain(`Logged in as: ${user.email}`);
    const page = await (await fetch(`${own.origin}/dev/mailbox`)).text();
    expect(page).toContain('answers to ada@clinic.example');
    await own.stop();
    const answer = await send(contact, body);
    expect(answer.body).toEqual({ Message: 'Thank you for your message! We will get back to you soon.' });
    expect((await nextMail(seen)).parsed.replyTo?.value).toEqual([
      { address: 'ada@clinic.example', name: 'Ada Made-Up' },
    ]);
  });

  it.each([
    'A\r\nBcc: evil@evil.example',
    'A\nBcc: evil@evil.example\n\nX',
    '"A" <evil@evil.example>, B',
    '=?utf-8?q?=0D=0ABcc=3A_evil@evil.example?=',
    'A\u2028Bcc: evil@evil.example',
    'A\u0000\u202eB',
    'Łukasz 李 🩺',
    'x'.repeat(100),
    ',;:<>()[]\\"',
  ])('takes the name %j for a name and nothing else', async (name) => {
    const seen = smtp.received.length;
    const answer = await send(contact, { name, email: 'ada@clinic.example', message: `From ${name.length}` });
    expect(answer.status).toBe(200);
    const { to, parsed, raw } = await nextMail(seen);
    expect(to).toEqual([desk]);
    expect(parsed.cc ?? parsed.bcc).toBeUndefined();
    expect(parsed.replyTo?.value.map((one) => one.address)).toEqual(['ada@clinic.example']);
    expect(raw.split(/\r?\n\r?\n/)[0]).not.toMatch(/^(?:Bcc|Cc):/im);
  });

  it.each([
    [support, { query: 'x' }, 'email', 'Email is required'],
    [support, { email: 'a@b', query: 'x' }, 'email', 'Invalid email address'],
    [support, { email: 'a@b.example\r\nBcc: c@d.example', query: 'x' }, 'email', 'Invalid email address'],
    [support, { email: 'a@b.example,c@d.example', query: 'x' }, 'email', 'Invalid email address'],
    [support, { email: 'a@b.example', query: ' \n\t ' }, 'query', 'Description is required'],
    [support, { email: 'a@b.example', query: '\u200b\u2066' }, 'query', 'Description is required'],
    [support, { email: 'a@b.example' }, 'query', 'Description is required'],
    [
      support,
      { email: 'a@b.example', query: 'é'.repeat(5001) },
      'query',
      'Description is too long. The limit is 5,000 characters.',
    ],
    [contact, { name: '', email: 'a@b.example', message: 'x' }, 'name', 'Name is required'],
    [
      contact,
      { name: 'x'.repeat(101), email: 'a@b.example', message: 'x' },
      'name',
      'Name is too long. The limit is 100 characters.',
    ],
    [contact, { name: 'A', email: 'a@b.example', message: '' }, 'message', 'Message is required'],
    [
      contact,
      { name: 'A', email: 'a@b.example', message: 'x', to: 'b@b.example' },
      'to',
      'This field is not known here.',
    ],
  ])('%s refuses %o', async (path, body, field, sentence) => {
    const seen = smtp.received.length;
    const answer = await send(path, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', errors: { [field]: [sentence] } } });
    expect(answer.body['Message']).toBe(answer.body['message']);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(smtp.received.length).toBe(seen);
  });

  it('of 5,000 characters is taken whole, whatever they are', async () => {
    const seen = smtp.received.length;
    const query = '\u{1f9ea}'.repeat(2500);
    expect((await send(support, { email: 'a@b.example', query })).status).toBe(200);
    expect((await nextMail(seen)).parsed.text).toContain(query);
  });

  it('is sent once, however often it is posted', async () => {
    const seen = smtp.received.length;
    const body = { email: 'a@b.example', query: 'Twice?' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(support, body)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect((await send(support, { ...body, query: 'By key' }, key)).status).toBe(200);
    expect((await send(support, { ...body, query: 'By key' }, key)).status).toBe(200);
    expect(await send(support, { ...body, query: 'Another' }, key)).toMatchObject({
      status: 422,
      body: { code: 'idempotency_mismatch' },
    });
    await nextMail(seen + 1);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(smtp.received.slice(seen).map(({ parsed }) => /> (.*)/.exec(parsed.text ?? '')?.[1])).toEqual([
      'Twice?',
      'By key',
    ]);
  });

  it('leaves no word of it in the log', async () => {
    const seen = smtp.received.length;
    const query = 'ZQXWORDS of somebody';
    await send(support, { email: 'zqxsender@clinic.example', query });
    await nextMail(seen);
    await sendForm(server, support, { email: 'not an address', query });
    expect(server.logLines.join('\n')).not.toMatch(/zqx/i);
  });
});

describe('a form without script', () => {
  it('is thanked for on a page of ours, in the language of its reader', async () => {
    const seen = smtp.received.length;
    const fields = { name: 'Ada', email: 'ada@clinic.example', message: 'One\r\nTwo' };
    const page = await sendForm(server, contact, fields, { 'sec-fetch-site': 'same-origin' });
    expect(page.status).toBe(200);
    expect(page.html).toContain('Thank you for your message! We will get back to you soon.');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
    expect((await nextMail(seen)).parsed.text).toContain('> One\n> Two');
    const spanish = await sendForm(server, `${support}?lang=es`, { email: 'a@b.example', query: 'Hola' });
    await nextMail(seen + 1);
    expect(spanish.html).toContain('<html lang="es">');
    expect(spanish.html).toContain('Su mensaje se envió correctamente.');
    const accepted = { 'accept-language': 'de, es-MX;q=0.9, en;q=0.3' };
    const liked = await sendForm(server, support, { email: 'a@b.example', query: '' }, accepted);
    expect(liked.html).toContain('La descripción es obligatoria');
  });

  it('comes back with everything that was typed, as text, and says what is wrong beside its field', async () => {
    const query = '\n  <script>alert(1)</script> "quoted" </textarea>&amp;';
    const page = await sendForm(server, support, { email: '"><img src=x>', query });
    expect(page.status).toBe(400);
    expect(page.html).toContain('value="&quot;&gt;&lt;img src=x&gt;"');
    expect(page.html).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt; &quot;quoted&quot; &lt;/textarea&gt;&amp;amp;</textarea>',
    );
    expect(page.html).toContain('aria-describedby="email-problem"');
    expect(page.html).toContain('<p class="problem" id="email-problem">Invalid email address</p>');
    expect(page.html).not.toContain('<script>');
    const long = 'x'.repeat(5001);
    const tooLong = await sendForm(server, contact, { name: 'A', email: 'a@b.example', message: long });
    expect(tooLong.html).toContain(long);
    expect(tooLong.html).toContain('Message is too long. The limit is 5,000 characters.');
    expect(tooLong.html).toContain('maxlength="5000"');
  });

  it('too large to be read is told so, with the way back to what was typed and no empty form', async () => {
    const page = await sendForm(server, support, { email: 'a@b.example', query: 'x'.repeat(70_000) });
    expect(page.status).toBe(413);
    expect(page.html).toContain('The request is too large.');
    expect(page.html).toContain('Go back in your browser: what you wrote still stands there.');
    expect(page.html).not.toContain('<form');
    const spanish = await sendForm(server, `${contact}?lang=es`, { message: 'x'.repeat(70_000) });
    expect(spanish.html).toContain('La solicitud es demasiado grande.');
    expect(spanish.html).toContain('Vuelva atrás en su navegador');
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ])('of a page elsewhere is refused: %o', async (headers) => {
    const seen = smtp.received.length;
    const page = await sendForm(server, support, { email: 'a@b.example', query: 'From elsewhere' }, headers);
    expect(page.status).toBe(403);
    expect(page.html).toContain('This form was sent from another site.');
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(smtp.received.length).toBe(seen);
  });

  it('is taken by these two calls alone', async () => {
    const page = await sendForm(server, '/authentication_app/signin/', { email: 'a@b.example', password: 'xxxxxxxx' });
    expect(page.status).toBe(415);
  });
});

describe('limits', () => {
  it('hold for an address, and give a form back with what was typed', async () => {
    const own = await startTestServer({ settings: { RATE_LIMIT_FACTOR: '1', SHARED_ADDRESS_FACTOR: '1' } });
    for (let number = 0; number < 10; number += 1) {
      const body = { email: 'a@b.example', query: `Number ${number}` };
      expect((await own.call('POST', support, { body })).status).toBe(200);
    }
    const refused = await own.call('POST', contact, { body: {} });
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    const page = await sendForm(own, support, { email: 'a@b.example', query: 'The eleventh' });
    expect(page.status).toBe(429);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(page.html).toContain('The eleventh</textarea>');
    await own.stop();
  });

  it('hold for the whole installation', async () => {
    const own = await startTestServer({ settings: { RATE_LIMIT_FACTOR: '1', SHARED_ADDRESS_FACTOR: '1000' } });
    const { counters } = own.server.accounts.store;
    const now = Date.now();
    await counters.add('support-mails', 300, { now, expiresAt: now + 3_600_000, prolong: false });
    const answer = await own.call('POST', support, { body: { email: 'a@b.example', query: 'One more' } });
    expect(answer).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    await own.stop();
  });
});

describe('the terms', () => {
  it('that come with the product say what this installation does', async () => {
    const { status, body } = await server.call('GET', '/terms_and_support/terms/');
    expect(status).toBe(200);
    const terms = String(body['description']);
    for (const words of [
      'draft for review by a clinician',
      'no medical advice',
      'one free trial of 14 days',
      'goes on for 7 days',
      'bin for 30 days',
      'none is promised',
      `mailto:${desk}`,
    ])
      expect(terms).toContain(words);
    const own = await startTestServer({
      settings: { BILLING: 'off', INVOICE_FROM: 'Harbour Hospital; 1 Quay', BIN_DAYS: '1' },
    });
    const other = String((await own.call('GET', '/terms_and_support/terms/')).body['description']);
    expect(other).toContain('**Harbour Hospital**');
    expect(other).toContain('sells no plans');
    expect(other).not.toContain('free trial');
    expect(other).toContain('bin for one day');
    await own.stop();
  });

  it('can be the operator’s own, and stand in the page as text', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'notewright-terms-'));
    const file = join(folder, 'terms.md');
    await writeFile(file, '\ufeff# Our terms\r\n\r\n## First\r\n- one <b>\r\n- [two](javascript:alert(1))\r\n');
    const own = await startTestServer({ settings: { TERMS_FILE: file } });
    const { body } = await own.call('GET', '/terms_and_support/terms/');
    expect(body['description']).toBe('# Our terms\n\n## First\n- one <b>\n- [two](javascript:alert(1))');
    await own.stop();
    await writeFile(file, '  \n');
    await expect(startTestServer({ settings: { TERMS_FILE: file } })).rejects.toThrow(
      'TERMS_FILE is empty; give it the text of your terms, or take the setting away.',
    );
    await writeFile(file, Uint8Array.of(0xff, 0xfe, 0));
    await expect(startTestServer({ settings: { TERMS_FILE: file } })).rejects.toThrow('TERMS_FILE must be a text');
    await rm(folder, { recursive: true });
  });
});
