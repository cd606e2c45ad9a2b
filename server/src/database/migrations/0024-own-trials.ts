import type { Migration } from './migration.ts';

/** The mail domain (a keyed hash) to whose people a company wants no free trial of their own given; null for none. */
export const ownTrials: Migration = {
  name: '0024-own-trials',
  up: async (kysely) => {
    await kysely.schema.alterTable('tenants').addColumn('trial_domain_index', 'text').execute();
    await kysely.schema.createIndex('tenants_by_trial_domain').on('tenants').column('trial_domain_index').execute();
  },
};
