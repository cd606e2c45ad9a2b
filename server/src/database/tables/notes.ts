import type { Flag } from './chats.ts';

export interface NoteSignatureTable {
  message_id: string;
  chat_id: string;
  signed_by: string;
  signed_at: number;
  /** Part of the digest. */
  role: 'author' | 'co-signer';
  /** HMAC of the signed version and of who signed it, by the chat's key: no guess at the note can be tested on it. */
  digest: string;
  /** JSON of name, credentials and what a co-signer attests, sealed with the chat's key. */
  content: Uint8Array;
  /** See `row-seal.ts`. */
  seal: string;
}

/** A colleague who was asked to co-sign a version of a note. */
export interface CosignatureRequestTable {
  id: string;
  tenant_id: string;
  chat_id: string;
  message_id: string;
  /** Whose note it is. */
  asked_by: string;
  asked_of: string;
  asked_at: number;
  state: 'open' | 'signed' | 'returned';
  /** Null while it is open. */
  answered_at: number | null;
  /** JSON of both names and of why it was sent back, sealed with the chat's key. */
  content: Uint8Array;
  /** See `row-seal.ts`. */
  seal: string;
}

/** A version of a note, or a reply that failed in the place of one; nothing of what it says. */
export interface NoteVersionTable {
  message_id: string;
  chat_id: string;
  /** As the chat's own, so that one index leads to a person's day. */
  tenant_id: string;
  owner_id: string;
  /** The message from whose words it was written. */
  source_id: string;
  /** The kind of note; empty of a reply that failed. */
  kind: string;
  tool_name: string;
  /** The message's place in the chat: the newest version has the highest. */
  position: number;
  created_at: number;
  /** When the first version of the same note was begun. */
  begun_at: number;
  /** The signed version that it begins with; null where it is no addendum. */
  addendum_to: string | null;
  /** 1 where it says what its source does not hold and nobody stands by, and of a reply that failed. */
  needs_review: Flag;
  /** 1 where it stands for its note in lists; see `mark-listed.ts`. */
  is_listed: Flag;
}

/** Chats with notes from before `note_versions`, which a job still has to read. */
export interface UnlistedChatTable {
  chat_id: string;
}

export interface NoteTables {
  cosignature_requests: CosignatureRequestTable;
  note_signatures: NoteSignatureTable;
  note_versions: NoteVersionTable;
  unlisted_chats: UnlistedChatTable;
}
