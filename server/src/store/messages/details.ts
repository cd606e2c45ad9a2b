import { openField, sealField } from '../chats/chat-seal.ts';
import type { ChatSeal } from '../context.ts';
import type { NewMessage, ReplyEnd, StoredMessage, StoredSource } from '../store.ts';

/** A source as it is kept beside its message: of a file, the words stand in the file's own row. */
export interface KeptSource extends Omit<StoredSource, 'attachment'> {
  readonly attachmentId: string | null;
}

/** What a message has beside its text, sealed as one JSON field. */
export type Details = Pick<
  StoredMessage,
  'statements' | 'toolResult' | 'problem' | 'notice' | 'writtenBy' | 'offeredTool' | 'redaction' | 'note' | 'edit'
> & { readonly keptSources?: readonly KeptSource[] };

export const noDetails: Details = {
  statements: [],
  toolResult: null,
  problem: null,
  notice: null,
  writtenBy: null,
  redaction: null,
  note: null,
};

export function sealDetails(seal: ChatSeal, messageId: string, end: Omit<ReplyEnd, 'state' | 'content'>): Uint8Array {
  const { statements, toolResult, problem, notice, writtenBy, offeredTool, edit } = end;
  const details: Partial<Details> = {
    statements,
    toolResult,
    problem,
    notice,
    writtenBy,
    ...(offeredTool ? { offeredTool } : {}),
    ...(edit ? { edit } : {}),
  };
  return sealField(seal, { table: 'messages', column: 'details', rowId: messageId }, JSON.stringify(details));
}

const toKept = ({ attachment, ...source }: StoredSource): KeptSource => ({
  ...source,
  text: attachment === null ? source.text : '',
  attachmentId: attachment?.id ?? null,
});

/**
 * What a person chose with their message: how it is to be redacted, what note it is to become, from which sources. Null when nothing
 * was chosen.
 */
export function sealChoices(
  seal: ChatSeal,
  { id, redaction = null, note = null, sources }: NewMessage,
): Uint8Array | null {
  if (redaction === null && note === null && sources === undefined) return null;
  const kept = sources === undefined ? {} : { keptSources: sources.map(toKept) };
  const details: Partial<Details> = { redaction, note, ...kept };
  return sealField(seal, { table: 'messages', column: 'details', rowId: id }, JSON.stringify(details));
}

/** What was kept so; its shape is known because the seal proves that it was written here. */
export function openDetails(seal: ChatSeal, messageId: string, sealed: Uint8Array | null): Details {
  if (sealed === null) return noDetails;
  return {
    ...noDetails,
    ...(JSON.parse(
      openField(seal, { table: 'messages', column: 'details', rowId: messageId }, sealed),
    ) as Partial<Details>),
  };
}
