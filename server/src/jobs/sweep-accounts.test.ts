import { v7 as makeId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuditStore } from '../audit/audit-store.ts';
import { newKeyBytes } from '../keys/data-key.ts';
import { localKeyService } from '../keys/installation-key.ts';
import { openKeyring } from '../keys/keyring.ts';
import { createAccountStore } from '../store/accounts/account-store.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
import { createFieldCipher } from '../store/accounts/field-cipher.ts';
import { createIdempotencyStore } from '../store/idempotency/idempotency-store.ts';
import { testDatabaseKinds } from '../database/test-databases.ts';
import type { TestDatabase } from '../database/test-databases.ts';
import { createAccountSweep } from './sweep-accounts.ts';

const issuedAt = Date.UTC(2026, 10, 20, 12);
const day = 86_400_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

describe.each(testDatabaseKinds)('the sweep of accounts on $name', ({ open }) => {
  let opened: TestDatabase;
  let store: AccountStore;
  beforeAll(async () => {
    opened = await open();
    const keyring = await openKeyring(opened.database, localKeyService(newKeyBytes()));
    store = createAccountStore(opened.database, {
      cipher: createFieldCipher(keyring),
      createAudit: (database) => createAuditStore(database, keyring),
      createIdempotency: (database) => createIdempotencyStore({ database, keys: keyring }),
    });
  });
  afterAll(() => opened.remove());

  const sweepAt = (now: number): Promise<void> =>
    createAccountSweep(store, { now: () => now }).run(new AbortController().signal);

  it('keeps an invoice seven years from its issue, and then no longer', async () => {
    const [tenantId, id] = [makeId(), makeId()];
    await store.billing.invoices.save({
      id,
      tenantId,
      providerId: 'in_old',
      number: 'NW-2026-000001',
      status: 'paid',
      amount: 6500,
      lines: [],
      billTo: ['Dana'],
      issuedAt,
      paidAt: issuedAt,
      periodStart: issuedAt,
      periodEnd: issuedAt,
    });
    await sweepAt(Date.UTC(2033, 10, 21));
    expect((await store.billing.invoices.find(tenantId, id))?.billTo).toEqual(['Dana']);
    await sweepAt(Date.UTC(2033, 11, 20));
    expect(await store.billing.invoices.find(tenantId, id)).toBeNull();
  });

  it('keeps counts of use for as long as they can be asked for, and a month more', async () => {
    const whose = { tenantId: makeId(), userId: makeId() };
    const entry = { ...whose, tool: 'Chartwright', replies: 1, wordsIn: 1, wordsOut: 1 } as const;
    const days = [0, 365, 395, 397].map((ago) => dayOf(issuedAt - ago * day));
    await store.billing.usage.add(days.map((one) => ({ ...entry, day: one })));
    await sweepAt(issuedAt);
    const kept = await store.billing.usage.list(whose, '0000-01-01', '9999-12-31');
    expect(kept.map((one) => one.day)).toEqual(days.slice(0, 3).toReversed());
  });
});
