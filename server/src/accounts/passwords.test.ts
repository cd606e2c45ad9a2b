import { describe, expect, it } from 'vitest';
import { createPasswords, type Passwords } from './passwords.ts';

const quick = { memoryKiB: 256, passes: 1 };
const ip = '192.0.2.1';

describe('passwords', () => {
  it('are hashed with argon2id at 46 MiB and two passes', async () => {
    const passwords = createPasswords();
    const hash = await passwords.hash('a made-up password', ip);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=2,p=1\$/);
    expect(passwords.needsRehash(hash)).toBe(false);
    expect(await passwords.verify(hash, 'a made-up password', ip)).toBe(true);
    for (const cost of [quick, { memoryKiB: 64 * 1024, passes: 3 }]) {
      const earlier = await createPasswords(cost).hash('x', ip);
      expect(passwords.needsRehash(earlier)).toBe(true);
      expect(await passwords.verify(earlier, 'x', ip)).toBe(true);
    }
  });

  it('are the same in either form of Unicode, and differ in everything else', async () => {
    const passwords = createPasswords(quick);
    const hash = await passwords.hash('Caf\u00e9 \u{1f63a} with spaces ', ip);
    expect(await passwords.verify(hash, 'Cafe\u0301 \u{1f63a} with spaces ', ip)).toBe(true);
    expect(await passwords.verify(hash, 'caf\u00e9 \u{1f63a} with spaces ', ip)).toBe(false);
    expect(await passwords.verify(hash, 'Caf\u00e9 \u{1f63a} with spaces', ip)).toBe(false);
    const long = await passwords.hash(`${'x'.repeat(100)}a`, ip);
    expect(await passwords.verify(long, `${'x'.repeat(100)}b`, ip)).toBe(false);
  });

  it('are hashed once to compare, for nobody as for somebody', async () => {
    let begun = 0;
    const passwords = createPasswords(quick, () => (begun += 1));
    const hash = await passwords.hash('a made-up password', ip);
    expect(await passwords.verify(null, 'a made-up password', ip)).toBe(false);
    for (const compared of [hash, null]) {
      begun = 0;
      expect(await passwords.verify(compared, 'not the password', ip)).toBe(false);
      expect(begun).toBe(1);
    }
  });

  it('wait for one another, so that many at once fit into memory', async () => {
    const passwords = createPasswords(quick);
    const hashes = await Promise.all(
      Array.from({ length: 100 }, (_, index) => passwords.hash(`password ${index}`, ip)),
    );
    expect(new Set(hashes).size).toBe(100);
    await expect(passwords.verify('not a hash', 'x', ip)).rejects.toThrow();
    expect(await passwords.verify(hashes[3] ?? null, 'password 3', ip)).toBe(true);
  });

  it('are hashed two at a time for two hundred sign-ins at once', async () => {
    let most = 0;
    const passwords = createPasswords(quick, (running) => (most = Math.max(most, running)));
    const hash = await passwords.hash('a made-up password', ip);
    const fits = await Promise.all(Array.from({ length: 200 }, () => passwords.verify(hash, 'a made-up password', ip)));
    expect(fits.every(Boolean)).toBe(true);
    expect(most).toBe(2);
  });

  /** A thousand hashes for one asker, of which most are refused. */
  const flood = (passwords: Passwords, addressOf: (index: number) => string): Promise<readonly unknown[]> =>
    Promise.all(
      Array.from({ length: 1000 }, (_, index) =>
        passwords.hash('a made-up password', addressOf(index)).catch((error: unknown) => error),
      ),
    );

  it('ask to come again when hundreds wait already', async () => {
    const passwords = createPasswords(quick);
    const outcomes = await flood(passwords, () => ip);
    const refused = outcomes.filter((outcome) => typeof outcome !== 'string');
    expect(refused.length).toBeGreaterThan(500);
    for (const error of refused) expect(error).toMatchObject({ code: 'unavailable', retryAfter: 10 });
    expect(await passwords.hash('a made-up password', ip)).toContain('argon2id');
  });

  it.each([
    ['address', () => '198.51.100.7'],
    ['network', (index: number) => `2001:db8:1:${index.toString(16)}::1`],
  ])('have the next turn for somebody else while one %s fills the line', async (_what, addressOf) => {
    const begun: string[] = [];
    const passwords = createPasswords(quick, (_running, asker) => begun.push(asker));
    const hash = await passwords.hash('a made-up password', ip);
    const flooded = flood(passwords, addressOf);
    const before = begun.length;
    expect(await passwords.verify(hash, 'a made-up password', ip)).toBe(true);
    // Those at work when it came end first; how many of the others begin while it runs is up to the machine.
    expect(begun.indexOf(ip, before) - before).toBeLessThanOrEqual(2);
    const refused = (await flooded).filter((outcome) => typeof outcome !== 'string');
    expect(refused.length).toBeGreaterThan(500);
  });
});
