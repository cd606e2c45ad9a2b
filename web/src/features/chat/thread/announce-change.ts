import { findRunning, type ReplyState } from '../sending/reply-store.ts';
import * as words from './words.ts';

const isWriting = (state: ReplyState, box: string, chatId: string | null): boolean =>
  state.pending[box] !== undefined || (chatId !== null && findRunning(state, chatId) !== null);

/** What a listener is told about the step from one state to the next; null for nothing. */
export function announceChange(before: ReplyState, now: ReplyState, box: string, chatId: string | null): string | null {
  if (!isWriting(before, box, chatId) && isWriting(now, box, chatId)) return words.writing;
  for (const reply of Object.values(now.running)) {
    const ended = reply.folded.end;
    if (reply.chatId === chatId && ended !== null && before.running[reply.messageId]?.folded.end === null) {
      return ended.attachment === null ? words.ends[ended.state] : words.readyWithFile;
    }
  }
  return null;
}
