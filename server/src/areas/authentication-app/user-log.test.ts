import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountSweep } from '../../jobs/sweep-accounts.ts';
import { createMovingClock, day, second } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { TestServer, TestUser } from '../../testing/start-test-server.ts';

const path = '/authentication_app/settings/user_log/';
const clock = createMovingClock();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());

interface Line {
  readonly id: string;
  readonly ip_address: string;
  readonly user: string;
  readonly timestamp: string;
  readonly action: string;
  readonly device: string;
}

async function readLog(token: string, query = ''): Promise<readonly Line[]> {
  const answer = await server.call('GET', path + query, { token });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return answer.body as unknown as readonly Line[];
}

function signIn(user: TestUser, password = user.password, userAgent = 'node'): Promise<{ body: object }> {
  clock.advance(second);
  return server.call('POST', '/authentication_app/signin/', {
    body: { email: user.email, password },
    headers: { 'user-agent': userAgent },
  });
}

const actionsOf = (lines: readonly Line[]): readonly string[] => lines.map((line) => line.action);

describe('the list', () => {
  it('tells successes and failures, newest first, with address, time and device', async () => {
    const user = await server.createUser();
    await signIn(
      user,
      'not the password',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0',
    );
    const opened = (await signIn(user)).body as { accessToken: string; refreshToken: string };
    const second1 = (await signIn(user)).body as { accessToken: string; refreshToken: string };
    await server.call('POST', '/authentication_app/logout/', { token: second1.accessToken });
    const lines = await readLog(opened.accessToken);
    expect(Array.isArray(lines)).toBe(true);
    expect(actionsOf(lines)).toEqual(['Sign-out', 'Sign-in', 'Sign-in', 'Failed sign-in', 'Sign-in', 'Email verified']);
    const failed = lines[3];
    expect(failed).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      ip_address: '127.0.0.1',
      user: user.email,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
      action: 'Failed sign-in',
      device: 'Firefox on Windows',
    });
    const times = lines.map((line) => Date.parse(line.timestamp));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('tells that a session ended because its refresh token came back', async () => {
    const user = await server.createUser();
    const refresh = (): Promise<unknown> =>
      server.call('POST', '/authentication_app/token/refresh/', { body: { refreshToken: user.refreshToken } });
    const other = (await signIn(user)).body as { accessToken: string };
    await refresh();
    clock.advance(11 * second);
    await refresh();
    const [line] = await readLog(other.accessToken);
    expect(line?.action).toMatch(/^Session ended/);
  });

  it('agrees with the audit log', async () => {
    const user = await server.createUser();
    for (let count = 0; count < 3; count += 1) await signIn(user, count === 1 ? 'not the password' : user.password);
    const audited = await server.server.database.kysely
      .selectFrom('audit_events')
      .select(['at', 'action', 'outcome'])
      // A sign-up is nobody's way in yet; its id becomes that of its person.
      .where('action', '<>', 'account.sign_up')
      .where((row) => row.or([row('actor_id', '=', user.id), row('object_id', '=', user.id)]))
      .orderBy('id', 'desc')
      .execute();
    const lines = await readLog(user.accessToken);
    expect(lines.map((line) => Date.parse(line.timestamp))).toEqual(audited.map((row) => row.at));
    expect(lines.map((line) => line.action.startsWith('Failed'))).toEqual(
      audited.map((row) => row.outcome === 'failure'),
    );
  });

  it('is each person’s own: no field, cursor or header shows another’s', async () => {
    const [one, two] = [await server.createUser(), await server.createUser()];
    const theirs = await readLog(two.accessToken);
    for (const query of [`?user_id=${two.id}`, `?user=${two.email}`, `?email=${two.email}`]) {
      const lines = await readLog(one.accessToken, query);
      expect(new Set(lines.map((line) => line.user))).toEqual(new Set([one.email]));
    }
    expect(await readLog(one.accessToken, `?cursor=${theirs[0]?.id ?? ''}`)).toEqual([]);
    expect(await readLog(one.accessToken, '?cursor=01890000-0000-7000-8000-000000000000')).toEqual([]);
  });

  it('keeps tries at addresses without an account for nobody', async () => {
    const user = await server.createUser();
    const before = await readLog(user.accessToken);
    await server.call('POST', '/authentication_app/signin/', {
      body: { email: 'nobody-at-all@clinic.example', password: 'not the password' },
    });
    expect(await readLog(user.accessToken)).toEqual(before);
  });

  it('hands hostile words on as text, cut to a line', async () => {
    const user = await server.createUser();
    const opened = (await signIn(user, user.password, '<img src=x onerror=alert(1)>')).body as { accessToken: string };
    const [line] = await readLog(opened.accessToken);
    expect(line?.device).toBe('<img src=x onerror=alert(1)>');
    await signIn(user, user.password, 'x'.repeat(5000));
    const [long] = await readLog(opened.accessToken);
    expect(long?.device).toHaveLength(120);
  });
});

describe('pages', () => {
  it('follow one another without a gap or a repeat, also at the same moment', async () => {
    const user = await server.createUser();
    await Promise.all(Array.from({ length: 7 }, () => signIn(user)));
    const all = await readLog(user.accessToken, '?limit=100');
    expect(all).toHaveLength(9);
    const seen: Line[] = [];
    for (;;) {
      const last = seen.at(-1);
      const page = await readLog(user.accessToken, `?limit=4${last === undefined ? '' : `&cursor=${last.id}`}`);
      seen.push(...page);
      if (page.length < 4) break;
    }
    expect(seen).toEqual(all);
    expect(await readLog(user.accessToken)).toEqual(all);
  });

  it.each(['?limit=0', '?limit=101', '?limit=x', '?limit=1.5', '?cursor=x', "?cursor=' or 1=1--"])(
    'refuses %s',
    async (query) => {
      const user = await server.createUser();
      const answer = await server.call('GET', path + query, { token: user.accessToken });
      expect(answer.status).toBe(400);
      expect(answer.body['code']).toBe('validation_failed');
    },
  );
});

describe('what is kept', () => {
  it('holds no readable address or user agent', async () => {
    const user = await server.createUser();
    await signIn(user, user.password, 'Zqxmarkeragent');
    const rows = await server.server.database.kysely.selectFrom('sign_in_activity').selectAll().execute();
    for (const row of rows) {
      const origin = Buffer.from(row.origin);
      expect(origin.includes('127.0.0.1') || origin.includes('Zqxmarker')).toBe(false);
    }
  });

  it('goes after a year, and after a day where it is nobody’s', async () => {
    const user = await server.createUser();
    await server.call('POST', '/authentication_app/signin/', {
      body: { email: 'nobody-at-all@clinic.example', password: 'not the password' },
    });
    const { accounts, database } = server.server;
    const count = async (userId: string | null): Promise<number> => {
      const query = database.kysely.selectFrom('sign_in_activity').select('id');
      const rows = await (
        userId === null ? query.where('user_id', 'is', null) : query.where('user_id', '=', userId)
      ).execute();
      return rows.length;
    };
    const sweep = createAccountSweep(accounts.store, clock);
    await sweep.run(new AbortController().signal);
    expect(await count(null)).toBeGreaterThan(0);
    clock.advance(day + second);
    await sweep.run(new AbortController().signal);
    expect([await count(null), await count(user.id)]).toEqual([0, 2]);
    clock.advance(363 * day);
    await sweep.run(new AbortController().signal);
    expect(await count(user.id)).toBe(2);
    clock.advance(day);
    await sweep.run(new AbortController().signal);
    expect(await count(user.id)).toBe(0);
  });
});
