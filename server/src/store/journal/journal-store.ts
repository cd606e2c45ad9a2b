import { v7 as uuidv7 } from 'uuid';
import { findReplySeal, findReplySeals } from '../chats/reply-seal.ts';
import type { ReplyHeadTable } from '../../database/tables/chats.ts';
import type { StoreContext } from '../context.ts';
import type { Database } from '../../database/database.ts';
import type { ColumnValue, RowTarget } from '../../database/dialects/seam.ts';
import { prepareStatement } from '../../database/statement.ts';
import type { TurnEvent } from '@notewright/contract';
import type { Owner } from '../store.ts';
import { endUnopened, listAbandoned, listEnded, readAbandoned } from './abandoned.ts';
import { claimReply, listStopRequests, renewLeases, requestStop } from './leases.ts';
import { readEvents, sealEvents } from './read-events.ts';
import { removeSpentEvents } from './remove-spent-events.ts';

/** A reply's events while it is written: kept before they are shown, numbered without gaps, gone after the end. */
export interface JournalStore {
  /** Takes the reply for `worker` until `until`; false when another holds it or it has ended. Sets `streaming`. */
  claim(messageId: string, worker: string, until: number): Promise<boolean>;
  /** Only of those that `worker` holds. */
  renew(worker: string, messageIds: readonly string[], until: number): Promise<void>;
  /** Keeps the events of many replies in one commit. */
  append(batches: readonly { readonly messageId: string; readonly events: readonly TurnEvent[] }[]): Promise<void>;
  readAfter(messageId: string, seq: number): Promise<readonly TurnEvent[]>;
  clear(messageId: string): Promise<void>;
  /** Forgets the journals of replies that have ended, had one been left. */
  clearEnded(): Promise<void>;
  /** Running replies whose worker's lease has passed (or that nobody ever claimed since before `now - grace`). */
  listAbandoned(
    now: number,
    limit: number,
  ): Promise<readonly { readonly messageId: string; readonly isStopRequested: boolean }[]>;
  /**
   * The events of a reply whose worker is gone, up to the first that is damaged, which is noted. Null where the reply is gone, or
   * nothing of its chat can be opened, which is noted.
   * @throws KeyNotGiven where the key of its chat may be given yet
   */
  readAbandoned(
    messageId: string,
  ): Promise<{ readonly events: readonly TurnEvent[]; readonly isWhole: boolean } | null>;
  /** Ends a reply of which nothing can be opened or sealed as `interrupted`, only while `worker` holds it. */
  endUnopened(messageId: string, worker: string): Promise<boolean>;
  requestStop(owner: Owner, messageId: string): Promise<boolean>;
  /** Which of a worker's replies were asked to stop. */
  listStopRequests(worker: string): Promise<readonly string[]>;
}

/** Journals of ended replies that are forgotten in one go; what is left goes the next time. */
const clearedAtOnce = 100;

/** The journal of running replies and the leases on them; see the port. */
export function createJournalStore(context: StoreContext): JournalStore {
  return {
    append: (batches) => appendEvents(context, batches),
    readAfter: async (messageId, seq) => {
      const seal = await findReplySeal(context, messageId);
      return seal === null ? [] : readEvents(context.database, seal, messageId, seq);
    },
    clear: (messageId) => clearJournal(context.database, messageId),
    claim: (messageId, worker, until) => claimReply(context, messageId, worker, until),
    renew: (worker, messageIds, until) => renewLeases(context, worker, messageIds, until),
    clearEnded: async () => {
      for (const messageId of await listEnded(context, clearedAtOnce)) await clearJournal(context.database, messageId);
    },
    listAbandoned: (now, limit) => listAbandoned(context, now, limit),
    readAbandoned: (messageId) => readAbandoned(context, messageId),
    endUnopened: (messageId, worker) => endUnopened(context, messageId, worker),
    requestStop: (owner, messageId) => requestStop(context, owner, messageId),
    listStopRequests: (worker) => listStopRequests(context, worker),
  };
}

const eventRows: RowTarget = {
  table: 'reply_events',
  columns: [
    { name: 'id', type: 'text' },
    { name: 'previous_id', type: 'text' },
    { name: 'first_seq', type: 'bigint' },
    { name: 'body', type: 'blob' },
  ],
};

