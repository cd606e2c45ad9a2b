import path from 'node:path';

/** How a file is redacted: as text of a kind, in pieces if it is large, or as a document in its own format. */
export type FileKind = 'text' | 'csv' | 'jsonl' | 'json' | 'hl7' | 'document';

const endings: Readonly<Record<FileKind, readonly string[]>> = {
  text: ['.txt', '.text', '.md', '.markdown'],
  csv: ['.csv', '.tsv', '.tab'],
  jsonl: ['.jsonl', '.ndjson'],
  json: ['.json'],
  hl7: ['.hl7'],
  document: ['.docx', '.doc', '.pdf', '.html', '.htm', '.svg', '.png', '.jpg', '.jpeg', '.gif', '.webp'],
};

const kinds = new Map(
  Object.entries(endings).flatMap(([kind, list]) => list.map((ending) => [ending, kind as FileKind])),
);

/** The kind of a file by its name; null when it is none that can be redacted. */
export function kindOf(name: string): FileKind | null {
  return kinds.get(path.extname(name).toLowerCase()) ?? null;
}
