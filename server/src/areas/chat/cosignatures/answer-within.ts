import { ProblemError } from '../../../kernel/problem.ts';
import type { Store } from '../../../store/store.ts';
import { denied, type AuditedRequest } from '../audit-line.ts';
import { ownerOf } from '../owner-of.ts';
import type { CosignatureParts } from './cosignature-parts.ts';
import { lookForAsked, type AskedNote } from './find-asked.ts';
import type { ListedCosignature } from '../../../store/cosignatures/list-requests.ts';
import type { StoredCosignature } from '../../../store/store.ts';

/**
 * Answers a request in one transaction that holds the author's chat, so that of two answers, or of an answer and what ends the
 * request, one comes first and the other finds that.
 * @param work what the answer writes; answers the request as it is then
 * @throws ProblemError as `findAsked`
 */
export async function answerWithin(
  parts: Pick<CosignatureParts, 'store' | 'clock'>,
  request: AuditedRequest,
  { action, id }: { readonly action: string; readonly id: string },
  work: (tx: Store, found: AskedNote) => Promise<StoredCosignature>,
): Promise<ListedCosignature> {
  const caller = ownerOf(request.caller);
  const answered = await parts.store.transaction(async (tx) => {
    const before = await lookForAsked(tx, caller, id);
    if (before === null) return null;
    const held = await tx.chats.hold(before.author, before.note.chatId);
    // Looked at again now that nobody else changes anything of it.
    const found = held === null ? null : await lookForAsked(tx, caller, id);
    return held === null || found === null ? null : { request: await work(tx, found), title: held.title };
  });
  if (answered === null) throw await denied(parts, request, action, { type: 'cosignature', id });
  return answered;
}

/** Ends a request within such a transaction. @throws ProblemError `not_found` when either left the company at this moment */
export async function endRequest(
  tx: Store,
  asked: StoredCosignature,
  answer: Parameters<Store['cosignatures']['answer']>[1],
): Promise<StoredCosignature> {
  if (!(await tx.cosignatures.answer(asked, answer))) throw new ProblemError('not_found');
  return { ...asked, state: answer.state, answeredAt: answer.answeredAt };
}
