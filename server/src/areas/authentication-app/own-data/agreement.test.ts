import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, makeCompany } from '../../../testing/make-company.ts';
import { createMovingClock, minute } from '../../../testing/moving-clock.ts';
import { startTestServer } from '../../../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../../../testing/start-test-server.ts';

const path = '/authentication_app/settings/agreement/';
const text = 'BUSINESS ASSOCIATE AGREEMENT\n\n1. Made-up words. <script>alert(1)</script>\n2. Ü – 漢字.';
const digest = createHash('sha256').update(text).digest('hex');
const form = { version: '2026-01', name: 'Ada Made-Up', title: 'Practice manager' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notewright-baa-'));
  await writeFile(join(folder, 'baa.md'), `\uFEFF${text}\r\n\r\n`);
  await writeFile(join(folder, 'next.md'), 'Newer words.');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const settings = (file = 'baa.md', version = '2026-01'): Record<string, string> => ({
  BAA_FILE: join(folder, file),
  BAA_VERSION: version,
});
const read = (server: TestServer, user: TestUser): Promise<CallAnswer> =>
  server.call('GET', path, { token: user.accessToken });
const accept = (server: TestServer, user: TestUser, body: unknown = form): Promise<CallAnswer> =>
  server.call('POST', path, { token: user.accessToken, body });
const download = (server: TestServer, user: TestUser, query = ''): Promise<CallAnswer> =>
  server.call('GET', `${path}download/${query}`, { token: user.accessToken });

describe('the business associate agreement', { timeout: 60_000 }, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ settings: settings() });
  });
  afterAll(() => server.stop());

  it('is read, accepted with name and title, kept with its words, and mailed', async () => {
    const user = await server.createUser();
    expect((await read(server, user)).body).toEqual({
      offered: { version: '2026-01', text, digest },
      accepted: null,
      earlier: [],
      may_accept: true,
      company_name: null,
    });
    expect((await download(server, user)).status).toBe(404);
    const accepted = await accept(server, user, { ...form, digest });
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
    expect(accepted.body['accepted']).toMatchObject({ version: '2026-01', name: 'Ada Made-Up', is_current: true });
    const { body, headers } = await download(server, user);
    expect(headers.get('content-disposition')).toContain('business-associate-agreement-2026-01.txt');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    const words = String(body['text']);
    expect(words.startsWith(text)).toBe(true);
    expect(words).toContain('Name:         Ada Made-Up');
    expect(words).toContain('Title:        Practice manager');
    expect(words).toContain(digest);
    const [mail] = await server.mailsTo(user.email, 2);
    expect(mail?.subject).toBe('Business associate agreement accepted');
    expect(mail?.text).toContain('Ada Made-Up, Practice manager');
    const entries = await server.server.database.kysely
      .selectFrom('audit_events')
      .select('action')
      .where('actor_id', '=', user.id)
      .where('action', 'like', 'agreement.%')
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'agreement.download',
      'agreement.accept',
      'agreement.download',
    ]);
  });

  it('keeps no readable word of who accepted it', async () => {
    const user = await server.createUser();
    await accept(server, user, { ...form, name: 'ZQX Markername', title: 'ZQX Markertitle' });
    const rows = await server.server.database.kysely.selectFrom('agreement_acceptances').selectAll().execute();
    const texts = await server.server.database.kysely.selectFrom('agreement_texts').selectAll().execute();
    const all = Buffer.concat([...rows.map(({ party }) => party), ...texts.map((one) => one.text)]);
    expect(all.includes('ZQX')).toBe(false);
    expect(all.includes('Made-up words')).toBe(false);
    expect(texts).toHaveLength(1);
  });

  it('refuses another version, other words, and names that are none, with one sentence', async () => {
    const user = await server.createUser();
    for (const other of [{ version: '2025-12' }, { version: '' }, { digest: 'x' }]) {
      const answer = await accept(server, user, { ...form, ...other });
      expect([answer.status, answer.body['code']]).toEqual([409, 'conflict']);
      expect(answer.body['message']).toBe(
        'The agreement has changed since you opened it. Please read the new version first.',
      );
    }
    for (const bad of [
      { name: '' },
      { name: '   ' },
      { name: '\u202E' },
      { title: '\n' },
      { name: 'x'.repeat(101) },
      { title: 7 },
      { accepted_on: '2020-01-01' },
      { tenant_id: 'x' },
    ])
      expect((await accept(server, user, { ...form, ...bad })).status, JSON.stringify(bad)).toBe(400);
    expect((await read(server, user)).body['accepted']).toBeNull();
  });

  it('is accepted once of twenty at the same time', async () => {
    const user = await server.createUser();
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(server, user)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const state = (await read(server, user)).body;
    expect(state['earlier']).toEqual([]);
    const mails = await server.mailsTo(user.email, 2);
    expect(mails.filter(({ subject }) => subject.includes('agreement'))).toHaveLength(1);
  });

  it('is refused to who owned the company a moment ago, and the refusal is noted', async () => {
    const company = await makeCompany(server);
    const { kysely } = server.server.database;
    expect((await read(server, company.owner)).body).toMatchObject({ may_accept: true });
    // As another process would: this one still remembers the role.
    await server.server.accounts.store.members.changeRole(company.id, company.owner.id, 'admin');
    const answer = await accept(server, company.owner);
    expect([answer.status, answer.body['code']]).toEqual([403, 'forbidden']);
    expect((await read(server, company.owner)).body).toMatchObject({ accepted: null });
    const rows = await kysely
      .selectFrom('audit_events')
      .select('outcome')
      .where('tenant_id', '=', company.id)
      .where('action', '=', 'agreement.accept')
      .execute();
    expect(rows).toEqual([{ outcome: 'denied' }]);
  });

  it('is the owner’s to accept; others of the company see whether it is', async () => {
    const company = await makeCompany(server);
    const [clinician, admin] = [await addMember(server, company), await addMember(server, company, 'admin')];
    for (const member of [clinician, admin]) {
      expect((await accept(server, member)).body['code']).toBe('forbidden');
      expect((await download(server, member)).body['code']).toBe('forbidden');
      expect((await read(server, member)).body).toMatchObject({
        offered: { version: '2026-01', text: null },
        accepted: null,
        may_accept: false,
      });
    }
    expect((await accept(server, company.owner)).status).toBe(200);
    expect((await read(server, clinician)).body).toMatchObject({
      accepted: { version: '2026-01', name: null, title: null, is_current: true },
      earlier: [],
      company_name: company.name,
    });
    expect(String((await download(server, company.owner)).body['text'])).toContain(`Accepted for: ${company.name}`);
    const [mail] = await server.mailsTo(company.owner.email, 2);
    expect(mail?.text).toContain(`accepted for ${company.name} by Ada Made-Up`);
  });

  it('is nobody else’s to download', async () => {
    const [one, two] = [await server.createUser(), await server.createUser()];
    await accept(server, one);
    const { id } = ((await read(server, one)).body['accepted'] ?? {}) as { id: string };
    expect((await download(server, one, `?acceptance_id=${id}`)).status).toBe(200);
    expect((await download(server, two, `?acceptance_id=${id}`)).status).toBe(404);
    expect((await download(server, one, '?acceptance_id=x')).status).toBe(400);
    expect((await download(server, one, `?acceptance_id=${crypto.randomUUID()}`)).status).toBe(404);
  });
});

