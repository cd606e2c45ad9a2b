import { describe, expect, it } from 'vitest';
import { oneCharacterTexts } from '../testing/one-character-texts.ts';
import { byTier } from '../testing/test-tier.ts';
import { engineJobs } from './engine-jobs.ts';

/** `identify` finds what Redactify finds, by the same two readers, and replaces none of it. */
const jobs: Readonly<Record<string, (text: string) => unknown>> = {
  Chartwright: (input) => engineJobs.write({ tool: 'Chartwright', input }),
  TranscriptX: (input) => engineJobs.write({ tool: 'TranscriptX', input }),
  Validify: (input) => engineJobs.write({ tool: 'Validify', input }),
  Redactify: (input) => engineJobs.redact({ input, options: {}, fileName: 'note.txt' }),
  check: (input) => engineJobs.check({ markdown: input, input }),
};

describe.each(byTier(['Redactify'], Object.keys(jobs)))('%s', (job) => {
  it.each(oneCharacterTexts)('comes to an end over nothing but $name', { timeout: 120_000 }, ({ text }) => {
    expect(jobs[job]?.(text)).toBeDefined();
  });
});
