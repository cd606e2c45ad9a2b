import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

export interface ChatOwner {
  readonly userId: string;
  /** Sealed; null where the account is gone. */
  readonly email: Uint8Array | null;
  readonly isMember: boolean;
}

/**
 * Whose chats a company keeps outside the bin, in the order of their ids; asked about one person, also a member
 * without chats. Steps from owner to owner through the index of the lists, so that it costs a look per person and not
 * per chat.
 */
export async function listOwnersWithChats(
  { kysely }: Database,
  tenantId: string,
  userId?: string,
): Promise<readonly ChatOwner[]> {
  const { rows } = await (userId === undefined ? stepThroughOwners(tenantId) : lookAtOne(tenantId, userId)).execute(
    kysely,
  );
  return rows.map(({ id, email, member }) => ({ userId: id, email, isMember: member !== null }));
}

interface Row {
  readonly id: string;
  readonly email: Uint8Array | null;
  readonly member: string | null;
}

function stepThroughOwners(tenantId: string) {
  return sql<Row>`with recursive owners(id) as (
      select min(owner_id) from chats where tenant_id = ${tenantId} and binned_at is null
      union all
      select (select min(c.owner_id) from chats c
        where c.tenant_id = ${tenantId} and c.binned_at is null and c.owner_id > owners.id)
      from owners where owners.id is not null
    )
    select owners.id as id, a.email as email, m.user_id as member from owners
    left join user_accounts a on a.user_id = owners.id
    left join memberships m on m.user_id = owners.id and m.tenant_id = ${tenantId}
    where owners.id is not null order by owners.id`;
}

function lookAtOne(tenantId: string, userId: string) {
  return sql<Row>`select u.id as id, a.email as email, m.user_id as member from (select cast(${userId} as text) as id) u
    left join user_accounts a on a.user_id = u.id
    left join memberships m on m.user_id = u.id and m.tenant_id = ${tenantId}
    where m.user_id is not null or exists (
      select 1 from chats c where c.tenant_id = ${tenantId} and c.owner_id = u.id and c.binned_at is null
    )`;
}
