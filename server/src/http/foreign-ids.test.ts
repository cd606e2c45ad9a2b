import type { EndpointShape } from '@notewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, invite, makeCompany } from '../testing/make-company.ts';
import { addLaunch, makeConnection, makeGrant } from '../testing/add-launch.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../testing/start-test-server.ts';
import { contractEndpoints } from './check-registry.ts';
import { sampleBody, schemaOf } from './testing/sample-body.ts';
import { sampleCases } from '../testing/test-tier.ts';

/**
 * Every place in which a call takes an id, in its path or in its body, asked with ids of things that exist and belong to
 * somebody else: the answer is that of an id that does not exist, to the letter (row 32).
 */
let server: TestServer;
/** Somebody of the same company, of another one, and of none. */
let askers: Readonly<Record<string, TestUser>>;
let foreign: Readonly<Record<string, string>>;

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==',
  'base64',
);

beforeAll(async () => {
  server = await startTestServer({ settings: { SPEECH_URL: 'http://127.0.0.1:9/v1', SPEECH_MODEL: 'made-up' } });
  const company = await makeCompany(server);
  const victim = await addMember(server, company);
  askers = {
    colleague: await addMember(server, company),
    'owner of another company': (await makeCompany(server)).owner,
    individual: await server.createUser(),
  };
  foreign = await makeThings(company.id, company.owner, victim);
});
afterAll(() => server.stop());

/** One of everything that has an id, all of it of the victim or of the victim's company. */
async function makeThings(companyId: string, owner: TestUser, victim: TestUser): Promise<Record<string, string>> {
  const token = victim.accessToken;
  const form = new FormData();
  form.append('model_name', 'Chartwright');
  form.append('message_content', 'cough for three days, no fever');
  form.append('attached_file', new Blob(['sore throat'], { type: 'text/plain' }), 'note.txt');
  const made = await server.call('POST', '/chat/create_chat/', { token, body: form });
  expect(made.status).toBe(201);
  const { id: chat, messages } = made.body['data'] as {
    id: string;
    messages: readonly { id: string; attachment: { id: string } | null }[];
  };
  const picture = new FormData();
  picture.append('name', 'Victim');
  picture.append('profile_picture', new Blob([png], { type: 'image/png' }), 'me.png');
  const profile = await server.call('PATCH', '/authentication_app/user_profile/', { token, body: picture });
  const session = await server.server.database.kysely
    .selectFrom('sessions')
    .select('id')
    .where('subject_id', '=', victim.id)
    .where('kind', '=', 'user')
    .executeTakeFirstOrThrow();
  const invitation = await invite(server, owner, 'somebody-else@clinic.example');
  const reason = 'The clinician is ill and a patient is waiting for the result.';
  const opened = await server.call('POST', '/company_user_management/emergency_access/', {
    token: owner.accessToken,
    body: { user_id: victim.id, reason },
  });
  const template = await server.call('POST', '/templates/create/', {
    token,
    body: { name: 'Knee clinic', headings: [{ title: 'Plan' }] },
  });
  const note = messages[1]?.id ?? '';
  await server.call('POST', `/chat/note/${note}/signature/`, { token, body: { revision: 0 } });
  const asked = await server.call('POST', `/chat/note/${note}/cosignature/`, { token, body: { user_id: owner.id } });
  const phrase = await server.call('POST', '/phrases/create/', { token, body: { name: 'knee', words: 'Knee: ***' } });
  const recording = await server.call('POST', '/recordings/begin/', { token, body: { consent: 'everybody-agreed' } });
  const { store } = server.server;
  const connection = makeConnection();
  await store.emr.connections.add(connection, 'working', Date.now());
  const own = { tenantId: companyId, userId: victim.id };
  const launch = await addLaunch(store, own, connection.id, makeGrant('p1'));
  const things = {
    launch,
    recording: (recording.body['data'] as { recording_id?: string } | undefined)?.recording_id,
    phrase: (phrase.body['data'] as { id?: string } | undefined)?.id,
    'request for a co-signature': (asked.body['data'] as { cosignature?: { id: string } } | undefined)?.cosignature?.id,
    template: (template.body['data'] as { id?: string } | undefined)?.id,
    'emergency access': (opened.body['data'] as { id?: string } | undefined)?.id,
    chat,
    question: messages[0]?.id,
    reply: messages[1]?.id,
    attachment: messages.find((one) => one.attachment !== null)?.attachment?.id,
    picture: String(profile.body['profile_picture']).split('/').at(-2),
    session: session.id,
    invitation: invitation.id,
    member: victim.id,
    owner: owner.id,
    company: companyId,
  };
  const known = Object.entries(things).filter((entry): entry is [string, string] => entry[1] !== undefined);
  expect(known.length).toBe(Object.keys(things).length);
  return Object.fromEntries(known);
}

