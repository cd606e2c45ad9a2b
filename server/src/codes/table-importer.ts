import { Worker } from 'node:worker_threads';
import { defineMessage, reviveMessage } from '@notewright/engine/message';
import { ImportProblem } from '@notewright/engine/import-problem';
import type { ImportAnswer, ImportTask } from './read/import-thread.ts';
import type { ReadTable } from './read/read-tables.ts';

export type { TableChange } from './read/compare-tables.ts';
export type { ReadTable, TableFilePath } from './read/read-tables.ts';

export interface TableImporterSettings {
  /** Milliseconds that the files of one import may take. */
  readonly timeout: number;
  /** Megabytes of heap for the thread that reads them. */
  readonly memory: number;
}

/** Where files are read that are to be imported: on a thread that can be ended, one import after the other. */
export interface TableImporter {
  /** @throws ImportProblem in one sentence when a file cannot be imported; nothing comes of the others then */
  readTables(task: ImportTask, signal?: AbortSignal): Promise<readonly ReadTable[]>;
}

/** All publishers' files of a year together take half a minute on one core. */
const defaults: TableImporterSettings = { timeout: 300_000, memory: 1_536 };

const tooMuch = defineMessage(
  'codes.filesTookTooLong',
  'These files took too long or too much memory to read. Please import them one by one.',
);

export function createTableImporter(settings: Partial<TableImporterSettings> = {}): TableImporter {
  const { timeout, memory } = { ...defaults, ...settings };
  let last: Promise<unknown> = Promise.resolve();
  return {
    readTables(task, signal) {
      const turn = last.then(() => {
        signal?.throwIfAborted();
        return readOnThread(task, timeout, memory, signal);
      });
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

async function readOnThread(
  task: ImportTask,
  timeout: number,
  memory: number,
  signal: AbortSignal | undefined,
): Promise<readonly ReadTable[]> {
  const worker = new Worker(new URL('./read/import-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  const { promise, resolve, reject } = Promise.withResolvers<ImportAnswer>();
  const giveUp = (): void => reject(new DOMException('The work was given up.', 'AbortError'));
  const timer = setTimeout(() => reject(new ImportProblem(tooMuch)), timeout);
  signal?.addEventListener('abort', giveUp, { once: true });
  worker.on('message', resolve).on('error', (error: NodeJS.ErrnoException) => {
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ImportProblem(tooMuch) : error);
  });
  worker.on('exit', () => reject(new Error('The thread that reads code tables ended.')));
  try {
    const answer = await promise;
    if (!answer.ok) throw new ImportProblem(reviveMessage(answer.sentence));
    return answer.tables;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
    void worker.terminate();
  }
}
