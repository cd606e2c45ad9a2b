import { chart, findIdentifiers, placeStatements, redact, transcribe, validate } from '@notewright/engine';
import type { PlacedStatement, ToolName, ToolResult } from '@notewright/engine';

const writers: Readonly<Record<ToolName, (input: string) => ToolResult>> = {
  Chartwright: (input) => chart(input),
  TranscriptX: (input) => transcribe(input),
  Redactify: redact,
  Validify: validate,
};

/** What the engine is asked to do, here or on a thread of its own: plain data in, plain data out. */
export const engineJobs = {
  /** One of the four results, from the joined input. */
  write: (job: { readonly tool: ToolName; readonly input: string }): ToolResult => writers[job.tool](job.input),
  /** Where each statement of a model's text stands, and whether the input supports it. */
  check: (job: { readonly markdown: string; readonly input: string }): readonly PlacedStatement[] =>
    placeStatements(job.markdown, job.input),
  /** The identifiers of a text, as they stand there, each once. */
  identify: (text: string): readonly string[] => [
    ...new Set(findIdentifiers(text).map(({ start, end }) => text.slice(start, end))),
  ],
} as const;

export type EngineJobs = typeof engineJobs;
export type EngineJobName = keyof EngineJobs;