const missingId = '01890000-0000-7000-8000-000000000000';
const idFields = ['user_id', 'chat_id', 'session_id', 'company_id', 'message_id', 'template_id', 'version_id'] as const;
interface Slot {
  readonly endpoint: EndpointShape;
  /** A parameter of the path or a field of the body. */
  readonly name: string;
  readonly inPath: boolean;
}

const slots: readonly (readonly [string, Slot])[] = contractEndpoints.flatMap((endpoint) => {
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({ endpoint, name, inPath: true }));
  const fields = Object.keys(schemaOf(endpoint).properties ?? {});
  const inBody = idFields.filter((name) => fields.includes(name)).map((name) => ({ endpoint, name, inPath: false }));
  return [...inPath, ...inBody].map((slot) => [`${endpoint.method} ${endpoint.path} ${slot.name}`, slot] as const);
});

/** Bodies that a call wants beyond what it requires, so that it has something to do. */
const wants: Readonly<Record<string, object>> = {
  'PUT /recordings/piece/:recordingId/': { sha256: '0'.repeat(64) },
  'POST /chat/flag_choices/:chatId/': { flag_id: 'f1', choice: 'fixed' },
  'PATCH /chat/update_chat_flags/:chatId/': { is_pinned: true },
  'POST /chat/message_feedback/:messageId/': { rating: 'like' },
  'PATCH /chat/update_chat_title/:chatId/': { title: 'Mine now' },
};

function ask({ endpoint, name, inPath }: Slot, user: TestUser, id: string): Promise<CallAnswer> {
  const path = endpoint.path.replace(/:(\w+)/g, (_part, one: string) => (inPath && one === name ? id : missingId));
  const values = { ...sampleBody(endpoint), ...wants[`${endpoint.method} ${endpoint.path}`] };
  const filled: Record<string, unknown> = inPath ? values : { ...values, [name]: id };
  const form = new FormData();
  for (const [field, value] of Object.entries(filled)) form.append(field, String(value));
  const hasBody = endpoint.method !== 'GET' && endpoint.body !== undefined;
  return server.call(endpoint.method, path, {
    token: user.accessToken,
    ...(hasBody ? { body: endpoint.fileField === undefined ? filled : form } : {}),
  });
}

/** What of an answer could tell the two apart. */
function shown({ status, headers, body }: CallAnswer, id: string): string {
  const names = [...headers].filter(([name]) => !['x-request-id', 'date'].includes(name));
  return JSON.stringify([status, body, names]).replaceAll(id, 'the id');
}

/** Each table's rows, but for what a mere request leaves: audit, counts, sessions' activity, one's own draft. */
async function readThings(): Promise<string> {
  const { kysely } = server.server.database;
  const chats = await kysely.selectFrom('chats').selectAll().orderBy('id').execute();
  const messages = await kysely.selectFrom('messages').selectAll().orderBy('id').execute();
  const memberships = await kysely.selectFrom('memberships').selectAll().orderBy('user_id').execute();
  const invitations = await kysely.selectFrom('invitations').selectAll().orderBy('id').execute();
  const recordings = await kysely.selectFrom('recordings').selectAll().orderBy('id').execute();
  const launches = await kysely.selectFrom('emr_launches').selectAll().orderBy('id').execute();
  const patients = await kysely.selectFrom('emr_chats').selectAll().orderBy('chat_id').execute();
  const writes = await kysely.selectFrom('emr_writes').selectAll().orderBy('id').execute();
  const requests = await kysely.selectFrom('cosignature_requests').selectAll().orderBy('id').execute();
  const signatures = await kysely.selectFrom('note_signatures').selectAll().orderBy('digest').execute();
  const sessions = await kysely.selectFrom('sessions').select(['id', 'ended_at']).orderBy('id').execute();
  return JSON.stringify(
    [chats, messages, memberships, invitations, recordings, launches, patients, writes, requests, signatures, sessions],
    (_name, value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value),
  );
}

describe('an id of somebody else', () => {
  it.each(sampleCases(slots, 20))('is as good as none in %s', async (_name, slot) => {
    const before = await readThings();
    for (const [who, user] of Object.entries(askers)) {
      const missing = shown(await ask(slot, user, missingId), missingId);
      expect(missing).toMatch(/^\[40[0-9],/);
      for (const [what, id] of Object.entries(foreign))
        expect(shown(await ask(slot, user, id), id), `${who} with the id of: ${what}`).toBe(missing);
    }
    expect(await readThings()).toBe(before);
  });

  it('is asked for wherever an id is taken', () => {
    expect(slots.length).toBeGreaterThan(15);
    expect(slots.map(([name]) => name)).toContain('DELETE /company_user_management/remove_user_from_company/ user_id');
  });
});
