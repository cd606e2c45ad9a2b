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

export interface NoteTables {
  cosignature_requests: CosignatureRequestTable;
  note_signatures: NoteSignatureTable;
}
