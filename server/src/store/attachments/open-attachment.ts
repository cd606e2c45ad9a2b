import type { Selectable } from 'kysely';
import { openField } from '../chats/chat-seal.ts';
import type { AttachmentTable } from '../../database/tables/chats.ts';
import type { ChatSeal } from '../context.ts';
import type { StoredAttachment } from '../store.ts';

/** An attachment from its row. */
export function openAttachment(seal: ChatSeal, row: Selectable<AttachmentTable>): StoredAttachment {
  return {
    id: row.id,
    name: openField(seal, { table: 'attachments', column: 'name', rowId: row.id }, row.name),
    mediaType: row.media_type,
    size: row.size,
    pages: row.pages,
    readBy: row.read_by,
    text: openField(seal, { table: 'attachments', column: 'text', rowId: row.id }, row.text),
  };
}
