import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '../../server/src/config/settings.ts';
import { createLogger } from '../../server/src/kernel/log.ts';
import { requirePolicy } from '../../server/src/policies/require-policy.ts';
import type { NotewrightServer } from '../../server/src/wiring.ts';
import { startServer } from '../../server/src/wiring.ts';
import { percentile } from '../benchmark.ts';
import type { Benchmark, Figure } from '../benchmark.ts';

const people = 50;
const sessionsEach = 20;
const source = { ip: '192.0.2.7', userAgent: 'bench' };

/** Access tokens of so many sessions that no two checks meet the same one. */
async function openSessions({ accounts }: NotewrightServer): Promise<readonly string[]> {
  const { store, sessions, clock } = accounts;
  const now = clock.now();
  const tokens: string[] = [];
  for (let person = 0; person < people; person += 1) {
    const [userId, tenantId] = [crypto.randomUUID(), crypto.randomUUID()];
    const email = `person-${person}@clinic.example`;
    await store.transaction(async (inner) => {
      await inner.users.create({ userId, tenantId, email, passwordHash: 'x', trialEndsOn: now, now });
      for (let count = 0; count < sessionsEach; count += 1)
        tokens.push((await sessions.openForUser(inner, userId, false, source)).accessToken);
    });
  }
  return tokens;
}

/** What every request goes through before its call is run. */
async function check({ accounts }: NotewrightServer, token: string): Promise<void> {
  const { caller, bearer } = await accounts.callers.identifyCaller(`Bearer ${token}`);
  requirePolicy({ policy: 'chart-user', proof: 'none' }, caller, bearer, accounts.clock.now());
}

async function time(what: string, server: NotewrightServer, tokens: readonly string[]): Promise<readonly Figure[]> {
  const times: number[] = [];
  for (const token of tokens) {
    const before = performance.now();
    await check(server, token);
    times.push(performance.now() - before);
  }
  return [
    { what: `${what}, p50`, value: percentile(times, 0.5), unit: 'ms', limit: 0.3 },
    { what: `${what}, p95`, value: percentile(times, 0.95), unit: 'ms' },
  ];
}

export const benchmark: Benchmark = {
  title: 'Who is calling and may they: the check of one request, on SQLite',
  async run() {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'notewright-access-'));
    const server = await startServer({
      settings: readSettings({ NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, SAMPLE_ACCOUNT: 'no' }),
      logger: createLogger('silent'),
      root: dataDir,
    });
    try {
      const tokens = await openSessions(server);
      // The code is warm, what it asks about is not.
      for (const token of tokens.slice(0, 200)) await check(server, token);
      const cold = tokens.slice(200);
      const [first] = cold;
      return [
        ...(await time('a session that was not asked about before', server, cold)),
        ...(await time(
          'a session that was asked about within two seconds',
          server,
          Array(1000).fill(first) as string[],
        )),
      ];
    } finally {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
