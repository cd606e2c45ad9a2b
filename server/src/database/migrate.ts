import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { migrations } from './migrations/index.ts';

interface MigrationTables {
  applied_migrations: { name: string };
}

/**
 * Brings the tables up to date in one transaction: all missing steps, or none. A process that starts at the same time
 * waits and then finds nothing left to do. Refuses a database that a newer version has already changed.
 */
export async function migrate(database: Database): Promise<void> {
  await createOwnTables(database);
  await database.transaction(async ({ kysely, seam }) => {
    const plain = kysely as unknown as Kysely<MigrationTables>;
    await seam.lockMigrations(kysely as unknown as Kysely<unknown>);
    const rows = await plain.selectFrom('applied_migrations').select('name').execute();
    const applied = new Set(rows.map((row) => row.name));
    for (const name of applied) {
      if (!migrations.some((migration) => migration.name === name)) {
        throw new Error(
          `The database was changed by a newer version (step ${name}). Please start that version or restore a backup.`,
        );
      }
    }
    for (const migration of migrations) {
      if (applied.has(migration.name)) continue;
      await migration.up(kysely as unknown as Kysely<unknown>, seam);
      await plain.insertInto('applied_migrations').values({ name: migration.name }).execute();
    }
  });
}

const attempts = 5;

/** "if not exists" is not safe against itself on PostgreSQL: two processes may both try, and one fails and tries again. */
async function createOwnTables(database: Database): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { schema } = database.kysely;
      await schema
        .createTable('applied_migrations')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.primaryKey())
        .execute();
      await schema
        .createTable('migration_lock')
        .ifNotExists()
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .execute();
      return;
    } catch (error) {
      // SQLite has waited for other processes of its own accord, and that long again five times looks like a stop.
      if (attempt >= attempts || 'errcode' in (error as Error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50 * attempt));
    }
  }
}
