export interface NoteSignatureTable {
  message_id: string;
  chat_id: string;
  signed_by: string;
  signed_at: number;
  /** HMAC of the signed version and of who signed it, by the chat's key: no guess at the note can be tested on it. */
  digest: string;
  /** JSON of name and credentials, sealed with the chat's key. */
  content: Uint8Array;
  /** See `row-seal.ts`. */
  seal: string;
}

export interface NoteTables {
  note_signatures: NoteSignatureTable;
}
