import { afterAll, beforeAll, describe } from 'vitest';
import { testDatabaseKinds } from '../database/test-databases.ts';
import type { TestDatabase } from '../database/test-databases.ts';
import { describePayments } from './payments-suite.ts';
import { openBuiltIn } from './testing/open-built-in.ts';

describe.each(testDatabaseKinds)('on $name', ({ name, open }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.remove());

  describePayments(`the built-in provider, ${name}`, async () => {
    await test.database.kysely.deleteFrom('built_in_payments').execute();
    return openBuiltIn(test.database);
  });
});
