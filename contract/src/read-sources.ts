import type { ChatMessage } from './entities.ts';
import type { MessageSource } from './message-sources.ts';

/**
 * All sources of a message but what was typed, each with its words, in the person's order; also of a message that names none and
 * has a file.
 */
export function readSources({
  attachment,
  sources,
}: Pick<ChatMessage, 'attachment' | 'sources'>): readonly MessageSource[] {
  if (sources !== undefined) return sources.map((one) => ({ ...one, text: one.attachment?.text ?? one.text }));
  if (attachment === null) return [];
  const { name, text } = attachment;
  return [{ origin: 'file', kind: 'current', name, date: null, text, attachment, message_id: null }];
}
