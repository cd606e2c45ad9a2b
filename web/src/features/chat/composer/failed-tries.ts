import type { ToolName } from '@notewright/engine';
import type { BoxSource } from './box-source.ts';
import type { NoteOptions } from './composer-store.ts';
import type { KeptRedaction } from './redaction/kept-choice.ts';

export interface Tried {
  readonly text: string;
  readonly sources: readonly BoxSource[];
  readonly tool: ToolName;
  readonly choices: KeptRedaction & NoteOptions;
  /** The branch of the chat that it was to continue. */
  readonly branch: string | undefined;
  readonly key: string;
}

/** The last failed try of each box: sent again unchanged, it carries the same key, so that it is never stored twice. */
export const failedTries = new Map<string, Tried>();

export function forgetTries(): void {
  failedTries.clear();
}
