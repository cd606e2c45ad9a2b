import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startFhirServer, type TestFhirServer } from '../../testing/fhir/start-fhir-server.ts';
import { makeCompany } from '../../testing/make-company.ts';
import { createMovingClock, hour } from '../../testing/moving-clock.ts';
import { setAccount } from '../../testing/set-account.ts';
import { startTestServer, type CallAnswer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

// A server and an EHR of its own, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

const publicUrl = 'https://notes.clinic.example';
const clock = createMovingClock();
let server: TestServer;
let ehr: TestFhirServer;
let operator: TestUser;
beforeAll(async () => {
  ehr = await startFhirServer({
    redirectUri: `${publicUrl}/emr/callback`,
    clientSecret: 'ZQXSECRET',
    now: () => clock.now(),
  });
  server = await startTestServer({ clock, settings: { PUBLIC_URL: publicUrl } });
  operator = await server.createUser();
  await setAccount(server, operator.id, { isOperator: true, secondFactorAt: clock.now() });
});
afterAll(async () => {
  await server.stop();
  await ehr.stop();
});

const call = (method: string, path: string, body?: object, who = operator): Promise<CallAnswer> =>
  server.call(method, `/operator/emr/${path}`, { token: who.accessToken, ...(body === undefined ? {} : { body }) });
const wanted = (more: object = {}): object => ({
  name: 'Harbour EHR',
  base_url: `${ehr.baseUrl}/`,
  client_id: 'notewright',
  client_secret: 'ZQXSECRET',
  ...more,
});
const refusedAddress = ({ status, body }: CallAnswer): unknown => [
  status,
  body['code'],
  Object.keys(body['errors'] as object),
];
const listed = async (): Promise<readonly Record<string, unknown>[]> =>
  (await call('GET', '')).body['data'] as Record<string, unknown>[];

describe('connecting a record system', () => {
  it('says what its server can, and which addresses to register there', async () => {
    const made = await call('POST', '', wanted());
    expect(made).toMatchObject({
      status: 201,
      body: {
        name: 'Harbour EHR',
        base_url: ehr.baseUrl,
        company: null,
        has_secret: true,
        state: 'working',
        waiting: 0,
        message: 'Harbour EHR is connected.',
        abilities: { fhir_version: '4.0.1', token_endpoint: `${ehr.baseUrl}/auth/token`, has_conditional_create: true },
      },
    });
    const read = await call('GET', '');
    expect(read.body).toMatchObject({
      data: [{ id: made.body['id'], client_id: 'notewright' }],
      callback_url: `${publicUrl}/emr/callback`,
      launch_url: `${publicUrl}/emr/launch`,
    });
    expect(JSON.stringify([made.body, read.body]) + server.logLines.join('')).not.toContain('ZQXSECRET');
    expect([(await call('POST', '', wanted())).status]).toEqual([409]);
  });

  it('opens records with its secret, and none once it is disconnected', async () => {
    const user = await server.createUser();
    const [{ id = '' } = {}] = (await listed()) as readonly { readonly id?: string }[];
    const open = async (): Promise<CallAnswer> => {
      const body = { iss: ehr.baseUrl, launch: ehr.launch('odalys') };
      const begun = await server.call('POST', '/emr/begin_launch/', { token: user.accessToken, body });
      if (begun.status !== 200) return begun;
      const place = await ehr.visit(String(begun.body['authorization_url']));
      const answer = { ...Object.fromEntries(place.searchParams), emr_attempt: begun.body['emr_attempt'] };
      return server.call('POST', '/emr/finish_launch/', { token: user.accessToken, body: answer });
    };
    const opened = await open();
    expect(opened.status).toBe(200);
    expect((await call('POST', `${id}/retry/`)).body).toEqual({
      message: 'What waits for this record system is tried now.',
    });
    expect((await call('DELETE', `${id}/`)).status).toBe(200);
    expect(await listed()).toEqual([]);
    const token = user.accessToken;
    const gone = await server.call('GET', `/emr/launches/${String(opened.body['id'])}/`, { token });
    expect(gone.status).toBe(404);
    expect([(await open()).body['code']]).toEqual(['emr_unknown']);
    const { kysely } = server.server.database;
    expect(await kysely.selectFrom('emr_launches').select('id').execute()).toEqual([]);
    expect((await call('DELETE', `${id}/`)).status).toBe(404);
  });

  it('is for one company where it says so', async () => {
    const company = await makeCompany(server, undefined, 'Harbour Clinic');
    const made = await call('POST', '', wanted({ company_id: company.id }));
    expect(made.body['company']).toEqual({ id: company.id, name: 'Harbour Clinic' });
    const seen = async (who: TestUser): Promise<unknown> =>
      (await server.call('GET', '/emr/connections/', { token: who.accessToken })).body['data'];
    expect(await seen(company.owner)).toEqual([{ id: made.body['id'], name: 'Harbour EHR' }]);
    expect(await seen(await server.createUser())).toEqual([]);
    const nowhere = wanted({ company_id: '01890000-0000-7000-8000-000000000000' });
    expect((await call('POST', '', nowhere)).status).toBe(404);
  });

  it('takes no address that is none of a FHIR server with SMART', async () => {
    const refused = [400, 'validation_failed', ['base_url']];
    for (const address of [
      'ftp://x.example/',
      'http://ehr.example/fhir',
      'https://u:p@ehr.example/',
      'https://ehr.example/?x=1',
      'x',
    ])
      expect(refusedAddress(await call('POST', '', wanted({ base_url: address }))), address).toEqual(refused);
    expect(refusedAddress(await call('POST', '', wanted({ base_url: `${server.origin}/x` })))).toEqual(refused);
    ehr.faults = () => ({ kind: 'html', when: 'before' });
    expect(refusedAddress(await call('POST', '', wanted()))).toEqual(refused);
    ehr.faults = () => ({ kind: '503', when: 'before' });
    expect(refusedAddress(await call('POST', '', wanted()))).toEqual([503, 'emr_unavailable', ['base_url']]);
    ehr.faults = null;
  });

  it('is asked for again where the proof is old', async () => {
    clock.advance(hour / 10);
    const [connection] = await listed();
    for (const [method, path, body] of [
      ['POST', '', wanted()],
      ['DELETE', `${String(connection?.['id'])}/`],
    ] as const)
      expect((await call(method, path, body)).body['code']).toBe('proof_required');
  });
});

describe('testing a record system', () => {
  it('asks it again, and says in a sentence what came of it', async () => {
    const [connection] = await listed();
    const test = (): Promise<CallAnswer> => call('POST', `${String(connection?.['id'])}/test/`);
    expect((await test()).body).toMatchObject({ state: 'working', message: 'Harbour EHR answers as it should.' });
    ehr.faults = () => ({ kind: 'cut', when: 'before' });
    expect((await test()).body).toMatchObject({ state: 'failing', abilities: null });
    ehr.faults = null;
    expect((await listed())[0]).toMatchObject({ state: 'failing' });
    ehr.rules.readOnly = ['Task'];
    expect((await test()).body).toMatchObject({
      state: 'working',
      abilities: { creates: expect.not.arrayContaining(['Task']) },
    });
    ehr.rules.readOnly = [];
    const { kysely } = server.server.database;
    const lines = kysely.selectFrom('audit_events').select(['action', 'tenant_id']);
    const rows = await lines.where('object_type', '=', 'emr_connection').execute();
    const actions = new Set(rows.map(({ action }) => action));
    expect(actions).toEqual(new Set(['emr.connect', 'emr.retry', 'emr.disconnect', 'emr.test']));
    // In the installation's own chain, as all that operators do.
    const [operation] = await lines.where('action', '=', 'operator.read').execute();
    expect(new Set(rows.map((row) => row.tenant_id))).toEqual(new Set([operation?.tenant_id]));
  });

  it('follows no server that names other sign-in addresses than those that were confirmed', async () => {
    const { connections } = server.server.store.emr;
    const [kept] = await connections.list();
    if (kept === undefined) throw new Error('One is connected.');
    const { state: _state, lastContactAt: _last, ...connection } = kept;
    const abilities = { ...connection.abilities, tokenEndpoint: 'https://before.example/token' };
    await connections.change({ ...connection, abilities }, 'working', null);
    const { body } = await call('POST', `${connection.id}/test/`);
    expect(body).toMatchObject({ state: 'failing', message: expect.stringContaining('other sign-in addresses') });
    expect((await connections.find(connection.id))?.abilities.tokenEndpoint).toBe('https://before.example/token');
  });
});
