import { expect } from 'vitest';
import { startTestSamlProvider } from '../../../testing/test-saml-provider.ts';
import type { AnswerOptions, AuthnRequest, SamlPerson, TestSamlProvider } from '../../../testing/test-saml-provider.ts';
import { startTestServer } from '../../../testing/start-test-server.ts';
import type { CallAnswer, TestServer } from '../../../testing/start-test-server.ts';
import { setUpSso, start, type SsoCompany } from './set-up-sso.ts';

/** What a browser got for an answer that it brought. */
export interface Arrived {
  readonly status: number;
  readonly location: string;
  readonly text: string;
}

/** What an answer that must not be believed is sent as. */
export interface Sent {
  readonly xml: string;
  /** Where to, if not to where it was asked for. */
  readonly acs?: string;
}

/** A server with a company whose own provider is switched on, and a browser that goes through sign-ins. */
export interface SsoStage {
  readonly server: TestServer;
  readonly idp: TestSamlProvider;
  readonly clinic: SsoCompany;
  /** Records of domains, which a test puts there. */
  readonly records: Map<string, string[]>;
  newPerson(): SamlPerson;
  /** Begins a sign-in; the request that the provider gets. */
  begin(): Promise<AuthnRequest>;
  post(acs: string, xml: string): Promise<Arrived>;
  finish(secret: unknown, arrived: Arrived): Promise<CallAnswer>;
  /** A whole sign-in. */
  signIn(person: SamlPerson, options?: AnswerOptions): Promise<CallAnswer>;
  count(table: 'sessions' | 'users'): Promise<number>;
  auditRows(): Promise<readonly object[]>;
  /** Posts an answer that must not be believed: refused in one sentence, one row in the log, nobody signed in. */
  expectRefused(request: AuthnRequest, make: (person: SamlPerson) => Promise<Sent>, tenantId?: string): Promise<void>;
  stop(): Promise<void>;
}

export async function openSsoStage(): Promise<SsoStage> {
  const records = new Map<string, string[]>();
  const resolveTxt = (domain: string) => Promise.resolve((records.get(domain) ?? []).map((text) => [text]));
  const server = await startTestServer({ resolveTxt });
  const idp = await startTestSamlProvider();
  const clinic = await setUpSso(server, records, idp, { domain: 'clinic-a.example' });
  const { kysely } = server.server.database;
  await kysely.updateTable('tenants').set({ seats: 500 }).where('id', '=', clinic.id).execute();
  let people = 0;
  const newPerson = (): SamlPerson => {
    people += 1;
    return { nameId: `person-${people}@clinic-a.example` };
  };
  const finish = (secret: unknown, { location }: Arrived): Promise<CallAnswer> => {
    const ticket = new URL(location, server.origin).searchParams.get('ticket');
    return server.call('POST', '/authentication_app/sso/finish/', { body: { sso_attempt: secret, ticket } });
  };
  const count = async (table: 'sessions' | 'users'): Promise<number> => {
    const counted = kysely.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('n'));
    return (await counted.executeTakeFirstOrThrow()).n;
  };
  const auditRows = () =>
    kysely.selectFrom('audit_events').select(['action', 'outcome', 'tenant_id', 'object_type']).orderBy('id').execute();
  return {
    server,
    idp,
    clinic,
    records,
    newPerson,
    begin: async () => {
      const begun = await start(server, 'somebody@clinic-a.example');
      return idp.read(String(begun.body['authorization_url']));
    },
    post: postAnswer,
    finish,
    signIn: async (person, options = {}) => {
      const begun = await start(server, person.nameId);
      const request = idp.read(String(begun.body['authorization_url']));
      const arrived = await postAnswer(request.acs, await idp.write(request, person, options));
      expect([arrived.status, arrived.text]).toEqual([303, '']);
      return finish(begun.body['sso_attempt'], arrived);
    },
    count,
    auditRows,
    expectRefused: async (request, make, tenantId = clinic.id) => {
      const before = [(await auditRows()).length, await count('sessions'), await count('users')] as const;
      const { xml, acs = request.acs } = await make(newPerson());
      const arrived = await postAnswer(acs, xml);
      expect(arrived.status).toBe(400);
      expect(/<p role="alert">([^<]*)<\/p>/.exec(arrived.text)?.[1]).toBe(
        'The sign-in with Clinic Login could not be confirmed. Please start again.',
      );
      expect((await auditRows()).slice(before[0])).toEqual([
        { action: 'session.sign_in', outcome: 'failure', tenant_id: tenantId, object_type: 'sso_provider' },
      ]);
      expect([await count('sessions'), await count('users')]).toEqual([before[1], before[2]]);
    },
    stop: async () => {
      await idp.stop();
      await server.stop();
    },
  };
}

async function postAnswer(acs: string, xml: string): Promise<Arrived> {
  const body = new URLSearchParams({ SAMLResponse: Buffer.from(xml).toString('base64') });
  const answer = await fetch(acs, { method: 'POST', body, redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location') ?? '', text: await answer.text() };
}
