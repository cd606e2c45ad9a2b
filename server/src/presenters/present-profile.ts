import { authenticationApp } from '@notewright/contract';
import type { ResponseOf, Role } from '@notewright/contract';
import type { Account } from '../store/accounts/users.ts';

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
}

/** A person's own profile, as one of their sessions sees it. */
export function presentProfile(
  account: Account,
  caller: Workplace,
  { idleMinutes, secondFactorForAll }: InstallationRules,
): ResponseOf<typeof authenticationApp.readProfile> {
  const pictureId = pictureIdOf(account);
  return {
    id: account.userId,
    name: account.name,
    email: account.email,
    profile_picture:
      pictureId === null ? null : authenticationApp.readProfilePicture.path.replace(':pictureId', pictureId),
    subscription_status: null,
    account_type: caller.tenantId === account.personalTenantId ? 'individual' : 'company',
    subscription_expires_on: null,
    trial_ends_on: new Date(account.trialEndsOn).toISOString(),
    role: caller.role,
    company_name: account.membership?.companyName ?? null,
    workspace: caller.tenantId === account.personalTenantId ? 'personal' : 'company',
    idle_minutes: account.membership?.idleMinutes ?? idleMinutes,
    has_password: account.passwordHash !== null,
    has_second_factor: account.hasSecondFactor,
    needs_second_factor: secondFactorForAll || account.isOperator || account.membership?.requiresSecondFactor === true,
  };
}
