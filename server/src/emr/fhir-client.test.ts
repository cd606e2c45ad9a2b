import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmrFetch } from './emr-fetch.ts';
import { createFhirClient, FhirProblem, type FhirAsk } from './fhir-client.ts';

let server: Server;
let origin: string;
let answer: RequestListener;
const asked: { method: string; url: string; authorization: string | undefined; body: string }[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      asked.push({ method, url, authorization: headers.authorization, body });
      answer(request, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const resource = { resourceType: 'Condition', id: 'c1' };
const says =
  (status: number, body: string, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);
const renewals: number[] = [];

function ask(values: Partial<FhirAsk> = {}, seconds = 20) {
  asked.length = 0;
  const tokens = {
    current: () => Promise.resolve({ accessToken: 'first', version: 1 }),
    renew: (version: number) => {
      renewals.push(version);
      return Promise.resolve({ accessToken: 'second', version: 2 });
    },
  };
  const baseUrl = `${origin}/fhir`;
  const client = createFhirClient({
    baseUrl,
    tokens,
    fetch: createEmrFetch({ addresses: [baseUrl], networks: [], seconds }),
  });
  return client({ method: 'GET', path: 'Condition/c1', signal: new AbortController().signal, ...values });
}
const kindOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'answered',
    (error: unknown) => (error instanceof FhirProblem ? error.kind : error),
  );

describe('a FHIR server', () => {
  it('is asked in its own form, and answered as it came', async () => {
    answer = says(201, JSON.stringify(resource), { etag: 'W/"3"', location: `${origin}/fhir/Condition/c1/_history/3` });
    const created = await ask({ method: 'POST', path: 'Condition', resource, headers: { 'if-none-exist': 'x=1' } });
    expect(created).toEqual({
      status: 201,
      resource,
      etag: 'W/"3"',
      location: `${origin}/fhir/Condition/c1/_history/3`,
      retryAfterSeconds: null,
    });
    expect(asked).toEqual([
      { method: 'POST', url: '/fhir/Condition', authorization: 'Bearer first', body: JSON.stringify(resource) },
    ]);
    answer = says(429, 'Please wait', { 'retry-after': '7' });
    expect(await ask()).toMatchObject({ status: 429, resource: null, retryAfterSeconds: 7 });
    answer = says(422, JSON.stringify({ resourceType: 'OperationOutcome' }));
    expect(await ask()).toMatchObject({ status: 422, resource: { resourceType: 'OperationOutcome' } });
    answer = says(204, '');
    expect(await ask()).toMatchObject({ status: 204, resource: null });
  });

  it('is asked once more with a new token where it does not take the first, and no third time', async () => {
    renewals.length = 0;
    answer = says(401, '');
    expect(await ask()).toMatchObject({ status: 401 });
    expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer first', 'Bearer second']);
    expect(renewals).toEqual([1]);
  });

  it('answers nothing where its answer is no FHIR, or has no end', async () => {
    for (const [status, body, headers] of [
      [200, '<html>Sign in</html>', { 'content-type': 'text/html' }],
      [200, '{"a":1}', {}],
      [200, 'null', {}],
      [200, '{"resourceType":"Bundle","entry":[', {}],
      [302, '', { location: `${origin}/fhir/other` }],
      [200, JSON.stringify(resource), { 'content-encoding': 'gzip' }],
    ] as const) {
      answer = says(status, body, headers);
      expect(await kindOf(ask()), body).toBe('broken');
      expect(asked.length).toBe(1);
    }
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"resourceType":', () => response.destroy());
    };
    expect(await kindOf(ask())).toBe('broken');
    answer = (_request, response) => {
      response.writeHead(200);
      const more = (): void => {
        while (!response.destroyed && response.write('x'.repeat(1_000_000)));
      };
      response.on('drain', more);
      more();
    };
    expect(await kindOf(ask())).toBe('too_large');
  });

  it('is not waited for without an end, and left when nobody waits', async () => {
    answer = () => undefined;
    expect(await kindOf(ask({}, 0.05))).toBe('timeout');
    answer = (_request, response) => void response.writeHead(200).write('{');
    expect(await kindOf(ask({}, 0.2))).toBe('timeout');
    const leaving = new AbortController();
    const reason = new Error('left');
    answer = () => leaving.abort(reason);
    expect(await kindOf(ask({ signal: leaving.signal }))).toBe(reason);
    answer = (request) => void request.socket.destroy();
    expect(await kindOf(ask())).toBe('unreachable');
  });

  it('is the only one that its token goes to', async () => {
    answer = says(200, JSON.stringify(resource));
    for (const path of [
      'https://evil.example/fhir/Condition/c1',
      'http://127.0.0.1:1/fhir/Condition/c1',
      'http://u@127.0.0.1/fhir/x',
      '../admin',
      '/../../admin',
      'Condition/../../../admin',
      '%2e%2e/admin',
    ]) {
      expect(await kindOf(ask({ path })), path).toBe('broken');
      expect(asked).toEqual([]);
    }
    expect(await ask({ path: `${origin}/fhir?page=2` })).toMatchObject({ status: 200 });
  });
});
