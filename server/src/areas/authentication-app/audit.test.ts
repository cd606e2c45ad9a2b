import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMovingClock, second } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { TestServer } from '../../testing/start-test-server.ts';

const clock = createMovingClock();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.stop());

interface AuditRow {
  readonly action: string;
  readonly outcome: string;
  readonly actor_id: string | null;
  readonly object_type: string | null;
}

function readAudit(): Promise<readonly AuditRow[]> {
  return server.server.database.kysely
    .selectFrom('audit_events')
    .select(['action', 'outcome', 'actor_id', 'object_type'])
    .orderBy('id')
    .execute();
}

/** The rows that `work` adds, as they stand once it is done. */
async function auditOf(work: () => Promise<unknown>): Promise<readonly AuditRow[]> {
  const before = (await readAudit()).length;
  await work();
  return (await readAudit()).slice(before);
}

it('keeps what happens to accounts and sessions', async () => {
  const user = await server.createUser();
  const [signedUp, verified] = await readAudit();
  expect(signedUp).toEqual({ action: 'account.sign_up', outcome: 'success', actor_id: null, object_type: 'sign_up' });
  expect(verified).toEqual({ action: 'account.verify', outcome: 'success', actor_id: user.id, object_type: 'user' });

  const signIn = (email: string, password: string): Promise<unknown> =>
    server.call('POST', '/authentication_app/signin/', { body: { email, password } });
  expect(await auditOf(() => signIn(user.email, user.password))).toEqual([
    { action: 'session.sign_in', outcome: 'success', actor_id: user.id, object_type: 'session' },
  ]);
  expect(await auditOf(() => signIn(user.email, 'not the password'))).toEqual([
    { action: 'session.sign_in', outcome: 'failure', actor_id: null, object_type: 'user' },
  ]);
  expect(await auditOf(() => signIn('nobody@clinic.example', 'not the password'))).toEqual([
    { action: 'session.sign_in', outcome: 'failure', actor_id: null, object_type: null },
  ]);

  const email = 'audited@clinic.example';
  const opened = await server.call('POST', '/authentication_app/signup/', {
    body: { email, password: 'a made-up password' },
  });
  const [mail] = await server.mailsTo(email);
  const otp = mail?.code === '0000' ? '0001' : '0000';
  const guess = (): Promise<unknown> =>
    server.call('POST', '/authentication_app/verify_otp/', {
      token: String(opened.body['accessToken']),
      body: { email, otp },
    });
  expect(await auditOf(guess)).toEqual([
    { action: 'account.verify', outcome: 'failure', actor_id: null, object_type: 'sign_up' },
  ]);

  const refresh = (): Promise<unknown> =>
    server.call('POST', '/authentication_app/token/refresh/', { body: { refreshToken: user.refreshToken } });
  expect(await auditOf(refresh)).toEqual([]);
  clock.advance(11 * second);
  expect(await auditOf(refresh)).toEqual([
    { action: 'session.refresh_reuse', outcome: 'denied', actor_id: user.id, object_type: 'session' },
  ]);

  const other = await server.createUser();
  const signOut = (): Promise<unknown> =>
    server.call('POST', '/authentication_app/logout/', { token: other.accessToken });
  expect(await auditOf(signOut)).toEqual([
    { action: 'session.sign_out', outcome: 'success', actor_id: other.id, object_type: 'session' },
  ]);
});

it('answers a failure of ours without a word of detail, and goes on', async () => {
  const broken = await startTestServer();
  const user = await broken.createUser();
  await broken.server.database.kysely.schema.alterTable('drafts').renameTo('drafts_elsewhere').execute();
  const answer = await broken.call('GET', '/chat/draft/', { token: user.accessToken });
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({
    code: 'internal',
    message: 'Something went wrong on our side. Nothing you typed is lost. Please try again.',
    errors: {},
  });
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  const logged = broken.logLines.filter((line) => line.includes('"level":"error"'));
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain(String(answer.headers.get('x-request-id')));
  expect((await broken.call('GET', '/authentication_app/user_profile/', { token: user.accessToken })).status).toBe(200);
  await broken.stop();
});
