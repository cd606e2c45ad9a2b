import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { createFactorCalls } from '../../server/src/areas/authentication-app/second-factor/testing/factor-calls.ts';
import { createMovingClock } from '../../server/src/testing/moving-clock.ts';
import { startTestServer } from '../../server/src/testing/start-test-server.ts';
import { runCli } from './run-cli.ts';

async function run(args: readonly string[], dataDir: string) {
  let out = '';
  const err: string[] = [];
  const status = await runCli(['second-factor', ...args], {
    stdin: (async function* () {})(),
    write: (text) => (out += text),
    complain: (line) => err.push(line),
    environment: { NODE_ENV: 'test', DATA_DIR: dataDir },
  });
  return { status, out, err };
}

it('removes what somebody has lost, ends their sessions, and tells them', async () => {
  const clock = createMovingClock();
  const server = await startTestServer({ clock, settings: { DATABASE_URL: '' } });
  const calls = createFactorCalls(server, clock);
  const user = await calls.createAppUser();
  await calls.addPasskey(user.accessToken);
  const token = await calls.askStep(user);
  const done = await run(['remove', user.email], server.dataDir);
  expect(done).toEqual({ status: 0, err: [], out: expect.stringContaining('has no second factor any more') });
  const readProfile = async (accessToken: unknown) =>
    (await server.call('GET', '/authentication_app/user_profile/', { token: String(accessToken) })).body;
  await expect.poll(async () => (await readProfile(user.accessToken))['code']).toBe('session_expired');
  for (const code of user.recoveryCodes.slice(0, 2))
    expect((await calls.secondStep(token, { recovery_code: code })).body['code']).toBe('second_factor_expired');
  const signedIn = await calls.signIn(user.email, user.password);
  expect(signedIn.status).toBe(200);
  expect((await readProfile(signedIn.body['accessToken']))['has_second_factor']).toBe(false);
  const mails = await server.mailsTo(user.email, 4);
  expect(mails.some(({ subject }) => subject.startsWith('Your second factors were removed'))).toBe(true);
  expect((await run(['remove', user.email], server.dataDir)).err).toEqual([
    `notewright: ${user.email} has no second factor.`,
  ]);
  await server.stop({ keepData: true });
  await rm(server.dataDir, { recursive: true, force: true });
});

it.each([
  [[], 'Of second factors there is'],
  [['remove'], 'Of second factors there is'],
  [['remove', 'a@clinic.example', 'b@clinic.example'], 'Of second factors there is'],
  [['list'], 'Of second factors there is'],
  [['remove', 'ada'], '"ada" is not an e-mail address.'],
])('answers %j with one line', async (args, line) => {
  const { status, err } = await run(args, '/nowhere');
  expect(status).toBe(2);
  expect(err).toEqual([expect.stringContaining(line)]);
});
