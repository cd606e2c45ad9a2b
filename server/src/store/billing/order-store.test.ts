import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import { openTestStore } from '../test-store.ts';
import type { TestStore } from '../test-store.ts';
import { createFieldCipher } from '../accounts/field-cipher.ts';
import { createOrderStore } from './order-store.ts';

describe.each(testDatabaseKinds)('orders on $name', (kind) => {
  let test: TestStore;
  beforeAll(async () => {
    test = await openTestStore(kind);
  });
  afterAll(() => test.remove());

  it('of one millisecond are ordered by their ids, whichever was written first', async () => {
    const orders = createOrderStore(test.database, createFieldCipher(test.keys));
    const [tenantId, buyerId] = [randomUUID(), randomUUID()];
    const ids = ['018f0000-0000-7000-8000-000000000003', '018f0000-0000-7000-8000-000000000001'];
    for (const id of ids) {
      const money = { seats: 1, addedSeats: 0, amountDue: 2_000, credit: 0, replaces: null };
      const whose = { id, tenantId, buyerId, kind: 'start', makesCompany: false, provider: 'built-in' } as const;
      await orders.begin({ ...whose, ...money, plan: 'individual', createdAt: 1_000, expiresAt: 9_000 });
      await orders.move(id, ['opening'], 'done', 2_000);
    }
    const [first, second] = [await orders.findNewestOf(tenantId), await orders.findLastDone({ buyerId, tenantId })];
    expect([first?.id, second?.id]).toEqual([ids[0], ids[0]]);
  });
});
