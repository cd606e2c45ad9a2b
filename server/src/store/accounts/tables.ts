import type { Generated } from 'kysely';

/** A company, or the tenant of one individual. */
export interface TenantTable {
  id: string;
  kind: Generated<'individual' | 'company'>;
  created_at: number;
}

/** Who somebody is. How they sign in and what they are called stands in `user_accounts`. */
export interface UserTable {
  id: string;
  tenant_id: string;
  created_at: number;
}

export interface UserAccountTable {
  user_id: string;
  /** Keyed hash of the address: finds it without storing it in the clear. */
  email_index: string;
  email: Uint8Array;
  name: Uint8Array | null;
  password_hash: string;
  verified_at: number;
  trial_ends_on: number;
  disabled_at: number | null;
  /** Where the profile picture lies in the file store; its last part is the picture's id. */
  picture_key: string | null;
}

/** What can happen to a person's way in. The words for each are the presenter's. */
export type ActivityKind =
  | 'sign_in'
  | 'failed_sign_in'
  | 'sign_out'
  | 'session_ended'
  | 'email_verified'
  | 'password_reset_requested'
  | 'password_reset_failed'
  | 'password_reset';

/** What happened to a person's way in; for the list that they see themselves. */
export interface SignInActivityTable {
  id: string;
  /** Null for tries at an address without an account. */
  user_id: string | null;
  at: number;
  kind: ActivityKind;
  /** Address and user agent, sealed. */
  origin: Uint8Array;
}

/** One attempt to sign up: its own password, its own code. Gone once the address is verified or a day has passed. */
export interface SignUpTable {
  id: string;
  email_index: string;
  email: Uint8Array;
  password_hash: string;
  /** 1 when the address already has an account: looks like any other attempt and can never be verified. */
  is_decoy: number;
  code_mac: string;
  code_expires_at: number;
  code_tries: number;
  /** Hash of the link that takes the place of codes after too many wrong ones. */
  link_hash: string | null;
  link_expires_at: number | null;
  created_at: number;
  expires_at: number;
}

/** The one password reset that may be under way for an address, whether or not it has an account. */
export interface PasswordResetTable {
  id: string;
  email_index: string;
  /** Null for an address without an account: behaves like any other, and resets nothing. */
  user_id: string | null;
  code_mac: string;
  code_expires_at: number;
  code_tries: number;
  link_hash: string | null;
  link_expires_at: number | null;
  /** What the right code was traded for. */
  token_hash: string | null;
  token_expires_at: number | null;
  expires_at: number;
}

/** A signed-in browser, or one that may only verify its sign-up attempt. */
export interface SessionTable {
  id: string;
  kind: 'user' | 'sign_up';
  /** A user's id or an attempt's id. */
  subject_id: string;
  created_at: number;
  /** Nothing prolongs a session beyond this. */
  expires_at: number;
  ended_at: number | null;
}

export interface RefreshTokenTable {
  token_hash: string;
  session_id: string;
  created_at: number;
  used_at: number | null;
}

/** Mails on their way out; a row goes when its mail has been handed over. */
export interface OutboxTable {
  id: string;
  content: Uint8Array;
  created_at: number;
  attempts: number;
  /** Nobody else may try before this. */
  lease_until: number;
}

/** Mails that nobody will try again: that and why, without their words. */
export interface UndeliveredMailTable {
  id: string;
  recipient_index: string;
  reason: 'refused' | 'given_up' | 'out_of_date';
  code: string;
  status: number | null;
  attempts: number;
  created_at: number;
  ended_at: number;
}

/** What embedded mail keeps for the mailbox page. */
export interface MailboxTable {
  id: string;
  recipient_index: string;
  content: Uint8Array;
  sent_at: number;
}

/** Counts within a span of time: limits that all processes of one installation share. */
export interface CounterTable {
  key: string;
  points: number;
  expires_at: number;
}

/** The tables of accounts, sign-ups, sessions and mails. */
export interface AccountTables {
  tenants: TenantTable;
  users: UserTable;
  user_accounts: UserAccountTable;
  sign_ups: SignUpTable;
  password_resets: PasswordResetTable;
  sessions: SessionTable;
  refresh_tokens: RefreshTokenTable;
  outbox: OutboxTable;
  undelivered_mails: UndeliveredMailTable;
  mailbox: MailboxTable;
  counters: CounterTable;
  sign_in_activity: SignInActivityTable;
}
