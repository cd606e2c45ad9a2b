import { randomBytes } from 'node:crypto';
import type { AccountServices } from './wiring/wire-accounts.ts';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { LoadedCodes } from './codes/code-library.ts';
import { guardsDevPages } from './config/settings.ts';
import type { Settings } from './config/settings.ts';
import type { FileStore } from './files/file-store.ts';
import { deliverMailName } from './jobs/deliver-mail.ts';
import { writeRecordsName } from './jobs/write-records.ts';
import { finishDeletionsName } from './jobs/finish-deletions.ts';
import { runBuiltInPaymentsName } from './jobs/run-built-in-payments.ts';
import type { Keyring } from './keys/keyring.ts';
import type { Payments } from './payments/payments.ts';
import type { Database } from './database/database.ts';
import type { Store } from './store/store.ts';
import type { TurnRunner } from './turns/turn-runner.ts';
import { closeAll } from './wiring/closers.ts';
import type { Closers } from './wiring/closers.ts';
import { openGround } from './wiring/open-ground.ts';
import { prepareDataFolder } from './wiring/prepare-data-folder.ts';
import type { ServerOptions } from './wiring/server-options.ts';
import { startUpkeep } from './wiring/start-upkeep.ts';
import { wireAccounts } from './wiring/wire-accounts.ts';
import { wireApp } from './wiring/wire-app.ts';
import { createDelivery, wireBilling } from './wiring/wire-billing.ts';
import { wireCodes } from './wiring/wire-codes.ts';
import { wireDocuments } from './wiring/wire-documents.ts';
import { wireEmr } from './wiring/wire-emr.ts';
import { wireMail } from './wiring/wire-mail.ts';
import { createPaperPress } from './note-files/paper-press.ts';
import { createEnginePool } from './tools/engine-pool.ts';
import { wireModels } from './wiring/wire-models.ts';
import { wireSpeech, wireTranscriber } from './wiring/wire-speech.ts';
import { wireTurns } from './wiring/wire-turns.ts';

export type { ServerOptions } from './wiring/server-options.ts';

export interface NotewrightServer {
  readonly app: FastifyInstance;
  /** Where this process itself listens, for example `http://127.0.0.1:3000`. */
  readonly origin: string;
  /** What `/dev/*` asks for; null when it asks for nothing. */
  readonly devKey: string | null;
  readonly accounts: AccountServices;
  readonly store: Store;
  readonly keyring: Keyring;
  readonly database: Database;
  readonly files: FileStore;
  readonly turns: TurnRunner;
  readonly codes: LoadedCodes;
  /** Null with `BILLING=off`. */
  readonly payments: Payments | null;
  /** Stops accepting, lets what runs end, and closes everything; within ten seconds. */
  stop(): Promise<void>;
}

/**
 * Opens everything that the settings name, puts it together and listens. Parts are chosen here and in `wiring/`, one
 * file for each floor of the house, and nowhere else.
 */
export async function startServer(options: ServerOptions): Promise<NotewrightServer> {
  const closers: Closers = [];
  try {
    return await assemble(options, closers);
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
}

async function assemble(options: ServerOptions, closers: Closers): Promise<NotewrightServer> {
  const { settings, root } = options;
  prepareDataFolder(resolve(root, settings.DATA_DIR));
  const ground = await openGround(options, closers);
  const documents = wireDocuments(settings, closers);
  const codes = wireCodes(options, ground);
  const enginePool = createEnginePool();
  closers.push(() => enginePool.close());
  const press = createPaperPress();
  closers.push(() => press.close());
  const models = wireModels(options, ground, closers);
  const speech = wireSpeech(options, ground.clock);
  const transcriber = wireTranscriber(options, ground, speech);
  closers.push(() => transcriber.stop());
  const turns = wireTurns(options, {
    ...ground,
    modelFor: models.modelFor,
    documents,
    codes,
    enginePool,
    nameOf: async ({ userId }) => (await accounts.store.users.find(userId))?.name ?? '',
  });

  const place = { origin: '' };
  const accounts = wireAccounts(options, ground, {
    publicUrl: () => settings.PUBLIC_URL ?? place.origin,
    wakeDelivery: () => void setTimeout(() => jobs.nudge(deliverMailName), afterAnswer).unref(),
  });
  const mail = wireMail(options, { ...ground, accounts }, closers);
  const delivery = createDelivery();
  const billing = await wireBilling(options, ground, {
    publicUrl: () => settings.PUBLIC_URL ?? place.origin,
    deliver: delivery.deliver,
    nudgeProvider: () => jobs.nudge(runBuiltInPaymentsName),
  });
  const emr = wireEmr(options, ground, () => jobs.nudge(writeRecordsName));
  const jobs = startUpkeep(options, { ...ground, accounts, mail, billing, emr }, closers);

  const devKey = guardsDevPages(settings) ? randomBytes(12).toString('base64url') : null;
  const nudgeDeletions = (): void => jobs.nudge(finishDeletionsName);
  const rooms = {
    ...ground,
    accounts,
    turns,
    documents,
    codes,
    enginePool,
    press,
    models,
    speech,
    transcriber,
    emr,
    mail,
    ...billing,
    devKey,
    nudgeDeletions,
  };
  const app = await wireApp(options, rooms);
  await turns.begin();
  closers.push(() => closeApp(app, turns));
  await app.listen({ port: settings.PORT, host: settings.HOST });
  place.origin = originOf(app, settings);
  delivery.connect(app);
  const { store, keyring, database, files } = ground;
  const stop = createStop(closers);
  return {
    app,
    origin: place.origin,
    devKey,
    accounts,
    store,
    keyring,
    database,
    files,
    turns,
    codes,
    payments: billing.payments,
    stop,
  };
}

/**
 * Milliseconds before mails are looked at. The request that has put one into the outbox is answered by then: what is
 * done to hand one over, for one address and not for another, is in nobody's time.
 */
const afterAnswer = 25;

function originOf(app: FastifyInstance, settings: Settings): string {
  const address = app.server.address() as AddressInfo;
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `${settings.TLS_CERT === null ? 'http' : 'https'}://${host}:${address.port}`;
}

/** How long a stop waits for answers under way once the replies have ended. */
const answerTimeout = 2_000;

/** Accepts nothing new at once; replies under way may end, and with them the streams that follow them. */
async function closeApp(app: FastifyInstance, turns: TurnRunner): Promise<void> {
  const closed = app.close();
  await turns.close();
  const cutOff = setTimeout(() => app.server.closeAllConnections(), answerTimeout);
  await closed;
  clearTimeout(cutOff);
}

function createStop(closers: Closers): () => Promise<void> {
  let stopped: Promise<void> | null = null;
  return () => (stopped ??= closeAll(closers));
}
