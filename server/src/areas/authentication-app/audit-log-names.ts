import { defineMessage, type Message } from '@notewright/engine/message';
import type { AuditEntry, AuditReader } from '../../audit/audit-reader.ts';
import type { AuditNames } from '../../presenters/present-audit.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';

type Named = Pick<AuditEntry, 'actorId' | 'objectType' | 'objectId'>;

/**
 * The names of those whom these lines tell of. Who belongs to the company (or whose own log it is) appears by name or
 * address; who left, whose account is gone, or who never belonged to it appears under a pseudonym, so that the log
 * tells nobody more about them than it did.
 */
export async function readNames(
  parts: { readonly store: AccountStore; readonly log: AuditReader },
  tenantId: string,
  lines: readonly Named[],
  known = new Map<string, Message | string>(),
): Promise<AuditNames> {
  const ids = lines.flatMap(({ actorId, objectType, objectId }) => [actorId, objectType === 'user' ? objectId : null]);
  for (const id of ids) if (id !== null && !known.has(id)) known.set(id, await nameOf(parts, tenantId, id));
  return { of: (id) => known.get(id) ?? defineMessage('audit.formerMember', 'Former member') };
}

async function nameOf(
  { store, log }: { readonly store: AccountStore; readonly log: AuditReader },
  tenantId: string,
  id: string,
): Promise<Message | string> {
  const account = await store.users.show(id);
  if (account?.tenantIds.includes(tenantId) !== true)
    return defineMessage('audit.formerMemberNamed', 'Former member {code}', { code: log.nameGone(tenantId, id) });
  const { name, email } = account;
  return name === null ? email : defineMessage('audit.personNamed', '{name} ({email})', { name, email });
}
