/** A branch of a chat but its first one, which has no row. */
export interface ChatBranchTable {
  /** That of its first message, which takes the place of another. */
  id: string;
  chat_id: string;
  /** The branch that it left; null for the chat's first one. */
  parent_id: string | null;
  /** It has the messages of its parent before this position. */
  forked_before: number;
  /** The message, as it was sent first, of which its own first message is a version. */
  version_of: string;
  /** Counts from 2. */
  version: number;
  /** See `row-seal.ts`. */
  seal: string;
}

export interface BranchTables {
  chat_branches: ChatBranchTable;
}
