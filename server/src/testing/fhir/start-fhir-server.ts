import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Resource } from '@medplum/fhirtypes';
import type { EhrAsk } from '../../areas/dev/ehr/ehr-ask.ts';
import { simulatorClientId } from '../../areas/dev/ehr/ehr-place.ts';
import type { EhrRules } from '../../areas/dev/ehr/ehr-rules.ts';
import { openEhr } from '../../areas/dev/ehr/ehr.ts';
import type { Ehr } from '../../areas/dev/ehr/ehr.ts';
import { patientReferenceOf } from '../../areas/dev/ehr/ehr-references.ts';
import { answerWithFault } from './fault-front.ts';
import type { Leaving } from './fault-front.ts';
import type { FaultKind, FaultScript } from './faults.ts';
import { findDuplicates } from './written.ts';

export interface FhirServerOptions {
  /** Where the app is sent back to. */
  readonly redirectUri: string;
  readonly rules?: Partial<EhrRules>;
  /** Null for a public client. */
  readonly clientSecret?: string | null;
  readonly now?: () => number;
}

/** What was asked of the server, and what became of it. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** What the EHR itself answered; null where the request did not reach it. */
  status: number | null;
  readonly fault: FaultKind | null;
}

export interface TestFhirServer {
  /** The address of the FHIR server: the `iss` of a launch. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string | null;
  /** Change them while it runs: what is granted, what the CapabilityStatement says, for how long tokens are good. */
  readonly rules: EhrRules;
  readonly ehr: Ehr;
  /** What the person at the authorization endpoint does, at once. */
  readonly person: { agrees: boolean; patientId: string };
  /** What goes wrong from now on; null for nothing. */
  faults: FaultScript | null;
  /** Milliseconds that each answer takes. */
  latency: number;
  readonly asked: readonly Asked[];
  /** How many resources were created since the start, by kind; also those that the client never heard of. */
  readonly created: ReadonlyMap<string, number>;
  /** Opens a patient's record in the EHR. @returns The `launch` to hand to the app; the visit that is open is part of it */
  launch(patientId: string): string;
  /** Follows an address of the authorization endpoint. @returns Where the browser goes next: back to the app */
  visit(authorizationUrl: string): Promise<URL>;
  /** All that was written, of one patient where one is named; entries of a Provenance are nobody's. */
  written(patientId?: string): Promise<readonly Resource[]>;
  /** What stands there more than once; empty when all is well. */
  duplicates(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/**
 * A real server of SMART App Launch and FHIR R4 on a free port of this machine, with the made-up patients of the EHR
 * simulator (`wilhelmina`, `bartholomew`, `odalys`), and every way to fail.
 */
export async function startFhirServer(options: FhirServerOptions): Promise<TestFhirServer> {
  const { clientSecret = null, now = Date.now } = options;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const baseUrl = `${origin}/fhir`;
  const client = { id: simulatorClientId, secret: clientSecret, redirectUris: () => [options.redirectUri] };
  const rules = options.rules ?? {};
  const ehr = await openEhr({ baseUrl: () => baseUrl, now, clients: [client], rules });
  const asked: Asked[] = [];
  const created = new Map<string, number>();

  const running: TestFhirServer = {
    baseUrl,
    clientId: client.id,
    clientSecret,
    rules: ehr.rules,
    ehr,
    person: { agrees: true, patientId: 'wilhelmina' },
    faults: null,
    latency: 0,
    asked,
    created,
    launch: (patientId) => ehr.grants.openLaunch({ patientId, encounterId: `${patientId}-visit` }),
    visit: async (authorizationUrl) => {
      const answer = await fetch(authorizationUrl, { redirect: 'manual' });
      const next = answer.headers.get('location');
      if (next === null) throw new Error(`The EHR stayed where it was: ${answer.status} ${await answer.text()}`);
      return new URL(next);
    },
    written: async (patientId) => {
      const all = await ehr.written();
      return patientId === undefined ? all : all.filter((one) => patientReferenceOf(one) === `Patient/${patientId}`);
    },
    duplicates: async () => findDuplicates(await ehr.written()),
    stop: () => stop(server),
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const ask = await readAsk(request);
    if (ask === null) return void response.writeHead(404).end();
    if (ask.path === 'auth/authorize') return authorize(running, ask, response);
    const fault = running.faults?.(ask) ?? null;
    const { method, path, headers } = ask;
    const entry: Asked = {
      method,
      path,
      query: ask.query.toString(),
      headers,
      status: null,
      fault: fault?.kind ?? null,
    };
    asked.push(entry);
    const leaving = await answerWithFault(ehr, ask, fault, ({ status }) => {
      entry.status = status;
      const [type = ''] = path.split('/');
      if (status === 201) created.set(type, (created.get(type) ?? 0) + 1);
    });
    if (running.latency > 0) await new Promise((resolve) => setTimeout(resolve, running.latency));
    send(response, leaving);
  };
  server.on('request', (request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  return running;
}

async function readAsk(request: IncomingMessage): Promise<EhrAsk | null> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (!pathname.startsWith('/fhir/')) return null;
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
  const path = pathname.slice('/fhir/'.length).replace(/\/$/, '');
  return {
    method: request.method ?? 'GET',
    path,
    query: searchParams,
    headers,
    body: Buffer.concat(chunks).toString(),
  };
}

/** The person is asked nothing: they agree at once, or not. */
function authorize({ ehr, person }: TestFhirServer, { query }: EhrAsk, response: ServerResponse): void {
  const read = ehr.readAuthorization(query);
  if (read.kind === 'wrong') return void response.writeHead(400, { 'content-type': 'text/plain' }).end(read.sentence);
  if (read.kind === 'back') return void response.writeHead(302, { location: read.to }).end();
  const context = read.authorization.context ?? { patientId: person.patientId, encounterId: null };
  const to = person.agrees ? ehr.agree(read.authorization, context) : ehr.refuse(read.authorization);
  response.writeHead(302, { location: to }).end();
}

function send(response: ServerResponse, leaving: Leaving): void {
  switch (leaving.kind) {
    case 'never':
      return;
    case 'cut':
      return void response.destroy();
    case 'half': {
      const { status, headers, body } = leaving.answer;
      const bytes = Buffer.from(body);
      response.writeHead(status, { ...headers, 'content-length': String(bytes.length) });
      response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
      return;
    }
    case 'whole': {
      const { status, headers, body } = leaving.answer;
      response.writeHead(status, headers).end(body);
    }
  }
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
