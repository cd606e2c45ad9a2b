import type { Migration } from './migration.ts';

export const companyPeople: Migration = {
  name: '0015-company-people',
  up: async (kysely) => {
    // The invitation with which somebody signs up, by the hash of its token: whether it fits is seen once they verify.
    await kysely.schema.alterTable('sign_ups').addColumn('invitation_hash', 'text').execute();
    await kysely.schema.alterTable('tenants').addColumn('trial_ends_on', 'bigint').execute();
    await kysely.schema.createIndex('invitations_by_expiry').on('invitations').column('expires_at').execute();
  },
};
