export interface PhraseTable {
  id: string;
  tenant_id: string;
  /** Null: the company's. */
  owner_id: string | null;
  /** Name, words and description as JSON, sealed with the tenant's key. */
  body: Uint8Array;
  created_at: number;
  updated_at: number;
}

export interface PhraseTables {
  phrases: PhraseTable;
}
