import type { CompiledQuery } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../kernel/clock.ts';
import { newKeyBytes } from '../keys/data-key.ts';
import { localKeyService } from '../keys/installation-key.ts';
import { openKeyring } from '../keys/keyring.ts';
import type { Keyring } from '../keys/keyring.ts';
import { createStore } from './index.ts';
import type { NewMessage, Owner, Store } from './store.ts';
import type { TestDatabase, TestDatabaseKind } from '../database/test-databases.ts';

/** A store on an empty database with a clock that a test moves. For tests only. */
export interface TestStore extends TestDatabase {
  readonly store: Store;
  readonly keys: Keyring;
  readonly clock: Clock & { time: number };
  /** The same store as another process of the installation would have it; remember to close its database. */
  openOther(): Promise<{ readonly store: Store; close(): Promise<void> }>;
}

export async function openTestStore(
  kind: TestDatabaseKind,
  observe?: (query: CompiledQuery) => void,
): Promise<TestStore> {
  const test = await kind.open(observe);
  const service = localKeyService(newKeyBytes());
  const keys = await openKeyring(test.database, service);
  const clock = { time: 1_790_000_000_000, now: () => clock.time };
  const openOther: TestStore['openOther'] = async () => {
    const database = await test.reopen();
    return { store: createStore(database, await openKeyring(database, service), clock), close: () => database.close() };
  };
  return { ...test, store: createStore(test.database, keys, clock), keys, clock, openOther };
}

export function newOwner(tenantId: string = uuidv7()): Owner {
  return { tenantId, userId: uuidv7() };
}

/** A message of a person with made-up words. */
export function userMessage(values: Partial<NewMessage> = {}): NewMessage {
  return {
    id: uuidv7(),
    sentBy: 'user',
    content: 'Made-up words for a test.',
    createdAt: 1_790_000_000_000,
    toolName: 'Chartwright',
    replyTo: null,
    state: 'complete',
    ...values,
  };
}

/** An open reply. */
export function queuedReply(replyTo: string, values: Partial<NewMessage> = {}): NewMessage {
  return userMessage({ sentBy: 'bot', content: '', state: 'queued', replyTo, ...values });
}
