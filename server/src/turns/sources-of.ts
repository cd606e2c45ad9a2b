import { joinInput } from '@notewright/contract';
import type { StoredMessage, StoredSource } from '../store/store.ts';

/** All sources of a message but what was typed; also of one that names none and has a file. */
export function sourcesOf({
  attachment,
  sources,
}: Pick<StoredMessage, 'attachment' | 'sources'>): readonly StoredSource[] {
  if (sources !== undefined) return sources;
  if (attachment === null) return [];
  const { name, text } = attachment;
  return [{ origin: 'file', kind: 'current', name, date: null, text, attachment, messageId: null }];
}

/** What of that is of the visit: it stands first, so that its ranges are the same. What is older has facts of its own. */
export const visitInputOf = (message: StoredMessage): string =>
  joinInput(
    message.content,
    sourcesOf(message).filter(({ kind }) => kind === 'current'),
  );

/** The one text that tools read of a message. */
export const inputOf = (message: StoredMessage): string => joinInput(message.content, sourcesOf(message));
