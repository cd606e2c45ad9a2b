import { v7 as makeId } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMovingClock, day, hour } from '../testing/moving-clock.ts';
import type { MovingClock } from '../testing/moving-clock.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import type { TestServer } from '../testing/start-test-server.ts';
import { byTier } from '../testing/test-tier.ts';
import type { AccountServices } from '../wiring/wire-accounts.ts';
import { areCodesLocked } from './code-failures.ts';
import { openReset, verifyResetCode } from './reset-codes.ts';
import { openSignedIn } from './open-signed-in.ts';
import { tries } from './tries.ts';

const source = { ip: '203.0.113.1', userAgent: 'guesser' };
const goal = 0.01;

let server: TestServer;
let clock: MovingClock;
let accounts: AccountServices;
/** The real limits. */
async function start(settings: Readonly<Record<string, string>>): Promise<void> {
  clock = createMovingClock();
  server = await startTestServer({ clock, settings: { RATE_LIMIT_FACTOR: '1', ...settings } });
  accounts = server.server.accounts;
}
beforeEach(() => start({}));
afterEach(() => server.stop());

interface Person {
  readonly userId: string;
  readonly tenantId: string;
  readonly email: string;
}

/** People without a second factor. */
async function makePeople(count: number): Promise<readonly Person[]> {
  const people = Array.from({ length: count }, (_, index) => ({
    userId: makeId(),
    tenantId: makeId(),
    email: `person-${index}@clinic.example`,
  }));
  for (const one of people)
    await accounts.store.users.create({ ...one, passwordHash: null, trialEndsOn: clock.now(), now: clock.now() });
  return people;
}

/** Guesses at one code until its tries are spent or codes are locked; what each guess that was compared may win. */
async function guessAtOneCode({
  email,
}: Person): Promise<{ readonly odds: readonly number[]; readonly isLocked: boolean }> {
  const digits = accounts.keys.makeCode().length;
  const codes = 10 ** digits;
  const odds: number[] = [];
  await openReset(accounts, email, source);
  while (odds.length < tries.perCode) {
    const outcome = await verifyResetCode(accounts, email, String(odds.length).padStart(digits, '0'), source);
    if (outcome.kind === 'locked') return { odds, isLocked: true };
    odds.push(1 / (codes - odds.length));
    if (outcome.kind === 'verified') break;
  }
  return { odds, isLocked: false };
}

interface Attack {
  readonly people: readonly Person[];
  /** Guesses a day after which the guesser waits for the next. */
  readonly aDay: number;
}

/**
 * A year of whoever guesses at all accounts in turn, knows when codes are locked, and is helped by owners who log in
 * after each guess, which clears what was counted for them. Ends early once the goal is missed.
 */
async function attackForAYear({
  people,
  aDay,
}: Attack): Promise<{ readonly expected: number; readonly compared: number }> {
  let expected = 0;
  let compared = 0;
  let next = 0;
  for (let today = 0; today < 365 && expected < goal; today += 1) {
    for (let guessed = 0; guessed < aDay && expected < goal;) {
      const person = people[next % people.length] as Person;
      if (await areCodesLocked(accounts, accounts.store, person.email, 'reset')) break;
      const { odds } = await guessAtOneCode(person);
      await signIn(person);
      next += 1;
      guessed += odds.length;
      compared += odds.length;
      expected += odds.reduce((sum, chance) => sum + chance, 0);
    }
    clock.advance(day + hour);
  }
  return { expected, compared };
}

function signIn(person: Person): Promise<unknown> {
  return accounts.store.transaction((store) => openSignedIn(accounts, store, source, person, false));
}

