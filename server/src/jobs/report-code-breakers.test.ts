import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeCodeBreakers, countWrongCode } from '../accounts/code-failures.ts';
import type { CountedPurpose } from '../accounts/code-failures.ts';
import { tries } from '../accounts/tries.ts';
import type { Mail } from '../store/accounts/mails.ts';
import { createMovingClock, day, hour } from '../testing/moving-clock.ts';
import type { MovingClock } from '../testing/moving-clock.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import type { TestServer, TestUser } from '../testing/start-test-server.ts';
import type { AccountServices } from '../wiring/wire-accounts.ts';
import { createCodeBreakerReport } from './report-code-breakers.ts';

const guessed = 'guessed-at@clinic.example';

let clock: MovingClock;
let server: TestServer;
let accounts: AccountServices;
let operator: TestUser;
let warnings: unknown[];
/** What was put into the outbox, newest last. */
let mails: Mail[];
beforeEach(async () => {
  clock = createMovingClock();
  server = await startTestServer({ clock });
  ({ accounts } = server.server);
  operator = await server.createUser();
  await accounts.store.installation.setOperator(operator.id, true);
  warnings = [];
  mails = [];
});
afterEach(() => server.stop());

async function guess(purpose: CountedPurpose, times: number): Promise<void> {
  for (let wrong = 0; wrong < times; wrong += 1)
    await countWrongCode(accounts, accounts.store, { email: guessed, purpose, points: 1 });
}

async function run(): Promise<void> {
  const logger = { warn: (said: unknown) => void warnings.push(said) };
  const mailQueue = { ...accounts.mailQueue, enqueue: async (_: unknown, mail: Mail) => void mails.push(mail) };
  await createCodeBreakerReport({ ...accounts, mailQueue, logger }).run(new AbortController().signal);
}

async function actions(): Promise<readonly string[]> {
  const rows = await server.server.database.kysely
    .selectFrom('audit_events')
    .select(['action', 'actor_id', 'object_id', 'tenant_id'])
    .where('action', 'like', 'wrong_codes.%')
    .orderBy('id')
    .execute();
  for (const row of rows) expect(row).toMatchObject({ actor_id: null, object_id: null, tenant_id: '' });
  return rows.map(({ action }) => action);
}

describe('too many wrong codes in the installation', () => {
  it('are reported to the operators and to nobody else, without an address of anybody', async () => {
    await server.createUser();
    await guess('sign-up', tries.wrongCodesADay - 1);
    await run();
    expect([mails, await actions(), warnings]).toEqual([[], [], []]);
    await guess('sign-up', 1);
    await run();
    expect(mails.map(({ to }) => to)).toEqual([operator.email]);
    const [mail] = mails;
    expect(mail?.text).toContain(`${tries.wrongCodesADay} wrong codes were entered within a day`);
    expect(mail?.text).toContain('notewright wrong-codes clear installation');
    expect(mail?.text.replaceAll('support@notewright.example', '')).not.toContain('@');
    expect(await actions()).toEqual(['wrong_codes.day_breaker']);
    expect(warnings).toEqual([{ breaker: 'day', wrongCodes: tries.wrongCodesADay }]);
  });

  it('are reported once while a breaker stays open, and by one mail a day however many open', async () => {
    await guess('sign-up', tries.wrongCodesADay);
    await run();
    await run();
    expect(mails).toHaveLength(1);
    clock.advance(hour);
    await guess('reset', tries.wrongResetCodesAYear);
    await run();
    expect(await actions()).toEqual(['wrong_codes.day_breaker', 'wrong_codes.year_breaker']);
    clock.advance(day - 2 * hour);
    await run();
    expect(mails).toHaveLength(1);
    clock.advance(2 * hour);
    await run();
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain(`${tries.wrongResetCodesAYear} wrong codes to reset a password`);
    clock.advance(30 * day);
    await run();
    expect(mails).toHaveLength(2);
    expect(await actions()).toHaveLength(2);
  });

  it('are reported again when a breaker that was closed opens again', async () => {
    await guess('reset', tries.wrongResetCodesAYear);
    await run();
    await closeCodeBreakers(accounts.store);
    clock.advance(day + hour);
    await run();
    expect(await actions()).toHaveLength(2);
    await guess('reset', tries.wrongResetCodesAYear);
    await run();
    expect(mails).toHaveLength(2);
    expect(await actions()).toHaveLength(4);
  });
});
