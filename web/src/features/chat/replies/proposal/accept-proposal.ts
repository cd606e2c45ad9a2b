import { CallProblem } from '../../../../api/call.ts';
import { currentScope } from '../../../../session/workspace-scope.ts';
import { refetchChat } from '../../sending/content-cache.ts';
import { announce } from '../editing/editing-store.ts';
import { confirmationsOf } from '../editing/keeping/note-keeper.ts';
import { readVersion, sendEdit, showVersion } from '../editing/keeping/store-note.ts';
import { templateTextsIn } from '../editing/template/kept-templates.ts';
import type { ProposedChange } from './proposal-of.ts';
import * as words from './words.ts';

/** Codes of a note that is not any more as it was. */
const isOther = ({ code }: CallProblem): boolean => ['note_changed', 'note_signed', 'note_not_extended'].includes(code);

/**
 * Makes a version of a note with the change that was proposed of it; sent twice, it is made once.
 * @param replyId the reply that proposed it
 * @returns why it was not, in a sentence; null where it was
 */
export async function acceptProposal(
  chatId: string,
  replyId: string,
  { noteId, proposal: { versionId, content } }: ProposedChange,
): Promise<string | null> {
  const scope = currentScope();
  try {
    const { data: note } = await readVersion(noteId);
    const { data } = await sendEdit(noteId, {
      version_id: versionId,
      revision: 0,
      message_content: content,
      confirmations: confirmationsOf(note).filter(({ text }) => content.includes(text)),
      template_texts: [...templateTextsIn(note, content)],
      proposed_by: replyId,
    });
    if (scope.aborted) return null;
    showVersion(chatId, data);
    announce(words.used);
    return null;
  } catch (error) {
    if (scope.aborted) return null;
    if (!(error instanceof CallProblem)) return words.failed;
    if (!isOther(error)) return error.message;
    refetchChat(chatId);
    return words.changed;
  }
}
