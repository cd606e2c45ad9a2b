import type { authenticationApp } from '@notewright/contract';
import type { Localizable } from '../language/localizable.ts';
import type { PasskeyPlace } from '../accounts/second-factor/passkey-place.ts';
import type { StoredPasskey } from '../store/accounts/passkeys.ts';
import type { AuthenticatorApp, FactorStanding } from '../store/accounts/second-factors.ts';

export interface PersonsFactors {
  /** They may not be without one. */
  readonly isRequired: boolean;
  readonly app: AuthenticatorApp | null;
  readonly standing: FactorStanding;
  readonly passkeys: readonly StoredPasskey[];
  readonly place: PasskeyPlace | null;
}

const timeOf = (at: number): string => new Date(at).toISOString();

/** Somebody's own second factors, without what proves them. */
export function presentFactors(person: PersonsFactors): Localizable<authenticationApp.SecondFactors> {
  const { isRequired, app, standing, passkeys, place } = person;
  return {
    app_since: app === null ? null : timeOf(app.createdAt),
    recovery_codes_left: standing.recoveryCodes,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt, isSynced }) => ({
      id,
      name,
      created_at: timeOf(createdAt),
      last_used_at: lastUsedAt === null ? null : timeOf(lastUsedAt),
      is_synced: isSynced,
    })),
    is_required: isRequired,
    passkey_origin: place?.origin ?? null,
  };
}
