/** Bytes of attachments that a person's chats hold, wherever they work. */
export interface StorageUseTable {
  user_id: string;
  bytes: number;
}

/** An account that is going: nobody can sign in to it any more, and what is left of it is being destroyed. */
export interface DeletionTable {
  user_id: string;
  /** The tenant of their own. */
  tenant_id: string;
  /** The company that is closed with it; null for everybody but an owner who was alone in it. */
  company_id: string | null;
  /** Sealed: where to write once it is done. */
  email: Uint8Array;
  /** Address and user agent of who asked, sealed. */
  origin: Uint8Array;
  requested_at: number;
  /** Nobody else may work on it before this. */
  lease_until: number;
}

/** The words of an agreement, once however many accepted it. */
export interface AgreementTextTable {
  /** SHA-256 of the text, in hexadecimal. */
  digest: string;
  text: Uint8Array;
}

export interface AgreementAcceptanceTable {
  id: string;
  tenant_id: string;
  version: string;
  text_digest: string;
  /** Sealed JSON: for whom it was accepted, by name and title. */
  party: Uint8Array;
  accepted_by: string;
  accepted_at: number;
  /** Set once the tenant is closed: until when the paper is kept. */
  keep_until: number | null;
}

export interface JobLeaseTable {
  name: string;
  holder: string;
  held_until: number;
  /** The last turn that was done to its end, for example a day. */
  done_for: string;
}

/** What was destroyed and is not yet told outside the database. */
export interface DestroyedKeyTable {
  id: string;
  kind: 'chat' | 'account' | 'company';
}

/** Until when the trial of an address lasted whose account is gone. */
export interface SpentTrialTable {
  email_index: string;
  ends_on: number;
}

/** People and tenants that were destroyed, for ever: ids that name nobody any more. */
export interface TombstoneTable {
  id: string;
}

/** The tables of data in people's own hands, and of the agreement about it. */
export interface OwnDataTables {
  storage_use: StorageUseTable;
  deletions: DeletionTable;
  agreement_texts: AgreementTextTable;
  agreement_acceptances: AgreementAcceptanceTable;
  job_leases: JobLeaseTable;
  destroyed_keys: DestroyedKeyTable;
  spent_trials: SpentTrialTable;
  tombstones: TombstoneTable;
}
