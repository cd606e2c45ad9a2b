import { chat, type ChatMessage, type ResponseOf } from '@notewright/contract';
import { call, CallProblem, isAbort } from '../../../../../api/call.ts';
import { currentScope } from '../../../../../session/workspace-scope.ts';
import type { Unsupported } from './list-unsupported.ts';
import * as words from './ask-again.words.ts';

export type AskedAgain = ResponseOf<typeof chat.askAgain>['data'];
/** A statement of the source's, with the words that it rests on. */
export type Offer = AskedAgain['offers'][number];

/**
 * Has the server look in the source of a note once more.
 * @returns what it says, or why nothing can be known, in a sentence; null where whoever asked is gone
 */
export async function askSource(
  note: Pick<ChatMessage, 'id'>,
  { statement, text }: Pick<Unsupported, 'statement' | 'text'>,
): Promise<AskedAgain | string | null> {
  const scope = currentScope();
  try {
    const params = { messageId: note.id };
    const { data } = await call(chat.askAgain, { params, body: { statement, text }, signal: scope });
    return scope.aborted ? null : data;
  } catch (error) {
    if (scope.aborted || isAbort(error)) return null;
    return error instanceof CallProblem ? error.message : words.failed;
  }
}
