import type { TurnEvent, TurnResetEvent } from '@notewright/contract';
import { v7 as uuidv7 } from 'uuid';
import { createMemoryFiles, type MemoryFiles } from '../../files/testing/memory-files.ts';
import { createLogger } from '../../kernel/log.ts';
import type { Owner, Store } from '../../store/store.ts';
import { sqliteKind, testDatabaseKinds } from '../../database/test-databases.ts';
import { newOwner, openTestStore, type TestStore } from '../../store/test-store.ts';
import type { Tool } from '../../tools/tool.ts';
import { openTurn, type TurnCommand, type SentMessage } from '../open-turn.ts';
import { createTurnRunner, type TurnRunner } from '../turn-runner.ts';
import type { TurnParts, TurnTiming } from '../turn-parts.ts';

/** A turn runner over a real store, with a tool that the test gives. */
export interface TestTurns extends AsyncDisposable {
  readonly kept: TestStore;
  readonly runner: TurnRunner;
  readonly owner: Owner;
  readonly files: MemoryFiles;
  /** What the real logger wrote, one JSON object a line. */
  readonly logged: readonly string[];
  /** Sends a made-up message in a new chat, or as the command says. */
  send(command?: Partial<TurnCommand>): Promise<SentMessage>;
  /** Another process of the same installation. */
  openOther(tool: Tool, wrap?: (store: Store) => Store): Promise<TurnRunner>;
}

const quick: Partial<TurnTiming> = {
  followPollEvery: 20,
  stopPollEvery: 20,
  sweepEvery: 20,
  renewEvery: 50,
  drain: 50,
};

export async function openTestTurns(
  tool: Tool,
  options: { readonly wrap?: (store: Store) => Store; readonly timing?: Partial<TurnTiming> } = {},
): Promise<TestTurns> {
  const [kind = sqliteKind] = testDatabaseKinds;
  const kept = await openTestStore(kind);
  const owner = newOwner();
  const logged: string[] = [];
  const files = createMemoryFiles();
  const others: (() => Promise<void>)[] = [];
  const partsOn = (store: Store, given: Tool): TurnParts => ({
    store,
    files,
    storedBytes: 1_000_000_000,
    tools: { Chartwright: given, TranscriptX: given, Redactify: given, Validify: given },
    modelFor: () => Promise.resolve(null),
    nameOf: ({ userId }) => Promise.resolve(`${userId}@clinic.example`),
    clock: kept.clock,
    newId: () => uuidv7(),
    log: createLogger('debug', { write: (line) => void logged.push(line) }),
    timing: { ...quick, ...options.timing },
  });
  const store = options.wrap?.(kept.store) ?? kept.store;
  const parts = partsOn(store, tool);
  const runner = createTurnRunner(parts);
  return {
    kept,
    runner,
    owner,
    files,
    logged,
    send: (command) =>
      openTurn({ ...parts, turns: runner, storedBytes: 1_000_000_000 }, { ...someMessage(owner), ...command }),
    async openOther(given, wrap) {
      const other = await kept.openOther();
      const otherRunner = createTurnRunner(partsOn(wrap?.(other.store) ?? other.store, given));
      others.push(async () => {
        await otherRunner.close();
        await other.close();
      });
      return otherRunner;
    },
    async [Symbol.asyncDispose]() {
      await runner.close();
      for (const close of others) await close();
      await kept.remove();
    },
  };
}

function someMessage(owner: Owner): TurnCommand {
  const content = {
    kind: 'message',
    toolName: 'Chartwright',
    text: 'Cough for three days.',
    files: [],
  } as const;
  return { owner, chatId: null, content, idempotency: null, origin: { ip: '192.0.2.1', userAgent: 'test' } };
}

/** A store in which nobody sweeps up a journal that an end left behind. */
export const withoutSweep = (store: Store): Store => ({
  ...store,
  journal: { ...store.journal, clearEnded: () => Promise.resolve() },
});

/** Reads a reply's events to the end, or `count` of them. */
export async function readEvents(
  runner: TurnRunner,
  request: { readonly owner: Owner; readonly messageId: string; readonly after?: number; readonly count?: number },
): Promise<(TurnEvent | TurnResetEvent)[]> {
  const { owner, messageId, after = -1, count = Infinity } = request;
  const events: (TurnEvent | TurnResetEvent)[] = [];
  for await (const event of runner.follow({ owner, messageId, after, signal: new AbortController().signal })) {
    events.push(event);
    if (events.length >= count) break;
  }
  return events;
}

/** The text that a page would show after these events. */
export function textOf(events: readonly (TurnEvent | TurnResetEvent)[]): string {
  return events.map((event) => (event.type === 'text-delta' ? event.text : '')).join('');
}
