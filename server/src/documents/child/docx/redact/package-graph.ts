import { DocumentProblem } from '../../../document-reader.ts';
import { decodeXml } from '../decode-xml.ts';
import type { XmlBudget } from '../scan-xml.ts';
import type { OfficePackage } from '../unpack-package.ts';
import { isMissed, kindOfPart, type PartKind } from './part-kinds.ts';
import { parseRelationships, relationshipsPartOf, resolveTarget, type Relationship } from './relationships.ts';

/** A part that stays, with what leads on from it. */
export interface KeptPart {
  readonly name: string;
  readonly kind: Exclude<PartKind, 'gone'>;
  readonly relationships: readonly Relationship[] | null;
}

export interface PackageGraph {
  /** By name, beginning with the package itself, whose name is empty and which has relationships only. */
  readonly parts: ReadonlyMap<string, KeptPart>;
  /** How many embedded files and objects leave. */
  readonly missed: number;
  /** The name that a target means, as it is written in the package, or null when there is no such part. */
  readonly find: (from: string, target: string) => string | null;
}

/**
 * Follows the relationships from the package to every part that stays. What nothing leads to is no part of the
 * document, and stays behind.
 */
export async function walkPackage(source: OfficePackage, budget: XmlBudget): Promise<PackageGraph> {
  // Names are the same whatever their case (ECMA-376 part 2, 6.2.2.3).
  const written = new Map([...source.names].map((name) => [name.toLowerCase(), name]));
  const find = (from: string, target: string): string | null =>
    written.get(resolveTarget(from, target).toLowerCase()) ?? null;
  const parts = new Map<string, KeptPart>();
  const gone = new Set<string>();
  const open: { name: string; kind: KeptPart['kind'] }[] = [{ name: '', kind: 'plain' }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { name } = next;
    if (parts.has(name)) continue;
    const relationshipsPart = written.get(relationshipsPartOf(name).toLowerCase());
    const relationships =
      relationshipsPart === undefined
        ? null
        : parseRelationships(decodeXml(await source.read(relationshipsPart)), budget);
    parts.set(name, { ...next, relationships });
    for (const { type, target, external } of relationships ?? []) {
      const found = external ? null : find(name, target);
      const kind = kindOfPart(type, found ?? '');
      if (kind !== 'gone' && found !== null) open.push({ name: found, kind });
      else if (isMissed(type)) gone.add(found ?? target);
    }
  }
  if (parts.get('word/document.xml')?.kind !== 'words') throw new DocumentProblem('file_damaged');
  return { parts, missed: gone.size, find };
}
