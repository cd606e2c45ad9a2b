import type { authenticationApp } from '@notewright/contract';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { VerifiedAuthenticationResponse } from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { StoredPasskey } from '../../store/accounts/passkeys.ts';
import type { ChallengePurpose } from '../../database/tables/second-factor.ts';
import { durations } from '../../kernel/durations.ts';
import { auditAccount } from '../audit-account.ts';
import type { RequestSource } from '../../kernel/request-source.ts';
import type { PasskeyPlace } from './passkey-place.ts';
import type { Clock } from '../../kernel/clock.ts';

export interface Question {
  readonly purpose: ChallengePurpose;
  /** Whose passkey it has to be; null: whoever it belongs to. */
  readonly userId: string | null;
  /** The device has to have looked at who holds it (finger, face, PIN); then the passkey stands for two factors. */
  readonly mustVerifyUser?: boolean;
}

/**
 * Checks what a passkey answered, spends its challenge whatever comes of it, and keeps its counter. Belongs into a
 * transaction that is kept in either case. Null for an answer to another question, of another person's or an unknown
 * passkey, from another page or name, wrongly signed, or with a counter that went back (a copy of the passkey was used).
 */
export async function checkPasskey(
  parts: { readonly clock: Clock; readonly passkeyPlace: () => PasskeyPlace | null },
  store: AccountStore,
  { challenge_id: id, response }: authenticationApp.AnsweredChallenge,
  question: Question,
  source: RequestSource,
): Promise<StoredPasskey | null> {
  const now = parts.clock.now();
  const place = parts.passkeyPlace();
  const spent = await store.passkeys.spendChallenge(id, question, now);
  // In memory as well: who writes to the database could put the question back while it lasts.
  const isFirst = spent !== null && store.guesses.take(`passkey:${id}`, now, 2 * durations.passkeyChallenge);
  const challenge = isFirst ? spent : null;
  const passkey = await findHeld(store, response.id);
  if (place === null || challenge === null || passkey === null) return null;
  if (question.userId !== null && passkey.userId !== question.userId) return null;
  if (!isOwnersHandle(passkey, response.response.userHandle, question.userId === null)) return null;
  const answer = { response, challenge, passkey, place, mustVerifyUser: question.mustVerifyUser === true };
  const info = await verify(answer);
  if (info === null) return null;
  const { newCounter: counter, credentialBackedUp: isSynced } = info;
  if (await store.passkeys.keepUse(passkey.id, { counter, isSynced, now })) return passkey;
  const owner = await store.users.find(passkey.userId);
  await auditAccount(store, source, now, {
    action: 'session.passkey_counter',
    outcome: 'denied',
    tenantId: owner?.tenantId ?? null,
    actorId: null,
    object: ['user', passkey.userId],
  });
  return null;
}

/** The account before its passkeys, as with every change of them: so that no two wait for one another. */
async function findHeld(store: AccountStore, credentialId: string): Promise<StoredPasskey | null> {
  const found = await store.passkeys.findByCredential(credentialId);
  if (found === null) return null;
  await store.secondFactors.hold(found.userId);
  return store.passkeys.findByCredential(credentialId);
}

/** A passkey that was found by itself has to say whose it is; others may. */
function isOwnersHandle(passkey: StoredPasskey, handle: string | null | undefined, isAsked: boolean): boolean {
  if (handle === null || handle === undefined) return !isAsked;
  return handle === userHandleOf(passkey.userId).toString('base64url');
}

/** What a passkey knows its person by: the id of the account, which names nobody. */
export function userHandleOf(userId: string): Buffer<ArrayBuffer> {
  return Buffer.from(userId);
}

interface Signed {
  readonly response: authenticationApp.UsedPasskey;
  readonly challenge: string;
  readonly passkey: StoredPasskey;
  readonly place: PasskeyPlace;
  readonly mustVerifyUser: boolean;
}

async function verify(signed: Signed): Promise<VerifiedAuthenticationResponse['authenticationInfo'] | null> {
  const { response, challenge, passkey, place, mustVerifyUser } = signed;
  try {
    if (isFramed(response.response.clientDataJSON)) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: readResponse(response),
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.rpId,
      requireUserVerification: mustVerifyUser,
      // The counter is compared in the statement that keeps it, so that two uses at once cannot both pass.
      credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
    });
    return verified ? authenticationInfo : null;
  } catch {
    // The library throws for whatever does not fit; which of it was sent is of no use to whoever sent it.
    return null;
  }
}

/** A page of ours is never shown inside another. */
export function isFramed(clientDataJson: string): boolean {
  const { crossOrigin, topOrigin } = decodeClientDataJSON(clientDataJson);
  return crossOrigin === true || topOrigin !== undefined;
}

/** The answer as the library takes it, without what it does not read. */
function readResponse({ id, rawId, type, response }: authenticationApp.UsedPasskey) {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const handle = userHandle === null || userHandle === undefined ? {} : { userHandle };
  return {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature, ...handle },
  };
}
