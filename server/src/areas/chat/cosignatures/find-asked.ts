import { ProblemError } from '../../../kernel/problem.ts';
import { policyRoles } from '../../../policies/require-policy.ts';
import type { Owner, Store, StoredCosignature } from '../../../store/store.ts';
import { denied, type AuditedRequest } from '../audit-line.ts';
import { isNote, type StoredNote } from '../find-note.ts';
import { ownerOf } from '../owner-of.ts';
import type { CosignatureParts } from './cosignature-parts.ts';

/** A request that whoever calls was asked and has not answered, with the version that it opens to them. */
export interface AskedNote {
  readonly asked: StoredCosignature;
  /** Whose version it is: the owner to read it as. */
  readonly author: Owner;
  readonly note: StoredNote;
}

/**
 * The version that was put before whoever calls. Everything else reads as missing: another's request, one of one's own, one that was
 * taken back, of a chat in the bin, or whose asker does not work with charts in the company any more.
 * @throws ProblemError `not_found`; `cosignature_answered` for one that they have answered
 */
export async function findAsked(
  parts: Pick<CosignatureParts, 'clock' | 'store'>,
  request: AuditedRequest,
  action: string,
  id: string,
): Promise<AskedNote> {
  const found = await lookForAsked(parts.store, ownerOf(request.caller), id);
  if (found === null) throw await denied(parts, request, action, { type: 'cosignature', id });
  return found;
}

/** The same within a transaction; null for what reads as missing. @throws ProblemError `cosignature_answered` */
export async function lookForAsked(store: Store, caller: Owner, id: string): Promise<AskedNote | null> {
  const asked = await store.cosignatures.findAsked(caller, id);
  if (asked === null || asked.askedBy === caller.userId) return null;
  for (const userId of [asked.askedBy, asked.askedOf]) {
    const member = await store.members.find(caller.tenantId, userId);
    if (member === null || !policyRoles['chart-user'].includes(member.role)) return null;
  }
  if (asked.state !== 'open') throw new ProblemError('cosignature_answered');
  const author = { tenantId: asked.tenantId, userId: asked.askedBy };
  const note = await store.messages.find(author, asked.messageId);
  if (!isNote(note) || note.chatId !== asked.chatId) return null;
  return { asked, author, note };
}

/** @throws ProblemError `damaged` where the version is not what its author signed */
export function requireSignedByAuthor({ note, author }: AskedNote): void {
  const signatures = note.signatures ?? [];
  const isSigned = signatures.some(({ role, signedBy }) => role === 'author' && signedBy === author.userId);
  if (!isSigned || signatures.some(({ isIntact }) => !isIntact)) throw new ProblemError('damaged');
}
