import { chat } from '@notewright/contract';
import { call } from '../../../../api/call.ts';
import { currentScope } from '../../../../session/workspace-scope.ts';
import { showMessage } from '../../sending/content-cache.ts';

/**
 * Stores what was said with a dislike; an earlier comment of the same reply is replaced. False when the workspace scope ended
 * meanwhile: the page is another person's then. Throws `CallProblem`.
 */
export async function saveComment(chatId: string, messageId: string, comment: string): Promise<boolean> {
  const scope = currentScope();
  const { data } = await call(chat.rateMessage, { params: { messageId }, body: { rating: 'dislike', comment } });
  if (scope.aborted) return false;
  showMessage(chatId, data);
  return true;
}
