import type { ChatMessage } from '@notewright/contract';
import { CallProblem } from '../../../../../api/call.ts';
import { currentScope } from '../../../../../session/workspace-scope.ts';
import { refetchChat } from '../../../sending/content-cache.ts';
import { noteProblem } from '../../../sending/reply-store.ts';
import { announce } from '../editing-store.ts';
import type { Confirmation } from '../keeping/note-keeper.ts';
import { sendEdit, showVersion, versionToEdit } from '../keeping/store-note.ts';
import { templateTextsIn } from '../template/kept-templates.ts';
import * as words from './words.ts';

/**
 * Keeps a change of a note that is made beside the editor. What fails is said in the reply.
 * @param said what a listener hears when it is done
 * @returns why it failed, in a sentence; null where it did not
 */
export async function changeNote(
  chatId: string,
  reply: ChatMessage,
  change: {
    readonly markdown: string;
    readonly confirmations: readonly Confirmation[];
    /** Phrases that nobody confirmed; those that still stand there unless given. */
    readonly templates?: readonly string[];
  },
  said: string,
): Promise<string | null> {
  const scope = currentScope();
  const versionId = versionToEdit(reply);
  noteProblem(reply.id, null);
  try {
    const { data } = await sendEdit(reply.id, {
      version_id: versionId,
      revision: versionId === reply.id ? (reply.edit?.revision ?? 0) : 0,
      message_content: change.markdown,
      confirmations: change.confirmations.filter(({ text }) => change.markdown.includes(text)),
      template_texts: [...(change.templates ?? templateTextsIn(reply, change.markdown))],
    });
    if (scope.aborted) return null;
    showVersion(chatId, data);
    announce(said);
    return null;
  } catch (error) {
    if (scope.aborted) return null;
    const sentence = error instanceof CallProblem ? error.message : words.failed;
    noteProblem(reply.id, sentence);
    if (error instanceof CallProblem && error.code === 'note_changed') refetchChat(chatId);
    return sentence;
  }
}
