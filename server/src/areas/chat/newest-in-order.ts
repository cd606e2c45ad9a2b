import type { MessageOutline } from '../../store/store.ts';

/** A finished answer comes before one that failed, and that before one that is still being written. */
const rankOf = ({ state }: MessageOutline): number =>
  state === 'complete' ? 2 : state === 'queued' || state === 'streaming' ? 0 : 1;

const isNewer = (one: MessageOutline, other: MessageOutline): boolean =>
  rankOf(one) === rankOf(other) ? one.version > other.version : rankOf(one) > rankOf(other);

/**
 * The ids of a chat's messages as they are read: each followed by its answer, and of an answer the newest version that is finished, or the
 * newest one where none is.
 */
export function newestInOrder(messages: readonly MessageOutline[]): readonly string[] {
  const answers = new Map<string, MessageOutline>();
  for (const message of messages) {
    if (message.replyTo === null) continue;
    const known = answers.get(message.replyTo);
    if (known === undefined || isNewer(message, known)) answers.set(message.replyTo, message);
  }
  return messages.flatMap(({ id, replyTo }) => {
    if (replyTo !== null) return [];
    const answer = answers.get(id);
    return answer === undefined ? [id] : [id, answer.id];
  });
}
