import { sql } from 'kysely';
import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStore } from '../test-store.ts';
import type { TestStore } from '../test-store.ts';
import { testDatabaseKinds } from '../../database/test-databases.ts';
import { createSubscriptionStore } from './subscription-store.ts';

describe.each(testDatabaseKinds)('subscriptions on $name', (kind) => {
  const queries: CompiledQuery[] = [];
  let test: TestStore;
  beforeAll(async () => {
    test = await openTestStore(kind, (query) => queries.push(query));
  });
  afterAll(() => test.remove());

  it('of one customer are found without looking at those of all others', async () => {
    queries.length = 0;
    await createSubscriptionStore(test.database).listOfCustomer('cus_1');
    const [query] = queries;
    if (query === undefined) throw new Error('Nothing was asked.');
    const steps = await test.database.transaction(async ({ kysely, seam }) => {
      // An empty table is read whole by choice; forbidden, the plan shows whether there is another way.
      if (kind.name === 'postgres') await sql`set local enable_seqscan = off`.execute(kysely);
      return seam.explain(kysely as never, query.sql, query.parameters);
    });
    expect(steps.join('\n')).toContain('subscriptions_of_customer');
  });
});
