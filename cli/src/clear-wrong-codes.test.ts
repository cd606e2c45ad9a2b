import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { areCodesLocked, countWrongCode } from '../../server/src/accounts/code-failures.ts';
import { tries } from '../../server/src/accounts/tries.ts';
import { startTestServer } from '../../server/src/testing/start-test-server.ts';
import { runCli } from './run-cli.ts';

async function run(args: readonly string[], dataDir: string) {
  let out = '';
  const err: string[] = [];
  const status = await runCli(['wrong-codes', ...args], {
    stdin: (async function* () {})(),
    write: (text) => (out += text),
    complain: (line) => err.push(line),
    environment: { NODE_ENV: 'test', DATA_DIR: dataDir },
  });
  return { status, out, err };
}

it('lets codes count again, for one account and for the installation', async () => {
  const server = await startTestServer({ settings: { DATABASE_URL: '', RATE_LIMIT_FACTOR: '1' } });
  const { accounts } = server.server;
  const { email } = await server.createUser();
  const isLocked = (): Promise<boolean> => areCodesLocked(accounts, accounts.store, email, 'reset');
  const guess = async (count: number, at: string): Promise<void> => {
    for (let guessed = 0; guessed < count; guessed += 1)
      await countWrongCode(accounts, accounts.store, { email: at, purpose: 'reset', points: 1 });
  };
  await guess(tries.wrongCodesPerAddress, email);
  expect(await isLocked()).toBe(true);
  const cleared = await run(['clear', email], server.dataDir);
  expect(cleared).toEqual({ status: 0, err: [], out: `Mailed codes count again for ${email}.\n` });
  expect(await isLocked()).toBe(false);
  await guess(tries.wrongResetCodesAYear, 'other@clinic.example');
  expect(await isLocked()).toBe(true);
  const closed = await run(['clear', 'installation'], server.dataDir);
  expect(closed).toEqual({ status: 0, err: [], out: 'Mailed codes count again for the installation.\n' });
  expect(await isLocked()).toBe(false);
  expect((await run(['clear', email], server.dataDir)).err).toEqual([
    `notewright: No wrong codes are counted for ${email}.`,
  ]);
  await server.stop({ keepData: true });
  await rm(server.dataDir, { recursive: true, force: true });
});

it.each([
  [[], 'Of wrong codes there is'],
  [['clear'], 'Of wrong codes there is'],
  [['clear', 'a@clinic.example', 'b@clinic.example'], 'Of wrong codes there is'],
  [['clear', 'ada'], '"ada" is not an e-mail address.'],
])('answers %j with one line', async (args, line) => {
  const { status, err } = await run(args, '/nowhere');
  expect(status).toBe(2);
  expect(err).toEqual([expect.stringContaining(line)]);
});
