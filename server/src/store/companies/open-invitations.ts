import type { Database } from '../../database/database.ts';

/**
 * The invitations that can still be accepted: not used, not too old, and sent by somebody who could send them now. Who
 * invited and was removed, disabled or given a lesser role since invites nobody any more; an admin invites no admins.
 */
export function selectOpen({ kysely }: Database, now: number) {
  return kysely
    .selectFrom('invitations as i')
    .innerJoin('memberships as inviter', (join) =>
      join.onRef('inviter.user_id', '=', 'i.invited_by').onRef('inviter.tenant_id', '=', 'i.tenant_id'),
    )
    .innerJoin('user_accounts as account', 'account.user_id', 'i.invited_by')
    .where('i.accepted_at', 'is', null)
    .where('i.expires_at', '>', now)
    .where('account.disabled_at', 'is', null)
    .where(({ and, eb, or }) =>
      or([eb('inviter.role', '=', 'owner'), and([eb('inviter.role', '=', 'admin'), eb('i.role', '<>', 'admin')])]),
    );
}
