import { chmod } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';

/**
 * Copies an embedded database as it is at one moment, whoever writes it meanwhile: one file without `-wal` or `-shm` beside it,
 * readable by this account only.
 * @returns false where the copy is not whole
 */
export async function copyEmbedded(from: string, to: string): Promise<boolean> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    await backup(source, to);
  } finally {
    source.close();
  }
  await chmod(to, 0o600);
  const copy = new DatabaseSync(to);
  try {
    copy.exec('pragma journal_mode = delete');
    const [row] = copy.prepare('pragma integrity_check(1)').all();
    return row?.['integrity_check'] === 'ok';
  } finally {
    copy.close();
  }
}
