import { problemSchema } from '@notewright/contract';
import type { EndpointShape } from '@notewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../testing/make-company.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../testing/start-test-server.ts';
import { setAccount } from '../testing/set-account.ts';
import { contractEndpoints } from './check-registry.ts';
import { callPolicy } from './security-headers.ts';
import { missingId, missingPath } from './testing/missing-path.ts';
import { sampleCases } from '../testing/test-tier.ts';

const named = contractEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const ofVisitors = new Set([
  '/authentication_app/signup/',
  '/authentication_app/signin/',
  '/authentication_app/verify_otp/',
  '/authentication_app/resend_otp/',
  '/authentication_app/token/refresh/',
  '/authentication_app/forgot_password/',
  '/authentication_app/verify_forgot_password_otp/',
  '/authentication_app/reset_password/',
  '/authentication_app/sign_in_ways/',
  '/authentication_app/second_factor/',
  '/authentication_app/second_factor_options/',
  '/authentication_app/passkey_options/',
  '/authentication_app/passkey_sign_in/',
  '/authentication_app/oidc/start/',
  '/authentication_app/oidc/finish/',
  '/authentication_app/sso/start/',
  '/authentication_app/sso/finish/',
  '/company_user_management/read_invitation/',
  '/subscription_app/plans/',
  '/terms_and_support/support/',
  '/terms_and_support/contact/',
  '/terms_and_support/terms/',
]);

const securityHeaderNames = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'cross-origin-embedder-policy',
  'origin-agent-cluster',
  'cache-control',
  'x-request-id',
];

function expectHeaders(answer: CallAnswer): void {
  for (const name of securityHeaderNames) expect(answer.headers.get(name), name).toBeTruthy();
  expect(answer.headers.get('x-powered-by')).toBeNull();
  expect(answer.headers.get('server')).toBeNull();
  expect(answer.headers.get('strict-transport-security')).toBeNull();
}

function expectProblem(answer: CallAnswer, status: number, code: string): void {
  expect({ status: answer.status, code: answer.body['code'] }).toEqual({ status, code });
  const problem = problemSchema.strict().parse(answer.body);
  expect(problem.message).toMatch(/\.$|!$/);
  expectHeaders(answer);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toBe(callPolicy);
}

let server: TestServer;
/** Somebody whom a call lets in. */
const users = new Map<Kind, TestUser>();
beforeAll(async () => {
  server = await startTestServer();
  for (const kind of ['individual', 'owner', 'operator'] as const) users.set(kind, await makeUser(kind));
});

type Kind = 'individual' | 'owner' | 'operator';

function kindFor({ path }: EndpointShape): Kind {
  if (path.startsWith('/operator/')) return 'operator';
  const isOfCompany = path.startsWith('/company_user_management/') || path.startsWith('/learning/company/');
  return isOfCompany ? 'owner' : 'individual';
}

function userFor(endpoint: EndpointShape): TestUser {
  const user = users.get(kindFor(endpoint));
  if (user === undefined) throw new Error('There is nobody of that kind.');
  return user;
}

async function makeUser(kind: Kind): Promise<TestUser> {
  if (kind === 'owner') return (await makeCompany(server)).owner;
  const user = await server.createUser();
  if (kind === 'individual') return user;
  await setAccount(server, user.id, { isOperator: true, secondFactorAt: Date.now() });
  return user;
}
afterAll(() => server.stop());

/** For what is asked many times of each call. */
const sampled = sampleCases(named, 12);

