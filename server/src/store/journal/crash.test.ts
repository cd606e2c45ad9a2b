import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { systemClock } from '../../kernel/clock.ts';
import { openInstallationKey } from '../../keys/installation-key.ts';
import { openKeyring } from '../../keys/keyring.ts';
import { openDatabase } from '../../database/open-database.ts';
import { createStore } from '../index.ts';
import { newOwner } from '../test-store.ts';
import { byTier } from '../../testing/test-tier.ts';

const writer = fileURLToPath(new URL('crash-writer.ts', import.meta.url));

/** Runs the writer until it has acknowledged some events, then kills it without warning. Answers all it said. */
function runAndKill(
  directory: string,
  owner: { tenantId: string; userId: string },
  acknowledged: number,
): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [writer, directory, owner.tenantId, owner.userId], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.split('\n').length > acknowledged + 2) child.kill('SIGKILL');
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === null
        ? resolve(said.split('\n').slice(0, -1))
        : reject(new Error(`The writer ended by itself (${code}).`)),
    );
  });
}

it('loses no acknowledged event when the process is killed', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'notewright-crash-'));
  const owner = newOwner();
  for (const acknowledged of byTier([37], [0, 37, 150])) {
    const [replyId, ...numbers] = await runAndKill(directory, owner, acknowledged);
    const database = await openDatabase({ url: null, dataDir: directory });
    const service = openInstallationKey({ dataDir: directory, key: null, keyFile: null, mayGenerate: true });
    const store = createStore(database, await openKeyring(database, service), systemClock);
    const events = await store.journal.readAfter(replyId ?? '', -1);
    expect(events.length).toBeGreaterThanOrEqual(numbers.length);
    expect(events.map((event) => event.seq)).toEqual(events.map((_, index) => index));
    expect(await store.messages.find(owner, replyId ?? uuidv7())).toMatchObject({
      state: 'queued',
      content: events.map((event) => (event.type === 'text-delta' ? event.text : '')).join(''),
    });
    const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.kysely);
    expect(check.rows.map((row) => row.integrity_check)).toEqual(['ok']);
    await database.close();
  }
  await rm(directory, { recursive: true, force: true });
});
