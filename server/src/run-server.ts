import { fileURLToPath } from 'node:url';
import { loadEnvironment } from './config/load-environment.ts';
import { callThisMachineDirectly } from './config/loopback.ts';
import { readSettings, wantsSampleAccount } from './config/settings.ts';
import type { Settings } from './config/settings.ts';
import { createLogger } from './kernel/log.ts';
import type { Logger } from './kernel/log.ts';
import { connectSimulator, disconnectSimulator, type SimulatorParts } from './ehr-simulator.ts';
import { prepareSampleAccount, type PreparedSample } from './sample-account.ts';
import { describeStart } from './start-message.ts';
import { describeStartFailure } from './wiring/describe-start-failure.ts';
import { rehearseEngine } from './rehearse-engine.ts';
import { startServer } from './wiring.ts';

/** The root of the installation: settings name paths from here, wherever the command was called. */
const root = fileURLToPath(new URL('../..', import.meta.url));

/** What this start was told; null until it was read. */
let attempted: Settings | null = null;

export interface RunOptions {
  /** Where the built pages lie, when not under the root. */
  readonly pagesRoot?: string;
  /** Says nothing once it runs. */
  readonly isQuiet?: boolean;
}

/**
 * Runs the server of this process by its settings until a signal ends it. Where it cannot start, it says why and ends
 * the process.
 * @returns where it listens
 */
export async function runServer(options: RunOptions = {}): Promise<string> {
  try {
    return await run(options);
  } catch (error) {
    process.stderr.write(`${describeStartFailure(error, { settings: attempted, root })}\n`);
    process.exit(1);
  }
}

async function run({ pagesRoot, isQuiet = false }: RunOptions): Promise<string> {
  const settings = readSettings(loadEnvironment(root, process.env));
  attempted = settings;
  callThisMachineDirectly(process.env);
  const logger = createLogger(settings.LOG_LEVEL ?? (settings.NODE_ENV === 'production' ? 'info' : 'warn'));
  surviveMistakes(logger);
  const server = await startServer({ settings, logger, root, ...(pagesRoot === undefined ? {} : { pagesRoot }) });
  const stopping = new AbortController();
  let warmedUp = Promise.resolve();
  stopOnSignals(logger, stopping, async () => {
    // A chat that is being written is stored, or is not, before the database is closed.
    await warmedUp;
    await server.stop();
  });
  const sample = wantsSampleAccount(settings) ? await prepareSampleAccount(server) : null;
  await placeSimulator(settings, server, logger);
  if (!isQuiet) process.stdout.write(describeStart(server, settings, sample));
  setImmediate(() => {
    warmedUp = warmUp(sample, logger, stopping.signal);
  });
  return server.origin;
}

/** The EHR to try with is connected in development, and in production it is not there. */
async function placeSimulator({ NODE_ENV }: Settings, server: SimulatorParts, logger: Logger): Promise<void> {
  if (NODE_ENV === 'production') return disconnectSimulator(server);
  if (NODE_ENV !== 'development') return;
  await connectSimulator(server).catch((error: unknown) => {
    logger.warn({ err: error }, 'the EHR simulator could not be connected');
  });
}

/** What makes the first visit better and would make a start longer. */
async function warmUp(sample: PreparedSample | null, logger: Logger, signal: AbortSignal): Promise<void> {
  try {
    await sample?.writeChats(signal);
  } catch (error) {
    logger.error({ err: error }, 'the sample chats could not be written');
  }
  if (!signal.aborted) await rehearseEngine(logger);
}

/**
 * A promise that nobody waited for is a mistake of ours; it is logged and takes nobody else's work with it. After an
 * exception that nobody caught, the process ends: what it left half done is taken up again by the next. Either way
 * only the place is told, since the words of an error can be a person's.
 */
function surviveMistakes(logger: Logger): void {
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'a rejection was not handled'));
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'an exception was not caught');
    process.exit(1);
  });
}

/** A stop takes less than ten seconds; one that does not come to its end is broken off. */
const longestStop = 9_000;

/** A terminal's Ctrl+C reaches this process more than once: from the terminal, and from each parent that passes it on. */
function stopOnSignals(logger: Logger, stopping: AbortController, end: () => Promise<void>): void {
  const stop = (): void => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    setTimeout(() => {
      logger.error('the stop took too long');
      process.exit(1);
    }, longestStop).unref();
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'the stop failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
}
