import type { Generated } from 'kysely';

/** A company, or the tenant of one individual. */
export interface TenantTable {
  id: string;
  kind: Generated<'individual' | 'company'>;
  created_at: number;
  /** A company's name; null for an individual. */
  name: Uint8Array | null;
  /** How many people a company may have, those who are invited counted in. */
  seats: Generated<number>;
  /** Minutes without activity after which a member's screen locks. */
  idle_minutes: Generated<number>;
  /** 1 when every member needs a second factor. */
  requires_second_factor: Generated<number>;
  /** Days after its last message when a chat is destroyed; null: never. */
  retention_days: number | null;
}

/** What somebody may do in their company. */
export type CompanyRole = 'owner' | 'admin' | 'clinician' | 'auditor';

/** Who belongs to which company; an account belongs to one at most. */
export interface MembershipTable {
  user_id: string;
  tenant_id: string;
  role: CompanyRole;
  joined_at: number;
}

/** An invitation to a company: bound to one address, used once, gone after its time. */
export interface InvitationTable {
  id: string;
  tenant_id: string;
  email_index: string;
  email: Uint8Array;
  role: CompanyRole;
  token_hash: string;
  /** Sealed, for "Copy link"; null once it was used. */
  token: Uint8Array | null;
  invited_by: string;
  invited_on: number;
  expires_at: number;
  accepted_by: string | null;
  accepted_at: number | null;
}

/** Who somebody is. `tenant_id` is the tenant of their own, which they keep; how they sign in stands in `user_accounts`. */
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
  /** 1 for those who run the installation. */
  is_operator: Generated<number>;
  /** When the first second factor was set up; null without one. */
  second_factor_at: number | null;
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
  /** When the person last showed that it is them: password, and second factor where there is one. */
  proved_at: number;
  last_active_at: number;
  /** Set while the session waits for the password after idle minutes. */
  locked_at: number | null;
  is_remembered: number;
  /** Where a company's member works in this session: with the company's chats or with their own. */
  workspace: 'company' | 'personal';
  /** Address and user agent at sign-in, sealed; null for sessions of a sign-up attempt. */
  origin: Uint8Array | null;
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
  memberships: MembershipTable;
  invitations: InvitationTable;
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
