import { emptyReply, foldTurnEvent } from '@notewright/contract';
import type { MessageState } from '@notewright/contract';
import type { ToolName } from '@notewright/engine';
import type { Selectable } from 'kysely';
import { openAttachment } from '../attachments/open-attachment.ts';
import { openField } from '../chats/chat-seal.ts';
import { awaitUnlessDamaged } from '../../kernel/damage.ts';
import type { AttachmentTable, MessageTable } from '../../database/tables/chats.ts';
import { readBranches, versionsOf, type Branches } from '../branches/branch-rows.ts';
import type { ChatSeal, StoreContext } from '../context.ts';
import { readEvents } from '../journal/read-events.ts';
import type { StoredAttachment, StoredMessage, StoredSource } from '../store.ts';
import { readLastRequests } from '../cosignatures/open-request.ts';
import { readSignatures } from '../notes/note-signatures.ts';
import { noDetails, openDetails } from './details.ts';
import type { Details, KeptSource } from './details.ts';

export const messageColumns = [
  'id',
  'chat_id',
  'position',
  'branch_id',
  'sent_by',
  'content',
  'created_at',
  'tool_name',
  'reply_to',
  'version',
  'state',
  'is_running',
  'details',
  'rating',
] as const;
export type MessageRow = Pick<Selectable<MessageTable>, (typeof messageColumns)[number]>;

type ReadContext = Omit<StoreContext, 'damage'>;
type OpenedPart = Omit<Details, 'keptSources'> &
  Pick<StoredMessage, 'content' | 'attachment' | 'isDamaged' | 'sources'>;
/** What is sealed of a message. */
type OpenPart = (row: MessageRow, attachments: readonly AttachmentRow[]) => Promise<OpenedPart>;

/**
 * Messages of one chat from their rows, in the same order, with attachments, version counts and running text.
 * @throws SealError when one of them is damaged
 */
export function openMessages(
  context: StoreContext,
  seal: ChatSeal,
  rows: readonly MessageRow[],
): Promise<readonly StoredMessage[]> {
  return openBy(context, seal, rows, (row, attachments) => openPart(context, seal, row, attachments));
}

/** The same for a page that a person reads: between the others a damaged message stands as such, and is noted. */
export function openPage(
  context: StoreContext,
  seal: ChatSeal,
  rows: readonly MessageRow[],
): Promise<readonly StoredMessage[]> {
  return openBy(context, seal, rows, async (row, attachments) => {
    const place = { table: 'messages', rowId: row.id } as const;
    const opened = await awaitUnlessDamaged(context.damage, place, () => openPart(context, seal, row, attachments));
    return opened ?? { ...noDetails, content: '', attachment: null, isDamaged: true };
  });
}

async function openPart(
  context: ReadContext,
  seal: ChatSeal,
  row: MessageRow,
  attachments: readonly AttachmentRow[],
): Promise<OpenedPart> {
  const read = row.is_running === 1 ? await readRunning(context, seal, row.id) : readEnded(seal, row);
  const { keptSources, ...text } = read;
  const files = attachments.map((one) => openAttachment(seal, one));
  const [first = null] = files;
  if (keptSources === undefined) return { ...text, attachment: first };
  const sources = keptSources.map((one) => openSource(one, files));
  return { ...text, attachment: sources.find(({ attachment }) => attachment !== null)?.attachment ?? null, sources };
}

/** A source with its file, whose words are its own. */
function openSource({ attachmentId, ...source }: KeptSource, files: readonly StoredAttachment[]): StoredSource {
  const attachment = files.find(({ id }) => id === attachmentId) ?? null;
  return { ...source, text: attachment?.text ?? source.text, attachment };
}

const noBranches: Branches = new Map();

