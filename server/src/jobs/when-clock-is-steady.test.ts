import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabaseKinds } from '../database/test-databases.ts';
import type { TestDatabase } from '../database/test-databases.ts';
import { createClockWatch } from '../store/own-data/clock-watch.ts';
import { whenClockIsSteady } from './when-clock-is-steady.ts';

const minute = 60_000;
const day = 86_400_000;
const start = 1_800_000_000_000;

describe.each(testDatabaseKinds)('a job that destroys by the time, on $name', ({ open }) => {
  let test: TestDatabase;
  let now: number;
  let runs: number;
  const warnings: string[] = [];
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.remove());
  beforeEach(async () => {
    await test.database.kysely.deleteFrom('job_leases').execute();
    [now, runs, warnings.length] = [start, 0, 0];
  });

  /** Whether it ran at the time that it is now. */
  async function turn(): Promise<boolean> {
    const before = runs;
    const run = async (): Promise<void> => void (runs += 1);
    const logger = { warn: (_entry: unknown, text?: string) => void warnings.push(String(text)) };
    const watch = createClockWatch(test.database);
    const job = { name: 'destroy', everyMilliseconds: 10 * minute, run };
    await whenClockIsSteady(job, { watch, clock: { now: () => now }, logger: logger as never }).run(
      new AbortController().signal,
    );
    return runs > before;
  }

  it('runs at the first start, as the time goes on, after a weekend, and when the clock was put back', async () => {
    for (const step of [0, 10 * minute, day, 3 * day, -minute, -3650 * day, 10 * minute]) {
      now += step;
      expect(await turn(), String(step)).toBe(true);
    }
    expect(warnings).toEqual([]);
  });

  it.each([4, 40, 3650])(
    'destroys nothing while the clock is %d days ahead, and goes on once it is right',
    async (days) => {
      await turn();
      now += days * day;
      for (let passed = 0; passed < day; passed += 10 * minute) {
        expect(await turn()).toBe(false);
        now += 10 * minute;
      }
      expect(warnings[0]).toContain('days ahead');
      now = start + day;
      expect(await turn()).toBe(true);
    },
  );

  it('runs again when the time has gone on for a day after the server was off for long', async () => {
    await turn();
    now += 40 * day;
    for (let passed = 0; passed < day; passed += 10 * minute) {
      await turn();
      now += 10 * minute;
    }
    expect([runs, await turn()]).toEqual([1, true]);
  });

  it('takes no second leap for a day that went by', async () => {
    await turn();
    for (const leap of [40 * day, 2 * day, 2 * day]) {
      now += leap;
      expect(await turn()).toBe(false);
    }
  });

  it('is kept right by another process whose clock is', async () => {
    await turn();
    for (let passed = 0; passed < 2 * day; passed += 60 * minute) {
      now = start + passed;
      expect(await turn()).toBe(true);
      now = start + passed + 3650 * day;
      expect(await turn()).toBe(false);
    }
  });
});
