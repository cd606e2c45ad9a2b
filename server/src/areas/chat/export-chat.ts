import { chat, limits } from '@notewright/contract';
import { route, type Route, type RouteRequest } from '../../http/route.ts';
import type { UserCaller } from '../../kernel/caller.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { sayIn } from '../../language/say-in.ts';
import { nameChatFile, writeChatMarkdown, writeChatPaper, type ChatToPrint } from '../../note-files/chat-paper.ts';
import { writeChatPart, type ChatPart } from '../../note-files/chat-parts.ts';
import { presentTitle } from '../../presenters/present-chat.ts';
import type { ChatSummary, Store } from '../../store/store.ts';
import { auditLine, denied } from './audit-line.ts';
import { newestInOrder } from './newest-in-order.ts';
import { ownerOf } from './owner-of.ts';
import { writeChatBundle } from './write-chat-bundle.ts';
import { fhirFile, paperTypes, type NoteFile, type WriteNoteFileParts } from './write-note-file.ts';

export interface ExportChatParts extends WriteNoteFileParts {
  readonly store: Store;
  /** The name of an account, as it stands under what its person writes. */
  readonly nameOf: (caller: UserCaller) => Promise<string>;
}

type ExportChatRequest = RouteRequest<typeof chat.exportChat, 'chart-user'>;

/** Messages that are opened at a time: one may be as long as a book, its file as well. */
const atOnce = 8;

/** One chat as a file. Its newest versions alone are opened, a few at a time, and no more of them than one file may hold. */
export function exportChat(parts: ExportChatParts): Route {
  return route(chat.exportChat, {
    policy: 'chart-user',
    // Each is a document that is made for it: few people ask for that twenty times a minute.
    limits: ['profile'],
    audit: 'chat.export',
    handle: async (request) => {
      const object = { type: 'chat', id: request.params.chatId } as const;
      const found = await parts.store.chats.find(ownerOf(request.caller), object.id);
      if (found === null) throw await denied(parts, request, 'chat.export', object);
      const ids = newestInOrder(await outline(parts, request));
      await parts.store.audit.append(auditLine(parts, request, 'chat.export', object));
      const { ending, mediaType, bytes } = await write(parts, request, found, ids);
      return { kind: 'file', name: nameChatFile(found.timestamp, ending), mediaType, bytes };
    },
  });
}

/** @throws ProblemError for a chat of which no one file is made */
async function outline({ store }: ExportChatParts, { caller, params }: ExportChatRequest) {
  const all = await store.messages.outline(ownerOf(caller), params.chatId);
  const newest = new Set(newestInOrder(all));
  const bytes = all.reduce((sum, message) => sum + (newest.has(message.id) ? message.bytes : 0), 0);
  if (newest.size > limits.chatExportMessages || bytes > limits.chatExportCharacters)
    throw new ProblemError('chat_too_long');
  return all;
}

async function write(
  parts: ExportChatParts,
  request: ExportChatRequest,
  found: ChatSummary,
  ids: readonly string[],
): Promise<NoteFile> {
  const { query, language, signal } = request;
  if (query.format === 'fhir') return fhirFile(await writeChatBundle(parts, request, ids));
  const say = sayIn(language);
  const printed: ChatToPrint = {
    title: say(presentTitle(found.title)),
    organization: await parts.organizationOf(request.caller),
    parts: await readParts(parts, request, ids),
    lastMessageAt: found.timestamp,
  };
  if (query.format === 'md')
    return { ending: 'md', mediaType: 'text/markdown', bytes: Buffer.from(writeChatMarkdown(printed, say)) };
  const bytes = await parts.press.make(query.format, writeChatPaper(printed, say, language), signal);
  return { ending: query.format, mediaType: paperTypes[query.format], bytes };
}

async function readParts(
  { store, nameOf }: ExportChatParts,
  { caller, language }: ExportChatRequest,
  ids: readonly string[],
): Promise<readonly ChatPart[]> {
  const sender = await nameOf(caller);
  const read: ChatPart[] = [];
  for (let at = 0; at < ids.length; at += atOnce) {
    const messages = await store.messages.readMany(ownerOf(caller), ids.slice(at, at + atOnce));
    for (const message of messages) read.push(writeChatPart(message, sender, sayIn(language)));
  }
  return read;
}
