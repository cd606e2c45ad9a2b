import type { NoteChoice, RedactionChoice, SentSource } from '@notewright/contract';
import type { ToolName } from '@notewright/engine';
import { ProblemError } from '../../kernel/problem.ts';
import type { UploadedFile } from '../../http/route.ts';
import { openTurn, type RequestKey, type TurnCommand, type SentMessage } from '../../turns/open-turn.ts';
import { TurnProblem } from '../../turns/turn-problem.ts';
import type { AuditedRequest } from './audit-line.ts';
import type { KeptSources } from './edit-message.ts';
import { ownerOf } from './owner-of.ts';
import { discardFiles, storageFull } from './receive-file.ts';
import { checkCount, checkLength, receiveSources } from './receive-sources.ts';
import type { OpenTurnParts } from '../../turns/open-turn.ts';
import type { TurnRunner } from '../../turns/turn-runner.ts';
import type { ReceiveFileParts } from './receive-file.ts';

export interface NewMessageRequest {
  /** Null starts a chat. */
  readonly chatId: string | null;
  readonly toolName: ToolName;
  readonly text: string;
  readonly files: readonly UploadedFile[];
  /** What was said about the files, and what came beside them. */
  readonly sources: readonly SentSource[];
  readonly redaction: RedactionChoice | null;
  readonly note: NoteChoice | null;
  /** A message of the branch that it continues; see `TurnCommand`. */
  readonly branch?: string | undefined;
  /** The message in whose place it is sent, and what it has from that beside its words; null where nothing. */
  readonly edits?: { readonly messageId: string; readonly kept: KeptSources | null } | null;
}

export interface PostMessageParts extends ReceiveFileParts, OpenTurnParts {
  readonly turns: TurnRunner;
}

/**
 * Takes what a person typed and sent along: reads and keeps the files, stores all rows at once, starts the reply.
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
  const isBare = message.files.length === 0 && message.sources.length === 0;
  const kept = isBare ? (edits?.kept ?? null) : null;
  if (text.trim() === '' && isBare && kept === null) throw new ProblemError('message_empty');
  if (kept !== null) {
    checkCount(text, kept.sources?.length ?? kept.files.length);
    checkLength(text, kept.sources ?? []);
  }
  const { files, sources } = kept ?? (await receiveSources(parts, request, { ...message, text }));
  try {
    const sent = { toolName, text, files, sources, redaction, note, edits: edits?.messageId };
    return await startTurn(parts, request, { chatId, branch, content: { kind: 'message', ...sent } }, key);
  } catch (error) {
    // What the edited message has is kept with that.
    if (kept === null) await discardFiles(parts.files, files);
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
