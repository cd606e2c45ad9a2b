import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addMember, makeCompany, removeMember } from '../../testing/make-company.ts';
import { minute } from '../../testing/moving-clock.ts';
import type { CallAnswer } from '../../testing/start-test-server.ts';
import { connect, openEmrScene, ownerOf, type EmrScene } from './testing/emr-scene.ts';

// A server and an EHR of its own, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

let scene: EmrScene;
beforeAll(async () => {
  scene = await openEmrScene();
});
afterAll(() => scene.stop());

const shown = ({ status, body }: CallAnswer): unknown => [status, body['code']];
const failed = [400, 'emr_failed'];
const idOf = ({ body }: CallAnswer): string => String(body['id']);
const countLaunches = async (): Promise<number> => {
  const { kysely } = scene.server.server.database;
  return (await kysely.selectFrom('emr_launches').select('id').execute()).length;
};
const listAudit = async (action: string): Promise<readonly string[]> => {
  const { kysely } = scene.server.server.database;
  const rows = await kysely.selectFrom('audit_events').select('outcome').where('action', '=', action).execute();
  return rows.map(({ outcome }) => outcome);
};

describe('a launch from the EHR', () => {
  it('asks for a code as the standard says, and for no more than is used', async () => {
    const launch = scene.ehr.launch('wilhelmina');
    const { body } = await scene.call('POST', '/emr/begin_launch/', { iss: `${scene.ehr.baseUrl}/`, launch });
    const asked = new URL(String(body['authorization_url'])).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: 'notewright',
      redirect_uri: 'https://notes.clinic.example/emr/callback',
      aud: `${scene.ehr.baseUrl}/`,
      launch,
      code_challenge_method: 'S256',
    });
    const scopes = String(asked.get('scope')).split(' ');
    expect(scopes.slice(0, 4)).toEqual(['launch', 'openid', 'fhirUser', 'offline_access']);
    expect(scopes).toContain('patient/Condition.rs');
    expect(scopes).toContain('patient/DocumentReference.c');
    expect(scopes.filter((scope) => scope.includes('*') || scope.startsWith('user/'))).toEqual([]);
    expect(scopes).not.toContain('patient/Patient.c');
  });

  it('opens the record of the patient and the visit that are open there', async () => {
    const opened = await scene.open('wilhelmina');
    expect(opened).toMatchObject({
      status: 200,
      body: {
        connection: { id: scene.connectionId, name: 'Harbour EHR' },
        patient: { name: 'Wilhelmina Madeup Testerly', birth_date: '1956-03-14', sex: 'Female' },
        encounter: { text: 'Office visit: Diabetes follow-up' },
        missing: [],
        chat_id: null,
        can_write: true,
        ends_on: null,
      },
    });
    expect(opened.body['permissions']).toContain('Read the problem list');
    expect(JSON.stringify(opened.body)).not.toMatch(/token|wilhelmina-visit|"wilhelmina"/);
    expect((await scene.call('GET', `/emr/launches/${idOf(opened)}/`)).body).toEqual(opened.body);
  });

  it('is described in the language of who opened it', async () => {
    const id = idOf(await scene.open());
    const token = scene.user.accessToken;
    const headers = { 'accept-language': 'es' };
    const { body } = await scene.server.call('GET', `/emr/launches/${id}/`, { token, headers });
    expect(body['permissions']).toContain('Leer la lista de problemas');
    expect(body['patient']).toMatchObject({ sex: 'Femenino' });
  });

  it('keeps neither tokens nor who the patient is in words that anybody could read', async () => {
    await scene.open('odalys');
    const { kysely } = scene.server.server.database;
    const tables = [
      await kysely.selectFrom('emr_launches').selectAll().execute(),
      await kysely.selectFrom('emr_attempts').selectAll().execute(),
      await kysely.selectFrom('audit_events').selectAll().execute(),
    ];
    const bytes = (_name: string, value: unknown): unknown =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value;
    const kept = JSON.stringify(tables, bytes) + scene.server.logLines.join('');
    expect(kept).not.toMatch(/odalys|accessToken|Testerly/i);
    for (const { headers } of scene.ehr.asked.slice(-2))
      expect(kept).not.toContain(String(headers['authorization']).slice('Bearer '.length));
  });
});

