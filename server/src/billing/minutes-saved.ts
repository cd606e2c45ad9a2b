import { defineMessage, type Message } from '@notewright/engine/message';
import type { ToolName } from '@notewright/engine';

/**
 * The speeds behind the estimate, in words a minute. They are assumptions, and deliberately modest ones; the reason for
 * each stands in docs/decisions/0033-usage-minutes-and-invoices.md.
 */
export const speeds = {
  /** Typing a note: what office workers reach who compose and look things up, not what they reach copying. */
  typing: 40,
  /** Reading something one is answerable for, slower than reading for pleasure. */
  reading: 200,
  /** Reading closely and covering each identifier by hand. */
  redacting: 100,
  /** Reading closely and looking codes up. */
  coding: 80,
} as const;

export interface WordCounts {
  /** Given to the tool: message and attachment. */
  readonly wordsIn: number;
  /** Written by it. */
  readonly wordsOut: number;
}

interface Method {
  /** Minutes that the work takes by hand, and that are still needed with the tool. */
  readonly byHand: (counts: WordCounts) => number;
  readonly remaining: (counts: WordCounts) => number;
  readonly sentence: Message;
}

/** A document counts for no more words than were given: what the tool adds to them would not have been typed. */
function typedWords({ wordsIn, wordsOut }: WordCounts): number {
  return Math.min(wordsIn, wordsOut);
}

const writing: Pick<Method, 'byHand' | 'remaining'> = {
  byHand: (counts) => typedWords(counts) / speeds.typing,
  remaining: ({ wordsOut }) => wordsOut / speeds.reading,
};

const methods: Readonly<Record<ToolName, Method>> = {
  Chartwright: {
    ...writing,
    sentence: defineMessage(
      'billing.minutesOfCharting',
      'Typing the finished chart at {typing} words a minute, less reading it through at {reading}. A chart counts for no more words than you gave.',
      { typing: speeds.typing, reading: speeds.reading },
    ),
  },
  TranscriptX: {
    ...writing,
    sentence: defineMessage(
      'billing.minutesOfDictating',
      'Typing the finished note at {typing} words a minute, less reading it through at {reading}. A note counts for no more words than were dictated.',
      { typing: speeds.typing, reading: speeds.reading },
    ),
  },
  Redactify: {
    byHand: ({ wordsIn }) => wordsIn / speeds.redacting,
    remaining: ({ wordsOut }) => wordsOut / speeds.reading,
    sentence: defineMessage(
      'billing.minutesOfRedacting',
      'Reading the text and blacking it out by hand at {redacting} words a minute, less checking the result at {reading}.',
      { redacting: speeds.redacting, reading: speeds.reading },
    ),
  },
  Validify: {
    byHand: ({ wordsIn }) => wordsIn / speeds.coding,
    remaining: ({ wordsOut }) => wordsOut / speeds.reading,
    sentence: defineMessage(
      'billing.minutesOfCoding',
      'Reading the chart for codes at {coding} words a minute, less reading the report at {reading}.',
      { coding: speeds.coding, reading: speeds.reading },
    ),
  },
};

/**
 * Minutes that a tool's work is estimated to have saved, to a tenth: what it takes by hand less what is still to be
 * read. Never below zero. Asking again for the same reply counts again, which is why the sum is one of replies.
 */
export function estimateMinutesSaved(tool: ToolName, counts: WordCounts): number {
  const { byHand, remaining } = methods[tool];
  const minutes = byHand(counts) - remaining(counts);
  return Math.max(0, Math.round(minutes * 10) / 10);
}

/** How the minutes are estimated, in words. */
export function describeMinutesSaved(tool: ToolName): Message {
  return methods[tool].sentence;
}
