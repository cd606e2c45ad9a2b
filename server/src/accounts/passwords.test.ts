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

  it('are hashed once to compare, for nobody as for somebody', async () => {
    let begun = 0;
    const passwords = createPasswords(quick, () => (begun += 1));
    const hash = await passwords.hash('a made-up password');
    expect(await passwords.verify(null, 'a made-up password')).toBe(false);
    for (const compared of [hash, null]) {
      begun = 0;
      expect(await passwords.verify(compared, 'not the password')).toBe(false);
      expect(begun).toBe(1);
    }
  });

  it('wait for one another, so that many at once fit into memory', async () => {
    const passwords = createPasswords(quick);
    const hashes = await Promise.all(Array.from({ length: 100 }, (_, index) => passwords.hash(`password ${index}`)));
    expect(new Set(hashes).size).toBe(100);
    await expect(passwords.verify('not a hash', 'x')).rejects.toThrow();
    expect(await passwords.verify(hashes[3] ?? null, 'password 3')).toBe(true);
  });

  it('are hashed two at a time for two hundred sign-ins at once', async () => {
    let most = 0;
    const passwords = createPasswords(quick, (running) => (most = Math.max(most, running)));
    const hash = await passwords.hash('a made-up password');
    const fits = await Promise.all(Array.from({ length: 200 }, () => passwords.verify(hash, 'a made-up password')));
    expect(fits.every(Boolean)).toBe(true);
    expect(most).toBe(2);
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
