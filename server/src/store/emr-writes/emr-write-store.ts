import type { EmrItemKind, EmrWriteItemState } from '@notewright/contract';
import type { FhirResource } from '@notewright/engine';
import type { EmrWriteTable } from '../../database/tables/emr-writes.ts';
import type { StoreContext } from '../context.ts';
import type { Owner } from '../store.ts';
import { beginWrite, reopenWrite } from './begin-write.ts';
import { cancelWrites, countWrites, wakeWrites } from './change-writes.ts';
import { claimWrite, postponeWrite, finishWrite } from './claim-write.ts';
import { findReference, findWrite, openWrite } from './read-writes.ts';
import { beginItem, settleItem } from './settle-item.ts';

/** Why something was not created, as it is kept; what is said of it is a matter of its reader's language. */
export const writeReasons = [
  'not_taken',
  'not_granted',
  'not_traceable',
  'not_chosen',
  'record_has_it',
  'rejected',
  'not_allowed',
  'conflict',
  'without_document',
  'closed',
] as const;
export type WriteReason = (typeof writeReasons)[number];

/** Into whose record a note goes, and which it is. */
export interface WritePlace {
  readonly baseUrl: string;
  readonly patientId: string;
  readonly patientName: string;
  readonly connectionName: string;
}

/** Something that is to be created. */
export interface WriteItem {
  /** The UUID of its identifier; of a Provenance one of its own. */
  readonly id: string;
  /** Null of what goes along without being shown: a Provenance. */
  readonly kind: EmrItemKind | null;
  /** What it says, in one line. */
  readonly text: string;
  readonly type: string;
  /** Null once it is settled. */
  readonly resource: FhirResource | null;
  /** The number of the item that a Provenance is about. */
  readonly about: number | null;
}

export interface ItemResult {
  readonly state: EmrWriteItemState;
  readonly reason: WriteReason | null;
  /** What the record said of it; a person's to read, and in no log. */
  readonly detail: string | null;
  /** Its address in the record, "Condition/12". */
  readonly reference: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface StoredWriteItem extends WriteItem {
  readonly number: number;
  readonly state: EmrWriteItemState;
  readonly isBegun: boolean;
  readonly result: ItemResult | null;
}

export interface StoredWrite extends WritePlace {
  readonly id: string;
  readonly owner: Owner;
  readonly chatId: string;
  readonly messageId: string;
  readonly connectionId: string;
  readonly state: EmrWriteTable['state'];
  readonly tries: number;
  readonly askedAt: number;
  readonly notBefore: number;
  /** Somebody is at it, until then. */
  readonly leaseUntil: number;
  /** In the order in which they are created: the document first. */
  readonly items: readonly StoredWriteItem[];
}

export interface NewWrite extends WritePlace {
  readonly id: string;
  readonly chatId: string;
  readonly messageId: string;
  readonly connectionId: string;
  readonly items: readonly (WriteItem & { readonly settled: ItemResult | null })[];
}

/** A write-back that a worker has to itself for a while. */
export interface ClaimedWrite {
  readonly id: string;
  readonly worker: string;
}

/** What waits for a connection, and what it refused. */
export interface WriteCounts {
  readonly waiting: number;
  readonly refused: number;
  readonly oldestWaiting: number | null;
}

/** Whose writes are meant: one person's into one patient's record, or all into those of a connection. */
export type WritesOf =
  | { readonly owner: Owner; readonly baseUrl: string; readonly patientId: string }
  | { readonly connectionId: string };

/**
 * Signed notes on their way into patients' records. Who may see one is the caller's to look at: whoever may see its note. What they say
 * is sealed with the key of the chat, and goes with it.
 */
export interface EmrWriteStore {
  /** False when that version goes already, or its chat is not there. */
  begin(owner: Owner, write: NewWrite, now: number): Promise<boolean>;
  /** Lets one that was cancelled, held or waits be tried at once, by whoever asks now; false where there is nothing to try. */
  reopen(owner: Owner, messageId: string, now: number): Promise<boolean>;
  find(messageId: string): Promise<StoredWrite | null>;
  /** The address of a version's document in a record; null where it was not written there. */
  findReference(messageId: string, connectionId: string): Promise<string | null>;
  /** The one that has waited longest, and that nobody works on. */
  claim(worker: string, now: number, until: number): Promise<ClaimedWrite | null>;
  /** Null when it is not the worker's any more. @throws SealError when it is damaged */
  open(claimed: ClaimedWrite): Promise<StoredWrite | null>;
  /**
   * Notes that an item is sent now, before it is, and has the write for longer; false when it is not the worker's any more, and nothing may be
   * sent.
   */
  beginItem(claimed: ClaimedWrite, number: number, now: number, until: number): Promise<boolean>;
  /** Keeps what came of an item, whoever has the write now: what is in the record is in the record. False when it was settled before. */
  settleItem(claimed: ClaimedWrite, number: number, result: ItemResult): Promise<boolean>;
  /** Gives it back, to be tried again. */
  postpone(
    claimed: ClaimedWrite,
    next: { readonly state: 'waiting' | 'needs_launch' | 'held'; readonly notBefore: number; readonly isTry: boolean },
  ): Promise<void>;
  /** Ends it, once all its items are settled. */
  finish(claimed: ClaimedWrite): Promise<void>;
  /** What waits is not written; what is written stays. Answers the ids of the versions. */
  cancel(of: WritesOf, now: number): Promise<readonly string[]>;
  /** Has what waits tried at once. */
  wake(of: WritesOf, now: number): Promise<number>;
  count(connectionId: string): Promise<WriteCounts>;
}

/** Write-backs over the database. */
export function createEmrWriteStore(context: StoreContext): EmrWriteStore {
  return {
    begin: (owner, write, now) => beginWrite(context, owner, write, now),
    reopen: (owner, messageId, now) => reopenWrite(context, owner, messageId, now),
    find: (messageId) => findWrite(context, messageId),
    findReference: (messageId, connectionId) => findReference(context, messageId, connectionId),
    claim: (worker, now, until) => claimWrite(context, worker, now, until),
    open: (claimed) => openWrite(context, claimed),
    beginItem: (claimed, number, now, until) => beginItem(context, claimed, { number, now, until }),
    settleItem: (claimed, number, result) => settleItem(context, claimed, number, result),
    postpone: (claimed, next) => postponeWrite(context, claimed, next),
    finish: (claimed) => finishWrite(context, claimed),
    cancel: (of, now) => cancelWrites(context, of, now),
    wake: (of, now) => wakeWrites(context, of, now),
    count: (connectionId) => countWrites(context, connectionId),
  };
}
