import type { Bundle, CapabilityStatement, Resource } from '@medplum/fhirtypes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptTypeNames, keptTypes } from '../../areas/dev/ehr/ehr-scopes.ts';
import { searchedBy } from '../../areas/dev/ehr/ehr-statements.ts';
import { isSearchParameter } from '../../areas/dev/ehr/ehr-store.ts';
import { writePeople } from '../../areas/dev/ehr/people/write-people.ts';
import { askToken, authorizationUrl, openRecord } from './open-record.ts';
import type { OpenedRecord } from './open-record.ts';
import { startFhirServer } from './start-fhir-server.ts';
import type { TestFhirServer } from './start-fhir-server.ts';

const redirectUri = 'https://notes.clinic.example/emr/callback';
let server: TestFhirServer;
let clock: number;
beforeEach(async () => {
  clock = Date.parse('2026-05-04T10:00:00Z');
  server = await startFhirServer({ redirectUri, now: () => clock });
});
afterEach(() => server.stop());

const entriesOf = (body: unknown): readonly Resource[] =>
  ((body as Bundle).entry ?? []).flatMap(({ resource }) => resource ?? []);
const condition = (patientId: string, value = 'urn:uuid:1'): object => ({
  resourceType: 'Condition',
  identifier: [{ system: 'urn:ietf:rfc:3986', value }],
  subject: { reference: `Patient/${patientId}` },
  code: { text: 'Sprained ankle' },
});

describe('opening a record', () => {
  it('says where to ask and what it can', async () => {
    const smart = (await (await fetch(`${server.baseUrl}/.well-known/smart-configuration`)).json()) as {
      [name: string]: unknown;
    };
    expect(smart['authorization_endpoint']).toBe(`${server.baseUrl}/auth/authorize`);
    expect(smart['code_challenge_methods_supported']).toEqual(['S256']);
    const capability = (await (await fetch(`${server.baseUrl}/metadata`)).json()) as CapabilityStatement;
    const document = capability.rest?.[0]?.resource?.find(({ type }) => type === 'DocumentReference');
    expect(document?.interaction?.map(({ code }) => code)).toEqual(['read', 'search-type', 'create', 'update']);
    expect(document?.conditionalCreate).toBe(true);
  });

  it('gives the patient and the visit that are open in the EHR', async () => {
    const launch = server.launch('odalys');
    const { tokens } = await openRecord(server, redirectUri, { scope: 'launch patient/Condition.rs', launch });
    expect([tokens['patient'], tokens['encounter'], tokens['refresh_token']]).toEqual([
      'odalys',
      'odalys-visit',
      undefined,
    ]);
    expect(tokens['scope']).toBe('launch patient/Condition.rs');
  });

  it('gives the patient that the person chose, and no visit', async () => {
    server.person.patientId = 'bartholomew';
    const { tokens } = await openRecord(server, redirectUri);
    expect([tokens['patient'], tokens['encounter']]).toEqual(['bartholomew', undefined]);
  });

  it('says so when the person does not agree', async () => {
    server.person.agrees = false;
    const back = await server.visit(authorizationUrl(server, redirectUri, 'v'.repeat(43)));
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('state')).toMatch(/^[\w-]{32}$/);
  });

  it.each([
    ['client_id', 'another'],
    ['redirect_uri', 'https://evil.example/emr/callback'],
  ])('sends nobody back with a wrong %s', async (name, value) => {
    const address = new URL(authorizationUrl(server, redirectUri, 'v'.repeat(43)));
    address.searchParams.set(name, value);
    const answer = await fetch(address, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  });

  it.each([
    ['state', '', 'invalid_request'],
    ['code_challenge', '', 'invalid_request'],
    ['code_challenge_method', 'plain', 'invalid_request'],
    ['aud', 'https://other.example/fhir', 'invalid_request'],
    ['launch', 'not-one', 'invalid_request'],
    ['response_type', 'token', 'unsupported_response_type'],
    ['scope', 'patient/Condition.rs', 'invalid_scope'],
  ])('refuses a wrong %s', async (name, value, error) => {
    const address = new URL(authorizationUrl(server, redirectUri, 'v'.repeat(43)));
    address.searchParams.set(name, value);
    expect((await server.visit(address.href)).searchParams.get('error')).toBe(error);
  });

  it('takes a code once, with its verifier, its address and its client alone', async () => {
    const verifier = 'v'.repeat(43);
    const form = async (): Promise<Record<string, string>> => {
      const back = await server.visit(authorizationUrl(server, redirectUri, verifier));
      const code = back.searchParams.get('code') ?? '';
      return { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier };
    };
    const good = await form();
    expect((await askToken(server, good)).status).toBe(200);
    expect((await askToken(server, good)).body).toEqual({ error: 'invalid_grant' });
    for (const wrong of [{ code_verifier: 'w'.repeat(43) }, { redirect_uri: 'https://evil.example/' }])
      expect((await askToken(server, { ...(await form()), ...wrong })).body).toEqual({ error: 'invalid_grant' });
    const late = await form();
    clock += 61_000;
    expect((await askToken(server, late)).body).toEqual({ error: 'invalid_grant' });
    expect((await askToken({ ...server, clientId: 'another' }, await form())).status).toBe(401);
  });

  it('asks a client that has a secret for it', async () => {
    const other = await startFhirServer({ redirectUri, clientSecret: 'made-up secret' });
    const { tokens } = await openRecord(other, redirectUri);
    expect(tokens['patient']).toBe('wilhelmina');
    const form = { grant_type: 'refresh_token', refresh_token: String(tokens['refresh_token']) };
    expect((await askToken({ ...other, clientSecret: 'wrong' }, form)).status).toBe(401);
    expect((await askToken({ ...other, clientSecret: null }, form)).status).toBe(401);
    expect((await askToken({ ...other, clientSecret: '%' }, form)).status).toBe(401);
    await other.stop();
  });
});

