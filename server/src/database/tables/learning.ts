export interface LearnedPreferenceTable {
  tenant_id: string;
  owner_id: string;
  /** Whether Learning Mode is on, what was learned, what is offered to the company and the credentials last signed with, as JSON, sealed with the tenant's key. */
  body: Uint8Array;
  updated_at: number;
}

export interface LearningTables {
  learned_preferences: LearnedPreferenceTable;
}
