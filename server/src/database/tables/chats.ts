/** 0 or 1: both databases keep booleans as integers. */
export type Flag = 0 | 1;

export interface ChatTable {
  id: string;
  tenant_id: string;
  owner_id: string;
  /** The chat's key under the tenant's key. Everything below the chat is sealed with it. */
  wrapped_key: Uint8Array;
  title: Uint8Array;
  created_at: number;
  last_message_at: number;
  /** How many messages were ever added: the last one's position. */
  message_count: number;
  is_pinned: Flag;
  is_saved: Flag;
  /** When it was put into the bin; null while it is in use. */
  binned_at: number | null;
  /** See `row-seal.ts`. */
  seal: string | null;
  /** The branch that was last worked in or read; null for the first one. */
  branch_id: string | null;
  // The keyed signature of the title's n-grams, in words of 48 bits.
  sign_0: number;
  sign_1: number;
  sign_2: number;
  sign_3: number;
  sign_4: number;
  sign_5: number;
  sign_6: number;
  sign_7: number;
  sign_8: number;
  sign_9: number;
}

export type SignatureColumn = Extract<keyof ChatTable, `sign_${number}`>;

export interface MessageTable {
  id: string;
  chat_id: string;
  position: number;
  /** Null in the chat's first branch. A reply stands in the branch of the message that it answers. */
  branch_id: string | null;
  sent_by: 'user' | 'bot';
  content: Uint8Array;
  created_at: number;
  tool_name: string;
  reply_to: string | null;
  version: number;
  state: string;
  /** 1 while the reply is queued or streaming. */
  is_running: Flag;
  /** The process that writes the reply, and until when it is believed to live. */
  worker: string | null;
  lease_until: number | null;
  stop_requested: Flag;
  /** Statements, tool result, problem, notice, author: sealed JSON, written when the reply ends. */
  details: Uint8Array | null;
  rating: 'like' | 'dislike' | null;
  rating_comment: Uint8Array | null;
}

export interface AttachmentTable {
  id: string;
  chat_id: string;
  message_id: string;
  name: Uint8Array;
  media_type: string;
  size: number;
  pages: number | null;
  read_by: 'text' | 'ocr' | 'mixed';
  text: Uint8Array;
  file_key: string;
  /** See `row-seal.ts`. */
  seal: string | null;
}

/** Where the journal of a running reply begins and ends. A reply without a row here has no journal. */
export interface ReplyHeadTable {
  message_id: string;
  first_event_id: string | null;
  last_event_id: string | null;
  last_seq: number;
}

/** Some events of one reply. Rows are only ever added at the table's end and each names the one before it. */
export interface ReplyEventTable {
  id: string;
  previous_id: string | null;
  first_seq: number;
  body: Uint8Array;
}

export interface DraftTable {
  tenant_id: string;
  owner_id: string;
  /** Empty for the draft of the chat home. */
  chat_id: string;
  body: Uint8Array;
  updated_at: number;
}

export interface IdempotencyKeyTable {
  user_id: string;
  route: string;
  key: string;
  body_hash: string;
  state: 'running' | 'done';
  /** JSON; ids only. */
  result: string | null;
  started_at: number;
}

export interface ChatTables {
  chats: ChatTable;
  messages: MessageTable;
  attachments: AttachmentTable;
  reply_heads: ReplyHeadTable;
  reply_events: ReplyEventTable;
  drafts: DraftTable;
  idempotency_keys: IdempotencyKeyTable;
}
