import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import type { TestServer, TestUser } from '../testing/start-test-server.ts';

/** What the log says of each request: who, what, when and how it ended, refusals included (ASVS 16.2.1, 16.3.2, 16.3.3). */
let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer({ settings: { RATE_LIMIT_FACTOR: '1' } });
  user = await server.createUser();
});
afterAll(() => server.stop());

/** The newest line about an answer on a route. */
function lineOf(route: string): Readonly<Record<string, unknown>> {
  const lines = server.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const found = lines.findLast((line) => line['msg'] === 'answered' && line['route'] === route);
  if (found === undefined) throw new Error(`Nothing was logged of ${route}.`);
  return found;
}

const missingId = '01890000-0000-7000-8000-000000000000';

describe('a line of the log', () => {
  it('says who asked for what, when in UTC, and what came of it', async () => {
    const answer = await server.call('GET', '/authentication_app/user_profile/', { token: user.accessToken });
    const line = lineOf('/authentication_app/user_profile/');
    expect(line).toMatchObject({
      method: 'GET',
      status: 200,
      user: user.id,
      request: answer.headers.get('x-request-id'),
    });
    expect(line['session']).toMatch(/^[0-9a-f-]{36}$/);
    expect(line['time']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(line).not.toHaveProperty('problem');
  });

  it.each<readonly [string, string, string, boolean, unknown, number, string]>([
    ['no session', 'GET', '/chat/draft/', false, undefined, 401, 'unauthenticated'],
    ['another role', 'GET', '/operator/companies/', true, undefined, 403, 'forbidden'],
    ['what is not theirs', 'GET', `/chat/get_a_chat_content/${missingId}/`, true, undefined, 404, 'not_found'],
    ['a wrong form', 'POST', '/chat/search/', true, { q: 5 }, 400, 'validation_failed'],
  ])('names the refusal of %s and whom it met', async (_name, method, path, isSignedIn, body, status, problem) => {
    const token = isSignedIn ? { token: user.accessToken } : {};
    await server.call(method, path, { ...token, ...(body === undefined ? {} : { body }) });
    const line = lineOf(path.replace(missingId, ':chatId'));
    expect(line).toMatchObject({ status, problem });
    expect(line['user']).toBe(isSignedIn ? user.id : undefined);
  });

  it('names who came too often', async () => {
    for (let time = 0; time < 25; time += 1)
      await server.call('PATCH', '/authentication_app/user_profile/', {
        token: user.accessToken,
        body: new FormData(),
      });
    const line = lineOf('/authentication_app/user_profile/');
    expect(line).toMatchObject({ status: 429, problem: 'rate_limited', user: user.id });
  });

  it('holds no e-mail, token or id out of an address', () => {
    const logged = server.logLines.join('');
    for (const word of [user.email, user.accessToken, user.refreshToken, missingId]) expect(logged).not.toContain(word);
  });
});
