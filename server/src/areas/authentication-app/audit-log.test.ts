import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as makeId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, makeCompany, removeMember } from '../../testing/make-company.ts';
import type { TestCompany } from '../../testing/make-company.ts';
import { createMovingClock, minute } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../../testing/start-test-server.ts';
import { byTier } from '../../testing/test-tier.ts';

const place = '/authentication_app/settings/audit_log/';

interface Line {
  readonly id: string;
  readonly number: number | null;
  readonly timestamp: string;
  readonly who: { readonly id: string | null; readonly name: string };
  readonly action: string;
  readonly what: string;
  readonly object: { readonly kind: string; readonly id: string; readonly name: string } | null;
  readonly outcome: string;
  readonly address: string;
  readonly device: string;
}

const clock = createMovingClock();
let server: TestServer;
let company: TestCompany;
let auditor: TestUser;
let clinician: TestUser;
beforeAll(async () => {
  server = await startTestServer({ clock });
  company = await makeCompany(server);
  auditor = await addMember(server, company, 'auditor');
  clinician = await addMember(server, company, 'clinician');
});
afterAll(() => server.stop());

const read = (user: TestUser, query: Readonly<Record<string, string>> = {}): Promise<CallAnswer> =>
  server.call('GET', `${place}?${new URLSearchParams(query).toString()}`, { token: user.accessToken });

async function linesOf(user: TestUser, query: Readonly<Record<string, string>> = {}): Promise<readonly Line[]> {
  const answer = await read(user, query);
  expect(answer.status).toBe(200);
  return answer.body['data'] as readonly Line[];
}

const signIn = (email: string, password: string, userAgent = 'Test Browser 1.0'): Promise<CallAnswer> =>
  server.call('POST', '/authentication_app/signin/', {
    body: { email, password },
    headers: { 'user-agent': userAgent },
  });

async function signInAgain(user: TestUser): Promise<TestUser> {
  const { body } = await signIn(user.email, user.password);
  return { ...user, accessToken: String(body['accessToken']), refreshToken: String(body['refreshToken']) };
}

/** Adds rows as the server itself does, without the way over HTTP. */
async function append(tenantId: string, count: number, userAgent = 'x'): Promise<void> {
  const { store } = server.server;
  for (let index = 0; index < count; index += 500) {
    const events = Array.from({ length: Math.min(500, count - index) }, (_, offset) => ({
      tenantId,
      actorId: null,
      action: 'chat.read',
      objectType: 'chat',
      objectId: makeId(),
      outcome: 'success' as const,
      ip: '192.0.2.9',
      userAgent,
      at: clock.now() - (index + offset),
    }));
    await store.audit.append(...events);
  }
}

describe('who reads the log', () => {
  it('is its owner and auditor in a company, and an individual alone in their own', async () => {
    for (const user of [company.owner, auditor]) expect((await read(user)).status).toBe(200);
    for (const user of [clinician, await addMember(server, company, 'admin')])
      expect([(await read(user)).status, (await read(user)).body['code']]).toEqual([403, 'forbidden']);
    const alone = await server.createUser();
    const actors = new Set((await linesOf(alone)).map((line) => line.who.id));
    expect(actors).toEqual(new Set([alone.id]));
  });

  it('reads nothing of another company, whatever is asked for', async () => {
    const other = await makeCompany(server);
    for (const query of [{}, { person: clinician.id }, { cursor: 'WzE3OTAwMDAwMDAwMDAsIjAxIl0' }]) {
      const text = JSON.stringify((await read(other.owner, query)).body);
      expect(text).not.toContain(clinician.id);
      expect(text).not.toContain(company.owner.id);
    }
  });

  it('stands in the log as well, each page and each export', async () => {
    const before = (await linesOf(auditor, { person: auditor.id, group: 'audit' })).length;
    await linesOf(auditor);
    const answer = await server.call('GET', `${place}export/`, { token: auditor.accessToken });
    expect(answer.status).toBe(200);
    const lines = await linesOf(auditor, { person: auditor.id, group: 'audit' });
    expect(lines.length - before).toBe(3);
    expect(lines.slice(0, 3).map((line) => line.what)).toEqual([
      'Read the audit log',
      'Exported the audit log',
      'Read the audit log',
    ]);
  });
});