describe('a launch from here', () => {
  it('has the EHR ask for the patient', async () => {
    scene.ehr.person.patientId = 'bartholomew';
    const begun = await scene.call('POST', '/emr/begin_launch/', { connection_id: scene.connectionId });
    const asked = new URL(String(begun.body['authorization_url']));
    expect(asked.searchParams.get('launch')).toBe(null);
    expect(String(asked.searchParams.get('scope'))).toMatch(/^launch\/patient /);
    const place = await scene.ehr.visit(asked.href);
    const answer = Object.fromEntries(place.searchParams);
    const opened = await scene.finish({ ...answer, emr_attempt: String(begun.body['emr_attempt']) });
    expect(opened.body).toMatchObject({ encounter: null, patient: { name: expect.stringContaining('Bartholomew') } });
  });

  it('is not there for an EHR that no operator connected, and asks nobody', async () => {
    const asked = scene.ehr.asked.length;
    const unknown = [404, 'emr_unknown'];
    for (const iss of [
      'https://evil.example/fhir',
      'http://169.254.169.254/',
      'not an address',
      `${scene.ehr.baseUrl}/x`,
    ])
      expect(shown(await scene.call('POST', '/emr/begin_launch/', { iss, launch: 'x' }))).toEqual(unknown);
    const stranger = await scene.call('POST', '/emr/begin_launch/', {
      connection_id: '01890000-0000-7000-8000-000000000000',
    });
    expect(shown(stranger)).toEqual(unknown);
    expect(scene.ehr.asked.length).toBe(asked);
  });
});

describe('an answer that does not count', () => {
  it('is one that was used before: of ten at once, one opens the record', async () => {
    const answer = await scene.visit();
    const before = await countLaunches();
    const all = await Promise.all(Array.from({ length: 10 }, () => scene.finish(answer)));
    expect(all.filter(({ status }) => status === 200).length).toBe(1);
    expect(all.filter(({ status }) => status !== 200).map(shown)).toEqual(Array.from({ length: 9 }, () => failed));
    expect(await countLaunches()).toBe(before + 1);
    expect(shown(await scene.finish(answer))).toEqual(failed);
  });

  it('is one to another tab, of another person, with another state, or in the name of another', async () => {
    const other = await scene.server.createUser();
    const before = await countLaunches();
    const [one, two, three, four, five] = await Promise.all(Array.from({ length: 5 }, () => scene.visit()));
    if (!one || !two || !three || !four || !five) throw new Error('Five were begun.');
    const asked = scene.ehr.asked.length;
    expect(shown(await scene.finish({ ...one, emr_attempt: 'x' }))).toEqual(failed);
    expect(shown(await scene.finish(one, other))).toEqual(failed);
    expect(shown(await scene.finish({ ...two, state: three.state }))).toEqual(failed);
    expect(shown(await scene.finish({ ...four, iss: 'https://evil.example/fhir' }))).toEqual(failed);
    expect(shown(await scene.finish({ emr_attempt: five.emr_attempt, state: five.state }))).toEqual(failed);
    // No code was shown to anybody.
    expect(scene.ehr.asked.length).toBe(asked);
    // What another person tried took nothing from the one who had begun.
    expect((await scene.finish(one)).status).toBe(200);
    expect(await countLaunches()).toBe(before + 1);
  });

  it('is a code that the EHR does not take', async () => {
    const answer = await scene.visit();
    expect(shown(await scene.finish({ ...answer, code: 'x' }))).toEqual(failed);
  });

  it('is a no, said as what it is', async () => {
    const said = async (error: string): Promise<unknown> => {
      const { emr_attempt: attempt, state } = await scene.visit();
      return shown(await scene.finish({ emr_attempt: attempt, state, error }));
    };
    expect(await said('access_denied')).toEqual([400, 'emr_cancelled']);
    expect(await said('temporarily_unavailable')).toEqual([503, 'emr_unavailable']);
    expect(await said('invalid_scope')).toEqual([403, 'emr_not_granted']);
  });

  it('is a line of the audit log, whatever it was', async () => {
    const outcomes = await listAudit('emr.launch');
    expect(outcomes.filter((one) => one === 'failure').length).toBeGreaterThan(5);
    expect(outcomes).toContain('denied');
  });
});

