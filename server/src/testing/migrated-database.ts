import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from '../kernel/once.ts';
import { openDatabase } from '../database/open-database.ts';

/** The file of an embedded database with every table and no row. */
const migrated = once(async (): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), 'notewright-migrated-'));
  const database = await openDatabase({ url: null, dataDir: folder });
  await database.close();
  const bytes = await readFile(join(folder, 'notewright.sqlite'));
  await rm(folder, { recursive: true, force: true });
  return bytes;
});

/**
 * Puts an embedded database that is up to date into an empty folder: making the tables takes a quarter of a test
 * server's start, and gives the same file each time. One that is there already stays. For tests only.
 */
export async function placeMigratedDatabase(dataDir: string): Promise<void> {
  const file = join(dataDir, 'notewright.sqlite');
  if (!existsSync(file)) await writeFile(file, await migrated(), { mode: 0o600 });
}
