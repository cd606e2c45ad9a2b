import { chat } from '@notewright/contract';
import { call } from '../../../api/call.ts';
import { chatKeys, type ChatPage, type ChatPages } from '../../../api/chat-queries.ts';
import { queryClient } from '../../../api/query.ts';
import { currentScope } from '../../../session/workspace-scope.ts';

/** The last request of each chat: an earlier one that is answered later shows nothing. */
const requested = new Map<string, object>();

/**
 * Shows the branch in which a version of a message stands, back to that message. Answers whether it is shown: not where another one
 * was asked for meanwhile. Throws `CallProblem`, and the abort error when the workspace scope ended.
 * @param onShow called just before
 */
export async function showVersion(chatId: string, messageId: string, onShow: () => void): Promise<boolean> {
  const scope = currentScope();
  const request = {};
  requested.set(chatId, request);
  const queryKey = chatKeys.content(chatId);
  const pages: ChatPage[] = [];
  const pageParams: (string | undefined)[] = [];
  let cursor: string | undefined;
  do {
    const query = { branch: messageId, ...(cursor === undefined ? {} : { cursor }) };
    const page = await call(chat.readChat, { params: { chatId }, query, signal: scope });
    pages.push(page);
    pageParams.push(cursor);
    cursor = page.data.next_cursor ?? undefined;
  } while (cursor !== undefined && !pages.at(-1)?.data.messages.some(({ id }) => id === messageId));
  await queryClient.cancelQueries({ queryKey });
  scope.throwIfAborted();
  if (requested.get(chatId) !== request) return false;
  onShow();
  queryClient.setQueryData<ChatPages>(queryKey, { pages, pageParams });
  return true;
}
