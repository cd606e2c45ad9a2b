import { companyUserManagement } from '@notewright/contract';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { AccountKeys } from '../../accounts/account-keys.ts';
import type { Clock } from '../../kernel/clock.ts';

export interface ReadInvitationParts {
  readonly store: AccountStore;
  readonly keys: AccountKeys;
  readonly clock: Clock;
}

/** Says what a link invites to. Whoever has no link that counts learns nothing, not even why it does not. */
export function readInvitationRoute({ store, keys, clock }: ReadInvitationParts): Route {
  return route(companyUserManagement.readInvitation, {
    policy: 'anyone',
    limits: ['read'],
    audit: 'none: who holds the link reads what its mail says',
    handle: async ({ body }) => {
      const invitation = await store.invitations.findOpen(keys.hashToken(body.token), clock.now());
      const company = invitation === null ? null : await store.companies.find(invitation.tenantId);
      const inviter = invitation === null ? null : await store.users.find(invitation.invitedBy);
      if (invitation === null || company === null || inviter === null) throw new ProblemError('invitation_invalid');
      const { email, role } = invitation;
      return json({ company_name: company.name, role, email, invited_by: inviter.name ?? inviter.email });
    },
  });
}
