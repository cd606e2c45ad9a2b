import { ProblemError } from '../kernel/problem.ts';
import { createEngineQueue } from '../tools/engine-queue.ts';
import { ToolProblem } from '../tools/tool.ts';
import type { PaperFormat } from './paper-jobs.ts';
import type { NotePaper } from './note-paper.ts';

/** Makes documents on a thread of its own: that of a long chat takes seconds, in which everybody else's requests are answered. */
export interface PaperPress {
  /**
   * @throws ProblemError `unavailable` when it takes too long; `AbortError` when the asker leaves
   */
  make(format: PaperFormat, paper: NotePaper, signal: AbortSignal): Promise<Uint8Array>;
  /** Ends the thread; what is being made fails. */
  close(): Promise<void>;
}

/** Milliseconds that the thread may be silent over one document, and megabytes of its heap. */
const limits = { timeout: 180_000, memory: 1_024 } as const;

/** A press whose thread is started with the first document. */
export function createPaperPress(): PaperPress {
  const queue = createEngineQueue({ entry: new URL('./paper-thread.ts', import.meta.url), ...limits });
  return {
    make: async (format, paper, signal) => {
      queue.warm();
      try {
        return (await queue.run(format, paper, signal)) as Uint8Array;
      } catch (error) {
        throw error instanceof ToolProblem ? new ProblemError('unavailable', { retryAfter: 10 }) : error;
      }
    },
    close: () => queue.close(),
  };
}
