import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../../testing/start-test-server.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const verifier = 'v'.repeat(43);
const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(new URL(path, server.origin), { redirect: 'manual', headers: { accept: 'text/html' }, ...init });
const unescape = (text = ''): string => text.replaceAll('&amp;', '&');

/** Where the page of a record leads an app: `iss` and `launch`. */
async function readLaunch(patientId: string): Promise<URL> {
  const page = await (await get(`/dev/ehr/patients/${patientId}`)).text();
  return new URL(unescape(/<a class="go" href="([^"]+)">Open in Notewright/.exec(page)?.[1]));
}

/** Where an app sends the browser. */
function askAddress(more: Readonly<Record<string, string>>): URL {
  const address = new URL('/dev/ehr/fhir/auth/authorize', server.origin);
  const asked = {
    response_type: 'code',
    client_id: 'notewright',
    redirect_uri: `${server.origin}/emr/callback`,
    scope: 'launch/patient offline_access patient/*.rs patient/DocumentReference.c patient/Provenance.c',
    state: 's'.repeat(22),
    aud: `${server.origin}/dev/ehr/fhir`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address;
}

const answer = (address: URL, form: Readonly<Record<string, string>>, headers = {}): Promise<Response> =>
  fetch(address, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form), headers });

async function readToken(back: URL): Promise<string> {
  const form = {
    grant_type: 'authorization_code',
    client_id: 'notewright',
    code: back.searchParams.get('code') ?? '',
    redirect_uri: `${server.origin}/emr/callback`,
    code_verifier: verifier,
  };
  const body = new URLSearchParams(form);
  const given = await fetch(`${server.origin}/dev/ehr/fhir/auth/token`, { method: 'POST', body });
  return ((await given.json()) as { access_token: string }).access_token;
}

const callFhir = (token: string, path: string, resource?: object): Promise<Response> =>
  fetch(`${server.origin}/dev/ehr/fhir/${path}`, {
    method: resource === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/fhir+json' },
    ...(resource === undefined ? {} : { body: JSON.stringify(resource) }),
  });

describe('the EHR simulator', () => {
  it('shows whom it has, and the record of each, without script or style of its own', async () => {
    const first = await get('/dev/ehr');
    expect(first.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
    const people = await first.text();
    for (const id of ['wilhelmina', 'bartholomew', 'odalys']) {
      expect(people).toContain(`href="/dev/ehr/patients/${id}"`);
      const record = await (await get(`/dev/ehr/patients/${id}`)).text();
      for (const title of [
        'Problems',
        'Medications',
        'Allergies',
        'Immunizations',
        'Vital signs',
        'Laboratory',
        'Notes',
      ])
        expect(record).toMatch(new RegExp(`<h2>${title}</h2><ul`));
      expect(people + record).not.toMatch(/<script| style=|<style/);
    }
    expect((await get('/dev/ehr/patients/nobody')).status).toBe(404);
  });

  it('opens Notewright with a patient by an address that names none, and asks before it gives the record', async () => {
    const launch = await readLaunch('odalys');
    expect(launch.href).not.toContain('odalys');
    expect([launch.pathname, launch.searchParams.get('iss')]).toEqual(['/emr/launch', `${server.origin}/dev/ehr/fhir`]);
    const address = askAddress({
      launch: launch.searchParams.get('launch') ?? '',
      scope: 'launch patient/Condition.rs',
    });
    const page = await (await get(address.href)).text();
    expect(page).toContain('Odalys Fictiva-Prueba');
    expect(page).toContain('It may read and search: problems.');
    expect(page).not.toContain('type="radio"');
    const back = new URL((await answer(address, { answer: 'allow' })).headers.get('location') ?? '');
    expect([back.pathname, back.searchParams.get('state')]).toEqual(['/emr/callback', 's'.repeat(22)]);
    const token = await readToken(back);
    expect((await callFhir(token, 'Condition?patient=odalys')).status).toBe(200);
    expect((await callFhir(token, 'Observation?patient=odalys')).status).toBe(403);
  });

  it('asks for the patient where no launch has named one', async () => {
    const address = askAddress({});
    expect((await (await get(address.href)).text()).match(/type="radio"/g)).toHaveLength(3);
    const without = await answer(address, { answer: 'allow' });
    expect([without.status, (await without.text()).includes('Choose a patient first.')]).toEqual([422, true]);
    const back = new URL((await answer(address, { answer: 'allow', patient: 'odalys' })).headers.get('location') ?? '');
    expect((await callFhir(await readToken(back), 'Patient/odalys')).status).toBe(200);
  });

  it('gives nothing when the person refuses, or when the form is another site’s', async () => {
    const address = askAddress({});
    const form = { answer: 'allow', patient: 'odalys' };
    const refused = await answer(address, { ...form, answer: 'refuse' });
    expect(new URL(refused.headers.get('location') ?? '').searchParams.get('error')).toBe('access_denied');
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'http://localhost:9' }])
      expect((await answer(address, form, headers)).status).toBe(403);
  });

  it('sends nobody to an address that is not Notewright’s', async () => {
    const address = askAddress({ redirect_uri: 'https://evil.example/emr/callback' });
    const page = await get(address.href);
    expect([page.status, page.headers.get('location')]).toEqual([400, null]);
  });

  it('shows what was written, with who says so, and hands out what a document holds', async () => {
    const address = askAddress({});
    const chosen = await answer(address, { answer: 'allow', patient: 'bartholomew' });
    const token = await readToken(new URL(chosen.headers.get('location') ?? ''));
    const attachment = (contentType: string, text: string): object => ({
      attachment: { contentType, title: contentType, data: Buffer.from(text).toString('base64') },
    });
    const written = await callFhir(token, 'DocumentReference', {
      resourceType: 'DocumentReference',
      status: 'current',
      subject: { reference: 'Patient/bartholomew' },
      description: 'Visit <b>note</b>',
      content: [attachment('text/plain', 'Wheeze <i>better</i>'), attachment('application/pdf', '%PDF-made-up')],
    });
    const { id } = (await written.json()) as { id: string };
    const bare = await (await get('/dev/ehr/patients/bartholomew')).text();
    expect(bare).toContain('Nothing says who wrote it.');
    const provenance = await callFhir(token, 'Provenance', {
      resourceType: 'Provenance',
      target: [{ reference: `DocumentReference/${id}` }],
      recorded: '2026-05-04T10:00:00Z',
      agent: [{ who: { display: 'Ada Made-Up' } }],
    });
    expect([written.status, provenance.status]).toEqual([201, 201]);
    const page = await (await get('/dev/ehr/patients/bartholomew')).text();
    for (const text of ['Visit &lt;b&gt;note&lt;/b&gt;', 'Wheeze &lt;i&gt;better&lt;/i&gt;', 'Provenance: Ada Made-Up'])
      expect(page).toContain(text);
    expect(page).not.toContain('Nothing says who wrote it.');
    const file = await get(`/dev/ehr/documents/${id}/1`);
    expect(await file.text()).toBe('%PDF-made-up');
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
    expect(await (await get('/dev/ehr')).text()).toContain('Notewright has written one entry.');
    expect(await (await get('/dev/ehr/patients/odalys')).text()).toContain('Nothing yet.');
  });

  it('behaves as its own page sets it, and no other', async () => {
    const chosen = await answer(askAddress({ scope: 'launch/patient patient/*.c' }), {
      answer: 'allow',
      patient: 'odalys',
    });
    const token = await readToken(new URL(chosen.headers.get('location') ?? ''));
    const task = { resourceType: 'Task', status: 'requested', intent: 'order', for: { reference: 'Patient/odalys' } };
    const place = new URL('/dev/ehr/mood', server.origin);
    const write = async (): Promise<number> => (await callFhir(token, 'Task', task)).status;
    expect((await answer(place, { mood: 'away' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await answer(place, { mood: 'cross' })).headers.get('location')).toBe('/dev/ehr');
    expect(await write()).toBe(201);
    await answer(place, { mood: 'away' });
    const away = await callFhir(token, 'Task', task);
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await (await get('/dev/ehr')).text()).toContain('value="away" checked');
    await answer(place, { mood: 'strict' });
    expect(await write()).toBe(422);
    await answer(place, { mood: 'well' });
    expect(await write()).toBe(201);
  });

  it('keeps patients out of the log and of the titles of its pages', async () => {
    const page = await (await get('/dev/ehr/patients/odalys')).text();
    expect(/<title>(.*)<\/title>/.exec(page)?.[1]).toBe('Patient record - Notewright');
    expect(server.logLines.join('')).not.toMatch(/odalys|wilhelmina|bartholomew|Wheeze/);
  });
});

