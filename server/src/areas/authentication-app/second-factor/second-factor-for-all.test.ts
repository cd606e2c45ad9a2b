import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMovingClock, second } from '../../../testing/moving-clock.ts';
import { startTestServer } from '../../../testing/start-test-server.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';
import { createFactorCalls } from './testing/factor-calls.ts';

/** REQUIRE_SECOND_FACTOR=yes: nobody works with one factor alone (ASVS 6.3.3). */
const clock = createMovingClock();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock, settings: { REQUIRE_SECOND_FACTOR: 'yes' } });
});
afterAll(() => server.stop());

const codeOf = async (method: string, path: string, token: string): Promise<unknown> =>
  (await server.call(method, path, { token })).body['code'];

describe('where everybody needs a second factor', () => {
  it('an individual without one reads their profile and sets one up, and nothing else', async () => {
    const { accessToken: token } = await server.createUser();
    const profile = await server.call('GET', '/authentication_app/user_profile/', { token });
    expect(profile.body).toMatchObject({ needs_second_factor: true, has_second_factor: false });
    for (const path of ['/chat/get_users_chat_list/', '/chat/draft/', '/authentication_app/settings/user_log/'])
      expect(await codeOf('GET', path, token), path).toBe('second_factor_missing');

    const { answer } = await createFactorCalls(server, clock).setUpApp(token);
    expect(answer.status).toBeLessThan(300);
    clock.advance(3 * second);
    expect((await server.call('GET', '/chat/get_users_chat_list/', { token })).status).toBe(200);
    const factors = await server.call('GET', '/authentication_app/settings/second_factor/', { token });
    expect(factors.body['is_required']).toBe(true);
    expect(await codeOf('DELETE', '/authentication_app/settings/second_factor/app/', token)).toBe(
      'second_factor_needed',
    );
  });
});
