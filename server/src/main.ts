import { fileURLToPath } from 'node:url';
import { loadEnvironment } from './config/load-environment.ts';
import { readSettings, wantsSampleAccount } from './config/settings.ts';
import { createLogger } from './http/log.ts';
import type { Logger } from './http/log.ts';
import { prepareSampleAccount } from './sample-account.ts';
import { describeStart, describeStartFailure } from './start-message.ts';
import type { NotewrightServer } from './wiring.ts';
import { rehearseEngine } from './rehearse-engine.ts';
import { startServer } from './wiring.ts';

/** The root of the installation: settings name paths from here, wherever the command was called. */
const root = fileURLToPath(new URL('../..', import.meta.url));

async function main(): Promise<void> {
  const settings = readSettings(loadEnvironment(root, process.env));
  const logger = createLogger(settings.LOG_LEVEL ?? (settings.NODE_ENV === 'production' ? 'info' : 'warn'));
  surviveMistakes(logger);
  const server = await startServer({ settings, logger, root });
  stopOnSignals(server, logger);
  const sample = wantsSampleAccount(settings) ? await prepareSampleAccount(server) : null;
  process.stdout.write(describeStart(server, settings, sample));
  setImmediate(rehearseEngine, logger);
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

function stopOnSignals(server: NotewrightServer, logger: Logger): void {
  const stop = (): void => {
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'the stop failed');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exit(1);
});
