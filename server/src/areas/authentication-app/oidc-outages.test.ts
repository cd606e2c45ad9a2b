import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMovingClock, hour, second } from '../../testing/moving-clock.ts';
import { startTestOidcProvider } from '../../testing/test-oidc-provider.ts';
import type { Misdeeds, TestOidcProvider } from '../../testing/test-oidc-provider.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer } from '../../testing/start-test-server.ts';

/** A provider that is down, slow, or not what it seems: one clear sentence, and nobody else is kept from anything. */

// Each opens a server of its own, and a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000 });

const publicUrl = 'https://notes.clinic.example';
const sentence = [
  503,
  'oidc_unavailable',
  'Signing in with Clinic Login does not work right now. Please try again in a moment, or log in with your password.',
];

interface Scene {
  readonly provider: TestOidcProvider;
  readonly server: TestServer;
  readonly clock: ReturnType<typeof createMovingClock>;
  start(): Promise<CallAnswer>;
  finish(): Promise<CallAnswer>;
  stop(): Promise<void>;
}

async function openScene(settings: Readonly<Record<string, string>> = {}): Promise<Scene> {
  const clock = createMovingClock();
  const provider = await startTestOidcProvider();
  provider.register(`${publicUrl}/oidcCallback`);
  provider.person = { sub: 'x', email: 'x@clinic.example', email_verified: true };
  const server = await startTestServer({
    clock,
    settings: { PUBLIC_URL: publicUrl, ...provider.settings, ...settings },
  });
  const post = (path: string, body: object): Promise<CallAnswer> =>
    server.call('POST', `/authentication_app/oidc/${path}/`, { body });
  return {
    provider,
    server,
    clock,
    start: () => post('start', {}),
    finish: async () => {
      const { misdeeds } = provider;
      provider.misdeeds = {};
      const { body } = await post('start', {});
      const place = await provider.visit(String(body['authorization_url']));
      provider.misdeeds = misdeeds;
      return post('finish', { oidc_attempt: body['oidc_attempt'], ...Object.fromEntries(place.searchParams) });
    },
    stop: async () => {
      await server.stop();
      await provider.stop();
    },
  };
}

const shown = ({ status, body }: CallAnswer): unknown => [status, body['code'], body['message']];

describe('a provider that cannot be asked', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene();
  });
  afterAll(() => scene.stop());

  it('is told in one sentence within its time, and asked again later', { timeout: 60_000 }, async () => {
    const { provider, clock } = scene;
    provider.misdeeds = { delay: 60_000 };
    const [slow, beside, byPassword] = await Promise.all([scene.start(), scene.start(), scene.server.createUser()]);
    expect([shown(slow), shown(beside)]).toEqual([sentence, sentence]);
    // Who comes by password waits for no provider.
    expect(byPassword.accessToken).not.toBe('');
    // Two asked at once, and the provider was asked once.
    expect(provider.asked.length).toBe(1);
    provider.misdeeds = {};
    expect(shown(await scene.start())).toEqual(sentence);
    expect(provider.asked.length).toBe(1);
    clock.advance(6 * second);
    expect((await scene.start()).status).toBe(200);
  });

  it('goes on being known by what it said before', async () => {
    const { provider, clock } = scene;
    expect((await scene.start()).status).toBe(200);
    const asked = provider.asked.length;
    expect((await scene.start()).status).toBe(200);
    expect(provider.asked.length).toBe(asked);
    clock.advance(2 * hour);
    provider.misdeeds = { metadata: { issuer: 'https://evil.example' } };
    expect((await scene.start()).status).toBe(200);
    expect(provider.asked.length).toBe(asked + 1);
    provider.misdeeds = {};
  });

  const outages: readonly (readonly [string, Misdeeds])[] = [
    ['breaks off', { tokenStatus: 500 }],
    ['has a page in the place of an answer', { tokenStatus: 200 }],
    ['leads elsewhere', { redirectsTo: 'http://127.0.0.1:1/' }],
  ];
  it.each(outages)('that %s when the code is traded', async (_name, misdeeds) => {
    scene.provider.misdeeds = misdeeds;
    expect(shown(await scene.finish())).toEqual(sentence);
    scene.provider.misdeeds = {};
    expect((await scene.finish()).status).toBe(200);
  });
});

