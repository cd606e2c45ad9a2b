import type { EmrWriteItemState } from '@notewright/contract';
import type { Flag } from './chats.ts';

/** A signed version of a note that is written into its patient's record. */
export interface EmrWriteTable {
  id: string;
  tenant_id: string;
  /** Who sends it: its author or co-signer. */
  owner_id: string;
  chat_id: string;
  message_id: string;
  connection_id: string;
  /** As that of launches: a keyed fingerprint of server and patient, within one tenant. */
  patient_index: string;
  /** `held`: tried for as long as it is tried by itself. */
  state: 'waiting' | 'needs_launch' | 'held' | 'done' | 'cancelled';
  /** 1 while it is tried by itself: `waiting` and `needs_launch`. */
  is_open: Flag;
  /** 1 where the record refused something of it. */
  is_refused: Flag;
  /** When somebody asked for it last. */
  asked_at: number;
  /** How often in a row nothing came of it. */
  tries: number;
  not_before: number;
  /** Who writes it, and until when that is believed. */
  worker: string | null;
  lease_until: number;
  /** JSON of the patient, the record and their names, sealed with the chat's key. */
  body: Uint8Array;
  /** See `row-seal.ts`. */
  seal: string;
}

/** Something of a note that is created in a record, in the order in which it is. */
export interface EmrWriteItemTable {
  write_id: string;
  number: number;
  state: EmrWriteItemState;
  /** 1 from before it is first sent: whether it arrived has to be looked at before it is sent again. */
  is_begun: Flag;
  /** JSON of what is sent, without its resource once it is settled; sealed with the chat's key. */
  body: Uint8Array;
  /** JSON of what came of it, sealed likewise; null while it waits. */
  result: Uint8Array | null;
}

export interface EmrWriteTables {
  emr_writes: EmrWriteTable;
  emr_write_items: EmrWriteItemTable;
}
