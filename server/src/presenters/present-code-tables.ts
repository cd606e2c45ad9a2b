import type { Message } from '@notewright/engine/message';
import type { WithMessages } from '../language/localizable.ts';
import type { operator } from '@notewright/contract';
import type { ReadTable } from '../codes/table-importer.ts';
import type { StoredCodeTable } from '../store/codes/code-table-store.ts';

type Kind = operator.CodeTable['kind'];

/** Imported tables as an operator sees them: the parts of one version as one. @param names Who an id is; null when gone */
export function presentCodeTables(
  tables: readonly StoredCodeTable[],
  names: ReadonlyMap<string, Message | string>,
): WithMessages<operator.CodeTable, 'imported_by'>[] {
  const byVersion = Map.groupBy(tables, ({ kind, version }) => `${kind} ${version}`);
  return [...byVersion.values()].flatMap((parts) => {
    const [first] = parts;
    if (first === undefined) return [];
    const last = parts.reduce((newest, part) => (part.importedAt > newest.importedAt ? part : newest), first);
    return [
      {
        id: first.id,
        // The engine's own word, which the import has written.
        kind: first.kind as Kind,
        version: first.version,
        from: first.from,
        to: first.to,
        entries: parts.reduce((sum, { entries }) => sum + entries, 0),
        file_names: parts.map(({ fileName }) => fileName),
        imported_on: new Date(last.importedAt).toISOString(),
        imported_by: names.get(last.importedBy) ?? null,
        remarks: [...new Set(parts.flatMap(({ remarks }) => remarks))],
      },
    ];
  });
}

/** A table that was imported just now. */
export function presentImportedTable({ table, change, seconds }: ReadTable): operator.ImportedTable {
  const { kind, version, from, to, entries, fileName, remarks } = table;
  return {
    kind: kind as Kind,
    version,
    from,
    to,
    entries,
    file_name: fileName,
    change:
      change === null
        ? null
        : {
            version_before: change.versionBefore,
            added: change.added,
            removed: change.removed,
            changed: change.changed,
          },
    remarks: [...remarks],
    seconds: Math.round(seconds * 10) / 10,
  };
}
