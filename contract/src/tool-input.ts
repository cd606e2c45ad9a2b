import type { Span } from '@notewright/engine';

const separator = '\n\n';

/** The one text that a tool reads: what was typed, then what was read from the file, with an empty line between. */
export function joinInput(message: string, attachmentText: string): string {
  if (message === '' || attachmentText === '') return message + attachmentText;
  return message + separator + attachmentText;
}

export interface LocatedSource extends Span {
  readonly part: 'message' | 'attachment';
}

/**
 * Says in which part of the joined input a source range lies, with offsets into that part. A range that crosses the
 * border (none should) is cut to the part in which it begins.
 */
export function locateSource(source: Span, message: string, attachmentText: string): LocatedSource {
  const border = message === '' || attachmentText === '' ? message.length : message.length + separator.length;
  const inAttachment = attachmentText !== '' && source.start >= border;
  if (!inAttachment) return { part: 'message', start: source.start, end: Math.min(source.end, message.length) };
  return { part: 'attachment', start: source.start - border, end: source.end - border };
}
