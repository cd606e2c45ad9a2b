import { chat, type BodyOf } from '@notewright/contract';
import { json, route, type Route, type RouteRequest } from '../../http/route.ts';
import { presentMessage } from '../../presenters/present-message.ts';
import type { RequestKey, SentMessage, OpenTurnParts } from '../../turns/open-turn.ts';
import { denied } from './audit-line.ts';
import { ownerOf } from './owner-of.ts';
import { findEdited, keepChoices, keepSources } from './edit-message.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { completeSent, streamSent } from './follow-sent.ts';
import type { OncePerKey } from './once-per-key.ts';
import { readNoteChoice } from './note-choice.ts';
import { readRedaction } from './redaction-choice.ts';
import { startTurn, postMessage } from './post-message.ts';
import type { PostMessageParts } from './post-message.ts';
import type { Store } from '../../store/store.ts';
import type { Clock } from '../../kernel/clock.ts';

type AddMessageRequest = RouteRequest<typeof chat.addMessage, 'chart-user'>;
type AddMessageBody = BodyOf<typeof chat.addMessage>;

export function addMessage(parts: PostMessageParts, idempotently: OncePerKey): Route {
  return route(chat.addMessage, {
    policy: 'chart-user',
    limits: ['send'],
    audit: 'message.send',
    plan: 'write',
    handle: async (request) => {
      const body = request.body;
      const sent = await idempotently(request, 'add_message_to_chat', async (key) => {
        await requireChat(parts, request, body.chat_id);
        if (body.edit_of !== undefined && body.regenerate_of !== undefined) throw new ProblemError('bad_request');
        return body.regenerate_of === undefined
          ? sendIntoChat(parts, request, body, key)
          : regenerate(parts, request, body, body.regenerate_of, key);
      });
      if (request.wantsStream) return streamSent(parts, request, sent);
      const done = await completeSent(parts, request, sent);
      return json({
        data: {
          chat_id: sent.chatId,
          branch: sent.userMessage.branchId,
          messages: [presentMessage(done.userMessage), presentMessage(done.reply)],
        },
      });
    },
  });
}

/** Before a file is read for it; whether it is still there is checked again when the message is stored. */
async function requireChat(
  parts: { readonly store: Store; readonly clock: Clock },
  request: AddMessageRequest,
  chatId: string,
): Promise<void> {
  const found = await parts.store.chats.find(ownerOf(request.caller), chatId);
  if (found === null) throw await denied(parts, request, 'message.send', { type: 'chat', id: chatId });
}

async function sendIntoChat(
  parts: PostMessageParts,
  request: AddMessageRequest,
  body: AddMessageBody,
  key: RequestKey | null,
): Promise<SentMessage> {
  const { chat_id: chatId, message_content: text, branch } = body;
  const edited = await findEdited(parts, request, body);
  const toolName = body.model_name ?? edited?.toolName ?? 'Chartwright';
  const choices = keepChoices(edited, toolName, {
    redaction: readRedaction(body, toolName),
    note: await readNoteChoice(parts.store, ownerOf(request.caller), body, toolName),
  });
  const edits =
    edited === null ? null : { messageId: edited.id, kept: await keepSources(parts, request, edited, body) };
  const sent = { chatId, toolName, text, files: request.files, sources: body.sources ?? [] };
  return postMessage(parts, request, { ...sent, ...choices, branch, edits }, key);
}

/** Writes an answer again, from the message and file that it answered, or completes it; text sent along is not stored a second time. */
function regenerate(
  parts: OpenTurnParts,
  request: AddMessageRequest,
  body: AddMessageBody,
  replyId: string,
  key: RequestKey | null,
): Promise<SentMessage> {
  const content = {
    kind: 'regenerate',
    replyId,
    toolName: body.model_name ?? null,
    leftOut: body.include_left_out,
  } as const;
  return startTurn(parts, request, { chatId: body.chat_id, branch: body.branch, content }, key);
}