describe('every call of the contract', () => {
  it('is there', () => {
    expect(contractEndpoints.length).toBeGreaterThanOrEqual(22);
  });

  it.each(named)('%s refuses visitors unless it is for them', async (_name, endpoint) => {
    if (ofVisitors.has(endpoint.path)) return;
    expectProblem(await server.call(endpoint.method, missingPath(endpoint)), 401, 'unauthenticated');
    expectProblem(
      await server.call(endpoint.method, missingPath(endpoint), { token: 'not.a.token' }),
      401,
      'session_expired',
    );
    expectProblem(
      await server.call(endpoint.method, missingPath(endpoint), { headers: { authorization: 'Basic eDp5' } }),
      401,
      'session_expired',
    );
  });

  it.each(named)('%s is known without its last slash', async (_name, endpoint) => {
    const bare = await server.call(endpoint.method, missingPath(endpoint).replace(/\/$/, ''));
    const full = await server.call(endpoint.method, missingPath(endpoint));
    expect(bare.status).toBe(full.status);
    // What is drawn at random for each request differs, and nothing else.
    expect(Object.keys(bare.body)).toEqual(Object.keys(full.body));
    if (full.status >= 400) expect(bare.body).toEqual(full.body);
  });

  it.each(sampled)('%s answers 405 in another method', async (_name, endpoint) => {
    const methods = contractEndpoints.filter((one) => one.path === endpoint.path).map((one) => one.method);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
      (one) => !methods.includes(one as 'GET'),
    )) {
      const answer = await server.call(method, missingPath(endpoint));
      expectProblem(answer, 405, 'method_not_allowed');
      expect(answer.headers.get('allow')).toBe(methods.join(', '));
    }
  });

  it.each(sampled)('%s refuses other kinds of content', async (_name, endpoint) => {
    if (endpoint.body === undefined) return;
    for (const type of [
      'text/plain',
      ...(endpoint.takesForm === true ? [] : ['application/x-www-form-urlencoded']),
      'application/xml',
      endpoint.fileField === undefined ? 'multipart/form-data; boundary=x' : 'application/json',
    ]) {
      const answer = await server.call(endpoint.method, missingPath(endpoint), {
        token: userFor(endpoint).accessToken,
        headers: { 'content-type': type },
        body: {},
      });
      expectProblem(answer, 415, 'unsupported_media_type');
    }
  });

  it.each(sampled)('%s takes only ids that can be ids', async (_name, endpoint) => {
    if (!endpoint.path.includes(':')) return;
    for (const id of ['1', 'null', '..%2f..%2fetc', '%00', `${missingId}x`, "' or 1=1 --", 'constructor']) {
      const path = endpoint.path.replace(/:\w+/, encodeURIComponent(id).replace(/%25/g, '%'));
      const answer = await server.call(endpoint.method, path, {
        token: userFor(endpoint).accessToken,
        ...(endpoint.body === undefined ? {} : { body: {} }),
      });
      expect([404, 405]).toContain(answer.status);
      problemSchema.parse(answer.body);
    }
  });
});

const deep = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);
const oddValues: readonly unknown[] = [
  null,
  [],
  {},
  '',
  'text',
  0,
  -1,
  1e308,
  true,
  [null],
  { email: [] },
  deep(2000),
  '\u0000',
  '\ud800',
  'x'.repeat(50_000),
];

/** Bodies of all kinds for one call: odd as a whole, and odd in each of its fields. */
function oddBodies(endpoint: EndpointShape): readonly unknown[] {
  const shape =
    endpoint.body !== undefined && 'shape' in endpoint.body ? Object.keys(endpoint.body.shape as object) : [];
  const perField = shape.flatMap((field) =>
    oddValues.map((value) => ({
      email: 'a@clinic.example',
      password: 'a made-up password',
      otp: '0000',
      [field]: value,
    })),
  );
  const extra = ['role', 'user_id', 'tenant_id', 'verified', 'plan', 'constructor', 'toString'].map((field) => ({
    [field]: true,
  }));
  return [...oddValues, ...perField, ...extra];
}

/** A GET takes no body: its odd queries are asked below. */
const takingBodies = sampled.filter(
  ([, { method, fileField, path }]) =>
    method !== 'GET' && fileField === undefined && path !== '/authentication_app/logout/',
);

