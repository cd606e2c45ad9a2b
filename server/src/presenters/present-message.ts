import { readReplyMessages } from './read-reply-messages.ts';
import type { WithMessages } from '../language/localizable.ts';
import type { Attachment, ChatMessage, MessageSource } from '@notewright/contract';
import { defineMessage, type Message } from '@notewright/engine/message';
import { presentCosignature } from './present-cosignature.ts';
import type { StoredAttachment, StoredMessage, StoredSource } from '../store/store.ts';

/** What is said about a reply is a message of the server; all else is what a person or a tool wrote. */
export type PresentedMessage = WithMessages<
  ChatMessage,
  'message_content' | 'problem' | 'notice' | 'signatures' | 'cosignature'
>;

const damaged = (): Message =>
  defineMessage(
    'chat.damagedMessage',
    'This message is damaged and cannot be shown. The others are not affected, and the operator has been informed.',
  );

/** A message as it crosses the wire: exactly the contract's fields. */
export function presentMessage(message: StoredMessage): PresentedMessage {
  return {
    id: message.id,
    sent_by: message.sentBy,
    message_content: message.isDamaged === true ? damaged() : message.content,
    timestamp: new Date(message.createdAt).toISOString(),
    model_name: message.toolName,
    reply_to: message.replyTo,
    version: message.version,
    versions: message.versions,
    ...(message.versionIds === undefined ? {} : { version_ids: message.versionIds }),
    state: message.state,
    problem: readReplyMessages(message.problem),
    written_by: message.writtenBy,
    ...(message.offeredTool === undefined ? {} : { offered_tool: message.offeredTool }),
    notice: readReplyMessages(message.notice),
    statements: message.statements,
    tool_result: message.toolResult,
    rating: message.rating,
    attachment: message.attachment === null ? null : presentAttachment(message.attachment),
    ...(message.sources === undefined ? {} : { sources: message.sources.map(presentSource) }),
    ...(message.redaction === null ? {} : { redaction: message.redaction }),
    ...presentNote(message.note),
    ...presentEdit(message.edit),
    ...presentSignatures(message.signatures),
    ...(message.cosignature === undefined ? {} : { cosignature: presentCosignature(message.cosignature) }),
  };
}

function presentNote(note: StoredMessage['note']): Pick<ChatMessage, 'note_kind' | 'note_template'> {
  if (note === null) return {};
  return 'kind' in note ? { note_kind: note.kind } : { note_template: { id: note.form.id, name: note.form.name } };
}

/** Whose change a version of a note is, where it is one. */
export function presentEdit(edit: StoredMessage['edit']): Pick<ChatMessage, 'edit'> {
  if (edit === undefined) return {};
  const { of, revision, editedBy, editedAt, addendumTo, templateTexts = [] } = edit;
  const at = new Date(editedAt).toISOString();
  const open = templateTexts.length === 0 ? {} : { template_texts: templateTexts };
  return { edit: { of, revision, edited_by: editedBy, edited_at: at, is_addendum: addendumTo !== null, ...open } };
}

function presentSignatures(signatures: StoredMessage['signatures']): Pick<PresentedMessage, 'signatures'> {
  if (signatures === undefined) return {};
  return {
    signatures: signatures.map(({ role, name, credentials, signedAt, attestation, isIntact }) => ({
      role,
      name,
      credentials,
      signed_at: new Date(signedAt).toISOString(),
      ...(role === 'author' ? {} : { attestation }),
      intact: isIntact,
    })),
  };
}

/** A source, the words of a file with the file alone. */
function presentSource({ attachment, messageId, text, ...source }: StoredSource): MessageSource {
  return {
    ...source,
    text: attachment === null ? text : '',
    attachment: attachment === null ? null : presentAttachment(attachment),
    message_id: messageId,
  };
}

/** A file as the page needs it: its own name and text, never where it is kept. */
export function presentAttachment(attachment: StoredAttachment): Attachment {
  return {
    id: attachment.id,
    name: attachment.name,
    media_type: attachment.mediaType,
    size: attachment.size,
    pages: attachment.pages,
    read_by: attachment.readBy,
    text: attachment.text,
  };
}

/** A reply as it stood when it was opened, whatever became of it since: its events tell the rest. */
export function presentOpenReply(reply: StoredMessage): PresentedMessage {
  const { offeredTool: _offer, edit: _edit, ...withoutEnd } = reply;
  return presentMessage({
    ...withoutEnd,
    content: '',
    state: 'queued',
    problem: null,
    notice: null,
    writtenBy: null,
    statements: [],
    toolResult: null,
    attachment: null,
  });
}
