import type { Clock } from '../../kernel/clock.ts';
import { limits } from '@notewright/contract';
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import { v7 as makeId } from 'uuid';
import { ProblemError } from '../../kernel/problem.ts';
import type { AccountStore } from '../../store/accounts/account-store.ts';
import type { ChallengePurpose } from '../../database/tables/second-factor.ts';
import type { Account } from '../../store/accounts/users.ts';
import { durations } from '../../kernel/durations.ts';
import { userHandleOf } from './check-passkey.ts';
import type { PasskeyPlace } from './passkey-place.ts';

/** What a browser is to be asked with, and under which id the answer comes back. */
export interface OpenChallenge {
  readonly challenge_id: string;
  readonly options: Record<string, unknown>;
}

/** EdDSA, ES256, RS256: what every maker of devices offers. */
export const passkeyAlgorithms = [-8, -7, -257];

interface FactorQuestion {
  readonly purpose: Extract<ChallengePurpose, 'second_step' | 'confirm'>;
  readonly mustVerifyUser: boolean;
}

/**
 * What a passkey of this person is asked. To confirm who they are without a password it is the only factor: whoever sits
 * at their open screen may have their key before them as well.
 */
export function factorQuestion(
  purpose: FactorQuestion['purpose'],
  { passwordHash }: Pick<Account, 'passwordHash'>,
): FactorQuestion {
  return { purpose, mustVerifyUser: purpose === 'confirm' && passwordHash === null };
}

/** @throws ProblemError `passkeys_unavailable` where a browser would not offer any. */
export function requirePlace(parts: { readonly passkeyPlace: () => PasskeyPlace | null }): PasskeyPlace {
  const place = parts.passkeyPlace();
  if (place === null) throw new ProblemError('passkeys_unavailable');
  return place;
}

export interface PasskeyOptionsParts {
  readonly passkeyPlace: () => PasskeyPlace | null;
  readonly clock: Clock;
}

/** For a person who is not known yet: any passkey of this place whose device looks at who holds it. */
export async function openSignInChallenge(parts: PasskeyOptionsParts, store: AccountStore): Promise<OpenChallenge> {
  const { rpId: rpID } = requirePlace(parts);
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    timeout: durations.passkeyChallenge,
  });
  return keepChallenge(parts, store, { purpose: 'sign_in', userId: null, options });
}

/**
 * For one of a known person's passkeys, beside another factor; its device has to look at who holds it where there is no
 * other (`mustVerifyUser`).
 */
export async function openFactorChallenge(
  parts: PasskeyOptionsParts,
  store: AccountStore,
  userId: string,
  { purpose, mustVerifyUser }: FactorQuestion,
): Promise<OpenChallenge> {
  const { rpId: rpID } = requirePlace(parts);
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: mustVerifyUser ? 'required' : 'preferred',
    allowCredentials: await listCredentials(store, userId),
    timeout: durations.passkeyChallenge,
  });
  return keepChallenge(parts, store, { purpose, userId, options });
}

/** For a new passkey; devices that hold one of the person's already say so. */
export async function openNewPasskeyChallenge(
  parts: PasskeyOptionsParts,
  store: AccountStore,
  { userId, email, name }: Pick<Account, 'userId' | 'email' | 'name'>,
): Promise<OpenChallenge> {
  const { rpId: rpID } = requirePlace(parts);
  const excludeCredentials = await listCredentials(store, userId);
  if (excludeCredentials.length >= limits.passkeysPerPerson) throw new ProblemError('too_many_passkeys');
  const options = await generateRegistrationOptions({
    rpName: 'Notewright',
    rpID,
    userID: userHandleOf(userId),
    userName: email,
    userDisplayName: name ?? email,
    attestationType: 'none',
    excludeCredentials,
    // Kept on the device where it can be, so that it also signs in by itself.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: passkeyAlgorithms,
    timeout: durations.passkeyChallenge,
  });
  return keepChallenge(parts, store, { purpose: 'add_passkey', userId, options });
}

async function listCredentials(
  store: AccountStore,
  userId: string,
): Promise<{ readonly id: string; readonly transports: string[] }[]> {
  const passkeys = await store.passkeys.list(userId);
  return passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] }));
}

interface Asked {
  readonly purpose: ChallengePurpose;
  readonly userId: string | null;
  readonly options: { readonly challenge: string };
}

async function keepChallenge(
  { clock }: { readonly clock: Clock },
  store: AccountStore,
  { purpose, userId, options }: Asked,
): Promise<OpenChallenge> {
  const id = makeId();
  const expiresAt = clock.now() + durations.passkeyChallenge;
  await store.passkeys.openChallenge({ id, purpose, userId, challenge: options.challenge, expiresAt });
  return { challenge_id: id, options: { ...options } };
}
