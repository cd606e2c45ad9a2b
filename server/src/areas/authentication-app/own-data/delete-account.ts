import { defineMessage } from '@notewright/engine/message';
import { authenticationApp } from '@notewright/contract';
import { deleteAccount } from '../../../own-data/delete-account.ts';
import { json, route } from '../../../http/route.ts';
import type { Route } from '../../../http/route.ts';
import type { DeletionParts } from '../../../own-data/delete-account.ts';

/** The end of an account, once its owner has typed its address. */
export function deleteAccountRoute(parts: DeletionParts): Route {
  return route(authenticationApp.deleteAccount, {
    policy: 'verified-user',
    limits: ['write'],
    audit: 'account.delete',
    proof: 'recent',
    handle: async (request) => {
      await deleteAccount(parts, request.caller.userId, request.body.confirmation, request);
      return json(
        {
          message: defineMessage(
            'account.deleted',
            'Your account is deleted. A mail tells you once everything in it is destroyed.',
          ),
        },
        { 'Clear-Site-Data': '"cache"' },
      );
    },
  });
}
