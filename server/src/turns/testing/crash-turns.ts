/**
 * A process of its own for the crash test: opens the store in a folder and lets replies be written one beside the other,
 * some of which fail, and one never ends. It says the state of each once it was acknowledged, and never ends by itself. With
 * `recover` it writes nothing, ends what the dead left behind, and then itself.
 */
import type { ToolName } from '@notewright/engine';
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { systemClock } from '../../kernel/clock.ts';
import { createMemoryFiles } from '../../files/testing/memory-files.ts';
import { openInstallationKey } from '../../keys/installation-key.ts';
import { openKeyring } from '../../keys/keyring.ts';
import { createStore } from '../../store/index.ts';
import { openDatabase } from '../../database/open-database.ts';
import type { Tool } from '../../tools/tool.ts';
import { openTurn } from '../open-turn.ts';
import { createTurnRunner } from '../turn-runner.ts';

const [directory, tenantId, userId, task] = process.argv.slice(2);
if (directory === undefined || tenantId === undefined || userId === undefined)
  throw new Error('Usage: crash-turns DIRECTORY TENANT USER [recover]');

const database = await openDatabase({ url: null, dataDir: directory });
const service = openInstallationKey({ dataDir: directory, key: null, keyFile: null, mayGenerate: true });
const store = createStore(database, await openKeyring(database, service), systemClock);
const owner = { tenantId, userId };
let asked = 0;
const tool: Tool = async function* () {
  asked += 1;
  if (asked % 5 === 0) throw new Error('This one fails.');
  yield { type: 'text-delta', text: 'two words' };
  await sleep(asked % 7);
  return { title: '', notice: null, writtenBy: 'Test' };
};
/** Whenever the process is killed, one reply is half-way. */
const begun = Promise.withResolvers<void>();
const endless: Tool = async function* () {
  yield { type: 'text-delta', text: 'one' };
  begun.resolve();
  return new Promise<never>(() => undefined);
};
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const newId = (): string => uuidv7();
const runner = createTurnRunner({
  store,
  files: createMemoryFiles(),
  storedBytes: 1,
  tools: { Chartwright: tool, TranscriptX: tool, Redactify: tool, Validify: endless },
  modelFor: () => Promise.resolve(null),
  nameOf: ({ userId }) => Promise.resolve(`${userId}@clinic.example`),
  clock: systemClock,
  newId,
  log,
  timing: { lease: 200, renewEvery: 50, sweepEvery: 20 },
});
await runner.begin();

async function ask(toolName: ToolName): Promise<string> {
  const { reply } = await openTurn(
    { store, turns: runner, clock: systemClock, newId, storedBytes: 1 },
    {
      owner,
      chatId: null,
      content: { kind: 'message', toolName, text: 'Three words here', files: [] },
      idempotency: null,
      origin: { ip: '192.0.2.1', userAgent: 'test' },
    },
  );
  return reply.id;
}

async function writeOn(): Promise<never> {
  for (;;) {
    const ended = await runner.whenEnded(await ask('Chartwright'));
    process.stdout.write(`${ended?.reply.state ?? 'elsewhere'}\n`);
  }
}

const isAnyOpen = async (): Promise<boolean> =>
  (await database.kysely.selectFrom('messages').select('id').where('state', 'in', ['queued', 'streaming']).execute())
    .length > 0;

if (task === 'recover') {
  while (await isAnyOpen()) await sleep(20);
  process.exit(0);
}
await ask('Validify');
await begun.promise;
await Promise.all(Array.from({ length: 6 }, writeOn));
