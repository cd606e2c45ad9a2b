/** An identity provider of a company. */
export interface SsoProviderTable {
  id: string;
  tenant_id: string;
  /** Everything about it, sealed; whose it is stands there again. */
  content: Uint8Array;
  /** What came of the last time that somebody of the company tried it, sealed. */
  trial: Uint8Array | null;
  created_at: number;
}

/** A mail domain of which a company says that it is theirs. */
export interface SsoDomainTable {
  id: string;
  tenant_id: string;
  /** A keyed hash. */
  domain_index: string;
  /** The domain and what its record has to say, sealed; whose it is stands there again. */
  content: Uint8Array;
  /** When its record was first found; null while the company has not shown anything. */
  verified_at: number | null;
  checked_at: number | null;
  /** Since when a record that was found once is missing. */
  missing_since: number | null;
}

/** A sign-in that is under way at a company's provider. */
export interface SsoAttemptTable {
  /** Hash of the secret that stays in the tab which began it. */
  id: string;
  provider_id: string;
  /** Hash of the id of the request that the provider was sent. */
  request_index: string;
  /** Sealed. */
  content: Uint8Array;
  /** Hash of what the browser was sent back with; null until the provider has answered. */
  ticket: string | null;
  /** Who came, sealed. */
  answer: Uint8Array | null;
  expires_at: number;
}

/** Assertions that were believed once, for as long as somebody could believe them again. */
export interface SsoAssertionTable {
  provider_id: string;
  /** A keyed hash of its id. */
  assertion_index: string;
  expires_at: number;
}

/** A person of a provider who is to be linked with an account once its mailbox says so. */
export interface SsoLinkTable {
  /** Hash of the token of the mailed link. */
  id: string;
  provider_id: string;
  /** Sealed. */
  content: Uint8Array;
  expires_at: number;
}

/** Somebody without an account who came by a company's provider, and waits for its owner. */
export interface SsoRequestTable {
  id: string;
  tenant_id: string;
  /** A keyed hash. */
  email_index: string;
  /** Who they are, and whether they were let in; sealed. */
  content: Uint8Array;
  expires_at: number;
}

/** The tables of companies' own sign-in. */
export interface SsoTables {
  sso_providers: SsoProviderTable;
  sso_domains: SsoDomainTable;
  sso_attempts: SsoAttemptTable;
  sso_assertions: SsoAssertionTable;
  sso_links: SsoLinkTable;
  sso_requests: SsoRequestTable;
}
