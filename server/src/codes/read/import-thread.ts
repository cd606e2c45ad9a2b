import { parentPort, workerData } from 'node:worker_threads';
import type { Message } from '@notewright/engine/message';
import { ImportProblem } from '@notewright/engine/import-problem';
import type { ImportOptions, StoredTable } from '@notewright/engine';
import { readTables, type ReadTable, type TableFilePath } from './read-tables.ts';

/** What the thread is started with. */
export interface ImportTask {
  readonly files: readonly TableFilePath[];
  readonly options: ImportOptions;
  /** In memory that threads share. */
  readonly before: readonly StoredTable[];
}

/** What it answers: the tables, or why the files cannot be imported. */
export type ImportAnswer =
  | { readonly ok: true; readonly tables: readonly ReadTable[] }
  | {
      readonly ok: false;
      /** A message as plain data. */ readonly sentence: Pick<Message, 'id' | 'english' | 'values'>;
    };

async function answer({ files, options, before }: ImportTask): Promise<ImportAnswer> {
  try {
    return { ok: true, tables: await readTables(files, options, before) };
  } catch (error) {
    if (error instanceof ImportProblem) return { ok: false, sentence: error.sentence };
    throw error;
  }
}

// One task a thread, so that what a file did to its memory ends with it; see `table-importer.ts`.
if (parentPort !== null) parentPort.postMessage(await answer(workerData as ImportTask));
