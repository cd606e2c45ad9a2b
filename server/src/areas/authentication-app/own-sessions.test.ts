import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMovingClock, day, hour, minute, second } from '../../testing/moving-clock.ts';
import type { MovingClock } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, JsonBody, TestServer, TestUser } from '../../testing/start-test-server.ts';

let server: TestServer;
let other: TestServer;
let clock: MovingClock;
beforeAll(async () => {
  clock = createMovingClock();
  server = await startTestServer({ clock });
  other = await startTestServer({ clock, dataDir: server.dataDir });
});
afterAll(async () => {
  await other.stop({ keepData: true });
  await server.stop();
});

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0';
const newerFirefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const signIn = (user: TestUser, userAgent: string, more: object = {}): Promise<CallAnswer> =>
  server.call('POST', '/authentication_app/signin/', {
    body: { email: user.email, password: user.password, ...more },
    headers: { 'user-agent': userAgent },
  });
const tokenOf = ({ body }: CallAnswer): string => String(body['accessToken']);
const list = async (token: string): Promise<readonly JsonBody[]> =>
  (await server.call('GET', '/authentication_app/settings/sessions/', { token }))
    .body as unknown as readonly JsonBody[];
const end = (token: string, id: unknown): Promise<CallAnswer> =>
  server.call('DELETE', `/authentication_app/settings/sessions/${String(id)}/`, { token });
const endOthers = (token: string): Promise<CallAnswer> =>
  server.call('POST', '/authentication_app/settings/sessions/end_others/', { token, body: {} });
const statusAt = async (place: TestServer, token: string): Promise<number> =>
  (await place.call('GET', '/authentication_app/user_profile/', { token })).status;

describe('the list of sessions', () => {
  it('names each browser, where from, since when, and which one asks; ended ones are gone', async () => {
    const user = await server.createUser();
    const windows = tokenOf(await signIn(user, firefox));
    clock.advance(2 * minute);
    const phone = tokenOf(await signIn(user, safari, { remember_me: true }));
    const sessions = await list(windows);
    expect(sessions).toHaveLength(3);
    expect(
      sessions.map(({ device, is_current: isCurrent, is_remembered: isRemembered }) => [
        device,
        isCurrent,
        isRemembered,
      ]),
    ).toEqual([
      ['Firefox on Windows', true, false],
      ['Safari on iPhone', false, true],
      [expect.any(String), false, false],
    ]);
    for (const session of sessions) {
      expect(Object.keys(session).toSorted()).toEqual(
        ['device', 'id', 'ip_address', 'is_current', 'is_remembered', 'last_active_on', 'signed_in_on'].toSorted(),
      );
      expect(session['ip_address']).toBe('127.0.0.1');
    }
    await server.call('POST', '/authentication_app/logout/', { token: phone });
    expect((await list(windows)).map(({ device }) => device)).not.toContain('Safari on iPhone');
    clock.advance(13 * hour);
    const later = await list(tokenOf(await signIn(user, firefox)));
    expect(later).toHaveLength(1);
  });

  it('shows a hostile name as the text that it is, and keeps neither it nor the address in the clear', async () => {
    const user = await server.createUser();
    const hostile = '<img src=x onerror=alert(1)> canary-agent';
    const token = tokenOf(await signIn(user, hostile));
    const [session] = await list(token);
    expect(session?.['device']).toBe(hostile);
    const rows = await server.server.database.kysely.selectFrom('sessions').selectAll().execute();
    const devices = await server.server.database.kysely.selectFrom('known_devices').selectAll().execute();
    for (const value of [...rows, ...devices].flatMap((row): readonly unknown[] => Object.values(row))) {
      const bytes = value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value);
      expect(bytes).not.toMatch(/canary|Firefox|127\.0\.0\.1/);
    }
    const [mail] = await server.mailsTo(user.email, 2);
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail?.html).not.toContain('<img');
  });

  it('is the person’s own, and another’s session reads like one that does not exist', async () => {
    const [user, stranger] = [await server.createUser(), await server.createUser()];
    const [own] = await list(user.accessToken);
    const foreign = await end(stranger.accessToken, own?.['id']);
    const missing = await end(stranger.accessToken, '01890000-0000-7000-8000-000000000000');
    expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
    expect(await statusAt(server, user.accessToken)).toBe(200);
    const strangers = await list(stranger.accessToken);
    expect(strangers.map(({ id }) => id)).not.toContain(own?.['id']);
  });
});

