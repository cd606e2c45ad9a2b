import type { ToolName } from '@notewright/engine';

export const message = 'Message';
export const messageTo = (tool: ToolName): string => `Message ${tool}`;
export const send = 'Send (Enter)';
export const stop = 'Stop (Esc)';
export const tool = 'Tool';

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

export const voice = 'Voice Input';
export const voiceFailed = 'Voice input could not be loaded. Please try again.';
export const redaction = 'How to redact';
/** Where something other than the strictest is chosen. */
export const redactionChanged = 'How to redact (changed)';
/** The button that chooses the kind of note; without a choice it names none. */
export const noteKind = 'Kind of note';
export const noteKindIs = (name: string): string => `Kind of note: ${name}`;
export const choiceFailed = 'The choice could not be loaded. Please try again.';
export const attach = 'Attach files';
export const chooseFile = 'Choose files';
export const dropFile = 'Drop files to attach them';
export const fileSelected = 'File selected successfully!';
export const fileNotAttached = 'The file could not be attached. Please try again.';
export const filesNotAttached = 'Some files could not be attached.';
/** The server's own sentence (`problems` of the contract). */
export const tooManySources = 'A message can have at most 10 sources. Please remove some of them.';
export const addSource = 'Add text or an earlier note';
export const recordVisit = 'Record a visit';
export const recordFailed = 'The recorder could not be loaded. Please try again.';
export const sourceFailed = 'The sources could not be opened. Please try again.';

export const sendFailed = 'Failed to send message. Please try again.';
export const stopFailed = 'The reply could not be stopped. Please try again.';

export const codes = 'Codes';
