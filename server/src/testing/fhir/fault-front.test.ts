import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EhrAsk } from '../../areas/dev/ehr/ehr-ask.ts';
import { faultKinds, faultsBySeed, faultsInTurn, isWrite } from './faults.ts';
import type { Fault, FaultKind } from './faults.ts';
import { openRecord } from './open-record.ts';
import type { OpenedRecord } from './open-record.ts';
import { startFhirServer } from './start-fhir-server.ts';
import type { TestFhirServer } from './start-fhir-server.ts';

const redirectUri = 'https://notes.clinic.example/emr/callback';
let server: TestFhirServer;
let record: OpenedRecord;
beforeEach(async () => {
  server = await startFhirServer({ redirectUri });
  record = await openRecord(server, redirectUri);
});
afterEach(() => server.stop());

const condition = {
  resourceType: 'Condition',
  identifier: [{ system: 'urn:ietf:rfc:3986', value: 'urn:uuid:2' }],
  subject: { reference: 'Patient/wilhelmina' },
  code: { text: 'Sprained ankle' },
};

/** What a client hears: a status with the type of its body; that the connection broke; or that it gave up. */
async function write(signal?: AbortSignal): Promise<string> {
  const headers = {
    authorization: `Bearer ${String(record.tokens['access_token'])}`,
    'content-type': 'application/fhir+json',
  };
  try {
    const body = JSON.stringify(condition);
    const init = { method: 'POST', headers, body, ...(signal === undefined ? {} : { signal }) };
    const answer = await fetch(`${server.baseUrl}/Condition`, init);
    const retry = answer.headers.get('retry-after');
    await answer.text();
    return `${answer.status} ${answer.headers.get('content-type')?.split(';')[0]}${retry === null ? '' : ` ${retry}`}`;
  } catch (error) {
    return error instanceof DOMException ? 'gave up' : 'broke';
  }
}

const fhir = 'application/fhir+json';
/** What the client hears, after which the resource stands there only where the fault came after. */
const heard: Readonly<Record<Exclude<FaultKind, 'hang' | 'changed_version'>, string>> = {
  '401': `401 ${fhir}`,
  '403': `403 ${fhir}`,
  '409': `409 ${fhir}`,
  '412': `412 ${fhir}`,
  '422': `422 ${fhir}`,
  '429': `429 ${fhir} 7`,
  '500': '500 text/plain',
  '502': '502 text/plain',
  '503': `503 ${fhir} 7`,
  cut: 'broke',
  half_body: 'broke',
  wrong_type: 'text/plain',
  html: '200 text/html',
};

describe('faults', () => {
  it.each(Object.entries(heard))('%s is heard before and after what was asked is done', async (kind, expected) => {
    const retryAfter = kind === '429' || kind === '503' ? { retryAfter: '7' } : {};
    for (const when of ['before', 'after'] as const) {
      server.faults = faultsInTurn([{ kind: kind as FaultKind, when, ...retryAfter }], isWrite);
      expect(await write(), when).toContain(expected);
      expect((await server.written()).length, when).toBe(when === 'before' ? 0 : 1);
    }
    expect(server.created.get('Condition')).toBe(1);
    expect(server.asked.filter(({ fault }) => fault === kind).map(({ status }) => status)).toEqual([null, 201]);
    expect(await write()).toBe(`201 ${fhir}`);
    expect(await server.duplicates()).toEqual(['Condition urn:ietf:rfc:3986|urn:uuid:2']);
  });

  it('an answer that never comes is waited for until the client gives up', async () => {
    server.faults = faultsInTurn([{ kind: 'hang', when: 'after' }]);
    const limit = new AbortController();
    const waiting = write(limit.signal);
    while (server.created.get('Condition') !== 1) await new Promise((resolve) => setImmediate(resolve));
    limit.abort();
    expect(await waiting).toBe('gave up');
    expect(await server.written()).toHaveLength(1);
  });

  it('another who changes a document makes `If-Match` fail, or the answer old', async () => {
    const place = 'DocumentReference?patient=wilhelmina&_count=1';
    const found = (await record.ask('GET', place)).body as { entry?: { resource: { id: string } }[] };
    const note = `DocumentReference/${found.entry?.[0]?.resource.id}`;
    const read = await record.ask('GET', note);
    const held = { 'if-match': String(read.headers.get('etag')) };
    server.faults = faultsInTurn([{ kind: 'changed_version', when: 'before' }], isWrite);
    expect((await record.ask('PUT', note, read.body, held)).status).toBe(412);
    server.faults = faultsInTurn([{ kind: 'changed_version', when: 'after' }], isWrite);
    const changed = await record.ask('PUT', note, read.body);
    expect(changed.status).toBe(200);
    expect((await record.ask('GET', note)).headers.get('etag')).not.toBe(changed.headers.get('etag'));
  });
});

describe('faults by chance', () => {
  const asks = Array.from({ length: 2000 }, (_, index): EhrAsk => {
    const path = index % 10 === 0 ? 'auth/token' : 'Condition';
    return { method: 'POST', path, query: new URLSearchParams(), headers: {}, body: '' };
  });
  const draw = (seed: number): readonly (Fault | null)[] => asks.map(faultsBySeed({ seed, share: 0.5 }));

  it('follow from their seed, strike in every way, and leave tokens alone', () => {
    const drawn = draw(1);
    expect(draw(1)).toEqual(drawn);
    expect(draw(2)).not.toEqual(drawn);
    const ways = new Set(drawn.flatMap((fault) => (fault === null ? [] : [`${fault.kind} ${fault.when}`])));
    expect(ways.size).toBe(faultKinds.length * 2);
    expect(drawn.filter((_, index) => asks[index]?.path === 'auth/token').every((fault) => fault === null)).toBe(true);
  });

  it('end after so many', () => {
    const script = faultsBySeed({ seed: 3, share: 1, atMost: 5 });
    expect(asks.map(script).filter((fault) => fault !== null)).toHaveLength(5);
  });
});
