import { createRateLimits } from './rate-limits.ts';
import { trafficRule } from './limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMovingClock, hour } from '../testing/moving-clock.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import type { TestServer } from '../testing/start-test-server.ts';
import { byTier } from '../testing/test-tier.ts';

const clock = createMovingClock();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    clock,
    settings: { RATE_LIMIT_FACTOR: '1', SHARED_ADDRESS_FACTOR: '1', TRUST_PROXY: '10.0.0.0/8' },
  });
});
afterAll(() => server.stop());

interface From {
  readonly remoteAddress: string;
  readonly forwarded?: string;
}

async function resend({
  remoteAddress,
  forwarded,
}: From): Promise<{ readonly statusCode: number; readonly retryAfter: unknown }> {
  const answer = await server.server.app.inject({
    method: 'POST',
    url: '/authentication_app/resend_otp/',
    remoteAddress,
    headers: { host: 'localhost', ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }) },
    payload: { email: 'not an address' },
  });
  return { statusCode: answer.statusCode, retryAfter: answer.headers['retry-after'] };
}

async function countAdmitted(froms: readonly From[]): Promise<number> {
  let admitted = 0;
  for (const from of froms) if ((await resend(from)).statusCode !== 429) admitted += 1;
  return admitted;
}

describe('limits per address', () => {
  it('hold, say when to come back, and end', async () => {
    const from = { remoteAddress: '192.0.2.1' };
    expect(await countAdmitted(Array.from({ length: 25 }, () => from))).toBe(20);
    const refused = await resend(from);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    expect((await resend({ remoteAddress: '192.0.2.2' })).statusCode).toBe(400);
    clock.advance(hour);
    expect((await resend(from)).statusCode).toBe(400);
  });

  it('count all of a person’s IPv6 addresses as one, straight or through a proxy', { timeout: 60_000 }, async () => {
    const many = byTier(150, 1000);
    const addresses = (net: string): readonly string[] =>
      Array.from(
        { length: many },
        (_, index) => `2001:db8:0:${net}:${(index * 7919).toString(16).slice(-4)}::${index.toString(16)}`,
      );
    expect(new Set(addresses('7')).size).toBe(many);
    expect(await countAdmitted(addresses('7').map((remoteAddress) => ({ remoteAddress })))).toBe(20);
    const proxied = addresses('b').map((forwarded) => ({ remoteAddress: '10.1.1.1', forwarded }));
    expect(await countAdmitted(proxied)).toBe(20);
    expect((await resend({ remoteAddress: '2001:db8:0:8::1' })).statusCode).toBe(400);
  });

  it('count a whole network of IPv6 addresses as a few', { timeout: 60_000 }, async () => {
    const froms = Array.from({ length: 400 }, (_, index) => ({ remoteAddress: `2001:db8:9:${index.toString(16)}::1` }));
    expect(await countAdmitted(froms)).toBe(16 * 20);
    expect((await resend({ remoteAddress: '2001:db8:a::1' })).statusCode).toBe(400);
  });

  it('count what a proxy forwards without being an address as one', async () => {
    const odd = Array.from({ length: 30 }, (_, index) => ({
      remoteAddress: '10.1.1.1',
      forwarded: `nonsense-${index}`,
    }));
    expect(await countAdmitted(odd)).toBe(20);
    const ports = Array.from({ length: 30 }, (_, index) => ({
      remoteAddress: '10.1.1.1',
      forwarded: `203.0.113.200:${40_000 + index}`,
    }));
    expect(await countAdmitted(ports)).toBe(20);
  });

  it('believe no forwarded address but a trusted proxy’s', async () => {
    const forged = Array.from({ length: 30 }, (_, index) => ({
      remoteAddress: '192.0.2.9',
      forwarded: `203.0.113.${index}`,
    }));
    expect(await countAdmitted(forged)).toBe(20);
    const proxied = Array.from({ length: 30 }, (_, index) => ({
      remoteAddress: '10.1.1.1',
      forwarded: `1.2.3.4, 203.0.113.${index}`,
    }));
    expect(await countAdmitted(proxied)).toBe(30);
    const same = Array.from({ length: 30 }, (_, index) => ({
      remoteAddress: '10.1.1.1',
      forwarded: `1.2.3.${index}, 198.51.100.7`,
    }));
    expect(await countAdmitted(same)).toBe(20);
  });

  it('count together in all processes of one installation', async () => {
    const other = await startTestServer({
      clock,
      dataDir: server.dataDir,
      settings: { RATE_LIMIT_FACTOR: '1', SHARED_ADDRESS_FACTOR: '1' },
    });
    const from = { remoteAddress: '192.0.2.77' };
    expect(await countAdmitted(Array.from({ length: 20 }, () => from))).toBe(20);
    const answer = await other.server.app.inject({
      method: 'POST',
      url: '/authentication_app/resend_otp/',
      remoteAddress: from.remoteAddress,
      headers: { host: 'localhost' },
      payload: {},
    });
    expect(answer.statusCode).toBe(429);
    await other.stop({ keepData: true });
  });
});

describe('what a person sends and is sent', () => {
  it('counts by its length: beyond a minute’s share they wait, and others do not', async () => {
    const limits = createRateLimits({
      factor: 1,
      sharedAddressFactor: 2,
      counters: server.server.accounts.store.counters,
      clock,
    });
    const share = trafficRule.kilobytes * 1024;
    const visitor = { kind: 'visitor' } as const;
    const weigh = (ip: string, bytes: number): Promise<void> => limits.weigh(bytes, visitor, ip);
    // An address has the share of two here.
    await weigh('192.0.2.9', 2 * share - 1024);
    await weigh('192.0.2.9', share);
    await expect(weigh('192.0.2.9', 0)).rejects.toMatchObject({ code: 'rate_limited' });
    await weigh('192.0.2.10', 0);
  });
});
