/** What a company's owner decided about the organisation's directory. */
export interface ScimDirectoryTable {
  tenant_id: string;
  /** 1 while groups give roles. */
  is_on: number;
  /** Which group gives which role, as JSON, sealed. */
  group_roles: Uint8Array;
  /** When it was stopped, since it wanted to remove more people than is usual. */
  stopped_at: number | null;
  /** Until when it may remove as many as it wants. */
  allowed_until: number;
  /** See `row-seal.ts`. */
  seal: string;
}

export interface ScimTokenTable {
  id: string;
  tenant_id: string;
  token_hash: string;
  made_by: string;
  made_at: number;
  expires_at: number;
  last_used_at: number | null;
  /** See `row-seal.ts`. */
  seal: string;
}

/** Somebody whom a directory knows. */
export interface ScimPersonTable {
  id: string;
  tenant_id: string;
  /** Keyed hash of the name, which is an address. */
  user_name_index: string;
  /** The account that is or was a member; null of who never accepted. */
  user_id: string | null;
  /** What the directory said of them, as JSON, sealed. */
  content: Uint8Array;
  version: number;
  created_at: number;
  changed_at: number;
  /** See `row-seal.ts`. */
  seal: string;
}

/** A member whom a directory took out of the company; kept for the hour in which they are counted. */
export interface ScimRemovalTable {
  id: string;
  tenant_id: string;
  person_id: string;
  removed_at: number;
}

export interface ScimGroupTable {
  id: string;
  tenant_id: string;
  /** Its names, its company and who is in it, as JSON, sealed. */
  content: Uint8Array;
  version: number;
  created_at: number;
  changed_at: number;
}

export interface ScimTables {
  scim_directories: ScimDirectoryTable;
  scim_tokens: ScimTokenTable;
  scim_people: ScimPersonTable;
  scim_removals: ScimRemovalTable;
  scim_groups: ScimGroupTable;
}
