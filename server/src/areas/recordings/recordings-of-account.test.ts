import { text } from 'node:stream/consumers';
import { fromBuffer, type Entry } from 'yauzl';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScriptedSpeech, type ScriptedSpeech } from '../../speech/testing/scripted-speech.ts';
import { addMember, makeCompany, removeMember, type TestCompany } from '../../testing/make-company.ts';
import { startTestServer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { createVisitCalls } from './testing/visit-calls.ts';

let speech: ScriptedSpeech;
let server: TestServer;
const visit = createVisitCalls(() => server);
const timeout = { timeout: 60_000 };

beforeAll(async () => {
  speech = await startScriptedSpeech({ say: 'Chest pain since Monday.' });
  server = await startTestServer({ settings: { SPEECH_URL: speech.baseUrl, SPEECH_MODEL: 'made-up' } });
});
afterAll(async () => {
  await server.stop();
  await speech[Symbol.asyncDispose]();
});

/** A visit of one part that has become text. */
async function record(user: TestUser): Promise<string> {
  const id = await visit.start(user);
  await visit.send(user, id, [0, 0]);
  await visit.close(user, id, 0, 1);
  await expect.poll(async () => (await visit.read(user, id)).parts?.map((one) => one.state), timeout).toEqual(['text']);
  return id;
}

async function exportOf({ accessToken }: TestUser): Promise<ReadonlyMap<string, string>> {
  const answer = await fetch(`${server.origin}/authentication_app/settings/export/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const files = new Map<string, string>();
  const bytes = Buffer.from(await answer.arrayBuffer());
  await new Promise<void>((done, failed) =>
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error !== null) return failed(error);
      zip.on('end', done);
      zip.on('error', failed);
      zip.on('entry', (entry: Entry) =>
        zip.openReadStream(entry, (failure, stream) => {
          if (failure !== null) return failed(failure);
          void text(stream).then((content) => {
            files.set(entry.fileName, content);
            zip.readEntry();
          });
        }),
      );
      zip.readEntry();
    }),
  );
  return files;
}

const leftBelow = async (): Promise<readonly string[]> => {
  const { kysely } = server.server.database;
  const rows = await Promise.all([
    kysely.selectFrom('recordings').select('id').execute(),
    kysely.selectFrom('recording_parts').select('recording_id as id').execute(),
    kysely.selectFrom('recording_pieces').select('recording_id as id').execute(),
  ]);
  return rows.flat().map((row) => row.id);
};

it('leave with their person, sound and words, and with nobody else', async () => {
  const company = await makeCompany(server);
  const [user, colleague] = [await addMember(server, company), await addMember(server, company)];
  const id = await record(user);
  const files = await exportOf(user);
  const listed = JSON.parse(files.get('company/recordings.json') ?? '[]') as {
    readonly parts: readonly { readonly file: string }[];
  }[];
  expect(listed).toMatchObject([{ id, is_done: false, parts: [{ text: 'Chest pain since Monday.', state: 'text' }] }]);
  const file = listed[0]?.parts[0]?.file ?? '';
  expect(file).toMatch(/^company\/recordings\/\d{4}-\d\d-\d\d-\d{4}-[0-9a-f]{4}\/part-001\.webm$/);
  expect(files.get(file)).toContain('ThisIsTheMadeUpVoice 0/0');
  const theirs = await exportOf(colleague);
  expect([
    theirs.get('company/recordings.json'),
    [...theirs.keys()].filter((name) => name.includes('recordings/')),
  ]).toEqual(['[]\n', []]);
});

it.each([
  ['who works alone', () => server.createUser()],
  ['of a company', async () => addMember(server, await makeCompany(server))],
])('go with the account of somebody %s', async (_who, make) => {
  const user = await make();
  const other = await server.createUser();
  const [id, kept] = [await record(user), await record(other)];
  const answer = await server.call('POST', '/authentication_app/settings/delete_account/', {
    token: user.accessToken,
    body: { confirmation: user.email },
  });
  expect(answer.status).toBe(200);
  expect(await leftBelow()).not.toContain(id);
  expect((await leftBelow()).filter((one) => one === kept)).toHaveLength(3);
});

it.each([
  [
    'leaves',
    async (_company: TestCompany, { accessToken: token }: TestUser) =>
      server.call('POST', '/company_user_management/leave_company/', { token, body: {} }),
  ],
  ['is removed', (company: TestCompany, { id }: TestUser) => removeMember(server, company.owner, id)],
])('that have not become text go with the place of somebody who %s, and block no other', async (_how, end) => {
  const company = await makeCompany(server);
  const [user, colleague] = [await addMember(server, company), await addMember(server, company)];
  const done = await record(user);
  await visit.finish(user, done, 1);
  const [id, theirs] = [await record(user), await record(colleague)];
  expect((await end(company, user)).status).toBe(200);
  const left = await leftBelow();
  expect([left.includes(id), left.includes(done), left.includes(theirs)]).toEqual([false, true, true]);
  const lines = await server.server.database.kysely
    .selectFrom('audit_events')
    .select('object_id')
    .where('tenant_id', '=', company.id)
    .where('action', '=', 'recording.end')
    .execute();
  expect(lines).toEqual([{ object_id: id }]);
  const { email, password } = user;
  const again = await server.call('POST', '/authentication_app/signin/', { body: { email, password } });
  expect((await visit.begin({ accessToken: String(again.body['accessToken']) })).status).toBe(201);
});
