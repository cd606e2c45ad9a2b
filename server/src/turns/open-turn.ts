import type { NoteChoice, RedactionChoice } from '@notewright/contract';
import type { ToolName } from '@notewright/engine';
import type { Clock } from '../kernel/clock.ts';
import { ChatMissingError } from '../store/context.ts';
import type { AuditEvent } from '../kernel/audit-event.ts';
import type { NewMessage, Owner, Store, StoredAttachment, StoredMessage, StoredSource } from '../store/store.ts';
import type { Completing } from '../tools/tool.ts';
import { findWorkedIn, requireOwnMessage, showWorkedIn } from './branching.ts';
import { RepeatedRequest } from './repeated-request.ts';
import { TurnProblem } from './turn-problem.ts';
import type { TurnRunner } from './turn-runner.ts';

/** What a person sends: text, other sources, or both; or a request for another version of a reply. */
export interface TurnCommand {
  readonly owner: Owner;
  /** Null starts a chat. */
  readonly chatId: string | null;
  /** A message of the branch that is worked in, or the chat's own id; without it the one that the chat shows. */
  readonly branch?: string | undefined;
  readonly content:
    | {
        readonly kind: 'message';
        readonly toolName: ToolName;
        readonly text: string;
        /** In the order in which they came. */
        readonly files: readonly SentFile[];
        /** All sources but the text; left out where that is one file of the visit at most. */
        readonly sources?: readonly StoredSource[] | undefined;
        /** How identifiers are to be replaced, where it was said. */
        readonly redaction?: RedactionChoice | null;
        /** What note it is to become, where it was chosen. */
        readonly note?: NoteChoice | null;
        /** The message of theirs in whose place it is sent. */
        readonly edits?: string | undefined;
      }
    | {
        readonly kind: 'regenerate';
        readonly replyId: string;
        readonly toolName: ToolName | null;
        /** Not written again: the same version with what stands at this place of what it left out. */
        readonly leftOut?: number | undefined;
      };
  readonly idempotency: RequestKey | null;
  /** Who asked, for the audit lines. */
  readonly origin: { readonly ip: string; readonly userAgent: string };
}

export interface SentFile {
  readonly stored: StoredAttachment;
  readonly fileKey: string;
  /** It is kept already, with the message that is edited, and takes no more room. */
  readonly isKept?: boolean;
}

/** The key under which a repeat of this request finds the first result. It is kept in the message's own transaction. */
export interface RequestKey {
  readonly route: string;
  readonly key: string;
  /** A digest of all that was sent. */
  readonly hash: string;
  /** True when the key was taken before, because there is work ahead of the transaction. */
  readonly isTaken: boolean;
}

export interface SentMessage {
  readonly chatId: string;
  /** The chat's title. */
  readonly title: string;
  readonly userMessage: StoredMessage;
  readonly reply: StoredMessage;
}

/** What was stored, and the version that its reply is to complete. */
interface StoredTurn extends SentMessage {
  readonly completing: Completing | null;
}

/** The ids under which a repeated request finds what the first one stored. */
export interface SentIds {
  readonly chatId: string;
  readonly userMessageId: string;
  readonly replyId: string;
}

export interface OpenTurnParts {
  readonly store: Store;
  readonly turns: Pick<TurnRunner, 'worker' | 'leaseEnd' | 'isFull' | 'start'>;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Bytes that one person's attachments may take. */
  readonly storedBytes: number;
}

/**
 * Stores the message, its attachments, the open reply (held by this process), the audit lines and the result of the
 * idempotency key in one transaction, and starts the reply. Once this resolves, the message is safe.
 * @throws TurnProblem `not_found`, `edit_of_reply`, `reply_running`, `too_many_streams`, `storage_full`, RepeatedRequest; nothing is stored then
 */
export async function openTurn(parts: OpenTurnParts, command: TurnCommand): Promise<SentMessage> {
  if (parts.turns.isFull(command.owner.userId)) throw new TurnProblem('too_many_streams');
  const sent = await storeOrRefuse(parts, command);
  const { completing, ...stored } = sent;
  parts.turns.start({ owner: command.owner, userMessage: sent.userMessage, reply: sent.reply, completing });
  return stored;
}