describe('a description of the provider', () => {
  const inside = 'http://127.0.0.1:9/latest/meta-data';
  const lies: readonly (readonly [string, Misdeeds])[] = [
    ['in the name of another', { metadata: { issuer: 'https://evil.example' } }],
    ['that sends the secret elsewhere', { metadata: { token_endpoint: inside } }],
    [
      'that sends the secret to a host that looks alike',
      { metadata: { token_endpoint: 'http://127.0.0.1@evil.example/' } },
    ],
    ['that sends people elsewhere', { metadata: { authorization_endpoint: 'https://evil.example/auth' } }],
    ['that sends people into a script', { metadata: { authorization_endpoint: 'javascript:alert(1)' } }],
    ['with keys from elsewhere', { metadata: { jwks_uri: inside } }],
    ['without keys', { metadata: { jwks_uri: undefined } }],
    ['that is no address', { metadata: { token_endpoint: 'x' } }],
    ['that leads elsewhere', { redirectsTo: inside }],
    ['without an end', { metadata: { padding: 'x'.repeat(600_000) } }],
  ];
  it.each(lies)('%s is not believed', async (_name, misdeeds) => {
    const scene = await openScene();
    scene.provider.misdeeds = misdeeds;
    expect(shown(await scene.start())).toEqual(sentence);
    scene.provider.misdeeds = {};
    scene.clock.advance(6 * second);
    expect((await scene.start()).status).toBe(200);
    expect(scene.server.logLines.join('')).toMatch(/"level":"warn".*"kind":"unavailable","reason":"[A-Z_a-z]+"/);
    await scene.stop();
  });

  it('asks no host for more about a person that is not listed', async () => {
    const scene = await openScene();
    scene.provider.misdeeds = { metadata: { userinfo_endpoint: inside } };
    await scene.start();
    expect(shown(await scene.finish())).toEqual(sentence);
    await scene.stop();
  });

  it('may name another host that is listed', async () => {
    const scene = await openScene({ OIDC_HOSTS: 'login.clinic.example' });
    scene.provider.misdeeds = { metadata: { authorization_endpoint: 'https://login.clinic.example/auth' } };
    const { body } = await scene.start();
    expect(String(body['authorization_url'])).toMatch(/^https:\/\/login\.clinic\.example\/auth\?/);
    await scene.stop();
  });

  it('tells the secret in the way that was set', async () => {
    const scene = await openScene({ OIDC_CLIENT_AUTH: 'post', OIDC_CLIENT_SECRET: 'not the secret' });
    expect(shown(await scene.finish())).toEqual(sentence);
    await scene.stop();
  });
});

it('a provider that is to make people log in again is asked to, and has to say that it did', async () => {
  const scene = await openScene({ OIDC_FRESH_LOGIN: 'yes' });
  const { body } = await scene.start();
  const asked = new URL(String(body['authorization_url'])).searchParams;
  expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '600']);
  expect((await scene.finish()).status).toBe(200);
  for (const auth_time of [undefined, 1_700_000_000, Math.floor(Date.now() / 1000) - 700]) {
    scene.provider.misdeeds = { claims: (claims) => ({ ...claims, auth_time }) };
    expect((await scene.finish()).body['code']).toBe('oidc_failed');
  }
  await scene.stop();
});

it('a provider that tells half of it in its token is asked for the whole', async () => {
  const scene = await openScene();
  scene.provider.misdeeds = { claims: (claims) => ({ ...claims, email: 'somebody.else@clinic.example' }) };
  expect((await scene.finish()).body).toMatchObject({ email: 'x@clinic.example' });
  await scene.stop();
});

it('a provider that tells the address in its token is not asked for more', async () => {
  const provider = await startTestOidcProvider({ claimsInIdToken: true });
  provider.register(`${publicUrl}/oidcCallback`);
  provider.person = { sub: 'y', email: 'y@clinic.example', email_verified: true };
  const server = await startTestServer({ settings: { PUBLIC_URL: publicUrl, ...provider.settings } });
  const started = await server.call('POST', '/authentication_app/oidc/start/', { body: {} });
  const place = await provider.visit(String(started.body['authorization_url']));
  const returned = Object.fromEntries(place.searchParams);
  const body = { oidc_attempt: started.body['oidc_attempt'], ...returned };
  expect((await server.call('POST', '/authentication_app/oidc/finish/', { body })).status).toBe(200);
  expect(provider.asked).not.toContain('/me');
  await server.stop();
  await provider.stop();
});