describe('an EHR simulator of this machine alone', () => {
  it('is not handed on by a proxy', async () => {
    for (const path of ['/dev/ehr', '/dev/ehr/patients/odalys', '/dev/ehr/fhir/metadata', askAddress({}).href])
      expect((await get(path, { headers: { 'x-forwarded-for': '198.51.100.7' } })).status, path).toBe(403);
  });

  it('asks for the key that was printed at start where others could reach its pages', async () => {
    const open = await startTestServer({ settings: { HOST: '0.0.0.0', ALLOW_DEV_ON_NETWORK: 'yes' } });
    const origin = open.origin.replace('0.0.0.0', '127.0.0.1');
    const key = Buffer.from(`me:${open.server.devKey}`).toString('base64');
    for (const path of ['', '/patients/odalys', '/documents/x/0', '/fhir/auth/authorize']) {
      expect((await fetch(`${origin}/dev/ehr${path}`)).status, path).toBe(401);
      const opened = await fetch(`${origin}/dev/ehr${path}`, { headers: { authorization: `Basic ${key}` } });
      expect(opened.status, path).not.toBe(401);
    }
    for (const path of ['/fhir/auth/authorize', '/mood'])
      expect((await fetch(`${origin}/dev/ehr${path}`, { method: 'POST' })).status, path).toBe(401);
    expect((await fetch(`${origin}/dev/ehr/fhir/Patient`)).status).toBe(401);
    await open.stop();
  });

  it('is no page in production', async () => {
    const production = await startTestServer({
      settings: {
        NODE_ENV: 'production',
        BILLING: 'off',
        ALLOW_EMBEDDED_MAIL: 'yes',
        PUBLIC_URL: 'https://notes.clinic.example',
        INSTALLATION_KEY: Buffer.from(Array.from({ length: 32 }, (_, at) => (at * 71 + 13) % 256)).toString('base64'),
      },
    });
    expect(server.server.app.printRoutes({ commonPrefix: false })).toContain('/dev/ehr');
    expect(production.server.app.printRoutes({ commonPrefix: false })).not.toContain('ehr');
    for (const path of ['', '/patients/odalys', '/fhir/metadata', '/fhir/auth/authorize', '/fhir/auth/token']) {
      // What stands at no address of the server is a page, and no pages were built here.
      expect((await fetch(`${production.origin}/dev/ehr${path}`)).status, path).toBe(503);
      expect((await fetch(`${production.origin}/dev/ehr${path}`, { method: 'POST' })).status, path).toBe(404);
    }
    await production.stop();
  });
});
