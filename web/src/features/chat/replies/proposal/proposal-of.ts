import type { ChatMessage, WireToolResult } from '@notewright/contract';

/** A change of a note that a reply proposes. */
export interface ProposedChange {
  /** The version that it was proposed of. */
  readonly noteId: string;
  readonly proposal: NonNullable<Extract<WireToolResult, { readonly tool: 'Answer' }>['proposal']>;
}

/** What a reply proposes; null of every other reply. */
export function proposalOf({ tool_result: result }: Pick<ChatMessage, 'tool_result'>): ProposedChange | null {
  if (result?.tool !== 'Answer' || result.proposal === undefined) return null;
  return { noteId: result.noteId, proposal: result.proposal };
}