async function openBy(
  context: StoreContext,
  seal: ChatSeal,
  rows: readonly MessageRow[],
  open: OpenPart,
): Promise<readonly StoredMessage[]> {
  const attachments = await readAttachments(context, rows);
  const versions = await countVersions(context, rows);
  const hasWords = rows.some((row) => row.sent_by === 'user');
  const branches = hasWords ? await readBranches(context, seal.chatId) : noBranches;
  const messages: StoredMessage[] = [];
  for (const row of rows) {
    messages.push({
      id: row.id,
      chatId: row.chat_id,
      position: row.position,
      branchId: row.branch_id ?? row.chat_id,
      sentBy: row.sent_by,
      createdAt: row.created_at,
      toolName: row.tool_name as ToolName,
      replyTo: row.reply_to,
      version: row.version,
      ...(row.reply_to === null
        ? countEdits(versionsOf(branches, row.id))
        : { versions: versions.get(row.reply_to) ?? 1 }),
      state: row.state as MessageState,
      rating: row.rating,
      ...(await open(row, attachments.get(row.id) ?? [])),
    });
  }
  const ended = messages.filter(({ sentBy, state }) => sentBy === 'bot' && state === 'complete');
  const signatures = await readSignatures(context, seal, ended);
  // What nobody signed nobody can be asked to co-sign.
  const requests = await readLastRequests(context, seal, [...signatures.keys()]);
  return messages.map((message) => {
    const own = signatures.get(message.id);
    const cosignature = requests.get(message.id);
    if (own === undefined) return message;
    return { ...message, signatures: own, ...(cosignature === undefined ? {} : { cosignature }) };
  });
}

type TextOfMessage = Details & Pick<StoredMessage, 'content'>;

function readEnded(seal: ChatSeal, row: MessageRow): TextOfMessage {
  const content = openField(seal, { table: 'messages', column: 'content', rowId: row.id }, row.content);
  return { content, ...openDetails(seal, row.id, row.details) };
}

/** What a running reply's journal holds so far. */
async function readRunning(context: ReadContext, seal: ChatSeal, messageId: string): Promise<TextOfMessage> {
  const events = await readEvents(context.database, seal, messageId, -1);
  const { text, result, end } = events.reduce(foldTurnEvent, emptyReply);
  return {
    ...noDetails,
    content: text,
    statements: result?.statements ?? [],
    toolResult: result?.tool_result ?? null,
    problem: end?.problem ?? null,
    notice: end?.notice ?? null,
    writtenBy: end?.written_by ?? null,
    ...(end?.offered_tool ? { offeredTool: end.offered_tool } : {}),
  };
}

/** How many versions of a person's message there are, and which, where it was edited. */
export function countEdits(ids: readonly string[]): Pick<StoredMessage, 'versions' | 'versionIds'> {
  return ids.length === 1 ? { versions: 1 } : { versions: ids.length, versionIds: ids };
}

type AttachmentRow = Selectable<AttachmentTable>;

async function readAttachments(
  context: ReadContext,
  rows: readonly MessageRow[],
): Promise<ReadonlyMap<string, readonly AttachmentRow[]>> {
  // What was sent, and what came back: a reply has its file from its end on.
  const ids = rows.filter((row) => row.is_running === 0).map((row) => row.id);
  if (ids.length === 0) return new Map();
  const found = await context.database.kysely
    .selectFrom('attachments')
    .selectAll()
    .where('message_id', 'in', ids)
    .execute();
  // Their ids count up in the order in which they came; sorted here, no query sorts.
  const inOrder = found.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return Map.groupBy(inOrder, (row) => row.message_id);
}

async function countVersions(context: ReadContext, rows: readonly MessageRow[]): Promise<ReadonlyMap<string, number>> {
  const ids = [...new Set(rows.map((row) => row.reply_to).filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const counts = await context.database.kysely
    .selectFrom('messages')
    .select((eb) => ['reply_to', eb.fn.countAll<number>().as('count')])
    .where('reply_to', 'in', ids)
    .groupBy('reply_to')
    .execute();
  return new Map(counts.map((row) => [row.reply_to ?? '', row.count]));
}
