import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectSimulator, disconnectSimulator, simulatorConnectionId } from './ehr-simulator.ts';
import { startTestServer } from './testing/start-test-server.ts';
import type { TestServer } from './testing/start-test-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ accessToken: token } = await server.createUser());
});
afterAll(() => server.stop());

const call = (method: string, path: string, body?: unknown) =>
  server.call(method, path, { token, ...(body === undefined ? {} : { body }) });

/** Presses "Allow" where the browser was sent, for the patient who is chosen there. */
async function allow(authorizationUrl: string, patient: string): Promise<URLSearchParams> {
  const body = new URLSearchParams({ answer: 'allow', patient });
  const answer = await fetch(authorizationUrl, { method: 'POST', redirect: 'manual', body });
  return new URL(answer.headers.get('location') ?? '').searchParams;
}

async function open(begun: { readonly body: object }, patient: string) {
  const { authorization_url, emr_attempt } = begun.body as Record<string, string>;
  const back = await allow(String(authorization_url), patient);
  const { state, code } = Object.fromEntries(back);
  return call('POST', '/emr/finish_launch/', { emr_attempt, state, code });
}

describe('the EHR simulator as a connection', () => {
  it('is there for everybody, once, however often the server starts, and at its new address', async () => {
    expect((await call('GET', '/emr/connections/')).body).toEqual({ data: [] });
    await connectSimulator(server.server);
    const { accounts, store } = server.server;
    const moved = { ...accounts, publicUrl: () => 'http://127.0.0.1:9' };
    await connectSimulator({ store, accounts: moved });
    const { find, list } = store.emr.connections;
    expect((await find(simulatorConnectionId))?.baseUrl).toBe('http://127.0.0.1:9/dev/ehr/fhir');
    await connectSimulator(server.server);
    expect((await list()).map(({ baseUrl }) => baseUrl)).toEqual([`${server.origin}/dev/ehr/fhir`]);
    expect((await call('GET', '/emr/connections/')).body).toEqual({
      data: [{ id: simulatorConnectionId, name: 'EHR simulator' }],
    });
  });

  it('is not connected at a plain address that others could reach', async () => {
    const accounts = { ...server.server.accounts, publicUrl: () => 'http://notes.clinic.example' };
    await expect(connectSimulator({ ...server.server, accounts })).rejects.toThrow();
  });

  it('opens the patient that the person chooses, whose whole record is read', async () => {
    await connectSimulator(server.server);
    const begun = await call('POST', '/emr/begin_launch/', { connection_id: simulatorConnectionId });
    expect(begun.status).toBe(200);
    const launch = await open(begun, 'wilhelmina');
    expect(launch.status).toBe(200);
    expect(launch.body).toMatchObject({
      patient: { name: expect.stringContaining('Testerly') as string, birth_date: '1956-03-14' },
      encounter: null,
      missing: [],
      can_write: true,
    });
    const context = await call('GET', `/emr/launches/${String(launch.body['id'])}/context/`);
    const { groups, notes } = context.body as {
      groups: { kind: string; state: string; items: { text: string }[] }[];
      notes: { text: string }[];
    };
    expect(groups.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'problems read',
      'medications read',
      'allergies read',
      'immunizations read',
      'vital_signs read',
      'laboratory read',
    ]);
    expect(notes).toHaveLength(2);
    expect(notes.every(({ text }) => text.startsWith('Made-up note'))).toBe(true);
    const shown = JSON.stringify(groups);
    for (const text of ['Metformin 500 mg', 'penicillin', 'Hemoglobin A1c']) expect(shown).toContain(text);
    // Entered in error, and older than a year.
    expect(shown).not.toMatch(/Asthma|6\.9/);
  });

  it('opens the patient and the visit of its page', async () => {
    const page = await (await fetch(`${server.origin}/dev/ehr/patients/odalys`)).text();
    const address = /<a class="go" href="([^"]+)">/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { iss, launch } = Object.fromEntries(new URL(address).searchParams);
    const opened = await open(await call('POST', '/emr/begin_launch/', { iss, launch }), 'wilhelmina');
    expect(opened.body).toMatchObject({
      patient: { name: expect.stringContaining('Fictiva-Prueba') as string },
      encounter: { text: expect.stringContaining('Telehealth visit') as string },
    });
  });

  it('is taken out again where it is not to be, with what was open in it', async () => {
    const open = (await call('GET', '/emr/launches/')).body as { data: unknown[] };
    expect(open.data.length).toBeGreaterThan(0);
    await disconnectSimulator(server.server);
    expect((await call('GET', '/emr/connections/')).body).toEqual({ data: [] });
    expect((await call('GET', '/emr/launches/')).body).toEqual({ data: [] });
    await disconnectSimulator(server.server);
  });
});
