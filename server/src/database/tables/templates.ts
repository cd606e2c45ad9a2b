export interface NoteTemplateTable {
  id: string;
  tenant_id: string;
  /** Null: the company's. */
  owner_id: string | null;
  /** Name and headings as JSON, sealed with the tenant's key. */
  body: Uint8Array;
  created_at: number;
  updated_at: number;
}

export interface TemplateTables {
  note_templates: NoteTemplateTable;
}
