/** EHRs that operators connected, and what people have opened in them. */
export interface EmrConnectionTable {
  id: string;
  /** Whose people may use it; null for everybody's. */
  tenant_id: string | null;
  state: 'untried' | 'working' | 'failing';
  last_contact_at: number | null;
  created_at: number;
  /** Addresses, client and secret, and what its server can; sealed together with whose it is. */
  body: Uint8Array;
}

/** Launches under way, known by the hash of their tab's secret only. */
export interface EmrAttemptTable {
  id: string;
  tenant_id: string;
  owner_id: string;
  connection_id: string;
  expires_at: number;
  /** Sealed: the hash of the state, and the verifier of PKCE. */
  body: Uint8Array;
}

export interface EmrLaunchTable {
  id: string;
  tenant_id: string;
  owner_id: string;
  connection_id: string;
  created_at: number;
  /** When it was last used. */
  touched_at: number;
  /** From when on the EHR has to be asked again; null where it did not say. */
  ends_at: number | null;
  /** A keyed fingerprint of server and patient, within one tenant. */
  patient_index: string;
  /** Sealed: patient, visit, and what was granted. */
  body: Uint8Array;
  /** Sealed; null once they are forgotten. */
  tokens: Uint8Array | null;
  /** Rises with each renewal. */
  tokens_version: number;
  /** Until when one process has the renewal to itself. */
  renewing_until: number;
}

/** Whose record a chat belongs to, for good. */
export interface EmrChatTable {
  chat_id: string;
  tenant_id: string;
  owner_id: string;
  connection_id: string;
  /** The launch that it was bound by, or one of the same patient since; null once that is closed. */
  launch_id: string | null;
  bound_at: number;
  patient_index: string;
  /** Sealed: server and patient. */
  body: Uint8Array;
}

export interface EmrTables {
  emr_connections: EmrConnectionTable;
  emr_attempts: EmrAttemptTable;
  emr_launches: EmrLaunchTable;
  emr_chats: EmrChatTable;
}