describe('bad input', () => {
  it.each(takingBodies)(
    '%s never fails on our side, whatever its body is',
    { timeout: 60_000 },
    async (_name, endpoint) => {
      // Of their own: a call that takes no body may have locked or ended the session by the second.
      const user = await makeUser(kindFor(endpoint));
      const send = async (body: string): Promise<void> => {
        const answer = await fetch(`${server.origin}${missingPath(endpoint)}`, {
          method: endpoint.method,
          headers: { authorization: `Bearer ${user.accessToken}`, 'content-type': 'application/json' },
          body,
        });
        const text = await answer.text();
        expect(answer.status, `${body.slice(0, 100)} -> ${text.slice(0, 200)}`).toBeLessThan(500);
      };
      for (const body of oddBodies(endpoint)) await send(JSON.stringify(body));
      for (const body of [
        '',
        '{',
        '[1,',
        'undefined',
        '{"a":1}x',
        '"\\ud800"',
        '{"__proto__":{}}',
        '{"constructor":{"prototype":{"x":1}}}',
        '\u0000',
      ])
        await send(body);
    },
  );

  const asked = sampled.filter(([, { method }]) => method === 'GET');
  it.each(asked)('%s never fails on our side, whatever its query is', async (_name, endpoint) => {
    for (const query of [
      'limit=-1',
      'limit=1e99',
      'limit=1&limit=2',
      'cursor=%00',
      `cursor=${'x'.repeat(5000)}`,
      'cursor[]=1',
      'filter=__proto__',
      '__proto__[x]=1',
      'after=NaN',
      'chat_id=x',
      '%',
      '=&=&&',
    ]) {
      const answer = await server.call(endpoint.method, `${missingPath(endpoint)}?${query}`, {
        token: userFor(endpoint).accessToken,
      });
      expect(answer.status, query).toBeLessThan(500);
      expectHeaders(answer);
    }
  });

  it('answers a body over the limit with 413', async () => {
    const answer = await server.call('POST', '/authentication_app/signin/', {
      body: { email: 'a@clinic.example', password: 'x'.repeat(70_000) },
    });
    expectProblem(answer, 413, 'payload_too_large');
  });

  it('answers broken JSON with 400 and quotes nothing of it', async () => {
    const answer = await server.call('POST', '/authentication_app/signin/', {
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(400);
    const broken = await fetch(`${server.origin}/authentication_app/signin/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email": Zebra',
    });
    expect(await broken.text()).not.toContain('Zebra');
    expect(server.logLines.join('')).not.toContain('Zebra');
  });

  it('says what is wrong with fields in plain words', async () => {
    const answer = await server.call('POST', '/chat/search/', {
      token: users.get('individual')?.accessToken ?? '',
      body: { q: 5, in: 'all', more: 1, 'a<b>': 2 },
    });
    expect(answer.body).toEqual({
      code: 'validation_failed',
      message: 'This is not in the right form.',
      errors: {
        q: ['This is not in the right form.'],
        in: ['This is not in the right form.'],
        more: ['This field is not known here.'],
        _: ['This field is not known here.'],
      },
    });
  });
});

describe('unknown paths', () => {
  it.each(['/chat/no_such_call/', '/authentication_app/nothing', '/api/x', '/subscription/x', '/chat/a/b/c'])(
    'answers the unknown call %s with 404 as JSON',
    async (path) => {
      for (const method of ['GET', 'POST', 'DELETE'])
        expectProblem(await server.call(method, path, { headers: { accept: 'text/html' } }), 404, 'not_found');
    },
  );

  it.each(['/%c0%af', '/%', '/%zz', `/${'x'.repeat(8000)}`])(
    'answers the odd path %# without failing',
    async (path) => {
      const answer = await server.call('GET', path.slice(0, 9000));
      expect(answer.status).toBeLessThan(504);
      expect(answer.status).not.toBe(500);
      expectHeaders({ ...answer, headers: withRequestId(answer.headers) });
    },
  );
});

/** A path that cannot be decoded is refused before it has an id. */
function withRequestId(headers: Headers): Headers {
  const copy = new Headers(headers);
  if (!copy.has('x-request-id')) copy.set('x-request-id', 'none');
  return copy;
}

describe('the descriptions of the calls', () => {
  it('lists every call of the contract in the OpenAPI document', async () => {
    const answer = await server.call('GET', '/api/docs/openapi.json');
    const { openapi, paths } = answer.body as unknown as {
      openapi: string;
      paths: Record<string, Record<string, { responses: object }>>;
    };
    expect(openapi).toBe('3.1.0');
    for (const endpoint of contractEndpoints) {
      const call = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
      expect(Object.keys(call?.responses ?? {}), endpoint.path).toContain(String(endpoint.status ?? 200));
      expect(Object.keys(call?.responses ?? {})).toContain('429');
    }
  });

  it('shows them to people without a script', async () => {
    const page = await (await fetch(`${server.origin}/api/docs`)).text();
    for (const endpoint of contractEndpoints) expect(page).toContain(endpoint.path);
    expect(page).not.toContain('<script');
    expect(page).not.toContain(' style=');
    expect((await fetch(`${server.origin}/api/plain-page.css`)).headers.get('content-type')).toContain('text/css');
  });
});

describe('health', () => {
  it('says that it lives and that it can work', async () => {
    expect((await server.call('GET', '/healthz')).body).toEqual({ status: 'ok' });
    const ready = await server.call('GET', '/readyz');
    expect(ready.status).toBe(200);
    expect(ready.body).toEqual({
      status: 'ok',
      database: 'ok',
      files: 'ok',
      keys: 'ok',
      mail: 'embedded',
      payments: 'built-in',
      model: 'none',
      speech: 'none',
    });
  });
});

describe('the Host header in development', () => {
  it('is answered for this machine’s own names only', async () => {
    for (const [host, status] of [
      ['notewright.evil.example', 403],
      ['127.0.0.1.evil.example', 403],
      ['localhost', 200],
      ['localhost:9', 200],
    ] as const) {
      const answer = await server.server.app.inject({ method: 'GET', url: '/healthz', headers: { host } });
      expect(answer.statusCode, host).toBe(status);
    }
  });
});
