import { v7 as makeId } from 'uuid';
import { discover } from '../../../emr/smart/discover.ts';
import {
  startFhirServer,
  type FhirServerOptions,
  type TestFhirServer,
} from '../../../testing/fhir/start-fhir-server.ts';
import { createMovingClock, type MovingClock } from '../../../testing/moving-clock.ts';
import {
  startTestServer,
  type CallAnswer,
  type TestServer,
  type TestUser,
} from '../../../testing/start-test-server.ts';

const publicUrl = 'https://notes.clinic.example';

/** A server, an EHR that it is connected with, and a person; for tests of launches over real HTTP. */
export interface EmrScene {
  readonly server: TestServer;
  readonly ehr: TestFhirServer;
  readonly clock: MovingClock;
  readonly user: TestUser;
  readonly connectionId: string;
  call(method: string, path: string, body?: object, user?: TestUser): Promise<CallAnswer>;
  /** The first half: to the EHR and back, with what it sent. */
  visit(patientId?: string, user?: TestUser): Promise<EmrAnswer>;
  /** The second half. */
  finish(answer: Partial<EmrAnswer>, user?: TestUser): Promise<CallAnswer>;
  /** Both, for a launch that goes well. */
  open(patientId?: string, user?: TestUser): Promise<CallAnswer>;
  newChat(user?: TestUser): Promise<string>;
  stop(): Promise<void>;
}

export interface EmrAnswer {
  readonly emr_attempt: string;
  readonly state: string;
  readonly code?: string;
  readonly error?: string;
  readonly iss?: string;
}

export async function openEmrScene(rules: FhirServerOptions['rules'] = {}): Promise<EmrScene> {
  const clock = createMovingClock();
  const ehr = await startFhirServer({ redirectUri: `${publicUrl}/emr/callback`, now: () => clock.now(), rules });
  const server = await startTestServer({ clock, settings: { PUBLIC_URL: publicUrl } });
  const user = await server.createUser();
  const connectionId = await connect(server, ehr, null);
  const call: EmrScene['call'] = (method, path, body, who = user) =>
    server.call(method, path, { token: who.accessToken, ...(body === undefined ? {} : { body }) });
  const visit: EmrScene['visit'] = async (patientId = 'wilhelmina', who = user) => {
    const launch = ehr.launch(patientId);
    const begun = await call('POST', '/emr/begin_launch/', { iss: ehr.baseUrl, launch }, who);
    const place = await ehr.visit(String(begun.body['authorization_url']));
    const sent = Object.fromEntries(place.searchParams) as unknown as EmrAnswer;
    return { ...sent, emr_attempt: String(begun.body['emr_attempt']) };
  };
  const finish: EmrScene['finish'] = (answer, who = user) => call('POST', '/emr/finish_launch/', answer, who);
  return {
    server,
    ehr,
    clock,
    user,
    connectionId,
    call,
    visit,
    finish,
    open: async (patientId, who) => finish(await visit(patientId, who), who),
    newChat: async (who = user) => {
      const id = makeId();
      const owner = await ownerOf(server, who);
      await server.server.store.chats.create(owner, { id, title: 'A visit', now: clock.now() });
      return id;
    },
    stop: async () => {
      await server.stop();
      await ehr.stop();
    },
  };
}

/** Connects an EHR as an operator does. */
export async function connect(
  { server }: TestServer,
  { baseUrl, clientId, clientSecret }: Pick<TestFhirServer, 'baseUrl' | 'clientId' | 'clientSecret'>,
  tenantId: string | null,
  name = 'Harbour EHR',
): Promise<string> {
  const id = makeId();
  const abilities = await discover({ baseUrl, networks: [] }, new AbortController().signal);
  const connection = { id, name, baseUrl, clientId, clientSecret, tenantId, abilities };
  await server.store.emr.connections.add(connection, 'working', Date.now());
  return id;
}

/** Whose rows those of somebody are who works alone. */
export async function ownerOf(
  { server }: TestServer,
  { id }: Pick<TestUser, 'id'>,
): Promise<{ readonly tenantId: string; readonly userId: string }> {
  const account = await server.accounts.store.users.find(id);
  if (account === null) throw new Error('No such account.');
  return { tenantId: account.tenantId, userId: id };
}
