import { authenticationApp } from '@notewright/contract';
import { auditAccount } from '../../accounts/audit-account.ts';
import { ProblemError } from '../../kernel/problem.ts';
import { route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import { pictureIdOf } from '../../presenters/present-profile.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { FileStore } from '../../files/file-store.ts';

export interface ProfilePictureParts {
  readonly store: AccountStore;
  readonly clock: Clock;
  readonly files: FileStore;
}

/** The signed-in user's own picture; another's, an older one and one that never was read alike. */
export function readProfilePictureRoute(parts: ProfilePictureParts): Route {
  return route(authenticationApp.readProfilePicture, {
    policy: 'verified-user',
    limits: ['read'],
    audit: 'profile_picture.read',
    handle: async (request) => {
      const { caller, params } = request;
      const account = await parts.store.users.find(caller.userId);
      const key = account !== null && pictureIdOf(account) === params.pictureId ? account.pictureKey : null;
      const bytes = key === null ? null : await parts.files.get(key);
      if (bytes !== null) return { kind: 'file', name: 'profile-picture.webp', mediaType: 'image/webp', bytes };
      // People see their own picture on every page, which is worth no line; asking for another's is.
      await auditAccount(parts.store, request, parts.clock.now(), {
        action: 'profile_picture.read',
        outcome: 'denied',
        tenantId: caller.tenantId,
        actorId: caller.userId,
        object: ['profile_picture', params.pictureId],
      });
      throw new ProblemError('not_found');
    },
  });
}
