import { defineMessage } from '@notewright/engine/message';
import type { BillingRules } from '../../plans/coverage.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import { authenticationApp } from '@notewright/contract';
import { auditAccount } from '../../accounts/audit-account.ts';
import type { RequestSource } from '../../kernel/request-source.ts';
import { readCoverage } from '../../plans/coverage.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { UserCaller } from '../../kernel/caller.ts';
import { presentProfile } from '../../presenters/present-profile.ts';
import type { Account, ProfileChange } from '../../store/accounts/users.ts';
import { storePicture } from './store-picture.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { PictureMaker } from '../../documents/document-reader.ts';

export interface UpdateProfileParts {
  readonly store: AccountStore;
  readonly clock: Clock;
  /** How plans are used (settings BILLING, TRIAL_DAYS, GRACE_DAYS). */
  readonly billing: BillingRules;
  /** Minutes without activity after which a screen locks, unless a company says otherwise (setting IDLE_MINUTES). */
  readonly idleMinutes: number;
  /** Everybody needs a second factor, not only where a company or a role asks for one (setting REQUIRE_SECOND_FACTOR). */
  readonly secondFactorForAll: boolean;
  readonly files: FileStore;
  readonly pictures: PictureMaker;
}

/** Changes the signed-in user's name and picture, both or neither. */
export function updateProfileRoute(parts: UpdateProfileParts): Route {
  return route(authenticationApp.updateProfile, {
    policy: 'verified-user',
    limits: ['profile'],
    audit: 'profile.update',
    handle: async (request) => {
      const { caller, file, body } = request;
      if (file !== null && body.remove_picture === 'true') {
        const message = defineMessage(
          'account.pictureAndRemoval',
          'Please send a new picture or ask to remove the old one, not both.',
        );
        throw new ProblemError('validation_failed', { message, fields: { remove_picture: [message] } });
      }
      const stored = file === null ? null : await storePicture(parts, caller, file.bytes, request.signal);
      const pictureKey = body.remove_picture === 'true' ? null : (stored ?? undefined);
      const change = { name: body.name, ...(pictureKey === undefined ? {} : { pictureKey }) };
      const account = await keepChange(parts, { caller, source: request, change, stored });
      const coverage = await readCoverage(parts, account, caller);
      return json({
        ...presentProfile(account, caller, parts, coverage),
        message: defineMessage('account.profileUpdatedSuccessfully', 'Profile updated successfully!'),
      });
    },
  });
}

interface Keeping {
  readonly caller: UserCaller;
  readonly source: RequestSource;
  readonly change: ProfileChange;
  /** The key of a picture that goes again when the change cannot be kept. */
  readonly stored: string | null;
}

async function keepChange(parts: UpdateProfileParts, { caller, source, change, stored }: Keeping): Promise<Account> {
  const { userId, tenantId } = caller;
  try {
    const { account, givenUp } = await parts.store.transaction(async (store) => {
      const { givenUp } = await store.users.updateProfile(userId, change);
      const account = await store.users.find(userId);
      if (account === null) throw new ProblemError('session_expired');
      await auditAccount(store, source, parts.clock.now(), {
        action: 'profile.update',
        outcome: 'success',
        tenantId,
        actorId: userId,
        object: ['user', userId],
      });
      return { account, givenUp };
    });
    // The profile names it no more: one that cannot be removed now is unreachable all the same.
    if (givenUp !== null) await parts.files.remove(givenUp).catch(() => undefined);
    return account;
  } catch (error) {
    if (stored !== null) await parts.files.remove(stored).catch(() => undefined);
    throw error;
  }
}
