/** One person's leave to read another's charts of their company, for an hour. */
export interface EmergencyAccessTable {
  id: string;
  tenant_id: string;
  /** Whose charts. */
  subject_id: string;
  opened_by: string;
  /** Sealed: it can tell of a patient. */
  reason: Uint8Array;
  opened_at: number;
  expires_at: number;
  /** When it was closed, or, once the next one is opened, when it ran out; null until then. */
  closed_at: number | null;
  /** See `row-seal.ts`. */
  seal: string | null;
}

export interface EmergencyTables {
  emergency_access: EmergencyAccessTable;
}
