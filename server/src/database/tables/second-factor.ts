/** The authenticator app of somebody; one each. */
export interface AuthenticatorAppTable {
  user_id: string;
  /** Sealed. */
  secret: Uint8Array;
  /** The last time step whose code was taken (RFC 6238): it and those before count no more. */
  last_step: number;
  created_at: number;
}

/** A secret that was shown and waits for its first code. */
export interface AuthenticatorSetupTable {
  id: string;
  user_id: string;
  /** Sealed. */
  secret: Uint8Array;
  expires_at: number;
}

/** Codes for the day on which app and passkey are out of reach; known by a keyed hash. */
export interface RecoveryCodeTable {
  mac: string;
  user_id: string;
  created_at: number;
  used_at: number | null;
}

export interface PasskeyTable {
  id: string;
  user_id: string;
  /** As the browser says it, base64url. */
  credential_id: string;
  /** COSE. */
  public_key: Uint8Array;
  /** The signature counter of its last use; stays 0 with passkeys that have none. */
  counter: number;
  /** How the browser reaches it, comma-separated. */
  transports: string;
  /** 1 when it is kept on other devices as well. */
  is_synced: number;
  /** What the person calls it, sealed. */
  name: Uint8Array;
  created_at: number;
  last_used_at: number | null;
  /** See `row-seal.ts`. */
  seal: string | null;
}

/** What a passkey's answer may be used for. */
export type ChallengePurpose = 'sign_in' | 'second_step' | 'confirm' | 'add_passkey';

/** What a passkey was asked to sign; gone with the first answer. */
export interface PasskeyChallengeTable {
  id: string;
  purpose: ChallengePurpose;
  /** Null while nobody is known. */
  user_id: string | null;
  challenge: string;
  expires_at: number;
  /** See `row-seal.ts`. */
  seal: string | null;
}

/** A sign-in whose first factor was right. */
export interface SecondStepTable {
  token_hash: string;
  user_id: string;
  /** Of the password that was right: with another one, this counts no more. */
  password_mark: string;
  is_remembered: number;
  tries: number;
  expires_at: number;
  /** See `row-seal.ts`. */
  seal: string | null;
}

export interface SecondFactorTables {
  authenticator_apps: AuthenticatorAppTable;
  authenticator_setups: AuthenticatorSetupTable;
  recovery_codes: RecoveryCodeTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
  second_steps: SecondStepTable;
}
