import { createHmac, createSecretKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import type { JWTPayload } from 'jose';
import { describe, expect, it } from 'vitest';
import { createMovingClock } from '../testing/moving-clock.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createAccountKeys } from './account-keys.ts';

const secret = (purpose: string): KeyObject =>
  createSecretKey(createHmac('sha256', 'made-up secret').update(purpose).digest());
const keys = createAccountKeys(secret, 4);
const clock = createMovingClock();
const tokens = createAccessTokens(keys, clock);
const claims = { sessionId: 'session', subjectId: 'subject' };

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
const now = (): number => Math.floor(clock.now() / 1000);
const good = (): JWTPayload => ({
  sid: 'session',
  sub: 'subject',
  iss: 'notewright',
  aud: 'notewright',
  iat: now(),
  exp: now() + 600,
});

function sign(payload: JWTPayload, header: object = {}): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', ...header }).sign(keys.signingKey);
}

describe('access tokens', () => {
  it('are read as they were signed, in every process of the installation and in no other', async () => {
    const token = await tokens.sign(claims, 600);
    expect(await tokens.readClaims(token)).toEqual(claims);
    expect(await createAccessTokens(createAccountKeys(secret, 4), clock).readClaims(token)).toEqual(claims);
    const other = createAccountKeys((purpose) => secret(`other ${purpose}`), 4);
    expect(await createAccessTokens(other, clock).readClaims(token)).toBeNull();
  });

  it('count until they expire, and not a second longer', async () => {
    const ahead = createMovingClock();
    const own = createAccessTokens(keys, ahead);
    const token = await own.sign(claims, 600);
    ahead.advance(598_000);
    expect(await own.readClaims(token)).toEqual(claims);
    ahead.advance(3000);
    expect(await own.readClaims(token)).toBeNull();
  });

  it('are refused when they change or expire, however often they were read before', async () => {
    const ahead = createMovingClock();
    const own = createAccessTokens(keys, ahead);
    const token = await own.sign(claims, 600);
    for (let round = 0; round < 3; round += 1) expect(await own.readClaims(token)).toEqual(claims);
    const [head = '', body = '', signature = ''] = token.split('.');
    const other = encode({ ...good(), sub: 'somebody else' });
    const turned = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    for (const forged of [
      `${head}.${other}.${signature}`,
      `${head}.${body}.${turned}`,
      `${head}.${body}.`,
      `${token}A`,
    ])
      for (let round = 0; round < 2; round += 1) expect(await own.readClaims(forged), forged).toBeNull();
    expect(await own.readClaims(token)).toEqual(claims);
    ahead.advance(601_000);
    expect(await own.readClaims(token)).toBeNull();
    expect(await own.readClaims(token)).toBeNull();
  });

  it('expire in the same moment whether they were read before or not', async () => {
    const ahead = createMovingClock();
    const reader = createAccessTokens(keys, ahead);
    const token = await reader.sign(claims, 2);
    for (let step = 0; step < 40; step += 1) {
      const fresh = await createAccessTokens(keys, ahead).readClaims(token);
      expect(await reader.readClaims(token), `after ${step * 100} ms`).toEqual(fresh);
      ahead.advance(100);
    }
    expect(await reader.readClaims(token)).toBeNull();
  });

  it('are refused when they were signed in the future, once a clock that was ahead is right again', async () => {
    clock.advance(365 * 86_400_000);
    const token = await tokens.sign(claims, 600);
    expect(await tokens.readClaims(token)).toEqual(claims);
    clock.advance(-365 * 86_400_000);
    expect(await tokens.readClaims(token)).toBeNull();
    clock.advance(240_000);
    const near = await tokens.sign(claims, 600);
    clock.advance(-240_000);
    expect(await tokens.readClaims(near)).toEqual(claims);
  });

  it('are verified once, as long as there is room to remember them', async () => {
    let verified = 0;
    const counting = {
      ...keys,
      get verifyingKey() {
        verified += 1;
        return keys.verifyingKey;
      },
    };
    const own = createAccessTokens(counting, clock, 2);
    const [one = '', two = '', three = ''] = await Promise.all(
      ['one', 'two', 'three'].map((sessionId) => own.sign({ ...claims, sessionId }, 600)),
    );
    for (const token of [one, one, two, one, two]) await own.readClaims(token);
    expect(verified).toBe(2);
    expect(await own.readClaims(three)).toEqual({ ...claims, sessionId: 'three' });
    expect(await own.readClaims(two)).toEqual({ ...claims, sessionId: 'two' });
    expect(verified).toBe(3);
    expect(await own.readClaims(one)).toEqual({ ...claims, sessionId: 'one' });
    expect(verified).toBe(4);
  });

  it('are refused when anything of them is another’s', async () => {
    expect(await tokens.readClaims(await sign(good()))).toEqual(claims);
    const without = (name: string): JWTPayload =>
      Object.fromEntries(Object.entries(good()).filter(([key]) => key !== name));
    for (const payload of [
      { ...good(), aud: 'other' },
      { ...good(), iss: 'other' },
      without('exp'),
      without('sid'),
      without('sub'),
      without('aud'),
      without('iss'),
      { ...good(), sid: 5 },
    ]) {
      expect(await tokens.readClaims(await sign(payload)), JSON.stringify(payload)).toBeNull();
    }
    expect(await tokens.readClaims(await sign(good(), { typ: 'JWT' }))).toBeNull();
  });

  it('are refused with another algorithm or key, whatever their header asks for', async () => {
    const unsigned = `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode(good())}.`;
    const publicPem = keys.verifyingKey.export({ type: 'spki', format: 'pem' });
    const head = `${encode({ alg: 'HS256', typ: 'at+jwt' })}.${encode(good())}`;
    const confused = `${head}.${createHmac('sha256', publicPem).update(head).digest('base64url')}`;
    const foreign = generateKeyPairSync('ed25519');
    const jwk = foreign.publicKey.export({ format: 'jwk' });
    const brought = await new SignJWT(good())
      .setProtectedHeader({
        alg: 'EdDSA',
        typ: 'at+jwt',
        jwk,
        kid: '../../etc/passwd',
        jku: 'https://evil.example/keys',
      })
      .sign(foreign.privateKey);
    const [start, body, signature] = (await sign(good())).split('.');
    const changed = `${start}.${encode({ ...good(), sub: 'somebody else' })}.${signature}`;
    for (const token of [unsigned, confused, brought, changed, `${start}.${body}.`, '', 'a.b.c', 'x'.repeat(1999)]) {
      expect(await tokens.readClaims(token)).toBeNull();
    }
  });
});

