import { ProblemError } from '../../kernel/problem.ts';
import type { Owner, Store } from '../../store/store.ts';
import { findNoteAtHand } from '../../turns/note-at-hand.ts';
import { checkedWordsOf, type CheckedWords } from './keep-checked.ts';
import { isSigned, type StoredNote } from './find-note.ts';
import type { EditBody } from './plan-edit.ts';

/** Who proposed a change, and what was found of its words. */
export interface Proposed {
  readonly by: string | null;
  readonly checked: CheckedWords;
}

/**
 * An edit that names no proposal may be made of any version. A change that a reply proposed is kept as it was proposed, of the note as it was then: of one that was edited, signed or written again since, it would
 * take back what came in between.
 * @param base the version that it is made from
 * @returns null of an edit that nobody proposed
 * @throws ProblemError `not_found` where no reply proposed this, `note_changed`, `note_signed`
 */
export async function requireProposed(
  store: Store,
  owner: Owner,
  base: StoredNote,
  body: EditBody,
): Promise<Proposed | null> {
  if (body.proposed_by === undefined) return null;
  const reply = await store.messages.find(owner, body.proposed_by);
  const result = reply?.toolResult;
  if (reply === null || reply.chatId !== base.chatId || result?.tool !== 'Answer') throw new ProblemError('not_found');
  const { noteId, proposal } = result;
  const isIt =
    noteId === base.id && proposal?.versionId === body.version_id && proposal.content === body.message_content;
  if (!isIt) throw new ProblemError('not_found');
  // Of a signed note only an addendum comes, which is written and not proposed.
  if (isSigned(base) || (base.edit !== undefined && base.edit.addendumTo !== null))
    throw new ProblemError('note_signed');
  const { chatId, branchId } = reply;
  const now = await findNoteAtHand(store, owner, { chatId, branchId, position: Infinity });
  if (now?.messageId !== base.id || now.revision !== proposal.revision) throw new ProblemError('note_changed');
  return { by: reply.writtenBy, checked: checkedWordsOf(reply) };
}
