import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { openDatabase } from '../../database/open-database.ts';
import { systemClock } from '../../kernel/clock.ts';
import { openInstallationKey } from '../../keys/installation-key.ts';
import { openKeyring } from '../../keys/keyring.ts';
import { byTier } from '../../testing/test-tier.ts';
import { createStore } from '../index.ts';
import { newOwner } from '../test-store.ts';
import { crashSound, piecesOfPart } from './testing/crash-sound.ts';

const sender = fileURLToPath(new URL('crash-sender.ts', import.meta.url));

/** Runs the sender until it has said so many lines, then kills it without warning. Answers all that it said. */
function runAndKill(args: readonly string[], lines: number): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [sender, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.split('\n').length > lines) child.kill('SIGKILL');
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === null
        ? resolve(said.split('\n').slice(0, -1))
        : reject(new Error(`The sender ended by itself (${code}).`)),
    );
  });
}

it('loses no confirmed piece, end or text when the process is killed', { timeout: 900_000 }, async () => {
  const directory = await mkdtemp(join(tmpdir(), 'notewright-recording-crash-'));
  const owner = newOwner();
  const id = uuidv7();
  const kills = byTier(5, 200);
  const confirmed: string[] = [];
  for (let kill = 0; kill < kills; kill += 1)
    confirmed.push(...(await runAndKill([directory, owner.tenantId, owner.userId, id], 1 + ((kill * 7) % 17))));

  const database = await openDatabase({ url: null, dataDir: directory });
  const service = openInstallationKey({ dataDir: directory, key: null, keyFile: null, mayGenerate: true });
  const { recordings } = createStore(database, await openKeyring(database, service), systemClock);
  const { parts } = (await recordings.find(owner, id)) ?? expect.fail('The recording is gone.');
  const there = new Set<string>();
  for (const { part, isClosed, text } of parts) {
    if (isClosed) there.add(`closed ${part}`);
    if (text === `Words of ${part}.`) there.add(`text ${part}`);
    let number = 0;
    for await (const piece of recordings.streamPart(owner, id, part)) {
      if (Buffer.from(piece).equals(crashSound(part, number))) there.add(`piece ${part} ${number}`);
      number += 1;
    }
    if (isClosed) expect(number).toBe(piecesOfPart);
  }
  const lost = confirmed.filter((line) => !there.has(line));
  const pieces = confirmed.filter((line) => line.startsWith('piece')).length;
  console.log(`${kills} kills while ${pieces} pieces were confirmed: ${lost.length} confirmed things lost`);
  expect(pieces).toBeGreaterThan(kills);
  expect(lost).toEqual([]);
  const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database.kysely);
  expect(check.rows.map((row) => row.integrity_check)).toEqual(['ok']);
  // What a killed process had in hand is taken by the next one.
  for (;;) {
    const claimed = await recordings.claimPart('next', Date.now() + 60_000, Date.now() + 120_000);
    if (claimed === null) break;
    await recordings.writeText(claimed, 'Words.', Date.now());
  }
  const after = await recordings.find(owner, id);
  expect(after?.parts.filter(({ isClosed, text }) => isClosed && text === null)).toEqual([]);
  await database.close();
  await rm(directory, { recursive: true, force: true });
});
