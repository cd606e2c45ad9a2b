import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { DatabaseSeam } from '../dialects/seam.ts';
import type { Migration } from './migration.ts';

/** The words of a title's signature; a released step never follows later changes of the code. */
const signs = ['sign_0', 'sign_1', 'sign_2', 'sign_3', 'sign_4', 'sign_5', 'sign_6', 'sign_7', 'sign_8', 'sign_9'];

async function createChats(kysely: Kysely<unknown>, seam: DatabaseSeam): Promise<void> {
  let table = kysely.schema
    .createTable('chats')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('wrapped_key', seam.blob, (column) => column.notNull())
    .addColumn('title', seam.blob, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_message_at', 'bigint', (column) => column.notNull())
    .addColumn('message_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('is_pinned', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('is_saved', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('binned_at', 'bigint');
  for (const sign of signs) table = table.addColumn(sign, 'bigint', (column) => column.notNull());
  await table.execute();
  // The list, read from its end, so that what is new stands at the index's end, where it is cheapest to add.
  // The signatures stand beside it: a title search reads this index alone until something fits.
  await sql`create index chats_list on chats (tenant_id, owner_id, last_message_at, id, ${sql.join(signs.map((sign) => sql.ref(sign)))})
    where binned_at is null`.execute(kysely);
  await sql`create index chats_pinned on chats (tenant_id, owner_id, last_message_at, id)
    where binned_at is null and is_pinned = 1`.execute(kysely);
  await sql`create index chats_saved on chats (tenant_id, owner_id, last_message_at, id)
    where binned_at is null and is_saved = 1`.execute(kysely);
  await sql`create index chats_binned on chats (binned_at) where binned_at is not null`.execute(kysely);
}

async function createMessages(kysely: Kysely<unknown>, seam: DatabaseSeam): Promise<void> {
  await kysely.schema
    .createTable('messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('chat_id', 'text', (column) => column.notNull().references('chats.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('sent_by', 'text', (column) => column.notNull())
    .addColumn('content', seam.blob, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('tool_name', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('is_running', 'integer', (column) => column.notNull())
    .addColumn('worker', 'text')
    .addColumn('lease_until', 'bigint')
    .addColumn('stop_requested', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('details', seam.blob)
    .addColumn('rating', 'text')
    .addColumn('rating_comment', seam.blob)
    .execute();
  await sql`create unique index messages_in_chat on messages (chat_id, position)`.execute(kysely);
  await sql`create index messages_versions on messages (reply_to, version) where reply_to is not null`.execute(kysely);
  await sql`create index messages_running on messages (chat_id) where is_running = 1`.execute(kysely);
  await sql`create index messages_leases on messages (lease_until) where is_running = 1`.execute(kysely);
  await sql`create index messages_workers on messages (worker) where is_running = 1`.execute(kysely);
}

async function createAttachments(kysely: Kysely<unknown>, seam: DatabaseSeam): Promise<void> {
  await kysely.schema
    .createTable('attachments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('chat_id', 'text', (column) => column.notNull().references('chats.id'))
    .addColumn('message_id', 'text', (column) => column.notNull().references('messages.id'))
    .addColumn('name', seam.blob, (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('pages', 'integer')
    .addColumn('read_by', 'text', (column) => column.notNull())
    .addColumn('text', seam.blob, (column) => column.notNull())
    .addColumn('file_key', 'text', (column) => column.notNull())
    .execute();
  await sql`create index attachments_of_message on attachments (message_id)`.execute(kysely);
  await sql`create index attachments_of_chat on attachments (chat_id)`.execute(kysely);
}

async function createJournal(kysely: Kysely<unknown>, seam: DatabaseSeam): Promise<void> {
  await kysely.schema
    .createTable('reply_heads')
    .addColumn('message_id', 'text', (column) => column.primaryKey())
    .addColumn('first_event_id', 'text')
    .addColumn('last_event_id', 'text')
    .addColumn('last_seq', 'integer', (column) => column.notNull())
    .modifyEnd(seam.clustered)
    .execute();
  await sql`create index reply_heads_first on reply_heads (first_event_id)`.execute(kysely);
  await kysely.schema
    .createTable('reply_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('previous_id', 'text')
    .addColumn('first_seq', 'integer', (column) => column.notNull())
    .addColumn('body', seam.blob, (column) => column.notNull())
    .modifyEnd(seam.clustered)
    .execute();
}

async function createDrafts(kysely: Kysely<unknown>, seam: DatabaseSeam): Promise<void> {
  await kysely.schema
    .createTable('drafts')
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('chat_id', 'text', (column) => column.notNull())
    .addColumn('body', seam.blob, (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('drafts_key', ['tenant_id', 'owner_id', 'chat_id'])
    .execute();
  await sql`create index drafts_of_chat on drafts (chat_id)`.execute(kysely);
}

async function createIdempotencyKeys(kysely: Kysely<unknown>): Promise<void> {
  await kysely.schema
    .createTable('idempotency_keys')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('route', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('result', 'text')
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_key', ['user_id', 'route', 'key'])
    .execute();
  await sql`create index idempotency_keys_age on idempotency_keys (started_at)`.execute(kysely);
}

export const chats: Migration = {
  name: '0003-chats',
  up: async (kysely, seam) => {
    await createChats(kysely, seam);
    await createMessages(kysely, seam);
    await createAttachments(kysely, seam);
    await createJournal(kysely, seam);
    await createDrafts(kysely, seam);
    await createIdempotencyKeys(kysely);
  },
};
