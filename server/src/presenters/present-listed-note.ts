import type { chat } from '@notewright/contract';
import type { WithMessages } from '../language/localizable.ts';
import type { ListedNote } from '../store/notes/day-list-store.ts';
import { presentTitle } from './present-chat.ts';

/** A note of a day as it crosses the wire. */
export function presentListedNote(note: ListedNote): WithMessages<chat.DayNote, 'title' | 'signatures'> {
  return {
    chat_id: note.chatId,
    title: presentTitle(note.title),
    model_name: note.toolName,
    timestamp: new Date(note.begunAt).toISOString(),
    message_id: note.messageId,
    note_kind: note.kind,
    state: note.state,
    is_addendum: note.isAddendum,
    signatures: note.signers.map(({ name, credentials, signedAt }) => ({
      name,
      credentials,
      signed_at: new Date(signedAt).toISOString(),
    })),
  };
}
