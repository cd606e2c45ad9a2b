import type { Logger } from './kernel/log.ts';
import { loadEngineJobs } from './tools/load-engine-jobs.ts';

/** A made-up line that asks each tool for something of each kind that it looks up. */
const words = 'Mrs. Ada Sample, 61, seen 03/01/2022 for asthma (J45.909, 99213). Plan: albuterol 90 mcg as needed.';

/**
 * Loads the engine, and lets every tool do its work once. What it unpacks at its first use (above all the built-in code
 * tables, a fifth of a second) is then there before the first person asks, whose answer and everybody else's would wait
 * for it.
 */
export async function rehearseEngine(logger: Pick<Logger, 'error'>): Promise<void> {
  try {
    const engineJobs = await loadEngineJobs();
    engineJobs.redact({ input: words, options: {}, fileName: null });
    for (const tool of ['Chartwright', 'TranscriptX', 'Validify'] as const) engineJobs.write({ tool, input: words });
    // Its patterns are built when they are first asked, which takes four times as long as shielding a note.
    engineJobs.shield({ text: words, sections: [{ start: 0, end: words.length }], seed: 1, whole: '' });
  } catch (error) {
    // Whoever asks first hears of it again, with what to do about it.
    logger.error({ err: error }, 'the engine failed on its first text');
  }
}
