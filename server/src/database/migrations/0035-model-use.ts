import type { Migration } from './migration.ts';

/** What language models were asked and cost, by day and without a person; and whether a company, or an individual, wants them at all. */
export const modelUse: Migration = {
  name: '0035-model-use',
  up: async (kysely) => {
    await kysely.schema
      .createTable('model_use')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('tool', 'text', (column) => column.notNull())
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('problem', 'text', (column) => column.notNull())
      .addColumn('calls', 'bigint', (column) => column.notNull())
      .addColumn('tokens_in', 'bigint', (column) => column.notNull())
      .addColumn('tokens_out', 'bigint', (column) => column.notNull())
      .addColumn('millionths', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('model_use_key', ['day', 'tool', 'provider', 'model', 'problem'])
      .execute();
    await kysely.schema
      .alterTable('tenants')
      .addColumn('uses_models', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
