import type { NoteChoice, RedactionChoice } from '@notewright/contract';
import type { ToolName } from '@notewright/engine';
import { ProblemError } from '../../kernel/problem.ts';
import type { Store, StoredAttachment, StoredMessage, StoredSource } from '../../store/store.ts';
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

/** What a message that takes another's place has from that beside its words. */
export interface KeptSources {
  readonly files: readonly SentFile[];
  readonly sources: readonly StoredSource[] | undefined;
}

/**
 * The files and other sources of the edited message, as those of the message that takes its place: the same bytes under ids of their
 * own. Null where it has none, or they are to be left out.
 * @throws ProblemError `damaged` where a file was made to mean another
 */
export async function keepSources(
  { store, newId }: EditMessageParts,
  request: AuditedRequest,
  { attachment, sources }: StoredMessage,
  body: { readonly edited_file?: 'keep' | 'remove' | undefined },
): Promise<KeptSources | null> {
  if (body.edited_file === 'remove' || (attachment === null && sources === undefined)) return null;
  const files: SentFile[] = [];
  const keep = async (one: StoredAttachment): Promise<StoredAttachment> => {
    const found = await store.attachments.find(ownerOf(request.caller), one.id);
    if (found === null) throw new ProblemError('damaged');
    const stored = { ...one, id: newId() };
    files.push({ stored, fileKey: found.fileKey, isKept: true });
    return stored;
  };
  if (sources === undefined) {
    if (attachment !== null) await keep(attachment);
    return { files, sources };
  }
  const kept: StoredSource[] = [];
  for (const source of sources)
    kept.push(source.attachment === null ? source : { ...source, attachment: await keep(source.attachment) });
  return { files, sources: kept };
}
