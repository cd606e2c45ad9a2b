import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createUsageStore } from '../store/billing/usage-store.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Owner } from '../store/store.ts';
import { newOwner } from '../store/test-store.ts';
import { byTier } from '../testing/test-tier.ts';

const writer = fileURLToPath(new URL('testing/crash-turns.ts', import.meta.url));

/** Runs the writer until it has acknowledged some ends, then kills it without warning. Answers what it said. */
function runAndKill(directory: string, owner: Owner, acknowledged: number): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [writer, directory, owner.tenantId, owner.userId], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.split('\n').length > acknowledged) child.kill('SIGKILL');
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === null
        ? resolve(said.split('\n').slice(0, -1))
        : reject(new Error(`The writer ended by itself (${code}).`)),
    );
  });
}

/** Runs one that ends by itself when nothing is left of what the dead were writing. */
async function recoverTheRest(directory: string, owner: Owner): Promise<void> {
  const child = spawn(process.execPath, [writer, directory, owner.tenantId, owner.userId, 'recover'], {
    stdio: 'inherit',
  });
  expect(await once(child, 'close')).toEqual([0, null]);
}

it('every finished reply is counted once, however the processes that write them die', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'notewright-crash-'));
  const owner = newOwner();
  // The first makes the folder; then two at a time, each of which also ends what the dead left behind.
  const said = [...(await runAndKill(directory, owner, 5))];
  for (const acknowledged of byTier([40], [13, 40, 77]))
    for (const lines of await Promise.all([
      runAndKill(directory, owner, acknowledged),
      runAndKill(directory, owner, acknowledged + 6),
    ]))
      said.push(...lines);
  await recoverTheRest(directory, owner);
  const database = await openDatabase({ url: null, dataDir: directory });
  const rows = await database.kysely.selectFrom('messages').select('state').where('sent_by', '=', 'bot').execute();
  const complete = rows.filter(({ state }) => state === 'complete').length;
  const used = await createUsageStore(database).list(owner, '2000-01-01', '2999-12-31');
  const sum = (read: (day: (typeof used)[number]) => number): number => used.reduce((all, day) => all + read(day), 0);
  expect(sum(({ replies }) => replies)).toBe(complete);
  expect(sum(({ wordsIn }) => wordsIn)).toBe(3 * complete);
  expect(sum(({ wordsOut }) => wordsOut)).toBe(2 * complete);
  expect(complete).toBeGreaterThanOrEqual(said.filter((state) => state === 'complete').length);
  // What is compared must have happened: replies that failed, and some that died half-way.
  expect(rows.some(({ state }) => state === 'failed')).toBe(true);
  expect(rows.some(({ state }) => state === 'interrupted')).toBe(true);
  await database.close();
  await rm(directory, { recursive: true, force: true });
});
