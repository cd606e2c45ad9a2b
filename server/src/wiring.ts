import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { v7 as makeId } from 'uuid';
import { createAccessTokens } from './accounts/access-tokens.ts';
import { createAccountKeys } from './accounts/account-keys.ts';
import type { AccountParts } from './accounts/account-parts.ts';
import { createPasswords } from './accounts/passwords.ts';
import type { PasswordCost } from './accounts/passwords.ts';
import { createSessions } from './accounts/sessions.ts';
import { createApp } from './app.ts';
import { authenticationRoutes } from './areas/authentication-app/index.ts';
import { mountVerifyLink } from './areas/authentication-app/verify-link.ts';
import { chatRoutes } from './areas/chat/chat-routes.ts';
import { mountMailbox } from './areas/dev/mailbox.ts';
import { startAuditSealer } from './audit/audit-sealer.ts';
import { createAuditStore } from './audit/audit-store.ts';
import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';
import { readNamedFile } from './config/read-named-file.ts';
import { guardsDevPages, isProduction } from './config/settings.ts';
import type { Settings } from './config/settings.ts';
import { createDocumentReader } from './documents/create-document-reader.ts';
import { createDiskFileStore } from './files/disk.ts';
import type { FileStore } from './files/file-store.ts';
import { contractEndpoints } from './http/check-registry.ts';
import type { Logger } from './http/log.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { createMailDelivery, deliverMailName } from './jobs/deliver-mail.ts';
import { startJobs } from './jobs/job-runner.ts';
import type { JobRunner } from './jobs/job-runner.ts';
import { createAccountSweep } from './jobs/sweep-accounts.ts';
import { createChatSweep } from './jobs/sweep-chats.ts';
import { openInstallationKey } from './keys/installation-key.ts';
import { openKeyring } from './keys/keyring.ts';
import type { Keyring } from './keys/keyring.ts';
import { createEmbeddedMailer } from './mail/embedded.ts';
import { withCircuitBreaker } from './models/circuit-breaker.ts';
import type { Model } from './models/model.ts';
import { createOpenAiCompatibleModel } from './models/openai-compatible.ts';
import { createSessionCallers } from './policies/session-callers.ts';
import { createAccountStore } from './store/accounts/account-store.ts';
import { createFieldCipher } from './store/accounts/field-cipher.ts';
import { openDatabase } from './store/database.ts';
import type { Database } from './store/database.ts';
import { readinessChecks } from './readiness-checks.ts';
import { createStore } from './store/index.ts';
import type { Store } from './store/store.ts';
import { createEngineDesk } from './tools/engine-desk.ts';
import { createTools } from './tools/index.ts';
import { createTurnRunner } from './turns/turn-runner.ts';
import type { TurnRunner } from './turns/turn-runner.ts';

export interface ServerOptions {
  readonly settings: Settings;
  readonly logger: Logger;
  /** The folder from which relative paths in settings count. */
  readonly root: string;
  /** Where the built pages lie, when not under `root`. */
  readonly pagesRoot?: string;
  readonly clock?: Clock;
  /** Tests hash with less. */
  readonly passwordCost?: PasswordCost;
}

export interface NotewrightServer {
  readonly app: FastifyInstance;
  /** Where this process itself listens, for example `http://127.0.0.1:3000`. */
  readonly origin: string;
  /** What `/dev/*` asks for; null when it asks for nothing. */
  readonly devKey: string | null;
  readonly accounts: AccountParts;
  readonly store: Store;
  readonly keyring: Keyring;
  readonly database: Database;
  readonly files: FileStore;
  readonly turns: TurnRunner;
  /** Stops accepting, lets what runs end, and closes everything; within ten seconds. */
  stop(): Promise<void>;
}

