import type { Selectable } from 'kysely';
import { chatSealColumns, openChatSeal, sealField } from '../chats/chat-seal.ts';
import type { ChatSealRow } from '../chats/chat-seal.ts';
import type { ChatTable, MessageTable, ReplyHeadTable } from '../../database/tables/chats.ts';
import { ChatMissingError } from '../context.ts';
import type { ChatSeal, StoreContext } from '../context.ts';
import type { Database } from '../../database/database.ts';
import { findTombstones, refuseGone } from '../../database/tombstones.ts';
import { prepareStatement } from '../../database/statement.ts';
import { findBranchesOf, placeMessage, type Place } from '../branches/place-messages.ts';
import type { NewMessage, Owner, StoredMessage } from '../store.ts';
import { noDetails, sealChoices, sealDetails } from './details.ts';

/** How long a reply may wait for its first worker (ms) before it counts as abandoned. */
const claimGrace = 15_000;

/** Adds messages at the end of one chat, inside a transaction; see the port. */
export async function addMessages(
  context: StoreContext,
  owner: Owner,
  chatId: string,
  messages: readonly NewMessage[],
): Promise<readonly StoredMessage[]> {
  const { database } = context;
  const at = Math.max(...messages.map(({ createdAt }) => createdAt));
  const chat = await takePositions(database, owner, chatId, messages.length, at);
  const seal = await openChatSeal(context, chat);
  const answered = await findAnswered(context, messages);
  const stored: StoredMessage[] = [];
  for (const [index, message] of messages.entries()) {
    const position = chat.message_count - messages.length + 1 + index;
    const place =
      message.replyTo === null
        ? await placeMessage(context, chatId, message)
        : placeReply(answered, chatId, message.replyTo);
    if (message.sentBy === 'user') answered.branches.set(message.id, place.branchId);
    await insertMessage(database, toRow(seal, message, { ...place, position }));
    if (isRunning(message)) {
      await insertHead(database, { message_id: message.id });
      database.afterCommit(() => context.replySeals.set(message.id, seal));
    }
    stored.push({ ...asStored(message), chatId, position, ...place });
  }
  return stored;
}

const isRunning = ({ state }: NewMessage): boolean => state === 'queued' || state === 'streaming';

type CountedChat = ChatSealRow & Pick<Selectable<ChatTable>, 'message_count'>;

/**
 * Counts messages into the chat and moves its time on. The chat's row is changed first of all: it holds back everyone
 * else who adds to this chat until the transaction ends. It is not changed for somebody whose account was deleted while
 * their request was under way, nor in a company that was closed.
 */
async function takePositions(
  database: Database,
  owner: Owner,
  chatId: string,
  count: number,
  at: number,
): Promise<CountedChat> {
  const { tenantId, userId } = owner;
  const { rows } = await countIn(database, { id: chatId, tenant_id: tenantId, owner_id: userId, count, at });
  const [chat] = rows;
  if (chat !== undefined) return chat;
  await refuseGone(database, [tenantId, userId]);
  throw new ChatMissingError();
}

const countIn = prepareStatement<
  { id: string; tenant_id: string; owner_id: string; count: number; at: number },
  CountedChat
>((kysely, slots) =>
  kysely
    .updateTable('chats')
    .set((eb) => ({
      message_count: eb('message_count', '+', slots.count),
      last_message_at: eb
        .case()
        .when('last_message_at', '<', slots.at)
        .then(slots.at)
        .else(eb.ref('last_message_at'))
        .end(),
    }))
    .where('id', '=', slots.id)
    .where('tenant_id', '=', slots.tenant_id)
    .where('owner_id', '=', slots.owner_id)
    .where('binned_at', 'is', null)
    .where(({ exists, not }) => not(exists(findTombstones({ kysely }, [slots.tenant_id, slots.owner_id]))))
    .returning([...chatSealColumns, 'message_count']),
);

interface Version {
  readonly version: number;
  /** How many there are with this one. */
  readonly versions: number;
}

const firstVersion: Version = { version: 1, versions: 1 };

/** What is known of the messages that are answered: the newest version of the answer, and the branch. */
interface Answered {
  readonly versions: Map<string, Version>;
  readonly branches: Map<string, string>;
}

