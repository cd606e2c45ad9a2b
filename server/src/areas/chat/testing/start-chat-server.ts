import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chat } from '@notewright/contract';
import { v7 as uuidv7 } from 'uuid';
import { createApp } from '../../../http/app.ts';
import { systemClock } from '../../../kernel/clock.ts';
import { createDocumentReader, type DocumentReaderOptions } from '../../../documents/create-document-reader.ts';
import type { DocumentRedactor } from '../../../documents/document-redactor.ts';
import { createDiskFileStore } from '../../../files/disk.ts';
import type { FileStore } from '../../../files/file-store.ts';
import { createLogger } from '../../../kernel/log.ts';
import { createRefusalNotes } from '../../../http/refusal-notes.ts';
import type { Caller, UserCaller } from '../../../kernel/caller.ts';
import { createMailQueue } from '../../../mail/mail-queue.ts';
import { newKeyBytes } from '../../../keys/data-key.ts';
import { localKeyService } from '../../../keys/installation-key.ts';
import { openKeyring } from '../../../keys/keyring.ts';
import type { Model } from '../../../models/model.ts';
import type { Database } from '../../../database/database.ts';
import { openDatabase } from '../../../database/open-database.ts';
import { createDamageLog } from '../../../kernel/damage.ts';
import { createStore } from '../../../store/index.ts';
import type { Store } from '../../../store/store.ts';
import { createPaperPress } from '../../../note-files/paper-press.ts';
import { createEnginePool } from '../../../tools/engine-pool.ts';
import { createTools } from '../../../tools/index.ts';
import { loadEngineJobs } from '../../../tools/load-engine-jobs.ts';
import { createTurnRunner, type TurnRunner } from '../../../turns/turn-runner.ts';
import type { TurnParts } from '../../../turns/turn-parts.ts';
import { chatRoutes } from '../chat-routes.ts';

/** The chat calls alone on a real server and a real store; a person's token is `token-` and their id. */
export interface ChatServer extends AsyncDisposable {
  readonly origin: string;
  readonly store: Store;
  readonly database: Database;
  readonly files: FileStore & { readonly kept: ReadonlySet<string> };
  readonly turns: TurnRunner;
  readonly logLines: readonly string[];
  readonly dataDir: string;
  newUser(tenantId?: string): UserCaller;
}

export interface ChatServerOptions {
  readonly tools?: TurnParts['tools'];
  readonly model?: Model;
  /** In place of what redacts files. */
  readonly redactor?: DocumentRedactor;
  /** In place of how files are read. */
  readonly reader?: DocumentReaderOptions;
  readonly wrapStore?: (store: Store) => Store;
  /** Debug unless said; `silent` keeps no lines. */
  readonly logLevel?: string;
  /** Bytes that one person's attachments may take; a gigabyte unless said. */
  readonly storedBytes?: number;
}

export const tokenOf = (user: UserCaller): string => `token-${user.userId}`;

/** Nobody here has an account: their names are their addresses. */
const others = {
  clock: systemClock,
  newId: () => uuidv7(),
  nameOf: ({ email }: UserCaller): Promise<string> => Promise.resolve(email),
  organizationOf: (): Promise<null> => Promise.resolve(null),
  // Nobody belongs to a company either: no mail of a request for a co-signature is ever written.
  mailQueue: createMailQueue(
    () => ({ publicUrl: 'https://notes.example', supportEmail: 'help@notes.example' }),
    systemClock,
    () => undefined,
  ),
  limitFactor: 1,
  speech: null,
  noteSpeechProblem: () => undefined,
};

export async function startChatServer(options: ChatServerOptions = {}): Promise<ChatServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'notewright-chat-'));
  const database = await openDatabase({ url: null, dataDir, onConnectionLost: () => undefined });
  const keyring = await openKeyring(database, localKeyService(newKeyBytes()));
  const logLines: string[] = [];
  const logger = createLogger(options.logLevel ?? 'debug', { write: (line) => void logLines.push(line) });
  const kept = createStore(database, keyring, systemClock, createDamageLog(logger));
  const store = options.wrapStore?.(kept) ?? kept;
  const files = countFiles(createDiskFileStore({ directory: dataDir, database, vault: keyring.vault }));
  const documents = createDocumentReader(options.reader);
  const enginePool = createEnginePool();
  const press = createPaperPress();
  // As after a start's rehearsal: no test's first message waits for it.
  if (options.tools === undefined) await loadEngineJobs();
  const { storedBytes = 1_000_000_000 } = options;
  const turns = createTurnRunner({
    store,
    files,
    storedBytes,
    tools: options.tools ?? createTools(enginePool, options.redactor ?? documents),
    modelFor: () => Promise.resolve(options.model ?? null),
    nameOf: ({ userId }) => Promise.resolve(`${userId}@clinic.example`),
    clock: systemClock,
    newId: () => uuidv7(),
    log: logger,
    timing: { drain: 100, stopPollEvery: 50, followPollEvery: 50 },
  });
  await turns.begin();
  const users = new Map<string, UserCaller>();
  const chatParts = { store, files, documents, turns, enginePool, press, ...others };
  const app = await createApp({
    logger,
    callers: {
      identifyCaller: (header) => Promise.resolve(callerOf(users, header)),
      isLive: () => Promise.resolve(true),
    },
    limits: { consume: () => Promise.resolve(), weigh: () => Promise.resolve() },
    clock: systemClock,
    noteRefusal: createRefusalNotes(store.audit, systemClock),
    // Everybody here has a plan.
    requirePlan: () => Promise.resolve(),
    routes: chatRoutes({ ...chatParts, storedBytes, binDays: 30 }),
    endpoints: Object.values(chat).filter((value) => 'method' in value),
    health: { checks: [], reports: () => ({}) },
    plainPages: [],
    pages: { folder: join(dataDir, 'no-pages'), pageSettings: {} },
    trustProxy: [],
    isServedOverTls: false,
    ownHostOnly: true,
    refusesForwarded: false,
    tls: null,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    store,
    database,
    files,
    turns,
    logLines,
    dataDir,
    newUser(tenantId = uuidv7()) {
      const user = makeUser(tenantId);
      users.set(tokenOf(user), user);
      return user;
    },
    async [Symbol.asyncDispose]() {
      app.server.closeAllConnections();
      await app.close();
      await turns.close();
      await Promise.all([enginePool.close(), press.close(), documents.close()]);
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function callerOf(
  users: ReadonlyMap<string, UserCaller>,
  header: string | undefined,
): { readonly caller: Caller; readonly bearer: string | null } {
  const bearer = header?.replace(/^Bearer /, '') ?? null;
  return { caller: (bearer === null ? undefined : users.get(bearer)) ?? { kind: 'visitor' }, bearer };
}

function countFiles(files: FileStore): FileStore & { readonly kept: ReadonlySet<string> } {
  const kept = new Set<string>();
  return {
    ...files,
    kept,
    async put(key, bytes) {
      await files.put(key, bytes);
      kept.add(key);
    },
    async remove(key) {
      await files.remove(key);
      kept.delete(key);
    },
  };
}

function makeUser(tenantId: string): UserCaller {
  const userId = uuidv7();
  return {
    kind: 'user',
    userId,
    tenantId,
    personalTenantId: tenantId,
    role: 'individual',
    provedAt: Date.now(),
    lacksSecondFactor: false,
    sessionId: uuidv7(),
    email: `${userId}@clinic.example`,
  };
}