const headRows: RowTarget = {
  table: 'reply_heads',
  columns: [
    { name: 'message_id', type: 'text' },
    { name: 'first_event_id', type: 'text' },
    { name: 'last_event_id', type: 'text' },
    { name: 'last_seq', type: 'bigint' },
  ],
  replace: { key: 'message_id', columns: ['last_event_id', 'last_seq'] },
};
/** The same for a journal that begins. Apart, so that an index is not written with every batch. */
const firstHeadRows: RowTarget = {
  ...headRows,
  replace: { key: 'message_id', columns: ['first_event_id', 'last_event_id', 'last_seq'] },
};
const headColumns = headRows.columns.map((column) => column.name);

type Batch = Parameters<JournalStore['append']>[0][number];

/**
 * Appends at the end of one table, whatever reply an event belongs to: the rows of a commit share a few pages, where an
 * index by reply would touch one page per reply (measured: 0.3 against 5 ms for 750 rows).
 */
async function appendEvents(context: StoreContext, batches: readonly Batch[]): Promise<void> {
  if (batches.every((batch) => batch.events.length === 0)) return;
  const ids = [...new Set(batches.map((batch) => batch.messageId))];
  const seals = await findReplySeals(context, ids);
  await context.database.transaction(async (database) => {
    const { kysely, seam } = database;
    const from = { table: 'reply_heads', columns: headColumns, key: 'message_id', lock: true };
    const rows = await seam.readRows<ReplyHeadTable>(kysely as never, from, ids);
    const heads = new Map(rows.map((row) => [row.message_id, row]));
    const changed = new Map<string, ReplyHeadTable>();
    const added: ColumnValue[][] = [];
    const commitId = uuidv7();
    for (const { messageId, events } of batches) {
      const seal = seals.get(messageId);
      const head = changed.get(messageId) ?? heads.get(messageId);
      // A reply whose journal was cleared has ended; what a late writer still brings is of no use to anyone.
      if (seal === undefined || head === undefined) continue;
      const fresh =
        events[0] !== undefined && events[0].seq > head.last_seq
          ? events
          : events.filter((event) => event.seq > head.last_seq);
      const [first] = fresh;
      const last = fresh.at(-1);
      if (first === undefined || last === undefined) continue;
      const id = `${commitId}-${added.length.toString(16).padStart(6, '0')}`;
      added.push([id, head.last_event_id, first.seq, sealEvents(seal, messageId, fresh)]);
      changed.set(messageId, {
        message_id: messageId,
        first_event_id: head.first_event_id,
        last_event_id: id,
        last_seq: last.seq,
      });
    }
    await seam.insertRows(kysely as never, eventRows, added);
    await writeHeads(database, [...changed.values()], added[0]?.[0] ?? null);
  });
}

/**
 * `firstId` is the first event of this commit. A journal that begins here has no row before it; nor has one that another
 * process with a slower clock takes over, whose ids are smaller than those that are there.
 */
async function writeHeads(
  { kysely, seam }: Database,
  heads: readonly ReplyHeadTable[],
  firstId: ColumnValue,
): Promise<void> {
  const movesFirst = ({ first_event_id: first, last_event_id: last }: ReplyHeadTable): boolean =>
    first === null || (last !== null && last < first);
  const toRow = (head: ReplyHeadTable): ColumnValue[] => [
    head.message_id,
    movesFirst(head) ? firstId : head.first_event_id,
    head.last_event_id,
    head.last_seq,
  ];
  const moved = heads.filter(movesFirst).map(toRow);
  const kept = heads.filter((head) => !movesFirst(head)).map(toRow);
  await seam.insertRows(kysely as never, firstHeadRows, moved);
  await seam.insertRows(kysely as never, headRows, kept);
}

/** Forgets a reply's journal at once; its rows go when no running reply has rows before them. */
async function clearJournal(database: Database, messageId: string): Promise<void> {
  await database.transaction(async (inner) => {
    const { rows } = await deleteHead(inner, { message_id: messageId });
    // A journal in which nothing was ever written leaves nothing behind.
    if (rows.some((row) => row.first_event_id !== null)) await removeSpentEvents(inner);
  });
}

const deleteHead = prepareStatement<Pick<ReplyHeadTable, 'message_id'>, Pick<ReplyHeadTable, 'first_event_id'>>(
  (kysely, slots) =>
    kysely.deleteFrom('reply_heads').where('message_id', '=', slots.message_id).returning('first_event_id'),
);