async function storeOrRefuse(parts: OpenTurnParts, command: TurnCommand): Promise<StoredTurn> {
  try {
    return await parts.store.transaction(async (tx) => {
      await takeKey(parts, tx, command);
      return storeTurn(parts, tx, command);
    });
  } catch (error) {
    // Deleted by another request between two statements.
    if (error instanceof ChatMissingError) throw new TurnProblem('not_found');
    throw error;
  }
}

async function storeTurn(parts: OpenTurnParts, tx: Store, command: TurnCommand): Promise<StoredTurn> {
  const { owner } = command;
  const now = parts.clock.now();
  const chat = await openChat(parts, tx, command, now);
  const branchId = await findWorkedIn(tx, command, chat.id);
  const { answered, added, toolName, completing } = await prepareMessage(
    parts,
    tx,
    command,
    { ...chat, branchId },
    now,
  );
  const open: NewMessage = {
    id: parts.newId(),
    sentBy: 'bot',
    content: '',
    createdAt: now,
    toolName,
    replyTo: answered?.id ?? added?.id ?? null,
    state: 'queued',
    heldBy: { worker: parts.turns.worker, until: parts.turns.leaseEnd() },
  };
  const stored = await tx.messages.addAll(owner, chat.id, added === null ? [open] : [added, open]);
  const reply = stored.at(-1);
  const userMessage = answered ?? stored[0];
  if (reply === undefined || userMessage === undefined) throw new RangeError('A message and its reply were expected.');
  if (command.chatId !== null) await showWorkedIn(tx, command, branchId, userMessage);
  const attached = await storeAttachments(parts, tx, command, chat.id, userMessage);
  await storeAudit(tx, command, { chatId: chat.id, userMessage: attached, reply, now });
  if (command.idempotency !== null) {
    const ids: SentIds = { chatId: chat.id, userMessageId: userMessage.id, replyId: reply.id };
    await tx.idempotency.finish(owner.userId, command.idempotency.route, command.idempotency.key, ids);
  }
  return { chatId: chat.id, title: chat.title, userMessage: attached, reply, completing };
}

async function takeKey(parts: OpenTurnParts, tx: Store, command: TurnCommand): Promise<void> {
  const { idempotency, owner } = command;
  if (idempotency === null || idempotency.isTaken) return;
  const { route, key, hash } = idempotency;
  const begun = await tx.idempotency.begin(owner.userId, route, key, hash, parts.clock.now());
  if (begun.state !== 'new') throw new RepeatedRequest(begun);
}

async function openChat(
  parts: OpenTurnParts,
  tx: Store,
  command: TurnCommand,
  now: number,
): Promise<{ readonly id: string; readonly title: string }> {
  if (command.chatId === null) {
    const chat = { id: parts.newId(), title: '', now };
    await tx.chats.create(command.owner, chat);
    return chat;
  }
  // Held from here on, so that of two who send into it at once the second finds the reply of the first.
  const chat = await tx.chats.hold(command.owner, command.chatId);
  if (chat === null) throw new TurnProblem('not_found');
  if ((await tx.messages.findRunning(command.owner, chat.id)) !== null) throw new TurnProblem('reply_running');
  return { id: chat.id, title: chat.title ?? '' };
}

/** What a reply is to answer: a message that is there, or one to be added with it. */
interface Prepared {
  readonly answered: StoredMessage | null;
  readonly added: NewMessage | null;
  readonly toolName: ToolName;
  readonly completing: Completing | null;
}

async function prepareMessage(
  parts: OpenTurnParts,
  tx: Store,
  command: TurnCommand,
  chat: { readonly id: string; readonly branchId: string },
  now: number,
): Promise<Prepared> {
  const { owner, content } = command;
  if (content.kind === 'regenerate') return findAnswered(tx, owner, chat.id, content);
  const { text, toolName, redaction = null, note = null, edits, sources } = content;
  if (edits !== undefined) await requireOwnMessage(tx, owner, chat.id, edits);
  const added: NewMessage = {
    id: parts.newId(),
    sentBy: 'user',
    content: text,
    createdAt: now,
    toolName,
    replyTo: null,
    ...(edits === undefined ? { branchId: chat.branchId } : { edits }),
    state: 'complete',
    redaction,
    note,
    ...(sources === undefined ? {} : { sources }),
  };
  return { answered: null, added, toolName, completing: null };
}

