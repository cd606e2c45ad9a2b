import { authenticationApp } from '@notewright/contract';
import type { ResponseOf, Role } from '@notewright/contract';
import type { Coverage } from '../plans/coverage.ts';
import { isLive } from '../plans/standing.ts';
import { planAllows } from '../plans/plan-policy.ts';
import type { WithMessages } from '../language/localizable.ts';
import type { Account } from '../store/accounts/users.ts';

import { presentPreferences } from './present-preferences.ts';

/** The id under which a picture is read: the last part of its place in the file store. */
export function pictureIdOf(account: Account): string | null {
  return account.pictureKey?.split('/').at(-1) ?? null;
}

/** Where a session works, and what its person may do there. */
export interface Workplace {
  readonly tenantId: string;
  readonly role: Role;
}

/** What holds for everybody of an installation. */
export interface InstallationRules {
  /** Minutes without activity after which a screen locks, where no company says otherwise. */
  readonly idleMinutes: number;
  /** Everybody needs a second factor. */
  readonly secondFactorForAll: boolean;
  /** Plans are used here. */
  readonly billing: { readonly isOn: boolean };
}

/** A person's own profile, as one of their sessions sees it. */
export function presentProfile(
  account: Account,
  caller: Workplace,
  { idleMinutes, secondFactorForAll, billing }: InstallationRules,
  { standing, companyId }: Coverage,
): WithMessages<ResponseOf<typeof authenticationApp.readProfile>, 'company_name'> {
  const pictureId = pictureIdOf(account);
  const isBuyer = caller.role === 'individual' || caller.role === 'owner' || caller.role === 'admin';
  return {
    id: account.userId,
    name: account.name,
    email: account.email,
    profile_picture:
      pictureId === null ? null : authenticationApp.readProfilePicture.path.replace(':pictureId', pictureId),
    subscription_status: isLive(standing) ? standing.state : null,
    account_type: caller.tenantId === account.personalTenantId ? 'individual' : 'company',
    subscription_expires_on: timeOf(standing.expiresOn),
    trial_ends_on: timeOf(standing.trialEndsOn),
    may_write: !billing.isOn || planAllows('write', standing.state),
    // Who is covered by their company has nothing to buy in their own workspace.
    may_buy: billing.isOn && isBuyer && (companyId === null || companyId === caller.tenantId),
    role: caller.role,
    company_name: account.membership?.companyName ?? null,
    workspace: caller.tenantId === account.personalTenantId ? 'personal' : 'company',
    idle_minutes: account.membership?.idleMinutes ?? idleMinutes,
    // Holds in the personal workspace of a member too: the person and the patients may be the same.
    allows_browser_speech: account.membership?.allowsBrowserSpeech ?? true,
    allows_models: account.membership?.allowsModels ?? true,
    has_password: account.passwordHash !== null,
    has_second_factor: account.hasSecondFactor,
    needs_second_factor: secondFactorForAll || account.isOperator || account.membership?.requiresSecondFactor === true,
    preferences: presentPreferences(account.preferences),
  };
}

function timeOf(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