describe('one-time codes', () => {
  it.each([4, 8])('are of %i digits where so many are asked for, each as often as any other', (digits) => {
    const { makeCode } = createAccountKeys(secret, digits);
    const draws = 40_000;
    const shape = new RegExp(`^\\d{${digits}}$`);
    const misshapen: string[] = [];
    const counts = Array.from({ length: digits }, () => Array.from({ length: 10 }, () => 0));
    for (let draw = 0; draw < draws; draw += 1) {
      const code = makeCode();
      if (!shape.test(code)) misshapen.push(code);
      code.split('').forEach((digit, place) => {
        const column = counts[place];
        if (column !== undefined) column[Number(digit)] = (column[Number(digit)] ?? 0) + 1;
      });
    }
    expect(misshapen).toEqual([]);
    const expected = draws / 10;
    for (const column of counts) {
      const chiSquare = column.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // Nine degrees of freedom: beyond 60 in one of a hundred million columns.
      expect(chiSquare).toBeLessThan(60);
    }
  });

  it('are kept as something that only this installation can compute, bound to their attempt', () => {
    const mac = keys.macCode('attempt', 'sign-up', '0007');
    expect(mac).toBe(keys.macCode('attempt', 'sign-up', '0007'));
    expect(mac).not.toBe(keys.macCode('other', 'sign-up', '0007'));
    expect(mac).not.toBe(
      createAccountKeys((purpose) => secret(`other ${purpose}`), 4).macCode('attempt', 'sign-up', '0007'),
    );
  });
});