async function storeAttachments(
  parts: Pick<OpenTurnParts, 'storedBytes'>,
  tx: Store,
  command: TurnCommand,
  chatId: string,
  message: StoredMessage,
): Promise<StoredMessage> {
  const { owner, content } = command;
  if (content.kind === 'regenerate' || content.files.length === 0) return message;
  const size = content.files.reduce((sum, { stored, isKept = false }) => sum + (isKept ? 0 : stored.size), 0);
  if (size > 0 && !(await tx.attachments.takeRoom(owner.userId, size, parts.storedBytes)))
    throw new TurnProblem('storage_full');
  for (const { stored, fileKey } of content.files) await tx.attachments.add(owner, chatId, message.id, stored, fileKey);
  return { ...message, attachment: content.files[0]?.stored ?? null };
}

/** The user message that a reply answers, and the tool that is to answer it again. */
async function findAnswered(
  tx: Store,
  owner: Owner,
  chatId: string,
  request: Extract<TurnCommand['content'], { kind: 'regenerate' }>,
): Promise<Prepared> {
  const reply = await tx.messages.find(owner, request.replyId);
  if (reply === null || reply.chatId !== chatId || reply.replyTo === null) throw new TurnProblem('not_found');
  const answered = await tx.messages.find(owner, reply.replyTo);
  if (answered === null) throw new TurnProblem('not_found');
  if (request.leftOut === undefined)
    return { answered, added: null, toolName: request.toolName ?? answered.toolName, completing: null };
  const completing = completingOf(reply, request.leftOut);
  if (completing === null) throw new TurnProblem('not_found');
  return { answered, added: null, toolName: reply.toolName, completing };
}

/** A version of a note with the statement at a place of what it left out; null where there is none. */
function completingOf(reply: StoredMessage, place: number): Completing | null {
  const { id: messageId, content: markdown, statements, toolResult: note, writtenBy, edit } = reply;
  if (note === null || !('noteKind' in note) || reply.state !== 'complete') return null;
  const leftOut = note.leftOut?.[place];
  if (leftOut === undefined) return null;
  return { messageId, markdown, statements, note, writtenBy, leftOut, templateTexts: edit?.templateTexts ?? [] };
}

async function storeAudit(
  tx: Store,
  command: TurnCommand,
  stored: {
    readonly chatId: string;
    readonly userMessage: StoredMessage;
    readonly reply: StoredMessage;
    readonly now: number;
  },
): Promise<void> {
  const regenerated = command.content.kind === 'regenerate';
  const lines: [action: string, objectType: string, objectId: string][] = [];
  if (command.chatId === null) lines.push(['chat.create', 'chat', stored.chatId]);
  if (!regenerated) lines.push([sendOf(command.content), 'message', stored.userMessage.id]);
  if (command.content.kind === 'message')
    for (const { stored: file } of command.content.files) lines.push(['attachment.add', 'attachment', file.id]);
  lines.push([regenerated ? 'reply.regenerate' : 'reply.start', 'message', stored.reply.id]);
  await tx.audit.append(
    ...lines.map(([action, objectType, objectId]) => auditLine(command, action, objectType, objectId, stored.now)),
  );
}

const sendOf = ({ edits }: Extract<TurnCommand['content'], { kind: 'message' }>): string =>
  edits === undefined ? 'message.send' : 'message.edit';

function auditLine(command: TurnCommand, action: string, objectType: string, objectId: string, at: number): AuditEvent {
  const { owner, origin } = command;
  return {
    tenantId: owner.tenantId,
    actorId: owner.userId,
    action,
    objectType,
    objectId,
    outcome: 'success',
    ip: origin.ip,
    userAgent: origin.userAgent,
    at,
  };
}
