import { defineMessage } from '@notewright/engine/message';
import { authenticationApp } from '@notewright/contract';
import { v7 as makeId } from 'uuid';
import { auditAccount } from '../../accounts/audit-account.ts';
import { admitFirstMail, makeProof } from '../../accounts/code-mails.ts';
import { durations } from '../../kernel/durations.ts';
import { refuseKnownPassword } from '../../accounts/refuse-known-password.ts';
import { json, route } from '../../http/route.ts';
import type { Route } from '../../http/route.ts';
import type { MakeProofParts, AdmitNextMailParts } from '../../accounts/code-mails.ts';
import type { Passwords } from '../../accounts/passwords.ts';
import type { Sessions } from '../../accounts/sessions.ts';

export interface SignupParts extends MakeProofParts, AdmitNextMailParts {
  readonly passwords: Passwords;
  readonly sessions: Sessions;
}

/**
 * Opens a sign-up attempt with its own password and code. An address that has an account gets an attempt that looks
 * the same and can never be verified; its owner hears of it by mail.
 */
export function signUpRoute(parts: SignupParts): Route {
  return route(authenticationApp.signUp, {
    policy: 'anyone',
    limits: ['sign-up'],
    audit: 'account.sign_up',
    handle: async (request) => {
      const { email, password, token } = request.body;
      refuseKnownPassword(password, email);
      await admitFirstMail(parts, email);
      const passwordHash = await parts.passwords.hash(password, request.ip);
      const id = makeId();
      const tokens = await parts.store.transaction(async (store) => {
        const now = parts.clock.now();
        const isDecoy = (await store.users.findByEmail(email)) !== null;
        const proof = await makeProof(parts, store, { id, email, isDecoy });
        // Whether an invitation fits is looked at once the address is verified: nothing is to be learnt of it before.
        const invitationHash = token === undefined ? null : parts.keys.hashToken(token);
        const expiresAt = now + durations.signUp;
        await store.signUps.create({ id, email, passwordHash, isDecoy, invitationHash, proof, now, expiresAt });
        await parts.mailQueue.enqueue(store, proof.mail);
        await auditAccount(store, request, now, {
          action: 'account.sign_up',
          outcome: 'success',
          tenantId: null,
          actorId: null,
          object: ['sign_up', id],
        });
        return parts.sessions.openForSignUp(store, id);
      });
      const { accessToken, refreshToken } = tokens;
      return json({
        message: defineMessage('account.userCreatedSuccessfully', 'User created successfully'),
        user: { id, email },
        accessToken,
        refreshToken,
      });
    },
  });
}
