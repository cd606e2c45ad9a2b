import { authenticationApp } from '@notewright/contract';
import type { ResponseOf } from '@notewright/contract';
import type { Account } from '../store/accounts/users.ts';

/** The id under which a picture is read: the last part of its place in the file store. */
export function pictureIdOf(account: Account): string | null {
  return account.pictureKey?.split('/').at(-1) ?? null;
}

/** A person's own profile. */
export function presentProfile(account: Account): ResponseOf<typeof authenticationApp.readProfile> {
  const pictureId = pictureIdOf(account);
  return {
    id: account.userId,
    name: account.name,
    email: account.email,
    profile_picture:
      pictureId === null ? null : authenticationApp.readProfilePicture.path.replace(':pictureId', pictureId),
    subscription_status: null,
    account_type: account.tenantKind,
    subscription_expires_on: null,
    trial_ends_on: new Date(account.trialEndsOn).toISOString(),
  };
}
