import type { EndpointShape } from '@notewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, invite, makeCompany } from '../testing/make-company.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import type { TestServer, TestUser } from '../testing/start-test-server.ts';
import { contractEndpoints } from './check-registry.ts';
import { missingPath } from './testing/missing-path.ts';
import { findOpenObjects, sampleBody, schemaOf } from './testing/sample-body.ts';
import { sampleCases } from '../testing/test-tier.ts';

/** What is not a caller's to set is set by no call, however its name is put among what a call takes (row 36). */
const withBody = contractEndpoints
  .filter((endpoint) => endpoint.body !== undefined)
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

let server: TestServer;
/** A clinician, who may not manage; the owner, who may; and somebody of another company. */
let callers: readonly TestUser[];
let strangers: Readonly<Record<string, string>>;
beforeAll(async () => {
  server = await startTestServer();
  const [company, other] = [await makeCompany(server), await makeCompany(server)];
  const invited = await invite(server, other.owner, 'guest@clinic.example');
  callers = [await addMember(server, company), company.owner, await server.createUser()];
  strangers = { tenant: other.id, user: other.owner.id, invitation: invited.id };
});
afterAll(() => server.stop());

function smuggled(): Readonly<Record<string, unknown>> {
  return {
    role: 'owner',
    id: strangers['user'],
    user_id: strangers['user'],
    owner_id: strangers['user'],
    company_id: strangers['tenant'],
    tenant_id: strangers['tenant'],
    tenantId: strangers['tenant'],
    invited_by: strangers['user'],
    verified: true,
    verified_at: 1,
    is_verified: true,
    plan: 'company',
    seats: 1000,
    subscription_status: 'active',
    account_type: 'company',
    trial_ends_on: '2099-01-01T00:00:00Z',
    is_operator: 1,
    isOperator: true,
    is_owner: true,
    second_factor_at: null,
    has_second_factor: true,
    password_hash: 'x',
    disabled_at: null,
    workspace: 'company',
    proved_at: 9_999_999_999_999,
    expires_at: 9_999_999_999_999,
    kind: 'company',
  };
}

/** Everything that says who somebody is and what they may. */
async function readStanding(): Promise<string> {
  const { kysely } = server.server.database;
  const rows = [
    await kysely.selectFrom('tenants').selectAll().orderBy('id').execute(),
    await kysely.selectFrom('memberships').selectAll().orderBy('user_id').execute(),
    await kysely.selectFrom('users').selectAll().orderBy('id').execute(),
    await kysely.selectFrom('user_accounts').selectAll().orderBy('user_id').execute(),
    await kysely.selectFrom('invitations').selectAll().orderBy('id').execute(),
    await kysely
      .selectFrom('sessions')
      .select(['id', 'kind', 'subject_id', 'expires_at', 'ended_at', 'proved_at', 'workspace'])
      .orderBy('id')
      .execute(),
  ];
  return JSON.stringify(rows, (_name, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  );
}

async function send(endpoint: EndpointShape, user: TestUser, body: string | FormData, type?: string): Promise<number> {
  const answer = await fetch(server.origin + missingPath(endpoint), {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${user.accessToken}`,
      ...(type === undefined ? {} : { 'content-type': type }),
    },
    body,
  });
  await answer.text();
  return answer.status;
}

function toForm(values: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, String(value));
  return form;
}

describe('every call with a body', () => {
  it.each(withBody)('%s names all that it takes', (_name, endpoint) => {
    const open = findOpenObjects(schemaOf(endpoint));
    // What a browser reports of a passkey's extensions is its own choice, and nothing is read from it.
    expect(open.filter((place) => !place.endsWith('.response.clientExtensionResults'))).toEqual([]);
  });

  it.each(sampleCases(withBody, 12))(
    '%s refuses what it does not name, and nothing changes',
    async (_name, endpoint) => {
      const taken = new Set(Object.keys(schemaOf(endpoint).properties ?? {}));
      const extra = Object.entries(smuggled()).filter(([name]) => !taken.has(name));
      const before = await readStanding();
      for (const user of callers) {
        for (const [name, value] of extra) {
          const values = { ...sampleBody(endpoint), [name]: value };
          const status =
            endpoint.fileField === undefined
              ? await send(endpoint, user, JSON.stringify(values), 'application/json')
              : await send(endpoint, user, toForm(values));
          expect([400, 403], name).toContain(status);
        }
      }
      expect(await readStanding()).toBe(before);
    },
  );

  it.each(sampleCases(withBody, 12))('%s is not turned by what a body inherits', async (_name, endpoint) => {
    if (endpoint.fileField !== undefined) return;
    const sample = JSON.stringify(sampleBody(endpoint)).slice(1, -1);
    const rest = sample === '' ? '' : `,${sample}`;
    const before = await readStanding();
    for (const user of callers) {
      for (const poison of [
        `{"__proto__":{"role":"owner","is_operator":1}${rest}}`,
        `{"constructor":{"prototype":{"role":"owner"}}${rest}}`,
        `{"\\u005f_proto__":{"role":"owner"}${rest}}`,
      ])
        expect([400, 403], poison).toContain(await send(endpoint, user, poison, 'application/json'));
    }
    expect(await readStanding()).toBe(before);
    expect(({} as Record<string, unknown>)['role']).toBeUndefined();
  });
});

it('asks each call with what it would take, so that the extra is what is refused', () => {
  const fitting = withBody.filter(([, endpoint]) => endpoint.body?.safeParse(sampleBody(endpoint)).success === true);
  // The others carry what only a device can make, such as a passkey's signature.
  expect(withBody.length - fitting.length).toBeLessThanOrEqual(8);
  expect(fitting.length).toBeGreaterThan(35);
});
