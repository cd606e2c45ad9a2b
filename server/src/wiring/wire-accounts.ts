import { Resolver } from 'node:dns/promises';
import { createAccessTokens } from '../accounts/access-tokens.ts';
import { createAccountKeys } from '../accounts/account-keys.ts';
import type { AccountKeys } from '../accounts/account-keys.ts';
import type { ProviderSignIn } from '../accounts/oidc/provider-sign-in.ts';
import type { Passwords } from '../accounts/passwords.ts';
import type { PasskeyPlace } from '../accounts/second-factor/passkey-place.ts';
import type { SessionCallers } from '../accounts/session-callers.ts';
import type { ResolveTxt } from '../accounts/sso/verified-domains.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Clock } from '../kernel/clock.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { BillingRules } from '../plans/coverage.ts';
import type { AccountStore } from '../store/accounts/account-store.ts';
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

/** What there is for the calls about accounts; each call takes of it what it uses. */
export interface AccountServices {
  readonly store: AccountStore;
  readonly keys: AccountKeys;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly callers: SessionCallers;
  /** The organisation's own sign-in; null without one. */
  readonly provider: ProviderSignIn | null;
  /** What says whose a mail domain is. */
  readonly resolveTxt: ResolveTxt;
  readonly clock: Clock;
  readonly mailQueue: MailQueue;
  /** Where people reach the installation, without a slash at the end. */
  readonly publicUrl: () => string;
  /** Where passkeys can be used; null where no browser would offer any. */
  readonly passkeyPlace: () => PasskeyPlace | null;
  /** Minutes without activity after which a screen locks, unless a company says otherwise (setting IDLE_MINUTES). */
  readonly idleMinutes: number;
  /** Everybody needs a second factor, not only where a company or a role asks for one (setting REQUIRE_SECOND_FACTOR). */
  readonly secondFactorForAll: boolean;
  /** Digits of the codes that are mailed at sign-up and reset (setting CODE_DIGITS). */
  readonly codeDigits: number;
  /** How plans are used (settings BILLING, TRIAL_DAYS, GRACE_DAYS). */
  readonly billing: BillingRules;
  /** Multiplies the limits per address of a person (setting RATE_LIMIT_FACTOR). */
  readonly limitFactor: number;
  /** How many people may share one internet address (setting SHARED_ADDRESS_FACTOR). */
  readonly sharedAddressFactor: number;
}

/** Accounts, sessions and what proves them. */
export function wireAccounts(
  options: ServerOptions,
  { database, keyring, clock, damage }: Ground,
  { publicUrl, wakeDelivery }: MailWiring,
): AccountServices {
  const { settings, passwordCost, onWork } = options;
  const store = createAccountStore(database, {
    cipher: createFieldCipher(keyring, damage),
    createAudit: (inner) => createAuditStore(inner, keyring),
    createIdempotency: (inner) => createIdempotencyStore({ database: inner, keys: keyring }),
  });
  const keys = createAccountKeys((purpose) => keyring.purposeKey(purpose), settings.CODE_DIGITS);
  const accessTokens = createAccessTokens(keys, clock);
  return {
    store,
    keys,
    passwords: createPasswords(passwordCost, () => onWork?.('password hash', null)),
    sessions: createSessions({ keys, accessTokens, clock }),
    callers: createSessionCallers({
      store,
      accessTokens,
      clock,
      idleMinutes: settings.IDLE_MINUTES,
      secondFactorForAll: settings.REQUIRE_SECOND_FACTOR,
    }),
    provider: wireProvider(options, clock),
    resolveTxt: options.resolveTxt ?? createTxtResolver(),
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
    codeDigits: settings.CODE_DIGITS,
    billing: {
      isOn: settings.BILLING !== 'off',
      trialDays: settings.TRIAL_DAYS,
      graceDays: settings.GRACE_DAYS,
    },
    limitFactor: settings.RATE_LIMIT_FACTOR,
    sharedAddressFactor: settings.SHARED_ADDRESS_FACTOR,
  };
}

/** Somebody waits for the answer. */
const dnsWait = { timeout: 3000, tries: 2 };

function createTxtResolver(): ResolveTxt {
  const resolver = new Resolver(dnsWait);
  return (domain) => resolver.resolveTxt(domain);
}
