import type { Owner, Store } from '../../store/store.ts';
import { auditLine, denied, type AuditedRequest } from './audit-line.ts';
import { ownerOf } from './owner-of.ts';
import type { Clock } from '../../kernel/clock.ts';

/**
 * Changes one chat and writes its audit line, in one transaction.
 * @throws ProblemError `not_found` when `change` says that the chat is not there for this person
 */
export async function changeChat<T>(
  parts: { readonly store: Store; readonly clock: Clock },
  request: AuditedRequest,
  action: string,
  chatId: string,
  change: (tx: Store, owner: Owner) => Promise<T | null>,
): Promise<T> {
  const object = { type: 'chat', id: chatId } as const;
  const changed = await parts.store.transaction(async (tx) => {
    const result = await change(tx, ownerOf(request.caller));
    if (result !== null) await tx.audit.append(auditLine(parts, request, action, object));
    return result;
  });
  if (changed === null) throw await denied(parts, request, action, object);
  return changed;
}