describe('a line', () => {
  it('says who, what, on what, when and from where, in words', async () => {
    await signIn(clinician.email, 'not the password', 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0');
    const made = new FormData();
    made.set('model_name', 'Chartwright');
    made.set('message_content', 'ZQXPATIENT has knee pain.');
    const chat = await server.call('POST', '/chat/create_chat/', { token: clinician.accessToken, body: made });
    expect(chat.status).toBeLessThan(300);
    const chatId = (chat.body['data'] as { id: string }).id;
    await server.call('GET', `/chat/get_a_chat_content/${chatId}/`, { token: clinician.accessToken });
    const answer = await read(auditor);
    const lines = answer.body['data'] as readonly Line[];
    const readChat = lines.find((line) => line.action === 'chat.read');
    expect(readChat).toMatchObject({
      who: { id: clinician.id, name: clinician.email },
      what: 'Read a chat',
      object: { kind: 'Chat', id: chatId, name: chatId.slice(-6).toUpperCase() },
      outcome: 'success',
      address: '127.0.0.1',
    });
    const failed = lines.find((line) => line.outcome === 'failure');
    expect(failed).toMatchObject({
      who: { id: null, name: 'Somebody not signed in' },
      what: 'Failed sign-in',
      object: { kind: 'Account', name: clinician.email },
      device: 'Firefox on Windows',
    });
    expect(JSON.stringify(answer.body)).not.toContain('ZQXPATIENT');
  });

  it('gets its number within a second or so', async () => {
    await linesOf(auditor);
    await expect.poll(async () => (await linesOf(auditor))[1]?.number).toBeGreaterThan(0);
  });

  it('names who has left by a pseudonym that is another in each company', async () => {
    const gone = await addMember(server, company);
    await server.call('GET', '/chat/get_users_chat_list/', { token: gone.accessToken });
    await removeMember(server, company.owner, gone.id);
    const [line] = await linesOf(auditor, { person: gone.id });
    expect(line?.who.name).toMatch(/^Former member [0-9A-F]{6}$/);
    expect((await linesOf(auditor, { person: gone.id }))[0]?.who.name).toBe(line?.who.name);
    const other = await makeCompany(server);
    await addMember(server, other, 'clinician', await signInAgain(gone));
    await removeMember(server, other.owner, gone.id);
    const [elsewhere] = await linesOf(other.owner, { person: gone.id });
    expect(elsewhere?.who.name).toMatch(/^Former member [0-9A-F]{6}$/);
    expect(elsewhere?.who.name).not.toBe(line?.who.name);
  });

  it('that was changed in the database says that it cannot be read', async () => {
    const alone = await server.createUser();
    const [line] = await linesOf(alone);
    const { kysely } = server.server.database;
    await kysely.updateTable('audit_events').set({ action: 'chat.read' }).where('id', '=', String(line?.id)).execute();
    const changed = (await linesOf(alone)).find((one) => one.id === line?.id);
    expect(changed).toMatchObject({ address: 'cannot be read', device: 'cannot be read' });
  });
});

describe('pages and filters', () => {
  it('give every line once, newest first', async () => {
    const alone = await server.createUser();
    const { tenantId = '' } = (await server.server.accounts.store.users.find(alone.id)) ?? {};
    await append(tenantId, 120);
    const seen: Line[] = [];
    let cursor: string | undefined;
    do {
      const answer = await read(alone, { limit: '25', group: 'charts', ...(cursor === undefined ? {} : { cursor }) });
      seen.push(...(answer.body['data'] as Line[]));
      cursor = (answer.body['next_cursor'] as string | null) ?? undefined;
    } while (cursor !== undefined);
    expect(seen.length).toBe(120);
    expect(new Set(seen.map((line) => line.id)).size).toBe(120);
    const times = seen.map((line) => Date.parse(line.timestamp));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('combine: a span of time, a person, a group, an outcome', async () => {
    await signIn(clinician.email, 'not the password');
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    const failures = await linesOf(auditor, {
      person: 'nobody',
      outcome: 'failure',
      group: 'sign_in',
      from: day,
      to: day,
    });
    expect(failures.length).toBeGreaterThan(0);
    for (const line of failures)
      expect([line.who.id, line.outcome, line.action]).toEqual([null, 'failure', 'session.sign_in']);
    expect(await linesOf(auditor, { to: '2020-01-01' })).toEqual([]);
    expect(await linesOf(auditor, { from: '2999-01-01T00:00:00Z' })).toEqual([]);
    const [newest] = await linesOf(auditor);
    const until = await linesOf(auditor, { to: String(newest?.timestamp) });
    expect(until.map((line) => line.id)).not.toContain(newest?.id);
  });

  it.each([
    { from: 'yesterday' },
    { to: '2026-13-40' },
    { person: 'everybody' },
    { group: 'nonsense' },
    { outcome: 'x' },
    { limit: '0' },
    { limit: '1000000' },
    { cursor: 'x'.repeat(301) },
  ])('refuse %j in one sentence', async (query) => {
    const answer = await read(auditor, query);
    expect([answer.status, answer.body['code']]).toEqual([400, 'validation_failed']);
  });

  it('take a cursor that is none as the beginning', async () => {
    for (const cursor of ['x', 'bnVsbA', 'WzEsMl0', '%00']) expect((await read(auditor, { cursor })).status).toBe(200);
  });

  it('offer whom the log names', async () => {
    const answer = await server.call('GET', `${place}people/`, { token: auditor.accessToken });
    const people = answer.body['data'] as readonly { id: string; name: string }[];
    expect(people).toContainEqual({ id: clinician.id, name: clinician.email });
    expect(new Set(people.map((one) => one.id)).size).toBe(people.length);
  });
});

describe('the chain', () => {
  const check = async (user: TestUser): Promise<CallAnswer['body']> =>
    (await server.call('GET', `${place}chain/`, { token: user.accessToken })).body;

  it('is checked up to its last sealed line', async () => {
    await expect.poll(async () => (await check(auditor))['state']).toBe('verified');
    const state = await check(auditor);
    expect(state).toMatchObject({ broken_at: null });
    expect(state['verified_to']).toBe(state['sealed_to']);
    expect(state['sealed_to']).toBeGreaterThan(5);
  });

  it('names the line that was changed, also when it was changed after the last check', async () => {
    const alone = await server.createUser();
    await linesOf(alone);
    await expect.poll(async () => (await check(alone))['verified_to']).toBeGreaterThan(1);
    const { tenantId = '' } = (await server.server.accounts.store.users.find(alone.id)) ?? {};
    await server.server.database.kysely
      .updateTable('audit_events')
      .set({ outcome: 'failure' })
      .where('tenant_id', '=', tenantId)
      .where('sequence', '=', 2)
      .execute();
    clock.advance(11 * minute);
    const state = await check(await signInAgain(alone));
    clock.advance(-11 * minute);
    expect(state).toMatchObject({ state: 'broken', broken_at: 2 });
  });
});

describe('the export', () => {
  /** Whose log is long. */
  let alone: TestUser;
  const take = async (user: TestUser, query = ''): Promise<Response> =>
    fetch(`${server.origin}${place}export/${query}`, { headers: { authorization: `Bearer ${user.accessToken}` } });

  it('is a table in UTF-8 that runs nothing in a spreadsheet', async () => {
    await signIn(clinician.email, 'not the password', `=HYPERLINK("http://evil.example","x")`);
    await signIn(clinician.email, 'not the password', '@SUM(1+1)*cmd|"/C calc"!A0');
    const answer = await take(auditor);
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.csv"/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = bytes.toString('utf8');
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
    expect(text).toContain(`"'@SUM(1+1)*cmd|""/C calc""!A0"`);
    for (const line of text.slice(1).split('\r\n').slice(0, -1))
      expect(line).toMatch(/^"(?:[^"]|"")*"(?:,"(?:[^"]|"")*"){11}$/);
  });

  it('takes the same filters', async () => {
    const text = await (await take(auditor, '?group=sign_in&outcome=failure&person=nobody')).text();
    const lines = text.split('\r\n').slice(1, -1);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toContain('"session.sign_in"');
  });

  it('asks for a proof first once the last is five minutes old', async () => {
    clock.advance(6 * minute);
    const answer = await take(auditor);
    clock.advance(-6 * minute);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'proof_required']);
  });

  it('gives very many lines without holding them', { timeout: 120_000 }, async () => {
    alone = await server.createUser();
    const { tenantId = '' } = (await server.server.accounts.store.users.find(alone.id)) ?? {};
    const count = byTier(6_000, 100_000);
    await append(tenantId, count, 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140');
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    let most = 0;
    let bytes = 0;
    let lines = 0;
    const answer = await take(alone);
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.length;
      lines += Buffer.from(chunk).toString('latin1').split('\r\n').length - 1;
      most = Math.max(most, process.memoryUsage().rss - before);
    }

    expect(lines).toBeGreaterThan(count);
    expect(bytes).toBeGreaterThan(count * 100);
    expect(most).toBeLessThan(150 * 1024 * 1024);
  });

  it('is one at a time for each person', async () => {
    const first = await take(alone);
    const reader = first.body?.getReader();
    await reader?.read();
    const second = await take(alone);
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '5']);
    expect(await second.json()).toMatchObject({ code: 'rate_limited' });
    expect((await take(auditor)).status).toBe(200);
    await reader?.cancel();
    await expect
      .poll(
        async () => {
          const again = await take(alone);
          await again.body?.cancel();
          return again.status;
        },
        { timeout: 5000 },
      )
      .toBe(200);
  });

  it('comes ten times a day', async () => {
    const strict = await startTestServer({ settings: { RATE_LIMIT_FACTOR: '1' } });
    const user = await strict.createUser();
    const ask = async (): Promise<number> =>
      (await strict.call('GET', `${place}export/`, { token: user.accessToken })).status;
    for (let count = 0; count < 10; count += 1) expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
    await strict.stop();
  });

  it('is cut when the log cannot be read on', async () => {
    const answer = await take(alone);
    const reader = answer.body?.getReader();
    await reader?.read();
    const { schema } = server.server.database.kysely;
    await schema.alterTable('audit_events').renameTo('audit_events_elsewhere').execute();
    const goOn = async (): Promise<void> => {
      for (;;) if ((await reader?.read())?.done !== false) return;
    };
    await expect(goOn()).rejects.toThrow();
    await schema.alterTable('audit_events_elsewhere').renameTo('audit_events').execute();
    await sleep(10);
  });
});
