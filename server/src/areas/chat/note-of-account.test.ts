import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { startTestServer, type CallAnswer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

/** On a whole server, and so on whichever database the suite stands on. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface Version {
  readonly id: string;
  readonly message_content: string;
  readonly edit?: { readonly revision: number; readonly edited_by: string };
  readonly signatures?: readonly { readonly name: string; readonly intact: boolean }[];
}
const versionOf = ({ status, body }: CallAnswer): Version => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body['data'] as Version;
};

async function newNote(user: TestUser): Promise<string> {
  const form = new FormData();
  form.set('message_content', 'Made-up knee pain for three days. Plan: rest');
  const sent = await server.call('POST', '/chat/create_chat/', { token: user.accessToken, body: form });
  const { messages } = sent.body['data'] as { messages: readonly { id: string }[] };
  return messages[1]?.id ?? '';
}

const save = (user: TestUser, of: string, body: object): Promise<CallAnswer> =>
  server.call('PUT', `/chat/note/${of}/`, { token: user.accessToken, body });
const sign = (user: TestUser, id: string, revision: number): Promise<CallAnswer> =>
  server.call('POST', `/chat/note/${id}/signature/`, { token: user.accessToken, body: { revision } });

test('edits and signatures stand under the name of the account, and keep it when it changes', async () => {
  const user = await server.createUser();
  const rename = async (name: string): Promise<void> => {
    const body = new FormData();
    body.set('name', name);
    await server.call('PATCH', '/authentication_app/user_profile/', { token: user.accessToken, body });
  };
  const reply = await newNote(user);
  await rename('Dana Made-Up');
  const version_id = uuidv7();
  const sent = { version_id, revision: 0, message_content: 'Rest.' };
  expect(versionOf(await save(user, reply, sent)).edit?.edited_by).toBe('Dana Made-Up');
  versionOf(await sign(user, version_id, 1));
  await rename('Another Name');
  const kept = versionOf(await server.call('GET', `/chat/note/${version_id}/`, { token: user.accessToken }));
  expect(kept).toMatchObject({
    edit: { edited_by: 'Dana Made-Up' },
    signatures: [{ name: 'Dana Made-Up', intact: true }],
  });
});

test(
  'of many first saves, later saves and signatures at once each is kept once or refused',
  { timeout: 60_000 },
  async () => {
    const user = await server.createUser();
    for (let round = 0; round < 5; round += 1) {
      const reply = await newNote(user);
      const version_id = uuidv7();
      const all = <T>(work: (at: number) => Promise<T>): Promise<T[]> =>
        Promise.all(Array.from({ length: 6 }, (_unused, at) => work(at)));
      const firsts = await all(() => save(user, reply, { version_id, revision: 0, message_content: 'Rest.' }));
      for (const answer of firsts) expect(versionOf(answer).edit?.revision).toBe(1);
      const nexts = await all((at) =>
        save(user, version_id, { version_id, revision: 1, message_content: `Rest, ${'x'.repeat(at + 1)}.` }),
      );
      expect(nexts.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      const won = nexts.find(({ status }) => status === 200);
      const signed = await all(() => sign(user, version_id, 2));
      expect(signed.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      const kept = versionOf(await server.call('GET', `/chat/note/${version_id}/`, { token: user.accessToken }));
      expect(kept.message_content).toBe(won === undefined ? '' : versionOf(won).message_content);
      expect(kept.signatures).toMatchObject([{ intact: true }]);
    }
  },
);
