import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Companies' own identity providers, the mail domains that they have shown to be theirs, and sign-ins under way. */
export const identityProviders: Migration = {
  name: '0042-identity-providers',
  up: async (kysely, seam) => {
    await kysely.schema
      .createTable('sso_providers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id').onDelete('cascade'))
      .addColumn('content', seam.blob, (column) => column.notNull())
      // What somebody of the company was told to be when they tried it.
      .addColumn('trial', seam.blob)
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await kysely.schema.createIndex('sso_providers_by_tenant').on('sso_providers').column('tenant_id').execute();
    await kysely.schema
      .createTable('sso_domains')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id').onDelete('cascade'))
      // A keyed hash of the domain.
      .addColumn('domain_index', 'text', (column) => column.notNull())
      .addColumn('content', seam.blob, (column) => column.notNull())
      .addColumn('verified_at', 'bigint')
      .addColumn('checked_at', 'bigint')
      .addColumn('missing_since', 'bigint')
      .execute();
    await kysely.schema
      .createIndex('sso_domains_by_tenant')
      .on('sso_domains')
      .columns(['tenant_id', 'domain_index'])
      .unique()
      .execute();
    // Anybody may say that a domain is theirs; one company has shown it.
    await sql`create unique index sso_domains_verified on sso_domains (domain_index) where verified_at is not null`.execute(
      kysely,
    );
    await kysely.schema
      .createTable('sso_attempts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('provider_id', 'text', (column) => column.notNull().references('sso_providers.id').onDelete('cascade'))
      .addColumn('request_index', 'text', (column) => column.notNull().unique())
      .addColumn('content', seam.blob, (column) => column.notNull())
      .addColumn('ticket', 'text')
      .addColumn('answer', seam.blob)
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await kysely.schema.createIndex('sso_attempts_by_provider').on('sso_attempts').column('provider_id').execute();
    await kysely.schema.createIndex('sso_attempts_by_expiry').on('sso_attempts').column('expires_at').execute();
    await kysely.schema
      .createTable('sso_assertions')
      .addColumn('provider_id', 'text', (column) => column.notNull().references('sso_providers.id').onDelete('cascade'))
      .addColumn('assertion_index', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('sso_assertions_key', ['provider_id', 'assertion_index'])
      .execute();
    await kysely.schema.createIndex('sso_assertions_by_expiry').on('sso_assertions').column('expires_at').execute();
    await kysely.schema
      .createTable('sso_links')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('provider_id', 'text', (column) => column.notNull().references('sso_providers.id').onDelete('cascade'))
      .addColumn('content', seam.blob, (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await kysely.schema.createIndex('sso_links_by_provider').on('sso_links').column('provider_id').execute();
    await kysely.schema.createIndex('sso_links_by_expiry').on('sso_links').column('expires_at').execute();
    await kysely.schema
      .createTable('sso_requests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id').onDelete('cascade'))
      .addColumn('email_index', 'text', (column) => column.notNull())
      .addColumn('content', seam.blob, (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await kysely.schema
      .createIndex('sso_requests_by_tenant')
      .on('sso_requests')
      .columns(['tenant_id', 'email_index'])
      .unique()
      .execute();
    // An account that is deleted takes its request along.
    await kysely.schema.createIndex('sso_requests_by_email').on('sso_requests').column('email_index').execute();
    await kysely.schema.createIndex('sso_requests_by_expiry').on('sso_requests').column('expires_at').execute();
  },
};
