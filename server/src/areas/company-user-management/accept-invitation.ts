import { defineMessage } from '@notewright/engine/message';
import { companyUserManagement } from '@notewright/contract';
import { joinCompany } from '../../accounts/join-company.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { JoinCompanyParts } from '../../accounts/join-company.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { AccountKeys } from '../../accounts/account-keys.ts';

export interface AcceptInvitationParts extends JoinCompanyParts {
  readonly store: AccountStore;
  readonly keys: AccountKeys;
}

/** Joins the company of an invitation with an account that is there already. */
export function acceptInvitationRoute(parts: AcceptInvitationParts): Route {
  return route(companyUserManagement.acceptInvitation, {
    policy: 'verified-user',
    limits: ['write'],
    audit: 'user.join',
    plan: 'join',
    handle: async (request) => {
      const tokenHash = parts.keys.hashToken(request.body.token);
      const joining = await parts.store.transaction(async (store) => {
        const account = await store.users.find(request.caller.userId);
        if (account === null) throw new ProblemError('session_expired');
        return joinCompany(parts, store, request, { tokenHash, account });
      });
      // After the transaction, which keeps what the audit log says of a refusal.
      if (joining.kind === 'seats_full')
        throw new ProblemError('seats_full', {
          message: defineMessage(
            'company.seatsTaken',
            'All seats of the company are taken. Please ask the person who invited you.',
          ),
        });
      if (joining.kind === 'plan_required')
        throw new ProblemError('plan_required', {
          message: defineMessage(
            'company.planEnded',
            'The plan of this company has ended. Please ask the person who invited you.',
          ),
        });
      if (joining.kind === 'invalid') throw new ProblemError('invitation_invalid');
      if (joining.kind === 'already_in_company') throw new ProblemError('already_in_company');
      const { id, name } = joining.company;
      const message = joining.paysThemselves
        ? defineMessage(
            'company.welcomeWithOwnPlan',
            'Welcome to the company! You also pay for a plan of your own. To cancel it, change to your personal workspace and open Manage Subscription.',
          )
        : defineMessage('company.welcome', 'Welcome to the company!');
      return json({ message, company: { id, name } });
    },
  });
}
