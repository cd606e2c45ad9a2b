import type { NoteChoice, RedactionChoice } from '@notewright/contract';
import type { ToolName } from '@notewright/engine';
import { ProblemError } from '../../kernel/problem.ts';
import type { Store, StoredMessage } from '../../store/store.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { SentFile } from '../../turns/open-turn.ts';
import { denied, type AuditedRequest } from './audit-line.ts';
import { ownerOf } from './owner-of.ts';
import { keepNoteChoice } from './note-choice.ts';

interface EditMessageParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly newId: () => string;
}

/**
 * The message that is edited; null where none is.
 * @throws ProblemError `not_found`, `edit_of_reply`
 */
export async function findEdited(
  parts: Pick<EditMessageParts, 'store' | 'clock'>,
  request: AuditedRequest,
  { chat_id: chatId, edit_of: id }: { readonly chat_id: string; readonly edit_of?: string | undefined },
): Promise<StoredMessage | null> {
  if (id === undefined) return null;
  const message = await parts.store.messages.find(ownerOf(request.caller), id);
  if (message === null || message.chatId !== chatId)
    throw await denied(parts, request, 'message.edit', { type: 'message', id });
  if (message.sentBy !== 'user') throw new ProblemError('edit_of_reply');
  return message;
}

/** What was chosen with the edited message and is not chosen again, as far as the tool has such a choice. */
export function keepChoices(
  edited: StoredMessage | null,
  toolName: ToolName,
  chosen: { readonly redaction: RedactionChoice | null; readonly note: NoteChoice | null },
): { readonly redaction: RedactionChoice | null; readonly note: NoteChoice | null } {
  if (edited === null) return chosen;
  return {
    redaction: chosen.redaction ?? (toolName === 'Redactify' ? edited.redaction : null),
    note: chosen.note ?? keepNoteChoice(edited.note, edited.content, toolName),
  };
}

/**
 * The file of the edited message, as one of the message that takes its place: the same bytes under an id of its own.
 * @throws ProblemError `damaged` where it was made to mean another file
 */
export async function keepFile(
  { store, newId }: EditMessageParts,
  request: AuditedRequest,
  edited: StoredMessage | null,
  body: { readonly edited_file?: 'keep' | 'remove' | undefined },
): Promise<SentFile | null> {
  const attachment = edited?.attachment ?? null;
  if (attachment === null || body.edited_file === 'remove') return null;
  const found = await store.attachments.find(ownerOf(request.caller), attachment.id);
  if (found === null) throw new ProblemError('damaged');
  return { stored: { ...attachment, id: newId() }, fileKey: found.fileKey, isKept: true };
}
