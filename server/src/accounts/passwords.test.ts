import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

const quick = { memoryKiB: 256, passes: 1 };

describe('passwords', () => {
  it('are hashed with argon2id at 46 MiB and two passes', async () => {
    const passwords = createPasswords();
    const hash = await passwords.hash('a made-up password');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=2,p=1\$/);
    expect(passwords.needsRehash(hash)).toBe(false);
    expect(await passwords.verify(hash, 'a made-up password')).toBe(true);
    for (const cost of [quick, { memoryKiB: 64 * 1024, passes: 3 }]) {
      const earlier = await createPasswords(cost).hash('x');
      expect(passwords.needsRehash(earlier)).toBe(true);
      expect(await passwords.verify(earlier, 'x')).toBe(true);
    }
  });

  it('are the same in either form of Unicode, and differ in everything else', async () => {
    const passwords = createPasswords(quick);
    const hash = await passwords.hash('Caf\u00e9 \u{1f63a} with spaces ');
    expect(await passwords.verify(hash, 'Cafe\u0301 \u{1f63a} with spaces ')).toBe(true);
    expect(await passwords.verify(hash, 'caf\u00e9 \u{1f63a} with spaces ')).toBe(false);
    expect(await passwords.verify(hash, 'Caf\u00e9 \u{1f63a} with spaces')).toBe(false);
    const long = await passwords.hash(`${'x'.repeat(100)}a`);
    expect(await passwords.verify(long, `${'x'.repeat(100)}b`)).toBe(false);
  });

  it('take as long to compare for nobody as for somebody', async () => {
    const passwords = createPasswords({ memoryKiB: 8192, passes: 2 });
    const hash = await passwords.hash('a made-up password');
    expect(await passwords.verify(null, 'a made-up password')).toBe(false);
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 30; round += 1) {
      for (const kind of ['known', 'unknown'] as const) {
        const start = performance.now();
        await passwords.verify(kind === 'known' ? hash : null, 'not the password');
        times[kind].push(performance.now() - start);
      }
    }
    const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[15] ?? 0;
    const [known, unknown] = [median(times.known), median(times.unknown)];
    expect(unknown).toBeGreaterThan(known / 2);
    expect(known).toBeGreaterThan(unknown / 2);
  });

  it('wait for one another, so that many at once fit into memory', async () => {
    const passwords = createPasswords(quick);
    const hashes = await Promise.all(Array.from({ length: 100 }, (_, index) => passwords.hash(`password ${index}`)));
    expect(new Set(hashes).size).toBe(100);
    await expect(passwords.verify('not a hash', 'x')).rejects.toThrow();
    expect(await passwords.verify(hashes[3] ?? null, 'password 3')).toBe(true);
  });

  it('take two hashes’ memory for two hundred sign-ins at once', { timeout: 60_000 }, async () => {
    const cost = { memoryKiB: 64 * 1024, passes: 1 };
    const passwords = createPasswords(cost);
    const hash = await passwords.hash('a made-up password');
    const before = process.memoryUsage.rss();
    let peak = before;
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5);
    const fits = await Promise.all(Array.from({ length: 200 }, () => passwords.verify(hash, 'a made-up password')));
    clearInterval(watch);
    expect(fits.every(Boolean)).toBe(true);
    expect((peak - before) / 1024 / 1024).toBeLessThan(3 * 64);
  });

  it('ask to come again when hundreds wait already', async () => {
    const passwords = createPasswords(quick);
    const tries = Array.from({ length: 1000 }, () =>
      passwords.hash('a made-up password').catch((error: unknown) => error),
    );
    const outcomes = await Promise.all(tries);
    const refused = outcomes.filter((outcome) => typeof outcome !== 'string');
    expect(refused.length).toBeGreaterThan(500);
    for (const error of refused) expect(error).toMatchObject({ code: 'unavailable', retryAfter: 10 });
    expect(await passwords.hash('a made-up password')).toContain('argon2id');
  });
});
