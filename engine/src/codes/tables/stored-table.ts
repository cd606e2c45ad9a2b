/** The kinds of tables that can be imported. */
export const tableKinds = ['icd10cm', 'icd10cm-notes', 'hcpcs', 'cpt', 'ncci-ptp', 'mue', 'hcc'] as const;
export type TableKind = (typeof tableKinds)[number];

/** A table as it is kept once imported. */
export interface StoredTable {
  readonly kind: TableKind;
  /** For a person: `FY2027`, `2026 Q4`. Parts of one publication (NCCI ships its edits in four files) have the same. */
  readonly version: string;
  /** The first and the last day on which it holds (ISO dates); null where it is open on that side. */
  readonly from: string | null;
  readonly to: string | null;
  /** What `writePacked` made; it may lie in memory that threads share. */
  readonly packed: Uint8Array;
}
