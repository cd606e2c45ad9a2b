import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { startScriptedEndpoint, type ScriptedEndpoint, type Script } from '../models/testing/scripted-endpoint.ts';
import type { Resolve } from '../net/guarded-fetch.ts';
import { startTestOidcProvider } from '../testing/test-oidc-provider.ts';
import { fetchFromProvider, type ProviderPlace } from './fetch-from-provider.ts';
import { IdentityError } from './identity-provider.ts';
import { createOpenIdConnect } from './openid-connect.ts';

const leadTo =
  (...addresses: readonly string[]): Resolve =>
  (_host, done) =>
    done(
      null,
      addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

const script: Script = [{ status: 200, headers: { 'content-type': 'application/json' }, body: '{"keys":[]}' }];

/** A server of this machine, under a name. */
async function named(given: Script = script): Promise<{ endpoint: ScriptedEndpoint; issuer: string }> {
  const endpoint = await startScriptedEndpoint(given);
  return { endpoint, issuer: `http://login.clinic.example:${new URL(endpoint.origin).port}` };
}

/** What comes of asking: the answer's words, or for the log why there are none. */
async function ask(issuer: string, place: Partial<ProviderPlace> = {}, path = '/jwks'): Promise<unknown> {
  const fetch = fetchFromProvider({ issuer, hosts: [], networks: [], ...place });
  try {
    return await (await fetch(`${issuer}${path}`, {})).text();
  } catch (error) {
    return error instanceof IdentityError ? [error.kind, error.message] : error;
  }
}

describe('the name of a provider', () => {
  it.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['::1']], [['169.254.169.254']], [['::ffff:10.0.0.1']]])(
    'that leads to %j is not asked',
    async (addresses) => {
      const { endpoint, issuer } = await named();
      await using _running = endpoint;
      expect(await ask(issuer, { resolve: leadTo(...addresses) })).toEqual(['unavailable', 'barred']);
      expect(endpoint.connections).toBe(0);
    },
  );

  it('is asked in a network that the operator named, and link-local addresses never', async () => {
    const { endpoint, issuer } = await named();
    await using _running = endpoint;
    const networks = ['127.0.0.0/8', '169.254.0.0/16'];
    expect(await ask(issuer, { networks, resolve: leadTo('127.0.0.1') })).toBe('{"keys":[]}');
    expect(await ask(issuer, { networks, resolve: leadTo('169.254.169.254') })).toEqual(['unavailable', 'barred']);
    expect(endpoint.connections).toBe(1);
  });

  it('is resolved once for a connection, which goes to the address that was looked at', async () => {
    const { endpoint, issuer } = await named();
    await using _running = endpoint;
    let asked = 0;
    // One that leads elsewhere from its second look-up on.
    const resolve: Resolve = (host, done) => {
      asked += 1;
      leadTo(asked === 1 ? '127.0.0.1' : '10.0.0.1')(host, done);
    };
    const fetch = fetchFromProvider({ issuer, hosts: [], networks: ['127.0.0.0/8'], resolve });
    expect((await fetch(`${issuer}/jwks`, {})).status).toBe(200);
    expect([asked, endpoint.requests]).toEqual([1, 1]);
    // Nothing is kept from before: the next connection is looked at again.
    await expect(fetch(`${issuer}/jwks`, {})).rejects.toMatchObject({ kind: 'unavailable', message: 'barred' });
    expect([asked, endpoint.connections]).toEqual([2, 1]);
  });

  it('that leads nowhere cannot be reached', async () => {
    const resolve: Resolve = (_host, done) => done(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), []);
    expect(await ask('https://login.clinic.example', { resolve })).toEqual(['unavailable', 'not_reached']);
  });
});