describe('ending sessions', () => {
  it('ends one at once here, and within five seconds elsewhere, with its refresh token', async () => {
    const user = await server.createUser();
    const answer = await signIn(user, firefox);
    const token = tokenOf(answer);
    expect(await statusAt(other, token)).toBe(200);
    const session = (await list(user.accessToken)).find(({ device }) => device === 'Firefox on Windows');
    expect((await end(user.accessToken, session?.['id'])).body).toEqual({
      message: 'This session has been logged out.',
    });
    expect(await statusAt(server, token)).toBe(401);
    clock.advance(5 * second);
    expect(await statusAt(other, token)).toBe(401);
    const renewed = await server.call('POST', '/authentication_app/token/refresh/', {
      body: { refreshToken: answer.body['refreshToken'] },
    });
    expect(renewed.status).toBe(401);
    expect((await end(user.accessToken, session?.['id'])).status).toBe(404);
  });

  it('asks again who it is when the last proof is older than five minutes', async () => {
    const user = await server.createUser();
    const token = tokenOf(await signIn(user, firefox));
    clock.advance(6 * minute);
    const [session] = (await list(user.accessToken)).filter(({ is_current: isCurrent }) => isCurrent === false);
    for (const refused of [await end(user.accessToken, session?.['id']), await endOthers(user.accessToken)])
      expect([refused.status, refused.body['code']]).toEqual([403, 'proof_required']);
    expect(await statusAt(server, token)).toBe(200);
    const body = { password: user.password };
    await server.call('POST', '/authentication_app/confirm_identity/', { token: user.accessToken, body });
    expect((await end(user.accessToken, session?.['id'])).status).toBe(200);
    expect(await statusAt(server, token)).toBe(401);
  });

  it('ends every other one, and says how many', async () => {
    const user = await server.createUser();
    const tokens = [tokenOf(await signIn(user, firefox)), tokenOf(await signIn(user, safari))];
    const ended = await endOthers(user.accessToken);
    expect(ended.body).toEqual({ message: 'You have been logged out everywhere else.', ended: 2 });
    for (const token of tokens) expect(await statusAt(server, token)).toBe(401);
    expect(await statusAt(server, user.accessToken)).toBe(200);
    expect((await endOthers(user.accessToken)).body['ended']).toBe(0);
    const log = await server.call('GET', '/authentication_app/settings/user_log/', { token: user.accessToken });
    expect((log.body as unknown as readonly JsonBody[])[0]?.['action']).toBe('Signed out everywhere else');
  });

  it('ends the one that asks as well, when it is told to', async () => {
    const user = await server.createUser();
    const [own] = await list(user.accessToken);
    expect((await end(user.accessToken, own?.['id'])).status).toBe(200);
    expect(await statusAt(server, user.accessToken)).toBe(401);
  });
});

describe('the mail about a new device', () => {
  const noticesTo = async (user: TestUser): Promise<readonly string[]> => {
    // Mails leave one after another: a last one says that those before it have come.
    await server.call('POST', '/authentication_app/forgot_password/', { body: { email: user.email } });
    clock.advance(61 * second);
    await expect
      .poll(async () => (await server.mailsTo(user.email, 1)).filter(({ subject }) => subject.includes('reset')).length)
      .toBeGreaterThan(0);
    return (await server.mailsTo(user.email, 1))
      .filter(({ subject }) => subject === 'A new device logged in to your Notewright account')
      .map(({ text }) => text);
  };

  it('is not sent at the first sign-in after verification, nor again for the same browser in a newer version', async () => {
    const user = await server.createUser();
    await signIn(user, firefox);
    await signIn(user, newerFirefox);
    expect(await noticesTo(user)).toHaveLength(1);
  });

  it('names time, browser, system, address and what to do; the caller learns nothing of it', async () => {
    const user = await server.createUser();
    const known = await server.call('POST', '/authentication_app/signin/', {
      body: { email: user.email, password: user.password },
    });
    const unknown = await signIn(user, safari);
    expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body));
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
    const [text] = await noticesTo(user);
    expect(text).toMatch(/When: \d{4}-\d\d-\d\d at \d\d:\d\d UTC/);
    expect(text).toContain('With: Safari on iPhone');
    expect(text).toContain('From the internet address: 127.0.0.1');
    expect(text).toContain('/forgetPassword');
    expect(text).toContain('/settings#sessions');
  });

  it('is sent again once the browser was not used for ninety days', async () => {
    const user = await server.createUser();
    await signIn(user, firefox);
    clock.advance(89 * day);
    await signIn(user, firefox);
    clock.advance(89 * day);
    await signIn(user, firefox);
    clock.advance(91 * day);
    await signIn(user, firefox);
    await expect
      .poll(
        async () =>
          (await server.mailsTo(user.email, 1)).filter(({ subject }) => subject.startsWith('A new device')).length,
      )
      .toBe(2);
  });

  it('is sent once when the same new browser signs in twenty times at once', async () => {
    const user = await server.createUser();
    await Promise.all(Array.from({ length: 20 }, () => signIn(user, safari)));
    expect(await noticesTo(user)).toHaveLength(1);
  });
});