describe('a year of guesses at reset codes, with the real limits', () => {
  it.each([
    ['as many as are compared', 1000],
    ['fewer a day than open the breaker', tries.wrongCodesADay - 1],
    ['three a day', 3],
  ])('%s: takes over less than a hundredth of an account of a thousand', async (_name, aDay) => {
    const people = await makePeople(byTier(50, 1000));
    const { expected, compared } = await attackForAYear({ people, aDay });
    console.info(
      `${people.length} accounts, a year, at most ${aDay} a day: ${compared} compared, ${expected.toFixed(4)} taken over`,
    );
    expect(compared).toBeGreaterThan(0);
    expect(expected).toBeLessThan(goal);
  });
});

describe('a year of guesses at reset codes of six digits', () => {
  it('takes over a hundredth of what it does with four: the breakers stay as they are', async () => {
    await server.stop();
    await start({ CODE_DIGITS: '6' });
    const { expected, compared } = await attackForAYear({ people: await makePeople(50), aDay: 1000 });
    expect(compared).toBeGreaterThanOrEqual(tries.wrongResetCodesAYear);
    expect(expected).toBeLessThan(goal / 100);
  });
});

describe('the budget of wrong codes of an account', () => {
  async function spendBudget(person: Person): Promise<void> {
    for (let spent = 0; spent < tries.wrongCodesPerAddress; spent += 1)
      await accounts.store.counters.add(`code-failures:${accounts.store.nameEmail(person.email)}`, 1, {
        now: clock.now(),
        expiresAt: clock.now() + 200 * 365 * day,
        prolong: true,
      });
  }

  it('does not come back with time: a year later a link is mailed, and no code counts', async () => {
    const [person] = (await makePeople(1)) as [Person];
    for (let round = 0; round < 7; round += 1) {
      await guessAtOneCode(person);
      // What others do must not be what locks this one.
      await accounts.store.counters.remove('code-failures-of-all');
      clock.advance(2 * day);
    }
    clock.advance(365 * day);
    expect(await guessAtOneCode(person)).toEqual({ odds: [], isLocked: true });
    const kept = await server.server.database.kysely.selectFrom('password_resets').select('link_hash').execute();
    expect(kept).toEqual([{ link_hash: expect.any(String) }]);
  });

  it('comes back with a sign-in', async () => {
    const [person] = (await makePeople(1)) as [Person];
    await spendBudget(person);
    expect((await guessAtOneCode(person)).isLocked).toBe(true);
    await signIn(person);
    expect((await guessAtOneCode(person)).isLocked).toBe(false);
  });
});

describe('the breakers of the installation', () => {
  it('do not count the slips before a right code', async () => {
    const people = await makePeople(20);
    for (const { email } of people) {
      await openReset(accounts, email, source);
      const [mail] = await server.mailsTo(email);
      const code = mail?.code ?? '';
      const wrong = code === '0000' ? '0001' : '0000';
      expect((await verifyResetCode(accounts, email, wrong, source)).kind).toBe('wrong');
      expect((await verifyResetCode(accounts, email, wrong, source)).kind).toBe('wrong');
      expect((await verifyResetCode(accounts, email, code, source)).kind).toBe('verified');
    }
  });
});

describe('the owner of an account at whose code somebody guesses', () => {
  it('is told by mail, once a day', async () => {
    const [person] = (await makePeople(1)) as [Person];
    /** Of so many mails, each code's own included. */
    const countWarnings = async (mails: number): Promise<number> =>
      (await server.mailsTo(person.email, mails)).filter(({ subject }) =>
        subject.startsWith('Somebody entered a wrong'),
      ).length;
    await guessAtOneCode(person);
    await guessAtOneCode(person);
    expect(await countWarnings(3)).toBe(1);
    clock.advance(day + hour);
    await guessAtOneCode(person);
    expect(await countWarnings(5)).toBe(2);
  });

  it('is nobody where the address has no account: the mail ends in the outbox', async () => {
    const nobody = { userId: '', tenantId: '', email: 'nobody@clinic.example' };
    await guessAtOneCode(nobody);
    const [person] = (await makePeople(1)) as [Person];
    await guessAtOneCode(person);
    await server.mailsTo(person.email, 2);
    expect(await server.mailsTo(nobody.email, 0)).toEqual([]);
  });
});
