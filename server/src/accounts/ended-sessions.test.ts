import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import type { TestServer, TestUser } from '../testing/start-test-server.ts';
import { setAccount } from '../testing/set-account.ts';

/** Two processes on one database, as two servers of one installation. */
let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ dataDir: server.dataDir });
});
afterAll(async () => {
  await other.stop({ keepData: true });
  await server.stop();
});

/** Opens a stream in this process that says nothing by itself and stays open. */
async function openStream(user: TestUser, id: string): Promise<{ readonly ended: Promise<unknown> }> {
  const { store, accounts } = server.server;
  const account = await accounts.store.users.find(user.id);
  const owner = { tenantId: account?.tenantId ?? '', userId: user.id };
  const ids = { chat: `01890000-0000-7000-8000-000000${id}1`, reply: `01890000-0000-7000-8000-000000${id}2` };
  const question = `01890000-0000-7000-8000-000000${id}3`;
  const common = { createdAt: Date.now(), toolName: 'Chartwright', content: '' } as const;
  await store.chats.create(owner, { id: ids.chat, title: '', now: Date.now() });
  const asked = { ...common, id: question, sentBy: 'user', replyTo: null, state: 'complete' } as const;
  await store.messages.add(owner, ids.chat, asked);
  await store.messages.add(owner, ids.chat, {
    ...common,
    id: ids.reply,
    sentBy: 'bot',
    replyTo: question,
    state: 'queued',
  });
  await store.journal.claim(ids.reply, 'another process', Date.now() + 60_000);
  const answer = await fetch(`${server.origin}/chat/stream/${ids.reply}/`, {
    headers: { authorization: `Bearer ${user.accessToken}`, accept: 'text/event-stream' },
  });
  expect(answer.status).toBe(200);
  return { ended: answer.text().catch(() => 'cut') };
}

async function resetPassword({ email }: TestUser): Promise<void> {
  const post = (call: string, body: object) => other.call('POST', `/authentication_app/${call}/`, { body });
  await post('forgot_password', { email });
  const [mail] = await server.mailsTo(email, 2);
  const verified = await post('verify_forgot_password_otp', { email, otp: mail?.code });
  const done = await post('reset_password', {
    reset_token: verified.body['reset_token'],
    new_password: 'nine patient herons',
  });
  expect(done.status).toBe(200);
}

/** Signs in somewhere else, and logs out everywhere but there. */
async function endFromElsewhere({ email, password }: TestUser): Promise<void> {
  const body = { email, password };
  const elsewhere = await other.call('POST', '/authentication_app/signin/', { body });
  const done = await other.call('POST', '/authentication_app/settings/sessions/end_others/', {
    token: String(elsewhere.body['accessToken']),
    body: {},
  });
  expect(done.status).toBe(200);
}

const ways: readonly (readonly [name: string, id: string, end: (user: TestUser) => Promise<unknown>])[] = [
  ['signs out', '0000a', (user) => other.call('POST', '/authentication_app/logout/', { token: user.accessToken })],
  ['is disabled', '0000b', (user) => setAccount(other, user.id, { disabledAt: Date.now() })],
  ['resets the password', '0000c', resetPassword],
  [
    'is locked',
    '0000d',
    (user) => other.call('POST', '/authentication_app/lock/', { token: user.accessToken, body: {} }),
  ],
  ['is logged out from another browser', '0000e', endFromElsewhere],
];

it.each(ways)('who %s in another process is out within five seconds', { timeout: 60_000 }, async (_name, id, end) => {
  const user = await server.createUser();
  const { ended } = await openStream(user, id);
  const profile = async (): Promise<number> =>
    (await server.call('GET', '/authentication_app/user_profile/', { token: user.accessToken })).status;
  expect(await profile()).toBe(200);
  await end(user);
  await Promise.all([ended, expect.poll(profile, { interval: 200 }).toBe(401)]);
});
