import { createAccessTokens } from '../accounts/access-tokens.ts';
import { createAccountKeys } from '../accounts/account-keys.ts';
import type { AccountParts } from '../accounts/account-parts.ts';
import { createPasswords } from '../accounts/passwords.ts';
import { passkeyPlaceOf } from '../accounts/second-factor/passkey-place.ts';
import { createSessions } from '../accounts/sessions.ts';
import { createAuditStore } from '../audit/audit-store.ts';
import { createSessionCallers } from '../accounts/session-callers.ts';
import { createMailQueue } from '../mail/mail-queue.ts';
import { createAccountStore } from '../store/accounts/account-store.ts';
import { createFieldCipher } from '../store/accounts/field-cipher.ts';
import { createIdempotencyStore } from '../store/idempotency/idempotency-store.ts';
import type { Ground } from './open-ground.ts';
import type { ServerOptions } from './server-options.ts';
import { wireProvider } from './wire-provider.ts';

export interface MailWiring {
  readonly publicUrl: () => string;
  /** Has the outbox looked at now. */
  readonly wakeDelivery: () => void;
}

/** Accounts, sessions and what proves them. */
export function wireAccounts(
  options: ServerOptions,
  { database, keyring, clock }: Ground,
  { publicUrl, wakeDelivery }: MailWiring,
): AccountParts {
  const { settings, passwordCost, onWork } = options;
  const store = createAccountStore(database, {
    cipher: createFieldCipher(keyring),
    createAudit: (inner) => createAuditStore(inner, keyring),
    createIdempotency: (inner) => createIdempotencyStore({ database: inner, keys: keyring }),
  });
  const keys = createAccountKeys((purpose) => keyring.purposeKey(purpose));
  const accessTokens = createAccessTokens(keys, clock);
  return {
    store,
    keys,
    passwords: createPasswords(passwordCost, () => onWork?.('password hash')),
    sessions: createSessions({ keys, accessTokens, clock }),
    callers: createSessionCallers({
      store,
      accessTokens,
      clock,
      idleMinutes: settings.IDLE_MINUTES,
      secondFactorForAll: settings.REQUIRE_SECOND_FACTOR,
    }),
    provider: wireProvider(options, clock),
    clock,
    mailQueue: createMailQueue(
      () => ({ publicUrl: publicUrl(), supportEmail: settings.SUPPORT_EMAIL }),
      clock,
      wakeDelivery,
    ),
    publicUrl,
    passkeyPlace: () => passkeyPlaceOf(publicUrl()),
    idleMinutes: settings.IDLE_MINUTES,
    secondFactorForAll: settings.REQUIRE_SECOND_FACTOR,
    billing: {
      isOn: settings.BILLING !== 'off',
      trialDays: settings.TRIAL_DAYS,
      graceDays: settings.GRACE_DAYS,
    },
    limitFactor: settings.RATE_LIMIT_FACTOR,
    sharedAddressFactor: settings.SHARED_ADDRESS_FACTOR,
  };
}
