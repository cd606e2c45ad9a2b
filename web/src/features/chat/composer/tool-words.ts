import type { ToolName } from '@notewright/engine';

/** What each tool does, in the fewest words. */
export const toolWords: Readonly<Record<ToolName, string>> = {
  Chartwright: 'Structure a messy note',
  TranscriptX: 'Turn dictation into a note',
  Redactify: 'Remove identifiers',
  Validify: 'Audit codes and gaps',
};

/** What the box asks for, by tool. */
export const toolPrompts: Readonly<Record<ToolName, string>> = {
  Chartwright: 'Paste the note, the visit, or whatever you have. Abbreviations are fine.',
  TranscriptX: 'Paste the dictation, word for word. Spoken punctuation and corrections are fine.',
  Redactify: 'Paste the text to redact, or attach a document.',
  Validify: 'Paste the chart to audit, or attach it.',
};