describe('what an EHR grants', () => {
  it('is read, and what is missing is said', async () => {
    scene.ehr.rules.withheld = ['AllergyIntolerance', 'writes'];
    const { body } = await scene.open();
    scene.ehr.rules.withheld = [];
    expect(body).toMatchObject({ missing: ['allergies'], can_write: false });
    expect(body['permissions']).not.toContain('Read allergies');
    expect(body['permissions']).not.toContain('Add signed notes to the record');
  });

  it('opens nothing where it is no record of a patient', async () => {
    const before = await countLaunches();
    scene.ehr.rules.withheld = ['Patient'];
    expect(shown(await scene.open())).toEqual([403, 'emr_not_granted']);
    scene.ehr.rules.withheld = [];
    expect(await countLaunches()).toBe(before);
  });

  it('opens nothing where the EHR fails in the middle, and can be begun again', async () => {
    const before = await countLaunches();
    for (const kind of ['500', '503', 'cut', 'half_body', 'html'] as const) {
      const answer = await scene.visit();
      scene.ehr.faults = ({ path }) => (path.startsWith('Patient/') ? { kind, when: 'before' } : null);
      expect(shown(await scene.finish(answer)), kind).toEqual([503, 'emr_unavailable']);
      scene.ehr.faults = null;
    }
    expect(await countLaunches()).toBe(before);
    expect((await scene.open()).status).toBe(200);
  });

  it('goes on without the words of a visit that cannot be read', async () => {
    const answer = await scene.visit();
    scene.ehr.faults = ({ path }) => (path.startsWith('Encounter/') ? { kind: '403', when: 'before' } : null);
    const { body } = await scene.finish(answer);
    scene.ehr.faults = null;
    expect(body['encounter']).toEqual({ text: 'Visit', date: null });
  });
});

describe('a record of somebody else', () => {
  it('is as good as none', async () => {
    const id = idOf(await scene.open());
    const other = await scene.server.createUser();
    const chatId = await scene.newChat(other);
    for (const [method, path, body] of [
      ['GET', ''],
      ['DELETE', ''],
      ['GET', 'context/'],
      ['POST', 'bind_chat/', { chat_id: chatId }],
    ] as const)
      expect(shown(await scene.call(method, `/emr/launches/${id}/${path}`, body, other)), path).toEqual([
        404,
        'not_found',
      ]);
    expect((await scene.call('GET', '/emr/launches/', undefined, other)).body).toEqual({ data: [] });
    expect((await scene.call('GET', `/emr/launches/${id}/`)).status).toBe(200);
  });

  it('of a company is closed when its person leaves, and is not there where they work then', async () => {
    const company = await makeCompany(scene.server);
    const member = await addMember(scene.server, company);
    const own = await connect(scene.server, scene.ehr, company.id, 'Clinic EHR');
    const listed = await scene.call('GET', '/emr/connections/', undefined, member);
    expect(listed.body).toEqual({
      data: [
        { id: own, name: 'Clinic EHR' },
        { id: scene.connectionId, name: 'Harbour EHR' },
      ],
    });
    expect((await scene.call('GET', '/emr/connections/')).body).toEqual({
      data: [{ id: scene.connectionId, name: 'Harbour EHR' }],
    });
    const opened = await scene.open('odalys', member);
    expect(opened.body['connection']).toEqual({ id: own, name: 'Clinic EHR' });
    const before = await countLaunches();
    await removeMember(scene.server, company.owner, member.id);
    expect(await countLaunches()).toBe(before - 1);
    expect(await listAudit('emr.end')).toEqual(['success']);
  });
});

describe('closing a record', () => {
  it('forgets its tokens and withdraws them, and those of the same patient', async () => {
    const user = await scene.server.createUser();
    const [first, second] = [await scene.open('odalys', user), await scene.open('odalys', user)];
    const other = await scene.open('bartholomew', user);
    const revoked = (): number => scene.ehr.asked.filter(({ path }) => path === 'auth/revoke').length;
    const before = revoked();
    const closed = await scene.call('DELETE', `/emr/launches/${idOf(first)}/`, undefined, user);
    expect(closed.body).toEqual({ message: 'The record is closed. Notewright keeps no access to it.' });
    await expect.poll(revoked).toBe(before + 2);
    expect(shown(await scene.call('GET', `/emr/launches/${idOf(second)}/`, undefined, user))).toEqual([
      404,
      'not_found',
    ]);
    const left = (await scene.call('GET', '/emr/launches/', undefined, user)).body['data'] as { id: string }[];
    expect(left.map(({ id }) => id)).toEqual([idOf(other)]);
    const owner = await ownerOf(scene.server, user);
    expect(await scene.server.server.store.emr.launches.readTokens({ owner, id: idOf(first) })).toBe(null);
  });
});

describe('an answer that comes too late', () => {
  it('opens nothing', async () => {
    const person = await scene.server.createUser();
    const answer = await scene.visit('odalys', person);
    scene.clock.advance(10 * minute + 1);
    const { email, password } = person;
    const again = await scene.server.call('POST', '/authentication_app/signin/', { body: { email, password } });
    const accessToken = String(again.body['accessToken']);
    const asked = scene.ehr.asked.length;
    expect(shown(await scene.finish(answer, { ...person, accessToken }))).toEqual(failed);
    expect(scene.ehr.asked.length).toBe(asked);
  });
});
