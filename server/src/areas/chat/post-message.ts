import type { NoteChoice, RedactionChoice } from '@notewright/contract';
import type { ToolName } from '@notewright/engine';
import { ProblemError } from '../../kernel/problem.ts';
import type { UploadedFile } from '../../http/route.ts';
import { openTurn, type RequestKey, type SentFile, type TurnCommand, type SentMessage } from '../../turns/open-turn.ts';
import { TurnProblem } from '../../turns/turn-problem.ts';
import type { AuditedRequest } from './audit-line.ts';
import { ownerOf } from './owner-of.ts';
import { discardFile, receiveFile, storageFull } from './receive-file.ts';
import type { OpenTurnParts } from '../../turns/open-turn.ts';
import type { TurnRunner } from '../../turns/turn-runner.ts';
import type { ReceiveFileParts } from './receive-file.ts';

export interface NewMessageRequest {
  /** Null starts a chat. */
  readonly chatId: string | null;
  readonly toolName: ToolName;
  readonly text: string;
  readonly file: UploadedFile | null;
  readonly redaction: RedactionChoice | null;
  readonly note: NoteChoice | null;
  /** A message of the branch that it continues; see `TurnCommand`. */
  readonly branch?: string | undefined;
  /** The message in whose place it is sent, and the file that it has from that. */
  readonly edits?: { readonly messageId: string; readonly file: SentFile | null } | null;
}

export interface PostMessageParts extends ReceiveFileParts, OpenTurnParts {
  readonly turns: TurnRunner;
}

/**
 * Takes what a person typed and attached: reads and keeps the file, stores all rows at once, starts the reply.
 * @throws ProblemError; nothing is stored then
 */
export async function postMessage(
  parts: PostMessageParts,
  request: AuditedRequest & { readonly signal: AbortSignal },
  message: NewMessageRequest,
  key: RequestKey | null,
): Promise<SentMessage> {
  const { chatId, toolName, redaction, note, branch, edits = null } = message;
  // Forms travel with CRLF line ends (HTML, "multipart/form-data"); what a person typed has plain ones.
  const text = message.text.replaceAll('\r\n', '\n');
  const kept = message.file === null ? (edits?.file ?? null) : null;
  if (text.trim() === '' && message.file === null && kept === null) throw new ProblemError('message_empty');
  const { tenantId, userId } = request.caller;
  const file =
    message.file === null ? null : await receiveFile(parts, { tenantId, userId }, message.file, request.signal);
  try {
    const sent = { toolName, text, attachment: file ?? kept, redaction, note, edits: edits?.messageId };
    return await startTurn(parts, request, { chatId, branch, content: { kind: 'message', ...sent } }, key);
  } catch (error) {
    await discardFile(parts.files, file);
    throw error;
  }
}

/** Stores and starts a turn; the turn's problems become the call's. */
export async function startTurn(
  parts: OpenTurnParts,
  request: AuditedRequest,
  command: Pick<TurnCommand, 'chatId' | 'branch' | 'content'>,
  key: RequestKey | null,
): Promise<SentMessage> {
  const origin = { ip: request.ip, userAgent: request.userAgent };
  try {
    return await openTurn(parts, { ...command, owner: ownerOf(request.caller), idempotency: key, origin });
  } catch (error) {
    if (!(error instanceof TurnProblem)) throw error;
    if (error.code === 'storage_full') throw storageFull(parts.storedBytes);
    throw new ProblemError(error.code, error.code === 'too_many_streams' ? { retryAfter: 5 } : {});
  }
}