describe('a provider', () => {
  it('on this machine is asked without a setting', async () => {
    await using endpoint = await startScriptedEndpoint(script);
    expect(await ask(endpoint.origin)).toBe('{"keys":[]}');
    expect(await ask(endpoint.origin.replace('127.0.0.1', 'localhost'))).toBe('{"keys":[]}');
  });

  it('is asked at its own and the listed hosts alone', async () => {
    await using endpoint = await startScriptedEndpoint(script);
    await using other = await startScriptedEndpoint(script);
    const { host } = new URL(other.origin);
    const askOther = async (hosts: readonly string[]): Promise<string> => {
      const fetch = fetchFromProvider({ issuer: endpoint.origin, hosts, networks: [] });
      return (await fetch(`${other.origin}/jwks`, {})).text();
    };
    await expect(askOther([])).rejects.toMatchObject({ kind: 'unavailable', message: 'host_not_listed' });
    expect(other.connections).toBe(0);
    expect(await askOther([host])).toBe('{"keys":[]}');
  });

  it('beyond this machine is asked over TLS alone', async () => {
    const fetch = fetchFromProvider({ issuer: 'https://login.clinic.example', hosts: ['127.0.0.1'], networks: [] });
    await using endpoint = await startScriptedEndpoint(script);
    await expect(fetch(`${endpoint.origin}/jwks`, {})).rejects.toMatchObject({ message: 'host_not_listed' });
    await expect(fetch('http://login.clinic.example/jwks', {})).rejects.toMatchObject({ message: 'host_not_listed' });
    expect(endpoint.connections).toBe(0);
  });

  it('leads nowhere else', async () => {
    await using other = await startScriptedEndpoint(script);
    await using endpoint = await startScriptedEndpoint([{ status: 302, headers: { location: `${other.origin}/` } }]);
    expect(await ask(endpoint.origin)).toEqual(['unavailable', 'redirected']);
    expect([endpoint.requests, other.connections]).toEqual([1, 0]);
  });

  it.each([
    ['says how long it is', { status: 200, body: 'x'.repeat(1_000_000) }],
    ['does not', { raw: 'x'.repeat(1_000_000) }],
    ['is a refusal', { status: 400, body: 'x'.repeat(1_000_000) }],
  ])('that answers a megabyte is not read to its end, where it %s', async (_name, step) => {
    await using endpoint = await startScriptedEndpoint([step, { then: 'hang' }]);
    expect(await ask(endpoint.origin)).toEqual(['unavailable', 'answer_too_large']);
  });

  it('is heard where it says no, and sent a form as one', async () => {
    await using endpoint = await startScriptedEndpoint([{ status: 400, body: '{"error":"invalid_client"}' }]);
    const fetch = fetchFromProvider({ issuer: endpoint.origin, hosts: [], networks: [] });
    const answer = await fetch(`${endpoint.origin}/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ code: 'a b&c' }),
    });
    expect([answer.status, await answer.text()]).toEqual([400, '{"error":"invalid_client"}']);
    expect(endpoint.received).toContain('code=a+b%26c');
  });

  it('that packs its answer gave none', async () => {
    await using endpoint = await startScriptedEndpoint([
      { status: 200, headers: { 'content-encoding': 'gzip' }, body: 'x' },
    ]);
    expect(await ask(endpoint.origin)).toEqual(['unavailable', 'broken']);
  });

  it.each([
    ['before it answers', [{ then: 'hang' }]],
    ['within its answer', [{ raw: '{' }, { then: 'hang' }]],
  ] as const)('that is left %s gives the reason for that', async (_name, steps) => {
    await using endpoint = await startScriptedEndpoint(steps);
    const fetch = fetchFromProvider({ issuer: endpoint.origin, hosts: [], networks: [] });
    const left = new AbortController();
    const asked = fetch(`${endpoint.origin}/jwks`, { signal: left.signal });
    await expect.poll(() => endpoint.requests).toBe(1);
    left.abort(new DOMException('late', 'TimeoutError'));
    await expect(asked).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

it('a sign-in goes by the guarded fetch, with the networks that were named', async () => {
  const provider = await startTestOidcProvider();
  provider.register('https://notes.clinic.example/oidcCallback');
  const { port } = new URL(provider.issuer);
  const issuer = `http://login.clinic.example:${port}`;
  const places = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'].map((name) => [name, `${issuer}/${name}`]);
  provider.misdeeds = { metadata: { issuer, ...Object.fromEntries(places) } };
  const reasons: string[] = [];
  const begin = (networks: readonly string[]) =>
    createOpenIdConnect({
      issuer,
      clientId: provider.clientId,
      clientSecret: provider.clientSecret,
      clientAuth: 'basic',
      name: 'Clinic Login',
      asksFreshLogin: false,
      hosts: [],
      networks,
      now: () => 0,
      report: ({ message }) => reasons.push(message),
      resolve: leadTo('127.0.0.1'),
    }).begin('https://notes.clinic.example/oidcCallback');
  await expect(begin([])).rejects.toMatchObject({ kind: 'unavailable' });
  expect([reasons, provider.asked]).toEqual([['barred'], []]);
  const { address } = await begin(['127.0.0.0/8']);
  expect(address.startsWith(`${issuer}/authorization_endpoint?`)).toBe(true);
  await provider.stop();
});