/** Opens everything that the settings name, puts it together and listens. The only place that chooses among parts. */
export async function startServer(options: ServerOptions): Promise<NotewrightServer> {
  const closers: Closers = [];
  try {
    return await assemble(options, closers);
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
}

/** What closes what was opened, in the order of opening. */
type Closers = (() => Promise<void>)[];

async function closeAll(closers: Closers): Promise<void> {
  // What was opened last is closed first; one that fails keeps no other from closing.
  for (const close of closers.splice(0).toReversed()) await close().catch(() => undefined);
}

interface Ground {
  readonly database: Database;
  readonly keyring: Keyring;
  readonly files: FileStore;
  readonly clock: Clock;
}

async function openGround({ settings, logger, root, clock = systemClock }: ServerOptions): Promise<Ground> {
  const dataDir = resolve(root, settings.DATA_DIR);
  const keyFile = settings.INSTALLATION_KEY_FILE === null ? null : resolve(root, settings.INSTALLATION_KEY_FILE);
  const keys = openInstallationKey({
    dataDir,
    key: settings.INSTALLATION_KEY,
    keyFile,
    mayGenerate: !isProduction(settings),
  });
  const onConnectionLost = (err: Error): void => logger.warn({ err }, 'a database connection was lost');
  const database = await openDatabase({ url: settings.DATABASE_URL, dataDir, onConnectionLost });
  try {
    const keyring = await openKeyring(database, keys);
    return {
      database,
      keyring,
      clock,
      files: createDiskFileStore({ directory: dataDir, database, vault: keyring.vault }),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function assemble(options: ServerOptions, closers: Closers): Promise<NotewrightServer> {
  const { settings } = options;
  const ground = await openGround(options);
  const { database, keyring, files, clock } = ground;
  closers.push(() => database.close());
  const store = createStore(database, keyring, clock);
  const turns = wireTurns(options, store, clock, closers);

  const place = { origin: '' };
  const accounts = wireAccounts(options, ground, {
    publicUrl: () => settings.PUBLIC_URL ?? place.origin,
    nudgeMail: () => jobs.nudge(deliverMailName),
  });
  const jobs = startUpkeep(options, { ...ground, store, accounts }, closers);

  const devKey = guardsDevPages(settings) ? randomBytes(12).toString('base64url') : null;
  const app = await wireApp(options, { ...ground, store, accounts, turns, devKey }, closers);
  await turns.begin();
  closers.push(() => closeApp(app, turns));
  await app.listen({ port: settings.PORT, host: settings.HOST });
  place.origin = originOf(app, settings);
  const stop = createStop(closers);
  return { app, origin: place.origin, devKey, accounts, store, keyring, database, files, turns, stop };
}

function wireTurns(
  { settings, logger, root }: ServerOptions,
  store: Store,
  clock: Clock,
  closers: Closers,
): TurnRunner {
  const desk = createEngineDesk();
  closers.push(() => desk.close());
  const model = wireModel(settings, root, clock);
  const timing = { drain: drainPatience };
  return createTurnRunner({ store, tools: createTools(desk), model, clock, newId: makeId, log: logger, timing });
}

type Rooms = Ground & { readonly store: Store; readonly accounts: AccountParts };

/** What the server does by itself: mails, sweeps, the audit chain. */
function startUpkeep({ settings, logger }: ServerOptions, rooms: Rooms, closers: Closers): JobRunner {
  const { database, keyring, files, clock, store, accounts } = rooms;
  const { mails } = accounts.store;
  const jobs = startJobs(
    [
      createMailDelivery(mails, createEmbeddedMailer(mails, clock), clock, logger),
      createAccountSweep(accounts.store, clock),
      createChatSweep(store, files, clock, settings.BIN_DAYS),
    ],
    logger,
  );
  closers.push(() => jobs.stop());
  const sealer = startAuditSealer(database, keyring, {
    onHead: (head) => logger.info({ head }, 'audit chain sealed'),
    onError: (err) => logger.error({ err }, 'the audit log could not be sealed'),
  });
  closers.push(() => sealer.stop());
  return jobs;
}

function wireApp(
  { settings, logger, root, pagesRoot = root }: ServerOptions,
  rooms: Rooms & { readonly turns: TurnRunner; readonly devKey: string | null },
  closers: Closers,
): Promise<FastifyInstance> {
  const { keyring, files, clock, store, accounts, turns, devKey } = rooms;
  const { counters, mails } = accounts.store;
  const { RATE_LIMIT_FACTOR: factor, SHARED_ADDRESS_FACTOR: sharedAddressFactor } = settings;
  const limits = createRateLimits({ factor, sharedAddressFactor, counters, clock });
  const documents = createDocumentReader({ size: settings.DOCUMENT_WORKERS });
  closers.push(() => documents.close());
  return createApp({
    logger,
    callers: accounts.callers,
    limits,
    routes: [
      ...authenticationRoutes(accounts),
      ...chatRoutes({ store, files, documents, turns, clock, newId: makeId }),
    ],
    endpoints: contractEndpoints,
    health: {
      checks: readinessChecks({ counters, files, keyring }),
      reports: () => ({ mail: settings.MAIL, model: settings.MODEL_NAME ?? 'none' }),
    },
    plainPages: [(to) => mountVerifyLink(to, accounts, limits), (to) => mountMailbox(to, { mails, devKey })],
    pages: {
      folder: resolve(pagesRoot, 'web/dist'),
      pageSettings: { 'idle-minutes': String(settings.IDLE_MINUTES), 'support-email': settings.SUPPORT_EMAIL },
    },
    trustProxy: settings.TRUST_PROXY,
    behindTls: settings.TLS_CERT !== null || isProduction(settings),
    ownHostOnly: !guardsDevPages(settings),
    tls: readTls(settings, root),
  });
}

interface MailWiring {
  readonly publicUrl: () => string;
  readonly nudgeMail: () => void;
}

function wireAccounts(options: ServerOptions, { database, keyring, clock }: Ground, mail: MailWiring): AccountParts {
  const { settings } = options;
  const store = createAccountStore(database, {
    cipher: createFieldCipher(keyring),
    createAudit: (inner) => createAuditStore(inner, keyring),
  });
  const keys = createAccountKeys((purpose) => keyring.purposeKey(purpose));
  const accessTokens = createAccessTokens(keys, clock);
  return {
    store,
    keys,
    passwords: createPasswords(options.passwordCost),
    sessions: createSessions({ keys, accessTokens, clock }),
    callers: createSessionCallers(store, accessTokens, clock),
    clock,
    mailContext: () => ({ publicUrl: mail.publicUrl(), supportEmail: settings.SUPPORT_EMAIL }),
    nudgeMail: mail.nudgeMail,
    limitFactor: settings.RATE_LIMIT_FACTOR,
  };
}

function wireModel(settings: Settings, root: string, clock: Clock): Model | null {
  const { MODEL_BASE_URL: baseUrl, MODEL_NAME: model, MODEL_API_KEY_FILE: keyFile } = settings;
  if (baseUrl === null || model === null) return null;
  const apiKey =
    keyFile === null
      ? settings.MODEL_API_KEY
      : readNamedFile('MODEL_API_KEY_FILE', resolve(root, keyFile)).toString('utf8').trim();
  return withCircuitBreaker(
    createOpenAiCompatibleModel({ baseUrl, apiKey, model, timeoutSeconds: settings.MODEL_TIMEOUT_SECONDS }),
    clock,
  );
}

function readTls(
  { TLS_CERT, TLS_KEY }: Settings,
  root: string,
): { readonly cert: Buffer; readonly key: Buffer } | null {
  if (TLS_CERT === null || TLS_KEY === null) return null;
  return {
    cert: readNamedFile('TLS_CERT', resolve(root, TLS_CERT)),
    key: readNamedFile('TLS_KEY', resolve(root, TLS_KEY)),
  };
}

function originOf(app: FastifyInstance, settings: Settings): string {
  const address = app.server.address() as AddressInfo;
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `${settings.TLS_CERT === null ? 'http' : 'https'}://${host}:${address.port}`;
}

/** How long a stop lets replies go on; then they are `interrupted` and their readers know. */
const drainPatience = 6_000;
/** How long it waits for answers under way after that. */
const answerPatience = 2_000;

/** Accepts nothing new at once; replies under way may end, and with them the streams that follow them. */
async function closeApp(app: FastifyInstance, turns: TurnRunner): Promise<void> {
  const closed = app.close();
  await turns.close();
  const cutOff = setTimeout(() => app.server.closeAllConnections(), answerPatience);
  await closed;
  clearTimeout(cutOff);
}

function createStop(closers: Closers): () => Promise<void> {
  let stopped: Promise<void> | null = null;
  return () => (stopped ??= closeAll(closers));
}