describe('tokens', () => {
  it('grow old, and are renewed by a refresh token that changes each time', async () => {
    const record = await openRecord(server, redirectUri);
    expect((await record.ask('GET', 'Patient/wilhelmina')).status).toBe(200);
    clock += server.rules.tokenSeconds * 1000;
    expect((await record.ask('GET', 'Patient/wilhelmina')).status).toBe(401);
    const first = String(record.tokens['refresh_token']);
    const renewed = await record.refresh(first);
    expect(renewed.status).toBe(200);
    expect(renewed.body['refresh_token']).not.toBe(first);
    expect((await record.refresh(first)).body).toEqual({ error: 'invalid_grant' });
    expect((await record.refresh(String(renewed.body['refresh_token']))).status).toBe(200);
  });

  it('all end when an old refresh token comes again, where the rules say so', async () => {
    server.rules.reusedRefreshEndsAll = true;
    const record = await openRecord(server, redirectUri);
    const first = String(record.tokens['refresh_token']);
    const renewed = await record.refresh(first);
    await record.refresh(first);
    expect((await record.refresh(String(renewed.body['refresh_token']))).status).toBe(400);
  });

  it('end when they are revoked', async () => {
    const record = await openRecord(server, redirectUri);
    const body = new URLSearchParams({ token: String(record.tokens['refresh_token']), client_id: server.clientId });
    expect((await fetch(`${server.baseUrl}/auth/revoke`, { method: 'POST', body })).status).toBe(200);
    expect((await record.ask('GET', 'Patient/wilhelmina')).status).toBe(401);
  });

  it('are good for the patient and the kinds that were granted', async () => {
    server.rules.withheld = ['Observation', 'writes'];
    const record = await openRecord(server, redirectUri, {
      scope: 'launch/patient patient/Observation.rs patient/Condition.rs patient/Condition.c patient/Patient.read',
    });
    expect(record.tokens['scope']).toBe('launch/patient patient/Condition.rs patient/Patient.read');
    expect((await record.ask('GET', 'Observation?patient=wilhelmina')).status).toBe(403);
    expect((await record.ask('POST', 'Condition', condition('wilhelmina'))).status).toBe(403);
    expect((await record.ask('GET', 'Patient/bartholomew')).status).toBe(403);
    expect(entriesOf((await record.ask('GET', 'Condition?patient=bartholomew')).body)).toEqual([]);
  });
});

