import type { Generated } from 'kysely';
import type { SecondFactorTables } from './second-factor.ts';

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
  /** 1 when members may agree to a browser's own speech service. */
  allows_browser_speech: Generated<number>;
  /** Days for which the sound of visits is kept once it is text. */
  recording_days: Generated<number>;
  /** 0 where nothing of its may go to a language model. */
  uses_models: Generated<number>;
  /** Days after its last message when a chat is destroyed; null: never. */
  retention_days: number | null;
  /** The mail domain (a keyed hash) to whose people the company wants no free trial of their own given; null: none. */
  trial_domain_index: Generated<string | null>;
  /** A company's trial, which was its first owner's; null for an individual, whose account knows it. */
  trial_ends_on: number | null;
}

/** What somebody may do in their company. */
export type CompanyRole = 'owner' | 'admin' | 'clinician' | 'auditor';

/** Who belongs to which company; an account belongs to one at most. */
export interface MembershipTable {
  user_id: string;
  tenant_id: string;
  role: CompanyRole;
  joined_at: number;
  /** See `row-seal.ts`. */
  seal: string | null;
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
  /** See `row-seal.ts`. */
  seal: string | null;
}

/** Who somebody is. `tenant_id` is the tenant of their own, which they keep; how they sign in stands in `user_accounts`. */
export interface UserTable {
  id: string;
  tenant_id: string;
  created_at: number;
  /** See `row-seal.ts`. */
  seal: string | null;
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
  /** What new chats begin with; null where nothing was chosen. */
  default_tool: string | null;
  note_kind: string | null;
  /** See `row-seal.ts`. */
  seal: string | null;
}

/** Who somebody is at the identity provider. */
export interface IdentityTable {
  issuer: string;
  /** Keyed hash of the provider's id for the person. */
  subject_index: string;
  user_id: string;
  linked_at: number;
  /** See `row-seal.ts`. */
  seal: string | null;
}

/** A sign-in that is under way at the identity provider; gone once it is taken up again, or after its time. */
export interface OidcAttemptTable {
  /** Hash of the secret that stays in the tab which began it. */
  id: string;
  /** What the provider's answer is checked against, sealed. */
  content: Uint8Array;
  expires_at: number;
}

/** What can happen to a person's way in. The words for each are the presenter's. */
export type ActivityKind =
  | 'sign_in'
  | 'failed_sign_in'
  | 'sign_out'
  | 'session_ended'
  | 'email_verified'
  | 'identity_linked'
  | 'password_reset_requested'
  | 'password_reset_failed'
  | 'password_reset'
  | 'password_changed'
  | 'password_change_failed'
  | 'email_change_requested'
  | 'email_changed'
  | 'session_ended_by_owner'
  | 'sessions_ended'
  | 'failed_proof'
  | 'failed_unlock'
  | 'second_factor_failed'
  | 'second_factor_changed';

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
  /** Hash of the invitation's token with which somebody signed up, whether or not it fits. */
  invitation_hash: string | null;
  created_at: number;
  expires_at: number;
  /** See `row-seal.ts`. */
  seal: string | null;
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
  /** Of the code and the link; see `row-seal.ts`. */
  seal: string | null;
  /** Of the token. */
  token_seal: string | null;
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
  /** See `row-seal.ts`. */
  seal: string | null;
}

/** A browser and system that an account was used from: a keyed hash of their names, bound to the account. */
export interface KnownDeviceTable {
  user_id: string;
  device_mac: string;
  last_used_at: number;
}

/** The one change of address that may be under way for an account. */
export interface EmailChangeTable {
  user_id: string;
  id: string;
  /** The session that asked for it. */
  session_id: string;
  /** The new address, sealed. */
  email: Uint8Array;
  /** 1 when the address has an account already: looks like any other change, and changes nothing. */
  is_decoy: number;
  code_mac: string;
  code_tries: number;
  expires_at: number;
  /** See `row-seal.ts`. */
  seal: string | null;
}

export interface RefreshTokenTable {
  token_hash: string;
  session_id: string;
  created_at: number;
  used_at: number | null;
  /** See `row-seal.ts`. */
  seal: string | null;
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

/** Mails that nobody will try again by themselves: that and why. */
export interface UndeliveredMailTable {
  id: string;
  recipient_index: string;
  reason: 'refused' | 'given_up' | 'out_of_date';
  code: string;
  status: number | null;
  attempts: number;
  created_at: number;
  ended_at: number;
  /** What can be sent once more, sealed; null for rows of before it was kept. */
  content: Uint8Array | null;
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
export interface AccountTables extends SecondFactorTables {
  tenants: TenantTable;
  memberships: MembershipTable;
  invitations: InvitationTable;
  users: UserTable;
  user_accounts: UserAccountTable;
  sign_ups: SignUpTable;
  password_resets: PasswordResetTable;
  sessions: SessionTable;
  known_devices: KnownDeviceTable;
  email_changes: EmailChangeTable;
  refresh_tokens: RefreshTokenTable;
  outbox: OutboxTable;
  undelivered_mails: UndeliveredMailTable;
  mailbox: MailboxTable;
  counters: CounterTable;
  sign_in_activity: SignInActivityTable;
  identities: IdentityTable;
  oidc_attempts: OidcAttemptTable;
}
