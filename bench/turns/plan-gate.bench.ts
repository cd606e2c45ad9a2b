import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as makeId } from 'uuid';
import { createAuditStore } from '../../server/src/audit/audit-store.ts';
import { createRequirePlan } from '../../server/src/billing/require-plan.ts';
import type { UserCaller } from '../../server/src/kernel/caller.ts';
import { newKeyBytes } from '../../server/src/keys/data-key.ts';
import { localKeyService } from '../../server/src/keys/installation-key.ts';
import { openKeyring } from '../../server/src/keys/keyring.ts';
import { createAccountStore } from '../../server/src/store/accounts/account-store.ts';
import { createFieldCipher } from '../../server/src/store/accounts/field-cipher.ts';
import { createIdempotencyStore } from '../../server/src/store/idempotency/idempotency-store.ts';
import { openDatabaseOn } from '../../server/src/database/open-database.ts';
import { sqliteSeam } from '../../server/src/database/dialects/sqlite.ts';
import { percentile, type Benchmark, type Figure } from '../benchmark.ts';

const asks = 5_000;
const day = 86_400_000;

/** What a send waits for before it is let in: whether a plan covers who sends it. */
export const benchmark: Benchmark = {
  title: 'Asking before a message is stored whether a plan covers it, SQLite on disk',
  run: async () => {
    const directory = await mkdtemp(join(tmpdir(), 'notewright-bench-'));
    const database = await openDatabaseOn(sqliteSeam(join(directory, 'notewright.sqlite')));
    try {
      const keys = await openKeyring(database, localKeyService(newKeyBytes()));
      const store = createAccountStore(database, {
        cipher: createFieldCipher(keys),
        createAudit: (inner) => createAuditStore(inner, keys),
        createIdempotency: (inner) => createIdempotencyStore({ database: inner, keys }),
      });
      const clock = { now: () => Date.now() };
      const gate = createRequirePlan({ store, clock, billing: { isOn: true, trialDays: 14, graceDays: 7 } });
      const off = createRequirePlan({ store, clock, billing: { isOn: false, trialDays: 14, graceDays: 7 } });
      const figures: Figure[] = [];
      for (const place of ['personal', 'company'] as const) {
        const caller = await makeCaller(store, place);
        const waits = { on: [] as number[], off: [] as number[] };
        for (let index = 0; index < asks; index += 1) {
          waits.on.push(await time(() => gate(caller, 'write')));
          waits.off.push(await time(() => off(caller, 'write')));
        }
        const [on, without] = [percentile(waits.on, 0.5), percentile(waits.off, 0.5)];
        figures.push(
          { what: `added to a send, ${place} workspace, p50`, value: on - without, unit: 'ms', limit: 0.5 },
          { what: `the same, p95`, value: percentile(waits.on, 0.95) - percentile(waits.off, 0.95), unit: 'ms' },
        );
      }
      return figures;
    } finally {
      await database.close();
      await rm(directory, { recursive: true, force: true });
    }
  },
};

type Store = ReturnType<typeof createAccountStore>;

/** Somebody with a plan of their own, or in a company that has one. */
async function makeCaller(store: Store, place: 'personal' | 'company'): Promise<UserCaller> {
  const [userId, personalTenantId, companyId, now] = [makeId(), makeId(), makeId(), Date.now()];
  const email = `${userId}@clinic.example`;
  await store.users.create({
    userId,
    tenantId: personalTenantId,
    email,
    passwordHash: 'hash',
    trialEndsOn: now - day,
    now,
  });
  if (place === 'company') {
    await store.companies.create({ id: companyId, name: 'Clinic', seats: 9, idleMinutes: 15, trialEndsOn: now, now });
    await store.members.join({ userId, tenantId: companyId, role: 'owner', joinedAt: now });
  }
  const tenantId = place === 'company' ? companyId : personalTenantId;
  const plan = { plan: place === 'company' ? 'company' : 'individual', seats: 10, amount: 6500 } as const;
  const period = { periodStart: now - day, periodEnd: now + 29 * day, startedAt: now - day };
  const ids = { tenantId, provider: 'built-in', providerId: makeId(), customerId: makeId() };
  const reading = { ...ids, ...plan, ...period, status: 'active', cancelAtPeriodEnd: false, endedAt: null } as const;
  await store.billing.subscriptions.insert(makeId(), reading, now);
  return {
    kind: 'user',
    userId,
    tenantId,
    personalTenantId,
    sessionId: makeId(),
    email,
    role: place === 'company' ? 'owner' : 'individual',
    provedAt: now,
    lacksSecondFactor: false,
  };
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
