import { openField, sealField } from '../chats/chat-seal.ts';
import type { ChatSeal } from '../context.ts';
import type { ReplyEnd, StoredMessage } from '../store.ts';

/** What a reply has beside its text, sealed as one JSON field. */
export type Details = Pick<StoredMessage, 'statements' | 'toolResult' | 'problem' | 'notice' | 'writtenBy'>;

export const noDetails: Details = { statements: [], toolResult: null, problem: null, notice: null, writtenBy: null };

export function sealDetails(seal: ChatSeal, messageId: string, end: ReplyEnd): Uint8Array {
  const { statements, toolResult, problem, notice, writtenBy } = end;
  const details: Details = { statements, toolResult, problem, notice, writtenBy };
  return sealField(seal, { table: 'messages', column: 'details', rowId: messageId }, JSON.stringify(details));
}

/** What `sealDetails` kept; its shape is known because the seal proves that it was written here. */
export function openDetails(seal: ChatSeal, messageId: string, sealed: Uint8Array | null): Details {
  if (sealed === null) return noDetails;
  return {
    ...noDetails,
    ...(JSON.parse(openField(seal, { table: 'messages', column: 'details', rowId: messageId }, sealed)) as Details),
  };
}
