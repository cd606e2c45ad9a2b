import type { ChatMessage } from '@notewright/contract';

/** True of a version that somebody signed. */
export const isSigned = ({ signatures }: Pick<ChatMessage, 'signatures'>): boolean => (signatures?.length ?? 0) > 0;

/** True of a version of which something is signed: it says itself what of it is a draft. */
export const isSettled = (reply: Pick<ChatMessage, 'signatures' | 'edit'>): boolean =>
  isSigned(reply) || reply.edit?.is_addendum === true;

/** True of a finished note of Chartwright or TranscriptX, which can be edited and signed. */
export const isNote = ({ state, tool_result: result, message_content: text }: ChatMessage): boolean =>
  state === 'complete' && result !== null && 'noteKind' in result && text !== '';

/** True where there is something to say of a note: who edited or signed it, or what of it the source does not hold. */
export const needsStatus = (reply: ChatMessage): boolean =>
  isNote(reply) &&
  (reply.edit !== undefined || isSigned(reply) || reply.statements.some(({ support }) => support === 'unsupported'));