describe('an agreement', { timeout: 60_000 }, () => {
  it('is asked for again when its version changes, and the old one stays as it was', async () => {
    const first = await startTestServer({ settings: settings() });
    const user = await first.createUser();
    await accept(first, user);
    await first.stop({ keepData: true });
    const second = await startTestServer({ settings: settings('next.md', '2027-01'), dataDir: first.dataDir });
    const state = (await read(second, user)).body;
    expect(state).toMatchObject({
      offered: { version: '2027-01' },
      accepted: { version: '2026-01', is_current: false },
    });
    expect((await accept(second, user)).body['code']).toBe('conflict');
    expect((await accept(second, user, { ...form, version: '2027-01', name: 'Bo Made-Up' })).status).toBe(200);
    const now = (await read(second, user)).body as unknown as { earlier: readonly { id: string; version: string }[] };
    expect(now.earlier.map(({ version }) => version)).toEqual(['2026-01']);
    expect(String((await download(second, user)).body['text'])).toMatch(/^Newer words\.[^]*Bo Made-Up/);
    const old = await download(second, user, `?acceptance_id=${now.earlier[0]?.id ?? ''}`);
    expect(String(old.body['text']).startsWith(text)).toBe(true);
    await second.stop({ keepData: true });
    // Other words under the same version are other words all the same; and where none is set, the old one stays.
    const third = await startTestServer({ settings: settings('baa.md', '2027-01'), dataDir: first.dataDir });
    expect((await read(third, user)).body['accepted']).toMatchObject({ version: '2027-01', is_current: false });
    await third.stop({ keepData: true });
    const fourth = await startTestServer({ dataDir: first.dataDir });
    expect((await read(fourth, user)).body).toMatchObject({
      offered: null,
      accepted: { version: '2027-01' },
      may_accept: false,
    });
    expect((await accept(fourth, user)).status).toBe(404);
    expect((await download(fourth, user)).status).toBe(200);
    await fourth.stop();
  });

  it('is accepted with a fresh proof only', async () => {
    const clock = createMovingClock();
    const server = await startTestServer({ clock, settings: settings() });
    const user = await server.createUser();
    clock.advance(6 * minute);
    expect((await accept(server, user)).body['code']).toBe('proof_required');
    await server.stop();
  });

  it('outlives the tenant that accepted it, and goes after six years', async () => {
    const server = await startTestServer({ settings: settings() });
    const user = await server.createUser();
    await accept(server, user);
    await server.call('POST', '/authentication_app/settings/delete_account/', {
      token: user.accessToken,
      body: { confirmation: user.email },
    });
    const { kysely } = server.server.database;
    const rows = (): Promise<readonly { keep_until: number | null }[]> =>
      kysely.selectFrom('agreement_acceptances').select('keep_until').execute();
    const [kept] = await rows();
    expect(kept?.keep_until).toBeGreaterThan(Date.now() + 6 * 365 * 86_400_000);
    const { agreements } = server.server.accounts.store;
    await agreements.removeKeptBefore(Date.now());
    expect(await rows()).toHaveLength(1);
    await agreements.removeKeptBefore((kept?.keep_until ?? 0) + 1);
    expect(await rows()).toEqual([]);
    expect(await kysely.selectFrom('agreement_texts').select('digest').execute()).toEqual([]);
    await server.stop();
  });
});

describe('the file of the agreement', () => {
  it.each([
    ['missing.md', undefined, 'cannot be read'],
    ['empty.md', ' \n ', 'is empty'],
    ['binary.md', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x00, 0xff]), 'UTF-8'],
    ['latin.md', Buffer.from('Vertr\xe4ge', 'latin1'), 'UTF-8'],
    ['huge.md', 'x'.repeat(1024 * 1024 + 1), 'larger than 1 MB'],
  ])('stops the start when it is %s', async (name, content, sentence) => {
    if (content !== undefined) await writeFile(join(folder, name), content);
    await expect(startTestServer({ settings: settings(name) })).rejects.toThrow(sentence);
  });
});