/** Of messages that were there before; what is added now has no answer yet. */
async function findAnswered(context: StoreContext, messages: readonly NewMessage[]): Promise<Answered> {
  const added = new Set(messages.map(({ id }) => id));
  const earlier = new Set(messages.flatMap(({ replyTo }) => (replyTo === null || added.has(replyTo) ? [] : [replyTo])));
  return {
    versions: await findVersions(context.database, earlier),
    branches: new Map(await findBranchesOf(context, [...earlier])),
  };
}

async function findVersions(database: Database, earlier: ReadonlySet<string>): Promise<Map<string, Version>> {
  const found = new Map<string, Version>();
  for (const replyTo of earlier) {
    const { rows } = await readVersions(database, { reply_to: replyTo });
    const [row] = rows;
    if (row !== undefined && row.newest !== null) found.set(replyTo, { version: row.newest, versions: row.count });
  }
  return found;
}

const readVersions = prepareStatement<{ reply_to: string }, { newest: number | null; count: number }>((kysely, slots) =>
  kysely
    .selectFrom('messages')
    .select((eb) => [eb.fn.max('version').as('newest'), eb.fn.countAll<number>().as('count')])
    .where('reply_to', '=', slots.reply_to),
);

/** The next version of an answer, in the branch of what it answers. */
function placeReply({ versions, branches }: Answered, chatId: string, replyTo: string): Place {
  return { ...takeVersion(versions, replyTo), branchId: branches.get(replyTo) ?? chatId };
}

function takeVersion(versions: Map<string, Version>, replyTo: string): Version {
  const last = versions.get(replyTo);
  const next = last === undefined ? firstVersion : { version: last.version + 1, versions: last.versions + 1 };
  versions.set(replyTo, next);
  return next;
}

type NewRow = Omit<MessageTable, 'rating' | 'rating_comment'>;

function toRow(
  seal: ChatSeal,
  message: NewMessage,
  { branchId, position, version }: Pick<StoredMessage, 'branchId' | 'position' | 'version'>,
): NewRow {
  const { heldBy = null } = message;
  return {
    id: message.id,
    chat_id: seal.chatId,
    branch_id: branchId === seal.chatId ? null : branchId,
    position,
    sent_by: message.sentBy,
    content: sealField(seal, { table: 'messages', column: 'content', rowId: message.id }, message.content),
    created_at: message.createdAt,
    tool_name: message.toolName,
    reply_to: message.replyTo,
    version,
    state: heldBy === null ? message.state : 'streaming',
    is_running: isRunning(message) ? 1 : 0,
    worker: heldBy?.worker ?? null,
    lease_until: isRunning(message) ? (heldBy?.until ?? message.createdAt + claimGrace) : null,
    stop_requested: 0,
    details: sealNew(seal, message),
  };
}

function sealNew(seal: ChatSeal, message: NewMessage): Uint8Array | null {
  const { id, edited } = message;
  return edited === undefined ? sealChoices(seal, message) : sealDetails(seal, id, { ...noDetails, ...edited });
}

const insertMessage = prepareStatement<NewRow>((kysely, slots) =>
  kysely.insertInto('messages').values({
    id: slots.id,
    chat_id: slots.chat_id,
    branch_id: slots.branch_id,
    position: slots.position,
    sent_by: slots.sent_by,
    content: slots.content,
    created_at: slots.created_at,
    tool_name: slots.tool_name,
    reply_to: slots.reply_to,
    version: slots.version,
    state: slots.state,
    is_running: slots.is_running,
    worker: slots.worker,
    lease_until: slots.lease_until,
    stop_requested: slots.stop_requested,
    details: slots.details,
  }),
);

const insertHead = prepareStatement<Pick<ReplyHeadTable, 'message_id'>>((kysely, slots) =>
  kysely
    .insertInto('reply_heads')
    .values({ message_id: slots.message_id, first_event_id: null, last_event_id: null, last_seq: -1 }),
);

function asStored(message: NewMessage): Omit<StoredMessage, 'chatId' | 'position' | keyof Place> {
  const { heldBy = null, redaction = null, note = null, edited, branchId: _asked, edits: _edits, ...rest } = message;
  return {
    ...rest,
    ...noDetails,
    ...edited,
    redaction,
    note,
    // What a running reply says stands in its journal, which is empty yet.
    content: isRunning(message) ? '' : message.content,
    state: heldBy === null ? message.state : 'streaming',
    rating: null,
    attachment: null,
  };
}
