import { locateSource, type ChatMessage } from '@notewright/contract';
import type { LeftOut } from '@notewright/engine';

/** The person's own words of a statement that was left out. */
export function quoteLeftOut({ sources }: LeftOut, { message_content: message, attachment }: ChatMessage): string {
  const file = attachment?.text ?? '';
  return sources
    .map((source) => locateSource(source, message, file))
    .map(({ part, start, end }) => (part === 'message' ? message : file).slice(start, end).replace(/\s+/g, ' ').trim())
    .join(' … ');
}