describe('the record', () => {
  let record: OpenedRecord;
  beforeEach(async () => {
    record = await openRecord(server, redirectUri);
  });

  it('is found by what a client searches for', async () => {
    const count = async (search: string): Promise<number> => entriesOf((await record.ask('GET', search)).body).length;
    expect(await count('Condition?patient=wilhelmina&clinical-status=active')).toBe(3);
    expect(await count('MedicationRequest?patient=Patient/wilhelmina&status=active')).toBe(3);
    expect(await count('MedicationRequest?patient=wilhelmina&_include=MedicationRequest:medication')).toBe(4);
    expect((await record.ask('GET', 'Condition?patient=wilhelmina&_include=Condition:subject')).status).toBe(400);
    expect(await count('AllergyIntolerance?patient=wilhelmina')).toBe(1);
    expect(await count('Immunization?patient=wilhelmina&status=completed')).toBe(2);
    expect(await count('Observation?patient=wilhelmina&category=vital-signs')).toBe(5);
    expect(await count('Observation?patient=wilhelmina&category=laboratory&date=ge2025-05-04')).toBe(5);
    expect(await count('Observation?patient=wilhelmina&code=http://loinc.org|4548-4')).toBe(3);
    const notes = entriesOf((await record.ask('GET', 'DocumentReference?patient=wilhelmina&_sort=-date')).body);
    expect(notes.map((note) => note.resourceType === 'DocumentReference' && note.description)).toEqual([
      'Diabetes follow-up',
      'Annual visit',
    ]);
    expect((await record.ask('GET', 'Condition?colour=red')).status).toBe(400);
    expect((await record.ask('GET', 'Basic?patient=wilhelmina')).status).toBe(404);
  });

  it('holds the text of a note inside it or beside it', async () => {
    const notes = entriesOf((await record.ask('GET', 'DocumentReference?patient=wilhelmina')).body);
    const held = notes.flatMap((note) => (note.resourceType === 'DocumentReference' ? note.content : []));
    expect(held.map(({ attachment }) => [attachment.data !== undefined, attachment.url])).toEqual([
      [true, undefined],
      [false, expect.stringMatching(/^Binary\/wilhelmina-/)],
    ]);
    const beside = await record.ask('GET', String(held[1]?.attachment.url));
    expect(Buffer.from(String(beside.body['data']), 'base64').toString()).toContain('Made-up note');
  });

  it('brings along the name of a medication that stands in a resource of its own, where that was granted', async () => {
    server.person.patientId = 'bartholomew';
    server.rules.pageSize = 2;
    const search = 'MedicationRequest?patient=bartholomew&_include=MedicationRequest:medication';
    const kindsOf = async (scope: string): Promise<readonly string[]> => {
      const opened = await openRecord(server, redirectUri, { scope });
      return entriesOf((await opened.ask('GET', search)).body).map((one) => one.resourceType);
    };
    expect(await kindsOf('launch/patient patient/MedicationRequest.rs patient/Medication.rs')).toEqual([
      'MedicationRequest',
      'MedicationRequest',
      'Medication',
    ]);
    expect(await kindsOf('launch/patient patient/MedicationRequest.rs')).toEqual([
      'MedicationRequest',
      'MedicationRequest',
    ]);
  });

  it('is searched by what the CapabilityStatement says, all of which FHIR knows', async () => {
    for (const type of keptTypeNames)
      for (const name of searchedBy(type)) expect(isSearchParameter(type, name), `${type} ${name}`).toBe(true);
  });

  it('comes in pages that lead to the next', async () => {
    server.rules.pageSize = 4;
    const seen: string[] = [];
    let next: string | undefined = 'Observation?patient=wilhelmina&_sort=-date&_count=50';
    for (let pages = 1; next !== undefined; pages += 1) {
      const { body } = await record.ask('GET', next);
      const bundle = body as unknown as Bundle;
      expect([bundle.total, entriesOf(body).length <= 4, pages <= 3]).toEqual([11, true, true]);
      seen.push(...entriesOf(body).map(({ id }) => String(id)));
      next = bundle.link?.find(({ relation }) => relation === 'next')?.url.slice(server.baseUrl.length + 1);
    }
    expect(new Set(seen).size).toBe(11);
  });

  it('takes a resource once under `If-None-Exist`', async () => {
    const only = { 'if-none-exist': 'identifier=urn:ietf:rfc:3986|urn:uuid:1' };
    const first = await record.ask('POST', 'Condition', condition('wilhelmina'), only);
    const again = await record.ask('POST', 'Condition', condition('wilhelmina'), only);
    expect([first.status, again.status, again.body['id']]).toEqual([201, 200, first.body['id']]);
    expect(first.headers.get('location')).toMatch(/\/fhir\/Condition\/[\w-]+\/_history\/[\w-]+$/);
    expect(first.headers.get('etag')).toMatch(/^W\/"[\w-]+"$/);
    expect([server.created.get('Condition'), await server.duplicates()]).toEqual([1, []]);
  });

  it('shows nothing of another patient who has the same identifier', async () => {
    const only = { 'if-none-exist': 'identifier=urn:ietf:rfc:3986|urn:uuid:1' };
    expect((await record.ask('POST', 'Condition', condition('wilhelmina'), only)).status).toBe(201);
    server.person.patientId = 'odalys';
    const other = await openRecord(server, redirectUri);
    const refused = await other.ask('POST', 'Condition', condition('odalys'), only);
    expect([refused.status, refused.body['resourceType']]).toEqual([412, 'OperationOutcome']);
  });

  it('takes it twice where it does not know `If-None-Exist`, which it says, and the duplicate shows', async () => {
    server.rules.conditionalCreate = false;
    const capability = (await record.ask('GET', 'metadata')).body as unknown as CapabilityStatement;
    const stated = capability.rest?.[0]?.resource?.filter(({ conditionalCreate }) => conditionalCreate === true);
    expect(stated).toEqual([]);
    const only = { 'if-none-exist': 'identifier=urn:ietf:rfc:3986|urn:uuid:1' };
    for (let times = 0; times < 2; times += 1)
      expect((await record.ask('POST', 'Condition', condition('wilhelmina'), only)).status).toBe(201);
    expect(await server.duplicates()).toEqual(['Condition urn:ietf:rfc:3986|urn:uuid:1']);
  });

  it('refuses what is of another patient, is no good FHIR, or is of a kind that it does not take', async () => {
    expect((await record.ask('POST', 'Condition', condition('odalys'))).status).toBe(403);
    const broken = { resourceType: 'Condition', subject: { reference: 'Patient/wilhelmina' }, onset: 'long ago' };
    const refused = await record.ask('POST', 'Condition', broken);
    expect([refused.status, refused.body['resourceType']]).toEqual([422, 'OperationOutcome']);
    expect((await record.ask('POST', 'Immunization', { resourceType: 'Immunization' })).status).toBe(405);
    server.rules.readOnly = ['Condition'];
    server.rules.unsupported = ['Task'];
    expect((await record.ask('POST', 'Condition', condition('wilhelmina'))).status).toBe(405);
    expect((await record.ask('GET', 'Task?patient=wilhelmina')).status).toBe(404);
    const capability = (await record.ask('GET', 'metadata')).body as unknown as CapabilityStatement;
    const kinds = capability.rest?.[0]?.resource ?? [];
    expect(kinds.some(({ type }) => type === 'Task')).toBe(false);
    expect(kinds.find(({ type }) => type === 'Condition')?.interaction?.map(({ code }) => code)).toEqual([
      'read',
      'search-type',
    ]);
    expect(await server.written()).toEqual([]);
  });

  it('changes a document only in the version that was read', async () => {
    const [note] = entriesOf((await record.ask('GET', 'DocumentReference?patient=wilhelmina')).body);
    const place = `DocumentReference/${note?.id}`;
    const read = await record.ask('GET', place);
    const changed = { ...read.body, docStatus: 'amended' };
    const held = { 'if-match': String(read.headers.get('etag')) };
    expect((await record.ask('PUT', place, changed, held)).status).toBe(200);
    expect((await record.ask('PUT', place, changed, held)).status).toBe(412);
  });

  it('takes a Provenance of what is the patient’s, and finds it by that', async () => {
    const { body } = await record.ask('POST', 'Condition', condition('wilhelmina'));
    const provenance = (place: string): object => ({
      resourceType: 'Provenance',
      target: [{ reference: place }],
      recorded: '2026-05-04T10:00:00Z',
      agent: [{ who: { display: 'Somebody made up' } }],
    });
    expect((await record.ask('POST', 'Provenance', provenance(`Condition/${String(body['id'])}`))).status).toBe(201);
    expect((await record.ask('POST', 'Provenance', provenance('Patient/odalys'))).status).toBe(403);
    const found = await record.ask('GET', `Provenance?target=Condition/${String(body['id'])}`);
    expect(entriesOf(found.body)).toHaveLength(1);
  });
});

describe('the made-up people', () => {
  it('are good FHIR, three of them, each with every kind of entry', async () => {
    const people = writePeople(clock);
    const { store } = server.ehr;
    for (const one of people)
      expect((await store.ask('PUT', `${one.resourceType}/${one.id}`, one)).status, one.id).toBe(200);
    for (const patient of ['wilhelmina', 'bartholomew', 'odalys']) {
      const own = new Set(people.filter(({ id }) => id?.startsWith(patient)).map((one) => one.resourceType));
      expect([...own].toSorted()).toEqual([
        'AllergyIntolerance',
        'Binary',
        'Condition',
        'DocumentReference',
        'Encounter',
        'Immunization',
        ...(patient === 'bartholomew' ? ['Medication'] : []),
        'MedicationRequest',
        'Observation',
        'Patient',
      ]);
    }
    expect(Object.keys(keptTypes)).toEqual(expect.arrayContaining(people.map((one) => one.resourceType)));
  });
});
