import type { ChatMessage, FoldedReply } from '@notewright/contract';
import { changeContent, changeMessage, chatKeys, showTitle, type ChatPages } from '../../../api/chat-queries.ts';
import { queryClient } from '../../../api/query.ts';
import { beginReadingAgain } from '../../../api/show-answer.ts';

/** Puts messages that the server has just stored into what is held of a chat; a held message of the same id is replaced. */
export function mergeMessages(held: readonly ChatMessage[], stored: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map(stored.map((message) => [message.id, message]));
  const versions = new Map(stored.filter((one) => one.reply_to !== null).map((one) => [one.reply_to, one.versions]));
  const kept = held.map((message) => {
    const replacement = byId.get(message.id);
    if (replacement !== undefined) return replacement;
    const count = message.reply_to === null ? undefined : versions.get(message.reply_to);
    return count === undefined ? message : { ...message, versions: Math.max(count, message.versions) };
  });
  const known = new Set(held.map((message) => message.id));
  return [...kept, ...stored.filter((message) => !known.has(message.id))];
}

const readPages = (chatId: string): ChatPages['pages'] =>
  queryClient.getQueryData<ChatPages>(chatKeys.content(chatId))?.pages ?? [];

/** The branch of a chat that this page shows; undefined while none is loaded. Another tab may show another one. */
export const shownBranch = (chatId: string): string | undefined => readPages(chatId)[0]?.data.branch;

/**
 * Shows what a sending call has stored, before the rest of its answer is there. What stands in a branch that this page does not show
 * stays out of it.
 * @param branch where it stands; not needed for an answer to what is shown
 */
export function showStored(
  chatId: string,
  title: string,
  stored: readonly ChatMessage[],
  branch: string = chatId,
): void {
  queryClient.setQueryData<ChatPages>(chatKeys.content(chatId), (pages) => {
    const newest = pages?.pages[0];
    if (pages === undefined || newest === undefined) {
      return {
        pages: [{ data: { id: chatId, title, branch, messages: [...stored], next_cursor: null } }],
        pageParams: [undefined],
      };
    }
    if (newest.data.branch !== branch && !stored.some((one) => isAnswerTo(pages.pages, one))) return pages;
    const older = pages.pages.slice(1).map((page) => ({
      ...page,
      data: {
        ...page.data,
        messages: mergeMessages(
          page.data.messages,
          stored.filter((one) => holds(page.data.messages, one)),
        ),
      },
    }));
    const inOlder = (one: ChatMessage): boolean => pages.pages.slice(1).some((page) => holds(page.data.messages, one));
    const messages = mergeMessages(
      newest.data.messages,
      stored.filter((one) => !inOlder(one)),
    );
    return { ...pages, pages: [{ ...newest, data: { ...newest.data, title, messages } }, ...older] };
  });
  beginReadingAgain(chatKeys.content(chatId));
}

const isAnswerTo = (pages: ChatPages['pages'], { id, reply_to: answers }: ChatMessage): boolean =>
  pages.some((page) =>
    page.data.messages.some((held) => held.id === (answers ?? id) || (answers !== null && held.reply_to === answers)),
  );

const holds = (messages: readonly ChatMessage[], one: ChatMessage): boolean =>
  messages.some((message) => message.id === one.id);

/** A stored message with what its stream has told since. What was shown is never taken away. */
export function applyFolded(message: ChatMessage, folded: FoldedReply): ChatMessage {
  const text = folded.text.length >= message.message_content.length ? folded.text : message.message_content;
  const grown = { ...message, message_content: text };
  if (folded.result !== null) {
    grown.statements = folded.result.statements;
    grown.tool_result = folded.result.tool_result;
  }
  if (folded.end === null) return grown;
  const { state, problem, notice, written_by, offered_tool, edit, attachment } = folded.end;
  const ended = { ...grown, state, problem, notice, written_by, attachment };
  return { ...ended, ...(offered_tool === undefined ? {} : { offered_tool }), ...(edit === undefined ? {} : { edit }) };
}

/** Writes an ended reply into what is held of its chat, and has the server's own words for it read again. */
export function settleReply(chatId: string, messageId: string, folded: FoldedReply): void {
  changeMessage(queryClient, chatId, messageId, (message) => applyFolded(message, folded));
  if (folded.end !== null) showTitle(queryClient, chatId, folded.end.title);
  refetchChat(chatId);
}

/** A chat was added, has another title or moved to the top: the lists are read again. */
export function refetchLists(): void {
  void queryClient.invalidateQueries({ queryKey: chatKeys.lists });
}

/** A message was added or ended: content and lists are read again. */
export function refetchChat(chatId: string): void {
  void queryClient.invalidateQueries({ queryKey: chatKeys.content(chatId) });
  refetchLists();
}

/** Replaces one held message by the server's answer about it. */
export function showMessage(chatId: string, stored: ChatMessage): void {
  changeContent(queryClient, chatId, (page) => ({
    ...page,
    messages: page.messages.map((message) => (message.id === stored.id ? stored : message)),
  }));
  beginReadingAgain(chatKeys.content(chatId));
}

/** True while a reply is being written, as far as is known. */
export const isOpen = (message: ChatMessage): boolean => message.state === 'queued' || message.state === 'streaming';

/** True when a held message is a reply that is being written. */
export function isHeldOpen(chatId: string, messageId: string): boolean {
  return readPages(chatId).some((page) => page.data.messages.some((one) => one.id === messageId && isOpen(one)));
}
