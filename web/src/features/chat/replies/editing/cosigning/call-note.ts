import { chat, type ChatMessage } from '@notewright/contract';
import { noteEndedPlan } from '../../../../../api/account/profile.ts';
import { call, CallProblem } from '../../../../../api/call.ts';
import { currentScope } from '../../../../../session/workspace-scope.ts';
import { showVersion } from '../keeping/store-note.ts';
import * as words from './words.ts';

/** Sends one of the calls about a version's co-signature and shows the version as it is then. Answers why not, or null. */
async function change(
  chatId: string,
  send: () => Promise<{ readonly data: ChatMessage }>,
  failed: string,
): Promise<string | null> {
  const scope = currentScope();
  try {
    const { data } = await send();
    if (!scope.aborted) showVersion(chatId, data);
    return null;
  } catch (error) {
    noteEndedPlan(error);
    return error instanceof CallProblem ? error.message : failed;
  }
}

/** Asks a colleague to co-sign a version. */
export const askFor = (chatId: string, reply: ChatMessage, userId: string): Promise<string | null> =>
  change(
    chatId,
    () => call(chat.askCosignature, { params: { messageId: reply.id }, body: { user_id: userId } }),
    words.askFailed,
  );

/** Takes the open request of a version back. */
export const takeBack = (chatId: string, reply: ChatMessage): Promise<string | null> =>
  change(chatId, () => call(chat.takeBackCosignature, { params: { messageId: reply.id } }), words.takeBackFailed);
