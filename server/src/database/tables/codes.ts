export interface CodeTableTable {
  id: string;
  /** One of the engine's kinds of tables. */
  kind: string;
  version: string;
  /** Which file of a publication in several parts; empty where it is one. */
  part: string;
  /** ISO dates; null where it is open on that side. */
  valid_from: string | null;
  valid_to: string | null;
  entries: number;
  file_name: string;
  /** Of the packed bytes before they were compressed, in hexadecimal. */
  sha256: string;
  packed_bytes: number;
  /** JSON, a list of sentences. */
  remarks: string;
  imported_at: number;
  /** A user's id, or the command line's name. */
  imported_by: string;
}

export interface CodeTableChunkTable {
  table_id: string;
  position: number;
  /** A stretch of the compressed bytes. */
  body: Uint8Array;
}

export interface CodeLibraryTable {
  id: string;
  /** Grows with each change of the tables. */
  changes: number;
}

export interface CodeTables {
  code_tables: CodeTableTable;
  code_table_chunks: CodeTableChunkTable;
  code_library: CodeLibraryTable;
}
