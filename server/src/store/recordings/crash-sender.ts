/**
 * A process of its own for the crash test: opens the store in a folder and goes on with a recording where it stands, piece after
 * piece and part after part, each of which becomes text. It says what was confirmed, line by line, and never ends by itself.
 */
import { randomUUID } from 'node:crypto';
import { systemClock } from '../../kernel/clock.ts';
import { openInstallationKey } from '../../keys/installation-key.ts';
import { openKeyring } from '../../keys/keyring.ts';
import { openDatabase } from '../../database/open-database.ts';
import { createStore } from '../index.ts';
import { crashSound, piecesOfPart } from './testing/crash-sound.ts';

const [directory, tenantId, userId, id] = process.argv.slice(2);
if (directory === undefined || tenantId === undefined || userId === undefined || id === undefined)
  throw new Error('Usage: crash-sender DIRECTORY TENANT USER RECORDING');

const database = await openDatabase({ url: null, dataDir: directory });
const service = openInstallationKey({ dataDir: directory, key: null, keyFile: null, mayGenerate: true });
const { recordings } = createStore(database, await openKeyring(database, service), systemClock);
const owner = { tenantId, userId };
const worker = randomUUID();
const say = (line: string): void => void process.stdout.write(`${line}\n`);

await recordings.begin(owner, { id, chatId: null, sessionId: 's', language: 'en-US' }, Date.now());
const before = await recordings.find(owner, id);
const open = before?.parts.find(({ isClosed }) => !isClosed);
let part = open?.part ?? before?.parts.length ?? 0;
let first = open?.pieces ?? 0;
for (; ; part += 1, first = 0) {
  for (let number = first; number < piecesOfPart; number += 1) {
    const sent = await recordings.addPiece(owner, id, { part, number, bytes: crashSound(part, number) }, Date.now());
    if (sent.kind === 'confirmed') say(`piece ${part} ${number}`);
  }
  const end = { part, pieces: piecesOfPart, seconds: 1, hasSound: true };
  const closed = await recordings.closePart(owner, id, end, Date.now());
  if (closed.kind === 'confirmed') say(`closed ${part}`);
  const claimed = await recordings.claimPart(worker, Date.now(), Date.now() + 1);
  if (claimed === null) continue;
  await recordings.writeText(claimed, `Words of ${claimed.part}.`, Date.now());
  say(`text ${claimed.part}`);
}
