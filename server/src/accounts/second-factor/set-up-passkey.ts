import type { authenticationApp } from '@notewright/contract';
import { limits } from '@notewright/contract';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';
import { v7 as makeId } from 'uuid';
import { ProblemError } from '../../kernel/problem.ts';
import type { NewPasskey, StoredPasskey } from '../../store/accounts/passkeys.ts';
import { changeFactors } from './change-factors.ts';
import type { Changer, ChangeFactorsParts } from './change-factors.ts';
import { isFramed } from './check-passkey.ts';
import { passkeyAlgorithms, requirePlace } from './passkey-options.ts';
import type { PasskeyPlace } from './passkey-place.ts';

export interface MadePasskey {
  readonly challenge_id: string;
  readonly name: string;
  readonly response: authenticationApp.NewPasskey;
}

type Changed = Promise<{ readonly recoveryCodes: readonly string[] | null }>;

export interface AddPasskeyParts extends ChangeFactorsParts {
  /** Where passkeys can be used; null where no browser would offer any. */
  readonly passkeyPlace: () => PasskeyPlace | null;
}

/**
 * Keeps a passkey that a browser has just made. Its challenge is spent whatever comes of it.
 * @throws ProblemError `passkey_refused` for whatever does not fit, without saying why; `too_many_passkeys`; and what
 *   `changeFactors` throws.
 */
export async function addPasskey(parts: AddPasskeyParts, changer: Changer, made: MadePasskey): Changed {
  const place = requirePlace(parts);
  const question = { purpose: 'add_passkey', userId: changer.userId } as const;
  const now = parts.clock.now();
  const challenge = await parts.store.passkeys.spendChallenge(made.challenge_id, question, now);
  const credential = challenge === null ? null : await verify(made.response, challenge, place);
  if (credential === null) throw new ProblemError('passkey_refused');
  const passkey: NewPasskey = {
    id: makeId(),
    userId: changer.userId,
    name: made.name,
    createdAt: now,
    lastUsedAt: null,
    ...credential,
  };
  return changeFactors(parts, changer, async ({ passkeys, secondFactors }, { userId }) => {
    if ((await secondFactors.readStanding(userId)).passkeys >= limits.passkeysPerPerson)
      throw new ProblemError('too_many_passkeys');
    if (!(await passkeys.add(passkey))) throw new ProblemError('passkey_refused');
    return { change: 'passkey_added' };
  });
}

/** @throws ProblemError `not_found` for one that is not theirs, and what `changeFactors` throws. */
export function renamePasskey(parts: ChangeFactorsParts, changer: Changer, id: string, name: string): Changed {
  return changeFactors(parts, changer, async ({ passkeys }, { userId }) => {
    if (!(await passkeys.rename(userId, id, name))) throw new ProblemError('not_found');
    return { change: 'passkey_renamed' };
  });
}

/** @throws ProblemError `not_found` for one that is not theirs, and what `changeFactors` throws. */
export function removePasskey(parts: ChangeFactorsParts, changer: Changer, id: string): Changed {
  return changeFactors(parts, changer, async ({ passkeys }, { userId }) => {
    if (!(await passkeys.remove(userId, id))) throw new ProblemError('not_found');
    return { change: 'passkey_removed' };
  });
}

type Credential = Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced'>;

async function verify(
  response: authenticationApp.NewPasskey,
  challenge: string,
  place: PasskeyPlace,
): Promise<Credential | null> {
  const { clientDataJSON, attestationObject, transports = [] } = response.response;
  try {
    if (isFramed(clientDataJSON)) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: response.id,
        rawId: response.rawId,
        type: response.type,
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject: withoutAttestation(attestationObject) },
      },
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.rpId,
      requireUserVerification: false,
      supportedAlgorithmIDs: passkeyAlgorithms,
    });
    if (!verified) return null;
    const { credential, credentialBackedUp: isSynced } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: transports.filter((name) => /^[a-z-]{1,20}$/.test(name)),
      isSynced,
    };
  } catch {
    // The library throws for whatever does not fit; which of it was sent is of no use to whoever sent it.
    return null;
  }
}

/**
 * The same key without what its maker says of it. Nobody asked for that, and to check it, the addresses inside of its
 * certificates would be fetched.
 */
function withoutAttestation(attestationObject: string): string {
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData');
  const nothing = new Map<string, string>();
  const parts = new Map<string, string | Uint8Array | Map<string, string>>([
    ['fmt', 'none'],
    ['attStmt', nothing],
    ['authData', authData],
  ]);
  return isoBase64URL.fromBuffer(isoCBOR.encode(parts));
}
