import { readFollowUp, readInstruction, readQuestion, readRemark } from '@notewright/engine/note-requests';
import type { Owner, Store, StoredMessage } from '../store/store.ts';
import type { EarlierNote } from '../tools/tool.ts';
import { isFinishedNote } from './note-at-hand.ts';
import { sourcesOf } from './sources-of.ts';

/** So far back (pages of messages) is looked for the note that a chat is about. */
const pages = 5;
const perPage = 50;

const isTypedAlone = (message: StoredMessage): boolean => sourcesOf(message).length === 0;

/** Something was changed as it says, or answered, and nothing written from it. */
const isAboutNote = (message: StoredMessage): boolean =>
  isTypedAlone(message) &&
  (readInstruction(message.content) !== undefined || readQuestion(message.content) !== undefined);

const isForNote = ({ sentBy, toolName }: StoredMessage): boolean =>
  sentBy === 'user' && (toolName === 'Chartwright' || toolName === 'TranscriptX');

/**
 * The last message before this one from which a note was written, with what was asked of that note since ("shorter", then "as bullets").
 * What stands in other branches of the chat is not looked at. Null when the chat has none.
 */
export async function findEarlierNote(
  { messages }: Pick<Store, 'messages'>,
  owner: Owner,
  { chatId, branchId, position }: Pick<StoredMessage, 'chatId' | 'branchId' | 'position'>,
): Promise<EarlierNote | null> {
  let followUps: EarlierNote['followUps'] = [];
  /** Messages from whose own words a note was written. */
  const sources = new Set<string | null>();
  let cursor: string | undefined;
  for (let page = 0; page < pages; page += 1) {
    const { items, nextCursor } = await messages.page(owner, chatId, { branchId, cursor, limit: perPage });
    for (const message of items.toReversed()) {
      if (isFinishedNote(message) && message.toolResult.sourceMessageId === undefined) sources.add(message.replyTo);
      if (message.position >= position || !isForNote(message)) continue;
      if (isAboutNote(message) && !sources.has(message.id)) continue;
      if (isTypedAlone(message) && readRemark(message.content) !== undefined) continue;
      const followUp = isTypedAlone(message) ? readFollowUp(message.content) : undefined;
      if (followUp === undefined) return toEarlier(message, followUps);
      followUps = [{ ...followUp, note: message.note }, ...followUps];
    }
    if (nextCursor === null) return null;
    cursor = nextCursor;
  }
  return null;
}

function toEarlier(message: StoredMessage, followUps: EarlierNote['followUps']): EarlierNote {
  return {
    messageId: message.id,
    message: message.content,
    sources: sourcesOf(message),
    toolName: message.toolName === 'TranscriptX' ? 'TranscriptX' : 'Chartwright',
    note: message.note,
    followUps,
  };
}
