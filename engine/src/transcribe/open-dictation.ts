import type { Span } from '../model/span.ts';
import { formatDictation } from './format-dictation.ts';

/** A dictation with what was spoken of its form carried out. */
export interface OpenDictation {
  readonly written: string;
  /** Leads a range of it back to what was spoken. */
  readonly toInput: (span: Span) => Span;
}

/** Carries out spoken punctuation, headings, numbers and self-corrections, and keeps the way back. */
export function openDictation(text: string): OpenDictation {
  const { text: written, map, mapEnd } = formatDictation(text);
  return {
    written,
    toInput: ({ start: from, end }) => {
      const start = map(from);
      return { start, end: Math.max(start, mapEnd(end)) };
    },
  };
}
