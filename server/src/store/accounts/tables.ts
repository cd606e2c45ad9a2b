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
  sessions: SessionTable;
  refresh_tokens: RefreshTokenTable;
  outbox: OutboxTable;
  mailbox: MailboxTable;
  counters: CounterTable;
}
