import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMovingClock } from '../../testing/moving-clock.ts';
import type { MovingClock } from '../../testing/moving-clock.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestMail, TestServer } from '../../testing/start-test-server.ts';
import { codeOf, createFactorCalls, wrongCodeOf } from './second-factor/testing/factor-calls.ts';
import type { FactorCalls } from './second-factor/testing/factor-calls.ts';

/** Somebody who writes to the database guesses, and sets every count back after each guess. */
let clock: MovingClock;
let server: TestServer;
let calls: FactorCalls;
beforeEach(async () => {
  clock = createMovingClock();
  server = await startTestServer({ clock, settings: { RATE_LIMIT_FACTOR: '1' } });
  calls = createFactorCalls(server, clock);
});
afterEach(() => server.stop());

async function setBack(): Promise<void> {
  const { kysely } = server.server.database;
  await kysely.deleteFrom('counters').execute();
  await kysely.updateTable('password_resets').set({ code_tries: 0 }).execute();
  await kysely.updateTable('second_steps').set({ tries: 0 }).execute();
}

/** Guesses until a guess is not compared; answers how many were. */
async function guess(one: () => Promise<CallAnswer>, wrong: string, most: number): Promise<number> {
  for (let compared = 0; compared < most; compared += 1) {
    await setBack();
    if ((await one()).body['code'] !== wrong) return compared;
  }
  return most;
}

it('at a mailed code, and comes to sixty of its ten thousand in a day; then links take its place', async () => {
  const victim = await server.createUser();
  const ask = () => calls.post('forgot_password/', { email: victim.email });
  const readMails = async (): Promise<readonly TestMail[]> =>
    (await server.mailsTo(victim.email, 0)).filter(({ subject }) => /reset your/i.test(subject));
  await ask();
  await vi.waitUntil(async () => (await readMails()).length > 0, 60_000);
  const code = (await readMails())[0]?.code ?? '';
  const enter = (otp: string) => calls.post('verify_forgot_password_otp/', { email: victim.email, otp });
  const wrong = code === '0000' ? '1111' : '0000';
  expect(await guess(() => enter(wrong), 'otp_invalid', 100)).toBe(60);
  await setBack();
  expect((await enter(code)).body['code']).toBe('rate_limited');
  await ask();
  const hasLink = async () => (await readMails()).some(({ text }) => text.includes('/reset_link/?token='));
  await vi.waitUntil(hasLink, 60_000);
  expect((await calls.signIn(victim.email, victim.password)).status).toBe(200);
});

it('at the codes of many addresses, and comes to ninety in a day', async () => {
  const victims = await Promise.all(Array.from({ length: 3 }, () => server.createUser()));
  let compared = 0;
  for (const { email } of victims) {
    await setBack();
    await calls.post('forgot_password/', { email });
    const code = (await server.mailsTo(email, 2)).find(({ subject }) => subject.includes('reset'))?.code;
    const otp = code === '0000' ? '1111' : '0000';
    compared += await guess(() => calls.post('verify_forgot_password_otp/', { email, otp }), 'otp_invalid', 40);
  }
  expect(compared).toBe(90);
});

it('at the codes of an app, and comes to 120 of a million in a day; recovery codes count all the while', async () => {
  const victim = await calls.createAppUser();
  const token = await calls.askStep(victim);
  const enter = (totp: string) => calls.secondStep(token, { totp });
  expect(await guess(() => enter(wrongCodeOf(victim.secret, clock)), 'second_factor_invalid', 150)).toBe(120);
  await setBack();
  expect((await enter(codeOf(victim.secret, clock))).body['code']).toBe('rate_limited');
  await setBack();
  expect((await calls.secondStep(token, { recovery_code: victim.recoveryCodes[0] })).status).toBe(200);
});
